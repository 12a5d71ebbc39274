import CopyKernel

/// A place in a document as the protocol counts: both from 0, `character` in the units that were agreed on.
struct Position: Equatable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Nil where `node` is no position.
  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.integer, let character = node?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

/// What `character` of a position counts.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

extension JSONWriter {
  mutating func position(_ key: StaticString, _ position: Position) {
    object(key) {
      $0.field("line", position.line)
      $0.field("character", position.character)
    }
  }

  mutating func range(_ key: StaticString, _ range: (start: Position, end: Position)) {
    object(key) {
      $0.position("start", range.start)
      $0.position("end", range.end)
    }
  }
}

/// Names of documents. Files have paths; other documents are known by name alone.
enum DocumentURI {
  /// The path of a `file:` URI, or of another document the path as far as it has one, whose last name chooses the format.
  static func path(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    var rest = uri[uri.index(after: colon)...]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // The host, which is empty or this one.
      rest = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
    }
    let path = decoded(rest.prefix { $0 != "?" && $0 != "#" })
    return path.isEmpty ? nil : path
  }

  static func isFile(_ uri: String) -> Bool { uri.prefix(5).lowercased() == "file:" }

  /// Percent signs and two digits stand for bytes (RFC 3986); others for themselves.
  private static func decoded(_ text: Substring) -> String {
    var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import CopyModel

/// What a catalogue says of itself: the text whose `msgid` is empty, which comes first.
struct GettextHeader {
  /// An encoding by name.
  struct Charset {
    var name: String
    /// UTF-8 or ASCII, or the word that templates have in place of a name.
    var isUnicode: Bool { ["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(name.lowercased()) }
  }

  private let fields: [(name: String, value: String)]

  /// Bytes of a header beyond which something else must be meant.
  private static let longest = 65_536

  /// Reads the header at the start of `text`, in any encoding that has ASCII in its bytes.
  init(_ text: Bytes) {
    var (written, isHeader, isValue) = ([UInt8](), false, false)
    var lines = LineCursor(text.slice(0..<min(text.count, Self.longest)))
    reading: while let range = lines.next() {
      let line = text.slice(text.trimmed(range))
      switch true {
      case line.hasLiteral("msgid", at: 0):
        guard !isValue, line.count > 1, line.hasLiteral("\"\"", at: line.count - 2) else { break reading }
        isHeader = true
      case line.hasLiteral("msgstr", at: 0) && isHeader:
        isValue = true
        Self.append(line, to: &written)
      case line.first == .quote:
        guard isValue else { break reading }
        Self.append(line, to: &written)
      default:
        if isHeader { break reading }
      }
    }
    fields = String(decoding: written, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return (line[..<colon].lowercased(), String(value))
    }
  }

  /// Appends what stands between the first and the last quotation mark of a line.
  private static func append(_ line: Bytes, to result: inout [UInt8]) {
    guard let first = line.firstIndex(of: .quote), let last = line.lastIndex(of: .quote) else { return }
    var position = first + 1
    while position < last {
      if line[position] == UInt8(ascii: "\\"), position + 1 < last {
        result.append(line[position + 1] == UInt8(ascii: "n") ? 10 : line[position + 1])
        position += 2
      } else {
        result.append(line[position])
        position += 1
      }
    }
  }

  private func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The encoding that the file declares.
  var charset: Charset? {
    guard let type = field("content-type") else { return nil }
    for part in type.split(whereSeparator: { $0 == ";" || $0 == " " }) where part.lowercased().hasPrefix("charset=") {
      let name = part.dropFirst("charset=".count)
      return name.isEmpty ? nil : Charset(name: String(name))
    }
    return nil
  }

  /// The language of the texts.
  var locale: LocaleTag? { field("language").flatMap { LocaleName.tag($0.prefix { $0 != "@" && $0 != "." }) } }

  /// The language of the program.
  var sourceLocale: LocaleTag? { field("x-source-language").flatMap { LocaleName.tag($0) } }

  /// How many plural forms there are, and which number has which; nil where the header doesn’t say.
  var plurals: GettextPlurals? { field("plural-forms").flatMap { GettextPlurals($0) } }
}

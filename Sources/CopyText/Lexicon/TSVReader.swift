package import CopyModel
import Lexicons

/// A file of `Lexicons/` that is part of the program.
package struct EmbeddedFile: Sendable {
  /// The path below `Lexicons/`, such as `en/words.bin`.
  package let name: String

  /// The bytes as they lie in the program; they are never copied or freed.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// The same as text in UTF-8, which most of them are.
  package var text: Bytes { Bytes(bytes.bindMemory(to: UInt8.self)) }

  private init(_ file: LexiconFile) {
    name = String(cString: file.name)
    bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
  }

  /// The file with this name, or nil if no such file is embedded.
  package init?(named name: String) {
    guard let file = lexicon_file_named(name) else { return nil }
    self.init(file.pointee)
  }

  /// Every embedded file, in the order of names.
  package static var all: [EmbeddedFile] {
    (0..<lexicon_file_count()).map { EmbeddedFile(lexicon_file_at($0).pointee) }
  }
}

/// Reads the embedded tables: lines of cells between tabs, `#` starts a comment line.
package struct TSVReader {
  let text: Bytes

  /// The table of that name. Its absence is a mistake in the build.
  package init(named name: String) {
    guard let file = EmbeddedFile(named: name) else { preconditionFailure("\(name) isn’t embedded") }
    text = Bytes(start: file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count: file.bytes.count)
  }

  /// A table in memory that outlives the reader.
  package init(_ text: Bytes) { self.text = text }

  /// Calls `body` with the first three cells of each line; cells that are missing are empty.
  package func forEachRow(_ body: (_ first: Bytes, _ second: Bytes, _ third: Bytes) -> Void) {
    var position = 0
    while position < text.count {
      let end = self.end(of: 0x0A, from: position, to: text.count)
      defer { position = end + 1 }
      guard end > position, text[position] != UInt8(ascii: "#") else { continue }
      let tab = self.end(of: 0x09, from: position, to: end)
      let second = min(tab + 1, end)
      let secondEnd = self.end(of: 0x09, from: second, to: end)
      let third = min(secondEnd + 1, end)
      body(
        text.slice(position..<tab), text.slice(second..<secondEnd),
        text.slice(third..<self.end(of: 0x09, from: third, to: end)))
    }
  }

  /// Calls `body` with all cells of each line.
  package func forEachLine(_ body: ([String]) -> Void) {
    for line in text.text.split(separator: "\n") where !line.hasPrefix("#") {
      body(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }

  private func end(of mark: UInt8, from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, text[index] != mark { index += 1 }
    return index
  }
}

extension Bytes {
  /// Calls `body` with each run of bytes between spaces.
  func forEachWord(_ body: (Bytes) -> Void) { forEachPiece(between: 0x20, body) }

  /// Calls `body` with each run of bytes between marks of one kind.
  package func forEachPiece(between mark: UInt8, _ body: (Bytes) -> Void) {
    var position = 0
    while position < count {
      var end = position
      while end < count, self[end] != mark { end += 1 }
      if end > position { body(slice(position..<end)) }
      position = end + 1
    }
  }
}

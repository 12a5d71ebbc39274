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

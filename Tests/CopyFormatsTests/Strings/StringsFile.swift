@testable import CopyFormats
@testable import CopyModel

/// A strings file read from memory, for tests to look into.
struct StringsFile {
  let catalog: Catalog
  let disk: [UInt8]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    disk = bytes
    catalog = StringsFormat().read(SourceText(ByteBuffer(bytes)), path: "a.strings", locale: .english)
  }

  /// `text` on disk in `encoding`, with a byte-order mark or without.
  init(_ text: String, _ encoding: TextEncoding, hasMark: Bool = true) {
    self.init(bytes: Self.bytes((hasMark ? "\u{FEFF}" : "") + text, encoding))
  }

  static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8, .legacy: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  /// `key=value` of each entry.
  var pairs: [String] { catalog.entries.map { "\(string($0.key))=\(string($0.value))" } }
  var values: [String] { catalog.entries.map { string($0.value) } }
  var comments: [String] { catalog.entries.map { string($0.comment) } }
  var messages: [String] { catalog.problems.map(\.message) }

  func string(_ slice: TextSlice) -> String { catalog.bytes(slice).text }

  /// Line and column, in scalars and from 1, of each problem in a UTF-8 file.
  var places: [String] { catalog.problems.map { place(of: $0.span.offset) } }

  func place(of offset: Int) -> String {
    let before = String(decoding: disk[..<offset], as: UTF8.self).unicodeScalars
    let line = before.count { $0 == "\n" }
    let column = before.reversed().prefix { $0 != "\n" }.count
    return "\(line + 1):\(column + 1)"
  }

  /// The file after the edits that make `splices` of the entry at `index`, or nil when it can't be edited.
  func edited(_ index: Int, _ splices: [Splice]) -> [UInt8]? {
    let edits = StringsFormat().edits(for: splices, of: catalog.entries[index], in: catalog)
    return edits.map { edits in
      var result = disk
      for edit in edits.sorted(by: { $0.span.offset > $1.span.offset }) {
        result.replaceSubrange(edit.span.offset..<edit.span.end, with: edit.bytes)
      }
      return result
    }
  }

  /// The file after the whole value of the entry at `index` became `text`.
  func replacing(_ index: Int, with text: String) -> [UInt8]? {
    edited(index, [Splice(0..<catalog.entries[index].value.count, text)])
  }
}

package import CopyFiles
import CopyKernel
import CopyModel

/// Writes a phrase into `allow` of a configuration, and leaves all else of it as it stands.
///
/// What is written is read again first: only a file that allows the phrase besides, and says all else as before, is written.
package enum AllowInsertion {
  /// The file has a shape in which no place for the phrase was found.
  package struct Failure: Error, CustomStringConvertible {
    let path, phrase: String

    package var description: String { "“\(phrase)” can’t be added to \(path). Write it under “allow” there" }
  }

  /// The configuration to write to for the file at `path`: the one that holds for it, or a new one at the root of its project.
  package static func home(of path: String, under configuration: Configuration) throws(FileError) -> String {
    if let own = configuration.files.last { return own.shown }
    let root = try ProjectRoot(ofFolder: Leavings.folder(of: path)).folder
    return AbsolutePath(ConfigurationFinder.fileName, from: root).shown
  }

  /// Adds `phrases` to the configuration at `path`, which is made where there is none.
  package static func write(_ phrases: [String], to path: String) throws {
    let old = FileStatus.exists(at: path) ? try FileReader.read(path) : nil
    var text = old.map { Array($0.bytes) } ?? []
    for phrase in phrases { text = try adding(phrase, to: text, path: path) }
    try text.withUnsafeBufferPointer { try AtomicFile.write(Bytes($0), to: path, expecting: old?.bytes) }
  }

  /// `text`, the configuration at `path`, with `phrase` among what is allowed.
  static func adding(_ phrase: String, to text: [UInt8], path: String) throws -> [UInt8] {
    let absolute = AbsolutePath(path)
    let old = try text.withUnsafeBufferPointer { try ConfigurationLoader.read(Bytes($0), path: absolute) }
    if old.allowed.contains(where: { $0.value == phrase }) { return text }
    let root = try text.withUnsafeBufferPointer { try YAMLNode.read(Bytes($0), path: path) }
    let new = AllowLines(text: text, root: root).adding(phrase)
    guard let new, try isSame(new, as: root, with: phrase, path: path) else {
      throw Failure(path: path, phrase: phrase)
    }
    return new
  }

  /// Whether `text` says what `root` says, and allows `phrase` besides.
  private static func isSame(_ text: [UInt8], as root: YAMLNode, with phrase: String, path: String) throws -> Bool {
    guard let new = try? text.withUnsafeBufferPointer({ try YAMLNode.read(Bytes($0), path: path) }) else {
      return false
    }
    let before = root[AllowLines.key]?.texts.compactMap(\.text) ?? []
    let after = new[AllowLines.key]?.texts.compactMap(\.text) ?? []
    func others(_ node: YAMLNode) -> [(key: YAMLNode, value: YAMLNode)] {
      node.members.filter { $0.key.text != AllowLines.key }
    }
    return after == before + [phrase]
      && others(root).elementsEqual(others(new)) { $0.key.says($1.key) && $0.value.says($1.value) }
  }
}

extension YAMLNode {
  /// Whether both say the same, wherever they stand.
  fileprivate func says(_ other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.text(let left), .text(let right)): left == right
    case (.nothing, .nothing): true
    case (.list(let left), .list(let right)): left.elementsEqual(right) { $0.says($1) }
    case (.mapping(let left), .mapping(let right)):
      left.elementsEqual(right) { $0.key.says($1.key) && $0.value.says($1.value) }
    default: false
    }
  }
}

/// Finds the place for one more phrase in the lines of a configuration, by where its reader saw the others.
struct AllowLines {
  static let key = "allow"

  let text: [UInt8]
  let root: YAMLNode

  /// The text with `phrase` where people would write it; nil where no such place is seen.
  func adding(_ phrase: String) -> [UInt8]? {
    let scalar = Self.quoted(phrase)
    guard let member = root.members.first(where: { $0.key.text == Self.key }) else {
      let gap = text.isEmpty ? "" : text.last == 0x0A ? "\n" : "\n\n"
      return inserting("\(gap)\(Self.key):\n  - \(scalar)\n", at: text.count)
    }
    switch member.value.content {
    case .nothing: return insertingLine("  - \(scalar)", behind: member.key.place)
    case .list(let elements):
      guard let last = elements.last else { return inList(scalar, behind: member.value) }
      return asLine(scalar, behind: last) ?? inList(", \(scalar)", behind: last)
    case .text(let old):
      // One word stands for a list of it.
      guard let start = offset(of: member.value.place), text[start...].starts(with: old.utf8) else { return nil }
      return inserting(", \(scalar)]", at: start + old.utf8.count).map { Self.inserting("[", at: start, into: $0) }
    case .mapping: return nil
    }
  }

  /// A line of its own beneath an element that has one: “- phrase”.
  private func asLine(_ scalar: String, behind element: YAMLNode) -> [UInt8]? {
    guard let start = offset(of: element.place) else { return nil }
    let line = lineStart(start)
    let before = String(decoding: text[line..<start], as: UTF8.self)
    guard before.contains("-"), before.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
    return insertingLine(before + scalar, behind: element.place)
  }

  /// Before the bracket that ends a list on its line.
  private func inList(_ words: String, behind node: YAMLNode) -> [UInt8]? {
    guard let start = offset(of: node.place), let end = text[start...].firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    return inserting(words, at: end)
  }

  private func insertingLine(_ line: String, behind place: ConfigurationPlace) -> [UInt8]? {
    guard let start = offset(of: place) else { return nil }
    guard let end = text[start...].firstIndex(of: 0x0A) else { return inserting("\n\(line)\n", at: text.count) }
    return inserting("\(line)\n", at: end + 1)
  }

  private func inserting(_ words: String, at offset: Int) -> [UInt8]? { Self.inserting(words, at: offset, into: text) }

  private static func inserting(_ words: String, at offset: Int, into text: [UInt8]) -> [UInt8] {
    Array(text[..<offset]) + words.utf8 + text[offset...]
  }

  // MARK: Places

  /// The byte at a line and column; nil beyond the end.
  private func offset(of place: ConfigurationPlace) -> Int? {
    var (line, start) = (1, 0)
    while line < place.line {
      guard let end = text[start...].firstIndex(of: 0x0A) else { return nil }
      (line, start) = (line + 1, end + 1)
    }
    var (offset, column) = (start, 1)
    while column < place.column, offset < text.count {
      offset += 1
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset <= text.count ? offset : nil
  }

  private func lineStart(_ offset: Int) -> Int { text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }

  /// A phrase as a scalar: plain where it is nothing but words, else in quotation marks.
  private static func quoted(_ phrase: String) -> String {
    let isPlain = phrase.utf8.allSatisfy { $0 == 0x20 || $0 >= 0x80 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    if isPlain, phrase.first != " ", phrase.last != " ", !words.contains(phrase.lowercased()) { return phrase }
    return "\"" + phrase.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// What YAML may take for something else than words.
  private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
}

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

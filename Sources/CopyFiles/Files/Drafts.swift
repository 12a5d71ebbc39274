package import CopyModel

/// Files as a run would leave them: those that it edits in memory, all others as they lie on disk.
package struct Drafts: Sendable {
  /// By real path: a base may be reached by another name than the file that is edited.
  private var files: [[UInt8]: ByteBuffer] = [:]

  package init() {}

  /// The bytes of the file at `path`.
  package func read(_ path: String) throws(FileError) -> ByteBuffer {
    if let draft = draft(of: path) { return draft }
    return try FileReader.read(path)
  }

  /// The bytes that the file at `path` is to have; nil where it stays as it is.
  package func draft(of path: String) -> ByteBuffer? {
    guard !files.isEmpty, let real = try? RealPath.bytes(of: path) else { return nil }
    return files[real]
  }

  /// Forgets what the file at `path` was to hold: it stays as it is.
  package mutating func drop(_ path: String) {
    guard let real = try? RealPath.bytes(of: path) else { return }
    files[real] = nil
  }

  /// Takes in what the file at `path` is to hold.
  package mutating func put(_ bytes: ByteBuffer, at path: String) throws(FileError) {
    files[try RealPath.bytes(of: path, for: .write)] = bytes
  }
}

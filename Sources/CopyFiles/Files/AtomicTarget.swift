#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file that an atomic write replaces or makes.
///
/// A link is written through as long as it stays inside the project it lies in (`ProjectRoot`): what somebody checks out
/// must not decide which files of theirs are written to.
struct AtomicTarget {
  /// The path as the user knows it.
  let shown: String
  /// The path without symbolic links: a link is written through, not replaced.
  let path: String
  /// The folder of `path`, without a slash at the end unless it is `/`.
  let folder: String
  /// The old file; nil if there is none.
  let status: FileStatus?

  /// Finds what stands at `path`. Only files that may be written to are accepted, or a free name in a folder.
  init(_ path: String) throws(FileError) {
    shown = path
    let isNew = !FileStatus.exists(at: path)
    if isNew {
      status = nil
      self.path = try Self.newPath(path)
    } else {
      try Self.refuseLinkOutside(path)
      status = try Self.writableFile(path)
      self.path = try Self.text(RealPath.bytes(of: path, for: .write), shown: path)
    }
    folder = Self.split(self.path).folder
  }

  private static func refuseLinkOutside(_ path: String) throws(FileError) {
    guard FileStatus.kind(ofEntry: path) == .link else { return }
    let real = try RealPath.bytes(of: path, for: .write)
    guard try ProjectRoot(ofFolder: split(path).folder).contains(real) else { throw FileError(.write, path, .outside) }
  }

  private static func writableFile(_ path: String) throws(FileError) -> FileStatus {
    let status = try FileStatus(of: path, for: .write)
    if status.kind == .folder { throw FileError(.write, path, .folder) }
    if status.kind != .file { throw FileError(.write, path, .device) }
    // A rename asks for leave of the folder alone, so that a file that was made read-only has to be asked about.
    if access(path, W_OK) != 0 {
      throw errno == EACCES || errno == EPERM ? FileError(.write, path, .readOnly) : .system(.write, path)
    }
    return status
  }

  private static func newPath(_ path: String) throws(FileError) -> String {
    let (folder, name) = split(path)
    // Asked by the path itself, so that the error names what the user typed.
    guard !name.isEmpty, let real = try? RealPath.bytes(of: folder) else {
      throw FileError(.write, path, .system(code: ENOENT))
    }
    let parent = try text(real, shown: path)
    return parent.hasSuffix("/") ? parent + name : "\(parent)/\(name)"
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static func text(_ bytes: [UInt8], shown: String) throws(FileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw FileError(.write, shown, .nameNotUTF8) }
    return text
  }
}

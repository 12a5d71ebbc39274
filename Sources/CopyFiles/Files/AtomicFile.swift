package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file as a whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which gets the mode, owner and group of the old file, is synced,
/// read back, and renamed over it. A symbolic link is written through. Access lists and extended attributes are not
/// kept, and other hard links to the old file keep the old content, as with every rename.
package enum AtomicFile {
  /// What to say once the file at `path` is written: that other names of it keep the old content. Nil where it has none.
  package static func remark(beforeWriting path: String) -> String? {
    guard let names = try? FileStatus(of: path, for: .write).names, names > 1 else { return nil }
    let others =
      names == 2
      ? "Another name (hard link) of the file keeps" : "\(names - 1) other names (hard links) of the file keep"
    return "“\(path)” is written. \(others) the old copy"
  }

  /// Writes `bytes` to `path`.
  ///
  /// - Parameter old: what was read from the file. If that is not what the file holds now, somebody else wrote to it:
  ///   `FileError.Cause.changed` is thrown and nothing is written. Nil means that whatever is there may go.
  package static func write(_ bytes: Bytes, to path: String, expecting old: Bytes?) throws(FileError) {
    let target = try AtomicTarget(path)
    // Asked first, lest a large file is written in vain, and last, to leave as little time as possible between.
    try check(target, holds: old)
    let temporary = try TemporaryFile(for: target)
    try temporary.write(bytes)
    try temporary.sync()
    guard try holds(temporary.path, bytes, shown: path) else { throw FileError(.write, path, .notAsWritten) }
    try check(target, holds: old)
    try temporary.replaceTarget()
  }

  private static func check(_ target: AtomicTarget, holds old: Bytes?) throws(FileError) {
    guard let old else { return }
    guard let status = target.status, status.size == old.count,
      try holds(target.path, old, shown: target.shown)
    else { throw FileError(.write, target.shown, .changed) }
  }

  /// Whether the file at `path` has exactly these bytes. Errors call it `shown`.
  private static func holds(_ path: String, _ bytes: Bytes, shown: String) throws(FileError) -> Bool {
    do {
      return try FileReader.holds(path, bytes)
    } catch {
      throw FileError(.write, shown, error.cause)
    }
  }
}

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

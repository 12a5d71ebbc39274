package import CopyModel

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

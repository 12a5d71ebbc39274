import CLeavings
import CopyKernel
import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that grows beside its target and takes its place at once, or leaves no trace.
final class TemporaryFile {
  /// Where it lies as long as it is not in place.
  let path: String
  private let target: AtomicTarget
  private let file: Descriptor
  /// Open before anything is replaced, so that the rename can be made to last.
  private let folder: Descriptor
  /// Where it stands among the files that a signal removes.
  private let slot: Int32
  private var isInPlace = false

  /// Makes an empty file beside `target`, with its mode, owner and group.
  ///
  /// Its name starts with a dot, so that no walk takes it for copy. All errors name the target, which the user knows.
  init(for target: AtomicTarget) throws(FileError) {
    self.target = target
    Leavings.sweep(target.folder)
    path = Leavings.newPath(in: target.folder)
    folder = try Descriptor(target.folder, O_RDONLY | O_DIRECTORY, shownAs: target.shown, for: .write)
    // Until it has the old file's mode, nobody else should be able to read it.
    let mode: mode_t = target.status == nil ? 0o666 : 0o600
    let made = cleavings_create(path, mode)
    guard made.descriptor >= 0 else { throw .system(.write, target.shown) }
    slot = made.slot
    file = Descriptor(taking: made.descriptor, shownAs: target.shown)
    // Tells other runs that this one still writes.
    flock(file.raw, LOCK_EX | LOCK_NB)
    // From here on, `deinit` runs and removes the file whatever happens.
    try takeOver()
  }

  deinit {
    guard !isInPlace else { return }
    unlink(path)
    cleavings_forget(slot)
  }

  /// Adds `bytes` at the end.
  func write(_ bytes: Bytes) throws(FileError) {
    try file.write(bytes)
  }

  /// Makes sure that all is on the disk.
  func sync() throws(FileError) {
    try file.sync()
  }

  /// Replaces the target. If this fails, the target is untouched; if only the folder can't be synced, the new file
  /// is in place but might not outlast a power failure.
  func replaceTarget() throws(FileError) {
    guard rename(path, target.path) == 0 else { throw .system(.write, target.shown) }
    isInPlace = true
    cleavings_forget(slot)
    try folder.sync()
  }

  /// Gives the file the owner, group and mode of the old one, in this order: a new owner costs special bits.
  private func takeOver() throws(FileError) {
    guard let old = target.status else { return }
    let own = try FileStatus(of: file.raw, path: target.shown, for: .write)
    if own.owner != old.owner || own.group != old.group {
      guard fchown(file.raw, old.owner, old.group) == 0 else {
        throw FileError(.write, target.shown, .owner(code: errno))
      }
    }
    guard fchmod(file.raw, old.mode) == 0 else { throw .system(.write, target.shown) }
  }
}

/// Temporary files that a run leaves beside people’s files when it ends in the middle of a write.
///
/// A signal that can be handled removes them (`CLeavings`). What a power failure or SIGKILL leaves, the next run that
/// writes into the folder removes: only files of our own name whose process is gone and that nobody holds locked.
package enum Leavings {
  private static let prefix = ".copydesk-"
  private static let suffix = ".tmp"

  /// Folders that were looked into by this run.
  private static let swept = SweptFolders()

  /// From here on signals that end the process leave nothing behind.
  package static func handleSignals() { cleavings_handle_signals() }

  /// Removes what this run has not finished; then it must end.
  package static func removeAll() { cleavings_remove_all() }

  /// Removes what runs that are gone left in `folder`. Looked into once a run.
  package static func sweep(_ folder: String) {
    guard swept.insert(folder), let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let name = String(cString: start)
      if let process = process(of: name), isGone(process) { remove("\(folder)/\(name)") }
    }
  }

  /// The folder that temporary files of the file at `path` lie in, unless it is a link.
  package static func folder(of path: String) -> String { AbsolutePath(path).folder?.text ?? "/" }

  /// A name that no other file has, which tells the process that writes it.
  static func newPath(in folder: String) -> String {
    "\(folder)/\(prefix)\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))\(suffix)"
  }

  /// The process that made the file `name`; nil where the name isn’t one of ours.
  static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, parts[1].allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLowercase) }),
      let process = pid_t(parts[0]), process > 0
    else { return nil }
    return process
  }

  private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  /// Removes the file unless a process locks it: one of another container isn’t seen among the processes here.
  private static func remove(_ path: String) {
    guard FileStatus.kind(ofEntry: path) == .file,
      let file = try? Descriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, for: .write)
    else { return }
    if flock(file.raw, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}

/// Folders, each once, for all threads.
private final class SweptFolders: @unchecked Sendable {
  private let monitor = Monitor()
  private var folders: Set<String> = []

  /// Whether `folder` is a new one.
  func insert(_ folder: String) -> Bool { monitor.locked { folders.insert(folder).inserted } }
}

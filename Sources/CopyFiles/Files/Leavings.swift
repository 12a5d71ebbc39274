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

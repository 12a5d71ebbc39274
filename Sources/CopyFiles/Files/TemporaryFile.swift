import CLeavings
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

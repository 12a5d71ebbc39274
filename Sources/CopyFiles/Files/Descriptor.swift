package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file that is closed when it goes out of scope.
package struct Descriptor: ~Copyable {
  package let raw: Int32
  /// The name for errors.
  package let shown: String

  /// Opens `path`, which errors call `shown`, with the `O_…` bits of `flags`; a new file gets `mode` less the
  /// process's mask.
  init(
    _ path: String, _ flags: Int32, mode: mode_t = 0o666, shownAs shown: String? = nil, for action: FileError.Action
  ) throws(FileError) {
    self.shown = shown ?? path
    raw = Self.retried { open(path, flags | O_CLOEXEC, mode) }
    guard raw >= 0 else { throw .system(action, shown ?? path) }
  }

  /// Takes over `raw`, which is open; errors call it `shown`.
  package init(taking raw: Int32, shownAs shown: String) { (self.raw, self.shown) = (raw, shown) }

  deinit { close(raw) }

  /// Writes all of `bytes`.
  package func write(_ bytes: Bytes) throws(FileError) {
    try Self.write(bytes, to: raw, path: shown)
  }

  /// Waits until all that was written is on the disk.
  ///
  /// Some file systems can’t do this for folders and say `EINVAL` or `ENOTSUP`: then there is nothing to wait for.
  package func sync() throws(FileError) {
    guard Self.retried({ fsync(raw) }) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw .system(.write, shown)
  }

  /// Writes all of `bytes` to an open file, however many calls that takes.
  package static func write(_ bytes: Bytes, to raw: Int32, path: String) throws(FileError) {
    var rest = bytes
    while let start = rest.baseAddress, rest.count > 0 {
      let written = retried {
        #if canImport(Darwin)
          Darwin.write(raw, start, rest.count)
        #elseif canImport(Glibc)
          Glibc.write(raw, start, rest.count)
        #else
          Musl.write(raw, start, rest.count)
        #endif
      }
      guard written >= 0 else { throw .system(.write, path) }
      rest = rest.slice(from: written)
    }
  }

  /// Calls the system again as long as a signal cut the call short.
  static func retried<Answer: SignedInteger>(_ call: () -> Answer) -> Answer {
    while true {
      let answer = call()
      if answer != -1 || errno != EINTR { return answer }
    }
  }
}

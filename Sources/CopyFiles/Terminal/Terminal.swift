#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands at the other end of the standard streams.
package enum Terminal {
  /// Whether a person sees what is written to, or types what is read from, this open file.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether the terminal can erase a line: `TERM` is set and not `dumb`.
  package static var canErase: Bool {
    guard let name = getenv("TERM") else { return false }
    return strcmp(name, "dumb") != 0
  }
}

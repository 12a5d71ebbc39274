import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where complaints go, and all that is told beside a report.
package enum StandardError {
  /// Writes `text`, which may have more lines than one. Nobody is left to tell when standard error itself is gone.
  package static func write(_ text: String) {
    var text = text
    let cleaned = text.withUTF8 { TerminalText.cleaned(Bytes($0)) }
    cleaned.withUnsafeBufferPointer { try? Descriptor.write(Bytes($0), to: STDERR_FILENO, path: "standard error") }
  }

  /// Writes one line that says who speaks. Line ends inside are shown: names may hold them.
  package static func complain(_ message: some Any, from speaker: String = "copydesk") {
    write("\(speaker): \(TerminalText.line("\(message)"))\n")
  }
}

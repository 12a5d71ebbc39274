package import CopyModel

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

/// Colours for a terminal, or none.
package struct TerminalStyle: Sendable {
  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package func strong(_ text: String) -> String { wrap(text, "1") }
  package func faint(_ text: String) -> String { wrap(text, "2") }
  package func bad(_ text: String) -> String { wrap(text, "31") }
  package func good(_ text: String) -> String { wrap(text, "32") }

  package func paint(_ text: String, for severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "33")
    case .note: wrap(text, "36")
    case .off: text
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? TerminalControl.styled(text, code) : text
  }
}

/// Control characters of our own, which `TerminalText` lets through.
///
/// A seal stands before each. It is drawn anew for each run, so that no copy, key, path, or configuration can have one:
/// whatever comes without it is shown, not obeyed. What is printed doesn’t depend on it.
enum TerminalControl {
  /// What stands before a control character that is meant. It begins with one itself, so that copy that holds
  /// the letters of a seal is looked at no closer than other copy.
  static let seal = "\u{1B}" + String(UInt64.random(in: 0 ... .max), radix: 36)

  /// `text` in the colour or weight that `code` stands for, and plain from there on (SGR of ECMA-48).
  static func styled(_ text: String, _ code: String) -> String {
    "\(seal)\u{1B}[\(code)m\(text)\(seal)\u{1B}[0m"
  }

  /// Takes the line that the cursor is on from the screen: a carriage return, and EL of ECMA-48.
  static let eraseLine = "\(seal)\r\(seal)\u{1B}[K"
}

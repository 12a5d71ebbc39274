import CopyKernel
import CopyModel

/// Text that is safe to show on a terminal: what a terminal would obey is shown instead.
///
/// Control characters of C0 and DEL are shown as their pictures (␛), those of C1, line and paragraph separators, and
/// all that turns the direction of text by their numbers (⟨U+202E⟩), bytes that aren’t UTF-8 as U+FFFD. Tabs and line
/// ends (LF, and CR before LF) stay; so do control characters of our own, by their seal (`TerminalControl`).
package enum TerminalText {
  /// `bytes` as a terminal may get them.
  static func cleaned(_ bytes: Bytes) -> [UInt8] {
    if isClean(bytes) { return Array(bytes) }
    return Array(cleaned(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// `text` on one line: its line ends are shown as well, so that no name can make up a line of its own.
  package static func line(_ text: String) -> String {
    cleaned(String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "\u{240A}" : $0 })))
  }

  /// Whether all of `bytes` may go out as they are.
  static func isClean(_ bytes: Bytes) -> Bool {
    var (last, before): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      if byte < 0x20 ? byte != 0x0A && byte != 0x09 : byte == 0x7F { return false }
      if byte & 0xC0 == 0x80, ControlCharacters.endsWithHidden(before, last, byte) { return false }
      before = last
      last = byte
    }
    return String(validating: bytes, as: UTF8.self) != nil
  }

  private static func cleaned(_ text: String) -> String {
    var (result, rest) = (String.UnicodeScalarView(), text.unicodeScalars[...])
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", let meant = passSeal(&rest) {
        result.append(meant)
      } else if scalar == "\n" || scalar == "\t" || scalar == "\r" && rest.first == "\n" {
        result.append(scalar)
      } else {
        ControlCharacters.appendShown(scalar, to: &result)
      }
    }
    return String(result)
  }

  /// The character behind a seal whose first character was just taken; nil where no seal stands.
  private static func passSeal(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let seal = TerminalControl.seal.unicodeScalars.dropFirst()
    guard rest.starts(with: seal) else { return nil }
    rest = rest.dropFirst(seal.count)
    return rest.popFirst()
  }
}

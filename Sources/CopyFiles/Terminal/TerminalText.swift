import CopyKernel
import CopyModel
import CopyText

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

/// How much room text takes on a terminal.
package enum TextDisplay {
  /// Columns of `text`: two for wide characters, none for marks and what is not shown. What a joiner or a skin tone
  /// adds to an emoji takes no room of its own.
  package static func columns(of text: some StringProtocol) -> Int {
    var (sum, isJoined) = (0, false)
    for scalar in text.unicodeScalars {
      let isAdded = isJoined || (0x1F3FB...0x1F3FF).contains(scalar.value)
      let width = columns(of: scalar)
      sum += isAdded && width == 2 ? 0 : width
      isJoined = scalar.value == 0x200D
    }
    return sum
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    // Vowels and final consonants of Hangul stand inside the square that the first consonant opened.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
    if ICU.category(of: scalar.value).isMark || ICU.traits(of: scalar.value).contains(.defaultIgnorable) { return 0 }
    return ICU.eastAsianWidth(of: scalar.value).isFull ? 2 : 1
  }

  /// `text` with what a terminal would obey or hide made visible: a tab as a space, other control characters by
  /// their pictures, invisible ones by their numbers.
  package static func visible(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case 0xAD, 0x200B, 0x2060...0x2065, 0xFEFF: result += ControlCharacters.number(of: scalar).unicodeScalars
      default: ControlCharacters.appendShown(scalar, to: &result)
      }
    }
    return String(result)
  }
}

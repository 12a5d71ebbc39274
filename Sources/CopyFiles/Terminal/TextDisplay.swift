import CopyKernel
import CopyText

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

import CopyText

/// How much room text takes on a terminal.
enum TextDisplay {
  /// Columns of `text`: two for wide characters, none for marks and what is not shown.
  static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    if ICU.category(of: scalar.value).isMark || ICU.traits(of: scalar.value).contains(.defaultIgnorable) { return 0 }
    return ICU.eastAsianWidth(of: scalar.value).isFull ? 2 : 1
  }

  /// `text` with control characters shown: a tab as a space, others by their pictures.
  static func visible(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
      case 0x7F: result.append("\u{2421}")
      case 0x2028, 0x2029: result.append("\u{2424}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Characters that terminals obey, and those that turn the direction of text: what copy, names, and configurations may
/// hold and no screen should get.
package enum ControlCharacters {
  /// Whether text may not hold `scalar` on its way to a screen. A tab and line ends count as control characters here.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the last of three bytes of UTF-8 ends one of them that isn’t ASCII.
  package static func endsWithHidden(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second, third) {
    case (_, 0xC2, 0x80...0x9F), (_, 0xD8, 0x9C): true
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9): true
    default: false
    }
  }

  /// Appends `scalar`, or what stands for it where it is a control character.
  package static func appendShown(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    guard contains(scalar) else { return text.append(scalar) }
    if let picture = picture(of: scalar) { text.append(picture) } else { text += number(of: scalar).unicodeScalars }
  }

  /// Its picture in Unicode’s block of that name.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x2028, 0x2029: "\u{2424}"
    default: nil
    }
  }

  /// `⟨U+202E⟩`
  package static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)⟩"
  }
}

import CopyModel

/// A piece of a gettext string that starts with a backslash, and what it stands for.
struct GettextEscape {
  enum Meaning {
    case scalar(UInt32)
    /// A byte of the file’s encoding above ASCII, which alone is no character.
    case byte
    case unknown
  }

  var meaning: Meaning
  /// Length in bytes, the backslash included.
  var length: Int

  /// Reads the escape whose backslash stands at `position`; `end` is where the string ends.
  init(_ text: Bytes, at position: Int, end: Int) {
    let letter = position + 1 < end ? text[position + 1] : 0
    if (0x30...0x37).contains(letter) {
      (meaning, length) = Self.number(text, from: position + 1, upTo: min(end, position + 4), base: 8)
      length += 1
    } else if letter == UInt8(ascii: "x") {
      (meaning, length) = Self.number(text, from: position + 2, upTo: min(end, position + 4), base: 16)
      length += 2
    } else if let pair = Self.letters.first(where: { $0.letter == letter }) {
      meaning = .scalar(UInt32(pair.byte))
      length = 2
    } else {
      meaning = .unknown
      length = min(1 + utf8Length(lead: letter), end - position)
    }
  }

  private static func number(_ text: Bytes, from start: Int, upTo end: Int, base: UInt32) -> (Meaning, length: Int) {
    var (value, position) = (UInt32(0), start)
    while position < end, let digit = StringsEscape.hexDigit(text[position]), digit < base {
      value = value * base + UInt32(digit)
      position += 1
    }
    return (position == start ? .unknown : value < 0x80 ? .scalar(value) : .byte, position - start)
  }

  private static let letters: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "n"), 10), (UInt8(ascii: "\""), 34), (UInt8(ascii: "\\"), 92), (UInt8(ascii: "t"), 9),
    (UInt8(ascii: "r"), 13), (UInt8(ascii: "a"), 7), (UInt8(ascii: "b"), 8), (UInt8(ascii: "f"), 12),
    (UInt8(ascii: "v"), 11),
  ]

  /// `text` as it stands between quotation marks.
  static func written(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let pair = letters.first(where: { UInt32($0.byte) == scalar.value }) {
        result.append("\\")
        result.append(Unicode.Scalar(pair.letter))
      } else if scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 8)
        result.append(contentsOf: ("\\" + String(repeating: "0", count: 3 - digits.count) + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

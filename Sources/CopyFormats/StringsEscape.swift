import CopyModel

/// One escape in a quoted string, read as CoreFoundation does.
struct StringsEscape {
  enum Fault { case none, unknown, loneSurrogate }

  /// What it stands for.
  var scalar: UInt32
  /// Bytes of the text, from the backslash on.
  var length: Int
  var fault = Fault.none

  /// The escape whose backslash is at `start`; nothing is read from `end` on.
  init(in text: Bytes, at start: Int, end: Int) {
    guard start + 1 < end else {
      self.init(0x5C, length: 1, fault: .unknown)
      return
    }
    switch text[start + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): self.init(octalIn: text, at: start, end: end)
    case UInt8(ascii: "U"): self.init(unicodeIn: text, at: start, end: end)
    default: self.init(letterIn: text, at: start, end: end)
    }
  }

  /// Whether more digits behind it would be read as part of it.
  var isShort: Bool { scalarDigits > 0 && length < scalarDigits }
  /// Bytes of the longest form: 4 for `\ooo`, 6 for `\Uxxxx`, 0 for a letter.
  private var scalarDigits = 0

  private init(_ scalar: UInt32, length: Int, fault: Fault = .none) {
    self.scalar = scalar
    self.length = length
    self.fault = fault
  }

  private init(letterIn text: Bytes, at start: Int, end: Int) {
    length = 2
    switch text[start + 1] {
    case UInt8(ascii: "a"): scalar = 7
    case UInt8(ascii: "b"): scalar = 8
    case UInt8(ascii: "t"): scalar = 9
    case UInt8(ascii: "n"): scalar = 10
    case UInt8(ascii: "v"): scalar = 11
    case UInt8(ascii: "f"): scalar = 12
    case UInt8(ascii: "r"): scalar = 13
    case .quote, .apostrophe, .backslash, UInt8(ascii: "?"), .lineFeed, .carriageReturn:
      scalar = UInt32(text[start + 1])
    case let other:
      // The backslash disappears and the character stays.
      length = 1 + min(utf8Length(lead: other), end - start - 1)
      scalar = text.scalar(at: start + 1)
      fault = .unknown
    }
  }

  /// One to three digits; only the low eight bits count.
  private init(octalIn text: Bytes, at start: Int, end: Int) {
    var (value, position) = (UInt8(0), start + 1)
    while position < min(start + 4, end), (0x30...0x37).contains(text[position]) {
      value = value << 3 | text[position] & 7
      position += 1
    }
    scalar = nextStepScalar(value)
    length = position - start
    scalarDigits = 4
  }

  /// Up to four hexadecimal digits, a UTF-16 unit; two surrogates in a row are joined.
  private init(unicodeIn text: Bytes, at start: Int, end: Int) {
    let (unit, length) = Self.unit(in: text, at: start, end: end)
    scalar = unit
    self.length = length
    scalarDigits = 6
    guard (0xD800...0xDFFF).contains(unit) else { return }
    let second = start + length
    if unit < 0xDC00, second + 1 < end, text[second] == .backslash, text[second + 1] == UInt8(ascii: "U") {
      let (low, lowLength) = Self.unit(in: text, at: second, end: end)
      if (0xDC00...0xDFFF).contains(low) {
        scalar = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        self.length += lowLength
        // Surrogates have four digits always.
        scalarDigits = 0
        return
      }
    }
    scalar = 0xFFFD
    fault = .loneSurrogate
  }

  private static func unit(in text: Bytes, at start: Int, end: Int) -> (UInt32, length: Int) {
    var (value, position) = (UInt32(0), start + 2)
    while position < min(start + 6, end), let digit = hexDigit(text[position]) {
      value = value << 4 | digit
      position += 1
    }
    return (value, position - start)
  }

  /// The value of a hexadecimal digit, or nil.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}

extension Bytes {
  /// The scalar whose well-formed UTF-8 starts at `position`; U+FFFD where it is cut off.
  func scalar(at position: Int) -> UInt32 {
    let lead = self[position]
    let length = utf8Length(lead: lead)
    guard length > 1 else { return lead < 0x80 ? UInt32(lead) : 0xFFFD }
    guard position + length <= count else { return 0xFFFD }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(self[position + offset] & 0x3F) }
    return value
  }
}

/// The scalar that `byte` stands for in the character set of NeXTSTEP, which octal escapes are written in.
///
/// Source: the mapping table of the Unicode Consortium, VENDORS/NEXT/NEXTSTEP.TXT.
func nextStepScalar(_ byte: UInt8) -> UInt32 {
  byte < 0x80 ? UInt32(byte) : UInt32(upperHalf[Int(byte) - 0x80])
}

/// 0x80 to 0xFF, sixteen a row pair; the last two are not assigned.
private let upperHalf: [UInt16] = [
  0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
  0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
  0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
  0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
  0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
  0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
  0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
  0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
  0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
  0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
  0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
  0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
  0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
  0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
  0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
  0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
]

import CopyModel

/// `\u2026`, digit by digit; two that are the halves of one character are read as one.
struct AndroidUnicode {
  /// From the backslash on.
  private(set) var range: Range<Int>
  private var value: UInt32 = 0
  private var digits = 0
  /// The first half, once it is whole.
  private var lead: UInt32?
  /// How much of the `\u` between the halves was seen: 0, 1, or 2 characters.
  private var prefix = 2

  /// Starts behind `\u`, which stands in `range`.
  init(_ range: Range<Int>) { self.range = range }

  /// All digits are there.
  var isWhole: Bool { digits == 4 }

  /// The first half of a character, whose second may follow.
  var isLead: Bool { lead == nil && isWhole && (0xD800...0xDBFF).contains(value) }

  /// What it stands for; U+FFFD where that is nothing.
  var scalar: UInt32 {
    guard isWhole else { return 0xFFFD }
    guard let lead else { return (0xD800...0xDFFF).contains(value) ? 0xFFFD : value }
    return (0xDC00...0xDFFF).contains(value) ? 0x10000 + (lead - 0xD800) << 10 + (value - 0xDC00) : 0xFFFD
  }

  /// Takes the next character; false when it doesn’t go on.
  mutating func take(_ scalar: UInt32, _ place: Range<Int>) -> Bool {
    if isLead || prefix < 2 { return takeSecond(scalar, place) }
    guard scalar < 0x80, let digit = StringsEscape.hexDigit(UInt8(scalar)), !isWhole else { return false }
    value = value << 4 | digit
    digits += 1
    range = range.lowerBound..<place.upperBound
    return true
  }

  /// Goes on with `\u` behind the first half.
  private mutating func takeSecond(_ scalar: UInt32, _ place: Range<Int>) -> Bool {
    if isLead {
      guard scalar == 0x5C else { return false }
      lead = value
      value = 0
      digits = 0
      prefix = 1
    } else {
      guard scalar == 0x75 else { return false }
      prefix = 2
    }
    range = range.lowerBound..<place.upperBound
    return true
  }

  /// What is wrong with it; nil where nothing is.
  func fault(in text: Bytes) -> String? {
    scalar == 0xFFFD && !(isWhole && value == 0xFFFD && lead == nil)
      ? AndroidMessage.unknownEscape(text.slice(range).text) : nil
  }
}

import CopyModel

/// What stands in a line that may mean more than its words do. A line of words alone is a text, or the name of a part, so nearly
/// all copy is read at one look.
struct LineSigns: OptionSet {
  let rawValue: UInt8

  static let digit = LineSigns(rawValue: 1)
  /// A quotation mark around words.
  static let quote = LineSigns(rawValue: 2)
  /// A sign that sets off a label or a bullet, parts buttons, or stands around either.
  static let mark = LineSigns(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The signs in `line` of `text`, which neither begins nor ends with white space.
  init(_ text: Bytes, _ line: Range<Int>) {
    self = []
    // Numbers of lists stand first.
    if let first = text[line].first, first.isASCIIDigit { insert(.mark) }
    var position = line.lowerBound
    while position < line.upperBound {
      let byte = text[position]
      if byte < 0x80 {
        if !byte.isASCIILetter, byte != UInt8(ascii: " ") || isGap(text, position) { formUnion(Self.sign(byte)) }
        position += 1
      } else {
        position += read(text, position, byte)
      }
    }
  }

  /// Whether three spaces stand here, which part columns.
  private func isGap(_ text: Bytes, _ position: Int) -> Bool { text.hasLiteral("   ", at: position) }

  private static func sign(_ byte: UInt8) -> LineSigns {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "'"): []
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: ";"): []
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .quote
    default: .mark
    }
  }

  /// Reads what begins with a byte beyond ASCII; returns how long it is.
  private mutating func read(_ text: Bytes, _ position: Int, _ lead: UInt8) -> Int {
    let marks: [StaticString] = ["’", "…"]
    let quotes: [StaticString] = ["“", "”", "„"]
    if lead == 0xE2, marks.contains(where: { text.hasLiteral($0, at: position) }) { return 3 }
    if lead == 0xE2, quotes.contains(where: { text.hasLiteral($0, at: position) }) {
      insert(.quote)
      return 3
    }
    let second = position + 1 < text.count ? text[position + 1] : 0
    guard let length = Self.letter(lead, second) else {
      formUnion([.mark, .quote])
      return 1
    }
    return length
  }

  /// The length of a letter of Latin, Greek, Cyrillic, or Korean script, or of an ideograph; nil for all else.
  private static func letter(_ lead: UInt8, _ second: UInt8) -> Int? {
    switch lead {
    // Not the signs of multiplication and division.
    case 0xC3: second == 0x97 || second == 0xB7 ? nil : 2
    case 0xC4...0xC9, 0xD0, 0xD1: 2
    case 0xCE: second < 0x88 ? nil : 2
    case 0xE5...0xE9, 0xEB, 0xEC: 3
    default: nil
    }
  }

  /// Whether words stand there, and nothing else but figures.
  var areWords: Bool { isSubset(of: .digit) }
}

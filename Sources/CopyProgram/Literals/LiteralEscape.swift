import CopyFormats
import CopyModel

/// A backslash or dollar sign in a literal, with what belongs to it.
struct LiteralEscape {
  let start: Int
  let end: Int
  /// What it stands for; nil for an interpolation, and for what stands for nothing.
  var scalar: UInt32?
  var isInterpolation = false

  /// Nil where `place` begins no escape.
  init?(at place: Int, in range: Range<Int>, of text: Bytes, _ dialect: ProgramDialect, hashes: Int) {
    start = place
    if dialect == .kotlin, text[place] == UInt8(ascii: "$") {
      guard let end = Self.endOfTemplate(at: place, in: range, of: text) else { return nil }
      (self.end, isInterpolation) = (end, true)
      return
    }
    if dialect == .layout, let (scalar, end) = Self.reference(at: place, in: range, of: text) {
      (self.scalar, self.end) = (scalar, end)
      return
    }
    let letter = place + 1 + hashes
    guard text[place] == UInt8(ascii: "\\"), letter < range.upperBound,
      text[(place + 1)..<letter].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return nil }
    if dialect == .swift, text[letter] == UInt8(ascii: "(") {
      (end, isInterpolation) = (Self.endOfBracket(at: letter, in: range, of: text), true)
      return
    }
    (scalar, end) = Self.scalar(at: letter, in: range, of: text)
  }

  /// What XML has instead of a character, in an attribute: `&amp;`, and line ends and tabs, which stand for a space.
  private static func reference(at place: Int, in range: Range<Int>, of text: Bytes) -> (UInt32, Int)? {
    if text[place] < 0x20 { return (0x20, place + 1) }
    guard text[place] == UInt8(ascii: "&"),
      let reference = XMLReference(in: text.slice(0..<range.upperBound), at: place),
      case .scalar(let scalar) = reference.meaning
    else { return nil }
    return (scalar, place + reference.length)
  }

  /// The bracket that closes the one at `open`; strings between may hold others.
  private static func endOfBracket(at open: Int, in range: Range<Int>, of text: Bytes) -> Int {
    var (depth, index, isString) = (0, open, false)
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += isString ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= isString ? 0 : 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// `$name` or `${expression}`.
  private static func endOfTemplate(at place: Int, in range: Range<Int>, of text: Bytes) -> Int? {
    let next = place + 1
    guard next < range.upperBound else { return nil }
    if text[next] == UInt8(ascii: "{") { return endOfBracket(at: next, in: range, of: text) }
    guard ProgramLexer.isWord(text[next]), text[next] != UInt8(ascii: "$"), !(0x30...0x39).contains(text[next]) else {
      return nil
    }
    return range[next...].first { $0 > next && !ProgramLexer.isWord(text[$0]) } ?? range.upperBound
  }

  private static func scalar(at letter: Int, in range: Range<Int>, of text: Bytes) -> (UInt32?, Int) {
    switch text[letter] {
    case UInt8(ascii: "n"): (0x0A, letter + 1)
    case UInt8(ascii: "t"): (0x09, letter + 1)
    case UInt8(ascii: "r"): (0x0D, letter + 1)
    case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"): number(from: letter + 1, 16, in: range, of: text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): number(from: letter, 8, in: range, of: text)
    case UInt8(ascii: "\n"): (nil, letter + 1)
    case 0x80...: (nil, letter)
    default: (UInt32(text[letter]), letter + 1)
    }
  }

  /// `\u{1F600}`, `\u00e9`, `\x41`, `\101`.
  private static func number(from start: Int, _ base: UInt32, in range: Range<Int>, of text: Bytes) -> (UInt32?, Int) {
    var (index, value) = (start, UInt32(0))
    let isBraced = index < range.upperBound && text[index] == UInt8(ascii: "{")
    let limit = isBraced ? 9 : base == 8 ? 3 : text[start - 1] == UInt8(ascii: "U") ? 8 : 4
    if isBraced { index += 1 }
    let first = index
    while index < range.upperBound, index - first < limit, let digit = digit(text[index]), digit < base {
      value = value &* base &+ digit
      index += 1
    }
    if isBraced, index < range.upperBound, text[index] == UInt8(ascii: "}") { index += 1 }
    return (value, index)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    case 0x61...0x66: UInt32(byte) - 0x57
    default: nil
    }
  }
}

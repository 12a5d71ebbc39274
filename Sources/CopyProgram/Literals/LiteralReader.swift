import CopyFormats
package import CopyModel

/// Takes what a string literal stands for, piece by piece.
package protocol LiteralSink: ~Copyable {
  /// A piece of the program that stands for itself.
  mutating func verbatim(_ range: Range<Int>)
  /// A piece of the program that stands for one scalar; nil for nothing, such as the indentation of a long string.
  mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?)
  /// An interpolation, with its marks.
  mutating func interpolation(_ range: Range<Int>)
}

/// Reads what a string literal stands for: escapes, long strings without their indentation, interpolations.
package struct LiteralReader {
  private let text: Bytes
  private let dialect: ProgramDialect

  package init(_ text: Bytes, _ dialect: ProgramDialect) { (self.text, self.dialect) = (text, dialect) }

  /// Whether a literal of the layout in `text`, which begins at `start`, is one that can be edited: the other kind of
  /// quotation marks would need other escapes.
  package func isPlain(at start: Int) -> Bool { dialect != .layout || text[start] == UInt8(ascii: "\"") }

  /// Where the content of `token`, a string, stands in the program.
  package func content(of token: ProgramToken) -> Range<Int> {
    let marks = Int(token.hashes) + (token.isLong ? 3 : 1)
    let (start, end) = (Int(token.start) + marks, token.isClosed ? Int(token.end) - marks : Int(token.end))
    return start..<max(start, end)
  }

  /// Reads the literal `token` into `sink`.
  package func read(_ token: ProgramToken, into sink: inout some LiteralSink & ~Copyable) {
    let content = content(of: token)
    guard token.isLong else { return read(content, hashes: Int(token.hashes), into: &sink) }
    readLong(content, hashes: Int(token.hashes), into: &sink)
  }

  /// A long string begins behind its first line break, ends before its last, and has no indentation.
  private func readLong(_ content: Range<Int>, hashes: Int, into sink: inout some LiteralSink & ~Copyable) {
    let newline = UInt8(ascii: "\n")
    guard let first = content.first(where: { text[$0] == newline }),
      let last = content.last(where: { text[$0] == newline }),
      first < last
    else { return read(content, hashes: hashes, into: &sink) }
    let indentation = content.upperBound - last - 1
    sink.escape(content.lowerBound..<first + 1, standsFor: nil)
    var (start, ending) = (first + 1, last)
    while start <= last {
      let end = (start..<last).first { text[$0] == newline } ?? last
      let body = min(start + blanks(from: start, upTo: min(indentation, end - start)), end)
      if body > start { sink.escape(start..<body, standsFor: nil) }
      let continues = end > body && text[end - 1] == UInt8(ascii: "\\") && hashes == 0
      read(body..<(continues ? end - 1 : end), hashes: hashes, into: &sink)
      if continues {
        sink.escape(end - 1..<end + 1, standsFor: nil)
        ending = max(ending, end + 1)
      } else if end < last {
        sink.verbatim(end..<end + 1)
      }
      start = end + 1
    }
    sink.escape(ending..<content.upperBound, standsFor: nil)
  }

  private func blanks(from start: Int, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, text[start + count] == UInt8(ascii: " ") || text[start + count] == UInt8(ascii: "\t") {
      count += 1
    }
    return count
  }

  private func read(_ range: Range<Int>, hashes: Int, into sink: inout some LiteralSink & ~Copyable) {
    var (index, start) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      guard let piece = LiteralEscape(at: index, in: range, of: text, dialect, hashes: hashes) else {
        index += 1
        continue
      }
      if start < index { sink.verbatim(start..<index) }
      index = piece.end
      start = index
      let whole = piece.start..<piece.end
      if piece.isInterpolation { sink.interpolation(whole) } else { sink.escape(whole, standsFor: piece.scalar) }
    }
    if start < range.upperBound { sink.verbatim(start..<range.upperBound) }
  }
}

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

package import CopyModel

/// A piece of a program: a word, a string, or a mark.
package struct ProgramToken: Sendable {
  package enum Kind: UInt8, Sendable {
    case word, number
    /// A string literal with its quotation marks.
    case string
    /// One byte of punctuation.
    case mark
  }

  package var kind: Kind
  /// The first thing on its line.
  package var startsLine: Bool
  /// For a string: how many `#` stand before it.
  package internal(set) var hashes: UInt8 = 0
  /// For a string: whether it is written over several lines, between `"""`.
  var isLong = false
  /// For a string: whether it has an end; one that hasn’t ends with its line.
  var isClosed = true
  package var start: Int32
  package var end: Int32
  /// For a bracket: the index of the token that is its other half; -1 where there is none.
  package var partner: Int32 = -1

  package var range: Range<Int> { Int(start)..<Int(end) }
}

extension ProgramToken {
  /// The literal in a layout that stands in `range`, with its marks.
  package init(attribute range: Range<Int32>) {
    self.init(kind: .string, startsLine: false, start: range.lowerBound, end: range.upperBound)
  }
}

/// Cuts a program into tokens. Whatever the bytes are, there is an answer: what can’t be read is a mark.
///
/// Comments are left out. Time is linear in the length of the program.
package struct ProgramLexer {
  /// Brackets deeper than this have no partner.
  static let deepest = 512

  let dialect: ProgramDialect
  let text: Bytes
  var place = 0
  private var isLineStart = true
  private var open: [Int32] = []
  private var tokens: ContiguousArray<ProgramToken> = []

  /// The tokens of `text`, in order.
  package static func tokens(of text: Bytes, _ dialect: ProgramDialect) -> ContiguousArray<ProgramToken> {
    guard text.count < Int32.max else { return [] }
    var lexer = ProgramLexer(dialect: dialect, text: text)
    lexer.tokens.reserveCapacity(text.count / 6)
    while lexer.place < text.count { lexer.step() }
    return lexer.tokens
  }

  private init(dialect: ProgramDialect, text: Bytes) { (self.dialect, self.text) = (dialect, text) }

  private mutating func step() {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isLineStart = true
      place += 1
    case 0...0x20: place += 1
    case UInt8(ascii: "/") where isNext("/"): skipLine()
    case UInt8(ascii: "/") where isNext("*"): skipComment()
    case UInt8(ascii: "\""): addString(hashes: 0)
    case UInt8(ascii: "#") where dialect == .swift: addRawString()
    case UInt8(ascii: "@") where dialect == .objectiveC && isNext("\""): place += 1
    case UInt8(ascii: "'") where dialect.hasCharacters: skipCharacter()
    case UInt8(ascii: "`"): place += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): addNumber()
    default: Self.isWord(byte) ? addWord() : addMark()
    }
  }

  func isNext(_ mark: Unicode.Scalar) -> Bool { place + 1 < text.count && text[place + 1] == UInt8(ascii: mark) }

  static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || byte == UInt8(ascii: "$")
  }

  private mutating func add(_ kind: ProgramToken.Kind, from start: Int) {
    tokens.append(ProgramToken(kind: kind, startsLine: isLineStart, start: Int32(start), end: Int32(place)))
    isLineStart = false
  }

  private mutating func addWord() {
    let start = place
    while place < text.count, Self.isWord(text[place]) { place += 1 }
    add(.word, from: start)
  }

  /// `1.5` is one number and `1...5` are two.
  private mutating func addNumber() {
    let start = place
    while place < text.count {
      let isFraction = text[place] == UInt8(ascii: ".") && place + 1 < text.count && isDigit(text[place + 1])
      guard isFraction || Self.isWord(text[place]) else { break }
      place += 1
    }
    add(.number, from: start)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func addMark() {
    let (byte, index) = (text[place], Int32(tokens.count))
    place += 1
    add(.mark, from: place - 1)
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
    case UInt8(ascii: ")"): close(index, UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(index, UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(index, UInt8(ascii: "{"))
    default: break
    }
  }

  /// Pairs the bracket with the nearest open one of its kind; those between stay alone. A curly one closes any other.
  private mutating func close(_ index: Int32, _ opening: UInt8) {
    guard let found = open.suffix(Self.deepest).lastIndex(where: { text[Int(tokens[Int($0)].start)] == opening })
    else { return }
    let between = open[(found + 1)...]
    let crosses = between.contains { text[Int(tokens[Int($0)].start)] == UInt8(ascii: "{") }
    guard opening == UInt8(ascii: "{") || !crosses else { return }
    let partner = open[found]
    tokens[Int(partner)].partner = index
    tokens[Int(index)].partner = partner
    open.removeSubrange(found...)
  }

  private mutating func addRawString() {
    let start = place
    while place < text.count, text[place] == UInt8(ascii: "#"), place - start < 255 { place += 1 }
    guard place < text.count, text[place] == UInt8(ascii: "\"") else { return add(.mark, from: start) }
    addString(hashes: place - start)
  }

  private mutating func addString(hashes: Int) {
    let start = place - hashes
    let isLong = dialect.hasLongStrings && text.hasLiteral("\"\"\"", at: place)
    place += isLong ? 3 : 1
    let isClosed = skipString(hashes: hashes, isLong: isLong)
    add(.string, from: start)
    tokens[tokens.count - 1].hashes = UInt8(hashes)
    tokens[tokens.count - 1].isLong = isLong
    tokens[tokens.count - 1].isClosed = isClosed
  }
}

extension ProgramLexer {
  /// Strings in strings, by way of interpolation, deeper than this end where their marks say.
  private static let deepestInterpolation = 16

  mutating func skipLine() { place = text.lineFeed(from: place) }

  mutating func skipComment() { place = text.commentEnd(from: place, nests: dialect.nestsComments) }

  /// A character in single quotation marks ends with its line at the latest.
  mutating func skipCharacter() {
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      if text[place] == UInt8(ascii: "\\") {
        place = min(place + 2, text.count)
        continue
      }
      place += 1
      if text[place - 1] == UInt8(ascii: "'") { return }
    }
  }

  /// Goes behind the end of the string whose content starts here, and says whether it has one.
  mutating func skipString(hashes: Int, isLong: Bool, depth: Int = 0) -> Bool {
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "\""), endsString(hashes: hashes, isLong: isLong) { return true }
      if byte == UInt8(ascii: "\n"), !isLong { return false }
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
        place = min(place + 1 + hashes, text.count)
        skipEscape(depth)
      } else if byte == UInt8(ascii: "$"), dialect == .kotlin, isNext("{") {
        place += 1
        skipInterpolation(depth)
      } else {
        place += 1
      }
    }
    return false
  }

  /// What follows a backslash: one character, or an interpolation.
  private mutating func skipEscape(_ depth: Int) {
    guard place < text.count else { return }
    if dialect == .swift, text[place] == UInt8(ascii: "(") { return skipInterpolation(depth) }
    if text[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= text.count else { return false }
    return (0..<count).allSatisfy { text[start + $0] == UInt8(ascii: "#") }
  }

  private mutating func endsString(hashes: Int, isLong: Bool) -> Bool {
    let marks = isLong ? 3 : 1
    if isLong, !text.hasLiteral("\"\"\"", at: place) { return false }
    guard hasHashes(hashes, at: place + marks) else { return false }
    place += marks + hashes
    return true
  }

  /// Goes behind the bracket that closes the one here.
  private mutating func skipInterpolation(_ nesting: Int) {
    guard nesting < Self.deepestInterpolation else { return }
    var depth = 0
    while place < text.count, text[place] != UInt8(ascii: "\n") || dialect == .kotlin {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): _ = skipString(hashes: 0, isLong: false, depth: nesting + 1)
      default: break
      }
      if depth <= 0 { return }
    }
  }
}

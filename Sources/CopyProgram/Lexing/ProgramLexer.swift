package import CopyModel

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

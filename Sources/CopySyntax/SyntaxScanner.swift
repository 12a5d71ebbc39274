import CopyModel

/// A piece of a program, as the parser sees it.
struct SyntaxToken {
  enum Kind: UInt8 {
    case word, number, character
    /// A string is its marks with what stands between: pieces of text, and expressions in marks of their own.
    case openString, stringText, closeString
    case openInterpolation, closeInterpolation
    /// One or several bytes that work on values.
    case operation
    /// One byte: a bracket, a comma, a colon.
    case mark
    /// A line for the preprocessor, or a condition of a build.
    case directive
    case end
  }

  let kind: Kind
  var start: Int32
  let end: Int32
  /// The first thing on its line.
  let startsLine: Bool
  /// Whether space, or an opening bracket, stands before it.
  let hasSpaceBefore: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Cuts a program into tokens. Whatever the bytes are, there is an answer; comments are told apart.
struct SyntaxScanner {
  let text: Bytes
  let language: SyntaxLanguage
  var tokens: ContiguousArray<SyntaxToken> = []
  var comments: [Range<Int32>] = []
  var place = 0
  var isLineStart = true
  var hasSpace = true

  /// Strings in strings, by way of interpolation, deeper than this are text.
  static let deepest = 16

  init(_ text: Bytes, _ language: SyntaxLanguage) {
    (self.text, self.language) = (text, language)
    tokens.reserveCapacity(text.count / 4)
    while place < text.count { step(depth: 0) }
    add(.end, from: text.count)
  }

  mutating func step(depth: Int) {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      (isLineStart, hasSpace) = (true, true)
      place += 1
    case 0...0x20:
      hasSpace = true
      place += 1
    case UInt8(ascii: "/") where isNext("/"): skipLineComment()
    case UInt8(ascii: "/") where isNext("*"): skipComment()
    case UInt8(ascii: "\""): addString(from: place, hashes: 0, depth)
    case UInt8(ascii: "#"): addHash(depth)
    case UInt8(ascii: "@") where language == .objectiveC && isNext("\""):
      place += 1
      addString(from: place - 1, hashes: 0, depth)
    case UInt8(ascii: "'") where language.hasCharacters: addCharacter()
    case UInt8(ascii: "`"): addQuotedWord()
    case UInt8(ascii: ":") where isNext(":") && (language == .kotlin || language == .java):
      place += 2
      add(.operation, from: place - 2)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): addNumber()
    default:
      if Self.isWord(byte) { addWord() } else if isOperator(byte) { addOperation() } else { addMark() }
    }
  }

  mutating func add(_ kind: SyntaxToken.Kind, from start: Int) {
    tokens.append(
      SyntaxToken(
        kind: kind, start: Int32(start), end: Int32(place), startsLine: isLineStart, hasSpaceBefore: hasSpace))
    (isLineStart, hasSpace) = (false, false)
  }

  func isNext(_ mark: Unicode.Scalar) -> Bool { place + 1 < text.count && text[place + 1] == UInt8(ascii: mark) }

  static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte >= 0x80 || byte == UInt8(ascii: "$")
  }

  // MARK: Space

  mutating func skipLine() { place = text.lineFeed(from: place) }

  mutating func skipLineComment() {
    let start = place
    skipLine()
    comments.append(Int32(start)..<Int32(place))
  }

  mutating func skipComment() {
    let start = place
    place = text.commentEnd(from: start, nests: language.nestsComments)
    comments.append(Int32(start)..<Int32(place))
    if text[start..<place].contains(UInt8(ascii: "\n")) { isLineStart = true }
    hasSpace = true
  }

  // MARK: Words and marks

  mutating func addWord() {
    let start = place
    while place < text.count, Self.isWord(text[place]) { place += 1 }
    add(.word, from: start)
  }

  /// `default` in backquotes is a name like others; its marks belong to it.
  mutating func addQuotedWord() {
    let start = place
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "`"), text[place] != UInt8(ascii: "\n") { place += 1 }
    place = min(place + 1, text.count)
    add(.word, from: start)
  }

  /// `1.5` is one number and `1...5` are two; `1e-5` is one.
  mutating func addNumber() {
    let start = place
    while place < text.count {
      let isFraction = text[place] == UInt8(ascii: ".") && place + 1 < text.count && text[place + 1].isASCIIDigit
      let isExponent =
        (text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+")) && text[place - 1] | 0x20 == 0x65
        && !text.hasLiteral("0x", at: start)
      guard isFraction || isExponent || Self.isWord(text[place]) else { break }
      place += 1
    }
    add(.number, from: start)
  }

  mutating func addCharacter() {
    let start = place
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      let byte = text[place]
      place = min(place + (byte == UInt8(ascii: "\\") ? 2 : 1), text.count)
      if byte == UInt8(ascii: "'") { break }
    }
    add(.character, from: start)
  }

  func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    case UInt8(ascii: "."): isNext(".")
    default: false
    }
  }

  mutating func addOperation() {
    let start = place
    if language == .swift { place += lengthOfSwiftOperator() } else { place += lengthOfOperatorOfC() }
    add(.operation, from: start)
  }

  /// A mark that holds on to what stands before it, `a?.b`, `a!`, is an operator of its own.
  func lengthOfSwiftOperator() -> Int {
    let first = text[place]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), !hasSpace, followsOperand {
      if text.hasLiteral("??", at: place) { return 2 }
      if !text.hasLiteral("!=", at: place) { return 1 }
    }
    if first == UInt8(ascii: "?"), hasSpace, !isNext("?") { return 1 }
    var end = place
    let isDotted = first == UInt8(ascii: ".")
    while end < text.count, text[end] == UInt8(ascii: ".") ? isDotted : isPlainOperator(text[end]) {
      if end > place, text.hasLiteral("//", at: end) || text.hasLiteral("/*", at: end) { break }
      end += 1
    }
    return max(end - place, 1)
  }

  func isPlainOperator(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ".") && isOperator(byte) }

  /// Whether the last token ends a value.
  var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word, .number, .closeString, .character: return true
    case .mark: return ")]}".utf8.contains(text[Int(last.start)])
    case .operation: return last.end - last.start == 1 && "?!>".utf8.contains(text[Int(last.start)])
    default: return false
    }
  }

  private static let operatorsOfC: [StaticString] = [
    "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=", "?:",
  ]
  private static let operatorsOfKotlin: [StaticString] = [
    "===", "!==", "..<", "..", "->", "++", "--", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "?:",
    "?.", "!!",
  ]

  func lengthOfOperatorOfC() -> Int {
    let known = language == .kotlin ? Self.operatorsOfKotlin : Self.operatorsOfC
    return known.first { text.hasLiteral($0, at: place) }?.utf8CodeUnitCount ?? 1
  }

  mutating func addMark() {
    place += 1
    let byte = text[place - 1]
    add(.mark, from: place - 1)
    hasSpace = "([{,;:".utf8.contains(byte)
  }
}

import CopyModel

/// Cuts a program into tokens. Whatever the bytes are, there is an answer; comments are left out.
struct SyntaxScanner {
  let text: Bytes
  let language: SyntaxLanguage
  private(set) var tokens: ContiguousArray<SyntaxToken> = []
  private var place = 0
  private var isLineStart = true
  private var hasSpace = true

  /// Strings in strings, by way of interpolation, deeper than this are text.
  private static let deepest = 16

  init(_ text: Bytes, _ language: SyntaxLanguage) {
    (self.text, self.language) = (text, language)
    tokens.reserveCapacity(text.count / 4)
    while place < text.count { step(depth: 0) }
    add(.end, from: text.count)
  }

  private mutating func step(depth: Int) {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      (isLineStart, hasSpace) = (true, true)
      place += 1
    case 0...0x20:
      hasSpace = true
      place += 1
    case UInt8(ascii: "/") where isNext("/"): skipLine()
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

  private mutating func add(_ kind: SyntaxToken.Kind, from start: Int) {
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

  private mutating func skipLine() {
    while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if text.hasLiteral("/*", at: place), depth == 0 || language.nestsComments {
        depth += 1
        place += 2
      } else if text.hasLiteral("*/", at: place) {
        depth -= 1
        place += 2
      } else {
        if text[place] == UInt8(ascii: "\n") { isLineStart = true }
        place += 1
      }
    } while depth > 0 && place < text.count
    place = min(place, text.count)
    hasSpace = true
  }

  // MARK: Words and marks

  private mutating func addWord() {
    let start = place
    while place < text.count, Self.isWord(text[place]) { place += 1 }
    add(.word, from: start)
  }

  /// `default` in backquotes is a name like others; its marks belong to it.
  private mutating func addQuotedWord() {
    let start = place
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "`"), text[place] != UInt8(ascii: "\n") { place += 1 }
    place = min(place + 1, text.count)
    add(.word, from: start)
  }

  /// `1.5` is one number and `1...5` are two; `1e-5` is one.
  private mutating func addNumber() {
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

  private mutating func addCharacter() {
    let start = place
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      let byte = text[place]
      place = min(place + (byte == UInt8(ascii: "\\") ? 2 : 1), text.count)
      if byte == UInt8(ascii: "'") { break }
    }
    add(.character, from: start)
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    case UInt8(ascii: "."): isNext(".")
    default: false
    }
  }

  private mutating func addOperation() {
    let start = place
    if language == .swift { place += lengthOfSwiftOperator() } else { place += lengthOfOperatorOfC() }
    add(.operation, from: start)
  }

  /// A mark that holds on to what stands before it, `a?.b`, `a!`, is an operator of its own.
  private func lengthOfSwiftOperator() -> Int {
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

  private func isPlainOperator(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ".") && isOperator(byte) }

  /// Whether the last token ends a value.
  private var followsOperand: Bool {
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

  private func lengthOfOperatorOfC() -> Int {
    let known = language == .kotlin ? Self.operatorsOfKotlin : Self.operatorsOfC
    return known.first { text.hasLiteral($0, at: place) }?.utf8CodeUnitCount ?? 1
  }

  private mutating func addMark() {
    place += 1
    let byte = text[place - 1]
    add(.mark, from: place - 1)
    hasSpace = "([{,;:".utf8.contains(byte)
  }

  // MARK: Strings

  /// A raw string, a condition of a build, a line for the preprocessor, or a mark before the name of a macro.
  private mutating func addHash(_ depth: Int) {
    let start = place
    if language == .objectiveC, isLineStart { return addDirective() }
    var end = place
    while end < text.count, text[end] == UInt8(ascii: "#"), end - start < 255 { end += 1 }
    if language == .swift, end < text.count, text[end] == UInt8(ascii: "\"") {
      place = end
      return addString(from: start, hashes: end - start, depth)
    }
    for word: StaticString in ["#if ", "#elseif ", "#else", "#endif", "#sourceLocation", "#warning", "#error", "#!"]
    where language == .swift && isLineStart && text.hasLiteral(word, at: place) {
      skipLine()
      return add(.directive, from: start)
    }
    addMark()
    hasSpace = false
  }

  private mutating func addDirective() {
    let start = place
    while place < text.count, text[place] != UInt8(ascii: "\n") || text[place - 1] == UInt8(ascii: "\\") { place += 1 }
    add(.directive, from: start)
  }

  private mutating func addString(from start: Int, hashes: Int, _ depth: Int) {
    let isLong = language.hasLongStrings && text.hasLiteral("\"\"\"", at: place)
    let isRaw = isLong && language == .kotlin
    place += isLong ? 3 : 1
    add(.openString, from: start)
    var piece = place
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "\""), let length = lengthOfEnd(hashes, isLong) {
        if piece < place { add(.stringText, from: piece) }
        let end = place
        place += length
        return add(.closeString, from: end)
      }
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == UInt8(ascii: "$"), language == .kotlin, depth < Self.deepest, beginsTemplate {
        if piece < place { add(.stringText, from: piece) }
        addTemplate(depth)
        piece = place
        continue
      }
      guard byte == UInt8(ascii: "\\"), !isRaw, hasHashes(hashes, at: place + 1) else {
        place += 1
        continue
      }
      let inner = place + 1 + hashes
      if language == .swift, inner < text.count, text[inner] == UInt8(ascii: "("), depth < Self.deepest {
        if piece < place { add(.stringText, from: piece) }
        addInterpolation(2 + hashes, depth)
        piece = place
      } else {
        place = min(inner + 1, text.count)
      }
    }
    if piece < place { add(.stringText, from: piece) }
    add(.closeString, from: place)
  }

  /// Whether `$name` or `${value}` stands here.
  private var beginsTemplate: Bool {
    guard place + 1 < text.count else { return false }
    let next = text[place + 1]
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "`")
      || Self.isWord(next) && next != UInt8(ascii: "$") && !next.isASCIIDigit
  }

  private mutating func addTemplate(_ depth: Int) {
    if isNext("{") { return addInterpolation(2, depth) }
    place += 1
    add(.openInterpolation, from: place - 1)
    let start = place
    while place < text.count, Self.isWord(text[place]), text[place] != UInt8(ascii: "$") { place += 1 }
    if start == place { addQuotedWord() } else { add(.word, from: start) }
    add(.closeInterpolation, from: place)
  }

  /// A value in brackets, of which the opening one ends `length` bytes on.
  private mutating func addInterpolation(_ length: Int, _ depth: Int) {
    let start = place
    place += length
    add(.openInterpolation, from: start)
    hasSpace = true
    var open = 1
    let (opening, closing) = language == .kotlin ? (UInt8(ascii: "{"), UInt8(ascii: "}")) : (0x28, 0x29)
    while place < text.count {
      if text[place] == opening { open += 1 }
      if text[place] == closing { open -= 1 }
      if open == 0 {
        place += 1
        return add(.closeInterpolation, from: place - 1)
      }
      step(depth: depth + 1)
    }
  }

  private func lengthOfEnd(_ hashes: Int, _ isLong: Bool) -> Int? {
    if isLong, !text.hasLiteral("\"\"\"", at: place) { return nil }
    let marks = isLong ? 3 : 1
    return hasHashes(hashes, at: place + marks) ? marks + hashes : nil
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= text.count && (0..<count).allSatisfy { text[start + $0] == UInt8(ascii: "#") }
  }
}

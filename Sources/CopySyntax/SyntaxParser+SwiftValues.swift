import CopyModel

/// The values of Swift, and the operators before them.
extension SyntaxParser {
  private static let wordsBeforeValues: [StaticString] = [
    "try", "await", "consume", "copy", "repeat", "each", "any", "some",
  ]

  mutating func prefixedOfSwift() -> Int {
    if isWord(of: Self.wordsBeforeValues), startsValue(1) || isOperation("?", 1) || isOperation("!", 1) {
      return covered()
    }
    if kind == .operation, !hasSpaceBehind || isOperation("&") { return prefixedValue() }
    return postfixed(primaryOfSwift())
  }

  /// `try` covers all to its right, and what is set.
  private mutating func covered() -> Int {
    let start = token.start
    advance()
    if isOperation("?") || isOperation("!") { advance() }
    let value = expression()
    return tree.add(.prefix, span(start), [value])
  }

  /// Whether what stands so many tokens on can begin a value.
  private func startsValue(_ offset: Int) -> Bool {
    let token = token(offset)
    if token.startsLine { return false }
    switch token.kind {
    case .word: return !isWord(offset, of: ["as", "is", "in", "else", "where"])
    case .number, .character, .openString: return true
    case .mark:
      return "([{.#\\@".utf8.contains(text[Int(token.start)]) && (token.hasSpaceBefore || !isMark("[", offset))
    case .operation: return token.hasSpaceBefore && !self.token(offset + 1).hasSpaceBefore
    default: return false
    }
  }

  private mutating func primaryOfSwift() -> Int {
    switch kind {
    case .word: wordOfSwift()
    case .number, .character: leaf(.number)
    case .openString: string()
    // An operator may be handed over like a function.
    case .operation where isMark(",", 1) || isMark(")", 1): leaf(.name)
    case .mark: markedOfSwift() ?? missingValue()
    default: missingValue()
    }
  }

  // MARK: Words

  private mutating func wordOfSwift() -> Int {
    if isWord(of: ["if", "switch"]), !isMark(":", 1), !isMark(",", 1), !isMark(")", 1) {
      return condition(token.start)
    }
    if isWord("do"), isMark("{", 1) { return blocks(token.start) }
    if isWord(of: ["let", "var"]), token(1).kind == .word || isMark("(", 1) { advance() }
    return leaf(.name)
  }

  // MARK: Marks

  /// A value that begins with a mark.
  private mutating func markedOfSwift() -> Int? {
    switch text[Int(token.start)] {
    case UInt8(ascii: "("): tuple()
    case UInt8(ascii: "["): collection()
    case UInt8(ascii: "{"): closure()
    case UInt8(ascii: "."): implicitMember()
    case UInt8(ascii: "\\"): keyPath()
    case UInt8(ascii: "#"): macro()
    case UInt8(ascii: "@"): attributes()
    default: nil
    }
  }

  private mutating func tuple() -> Int {
    let start = token.start
    let values = arguments(until: ")")
    return tree.add(.tuple, span(start), values)
  }

  private mutating func collection() -> Int {
    let start = token.start
    let children = freely { $0.elements() }
    _ = take("]")
    return tree.add(.collection, span(start), children)
  }

  private mutating func elements() -> [Int] {
    var found: [Int] = []
    advance()
    while !endsGroup() {
      if take(",") || take(":") { continue }
      read(into: &found) { $0.kind == .directive ? $0.statement() : $0.expression() }
    }
    return found
  }

  /// `.name`, of a type that the place knows.
  private mutating func implicitMember() -> Int {
    let start = token.start
    advance()
    return member(of: nil, from: start)
  }

  private mutating func keyPath() -> Int {
    let start = token.start
    advance()
    if kind == .word { advance() }
    return tree.add(.number, span(start))
  }

  /// `#available(…)`, `#Preview`; what names code holds no copy.
  private mutating func macro() -> Int {
    let start = token.start
    advance()
    let namesCode = isWord(of: ["selector", "keyPath", "available", "unavailable"])
    if kind == .word { advance() }
    if namesCode, isMark("(") { skipBrackets() }
    return tree.add(.name, span(start))
  }

  private mutating func attributes() -> Int {
    let start = place
    skipAttributes()
    return place == start ? unknown() : tree.add(.name, span(tokens[start].start))
  }
}

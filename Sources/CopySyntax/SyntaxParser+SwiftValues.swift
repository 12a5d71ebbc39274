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

/// What goes on with a value of Swift: members, calls, and the blocks that calls end with.
extension SyntaxParser {
  mutating func postfixOfSwift(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    passConditions()
    // `.name` on a line of its own goes on with the value.
    if take(".") { return member(of: value, from: start) }
    if isMark("{"), canTakeBlock(value) { return call(value, from: start) }
    // All else touches the value.
    if token.startsLine || token.hasSpaceBefore { return nil }
    if kind == .operation { return operated(value, from: start) }
    if isMark("(") { return call(value, from: start) }
    return isMark("[") ? subscripted(value, from: start) : nil
  }

  /// Conditions of a build may stand between a value and a method of it.
  private mutating func passConditions() {
    var index = place
    while tokens[index].kind == .directive { index += 1 }
    guard index > place, tokens[index].kind == .mark, text[Int(tokens[index].start)] == UInt8(ascii: "."),
      tokens[index + 1].kind == .word
    else { return }
    place = index
  }

  /// `value?`, `value!`, `Type<Value>`
  private mutating func operated(_ value: Int, from start: Int32) -> Int? {
    if isPostfix {
      advance()
      return tree.add(.postfix, span(start), [value])
    }
    guard isOperation("<"), skipGenerics() else { return nil }
    return tree.add(.postfix, span(start), name: tree.nodes[value].name, [value])
  }

  private var isPostfix: Bool {
    isOperation("?") || isOperation("!")
      || hasSpaceBehind && language.precedence(of: bytes(place)) == SyntaxLanguage.ownOperator
  }

  // MARK: Calls

  private mutating func call(_ value: Int, from start: Int32) -> Int {
    let values = isMark("(") ? arguments(until: ")") : []
    // `water(bed:with:)` is a name.
    if !values.isEmpty, values.allSatisfy({ tree.nodes[$0].first < 0 && !tree.nodes[$0].name.isEmpty }) {
      return tree.add(.postfix, span(start), name: calledName(value), [value])
    }
    let children = [value] + values + trailingBlocks()
    return tree.add(.call, span(start), name: calledName(value), children)
  }

  private func canTakeBlock(_ value: Int) -> Bool {
    guard !bracesEnd, !isAccessor(1) else { return false }
    switch tree.nodes[value].kind {
    case .name, .member, .call, .postfix, .element: return true
    default: return false
    }
  }

  /// Blocks behind a call, `{ }` and then `label: { }`.
  private mutating func trailingBlocks() -> [Int] {
    guard isMark("{"), !bracesEnd, !isAccessor(1) else { return [] }
    var blocks = [closure()]
    while kind == .word, isMark(":", 1), isMark("{", 2) { blocks.append(labelledBlock()) }
    return blocks
  }

  private mutating func labelledBlock() -> Int {
    let label = place
    advance(by: 2)
    let block = closure()
    return tree.add(.argument, span(tokens[label].start), name: range(label), [block])
  }

  /// Whether a block that begins so many tokens on says how a variable is kept.
  private func isAccessor(_ offset: Int) -> Bool {
    guard isWord(offset, of: ["get", "set", "willSet", "didSet", "_read", "_modify"]) else { return false }
    return isMark("{", offset + 1) || isMark("}", offset + 1) || isWord(offset + 1, of: ["set", "async", "throws"])
      || isMark("(", offset + 1) && isMark(")", offset + 3) && isMark("{", offset + 4)
  }

  // MARK: Closures

  /// `{ [weak self] value in … }`
  mutating func closure() -> Int { closure { $0.skipSignature() } }

  /// Statements in braces, behind what `skipSignature` takes of their parameters.
  mutating func closure(_ skipSignature: (inout SyntaxParser) -> Void) -> Int {
    let start = token.start
    return nested { parser in
      parser.advance()
      let children = parser.freely { parser in
        skipSignature(&parser)
        return parser.statements()
      }
      return parser.tree.add(.closure, parser.span(start), children)
    }
  }

  /// Takes what stands before `in`, if a closure begins with its parameters.
  private mutating func skipSignature() {
    let start = place
    skipAttributes()
    if isMark("[") { skipBrackets() }
    if isMark("(") { skipBrackets() } else { skipNames() }
    while isWord(of: ["async", "throws"]) {
      advance()
      if isMark("(") { skipBrackets() }
    }
    if take(operation: "->") { skipType() }
    if isWord("in") { advance() } else { place = start }
  }

  /// `one, two`
  private mutating func skipNames() {
    while kind == .word, !isWord("in") {
      advance()
      if !take(",") { break }
    }
  }
}

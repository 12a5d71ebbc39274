import CopyModel

/// What Swift declares.
extension SyntaxParser {
  // MARK: Variables

  mutating func variables(_ start: Int32) -> Int {
    advance()
    var found: [Int] = []
    repeat { found.append(variable()) } while take(",")
    guard found.count == 1 else { return tree.add(.statement, span(start), found) }
    tree.nodes[found[0]].range = span(start)
    return found[0]
  }

  /// A name or pattern, its type, what it is set to, and how it is kept.
  mutating func variable() -> Int {
    let first = place
    let isName = kind == .word
    if isMark("(") { skipBrackets() } else { advance() }
    let type = take(":") ? typeRange() : 0..<0
    var children: [Int] = []
    if take(operation: "=") { children.append(expression(SyntaxLanguage.ternary)) }
    if isMark("{"), !bracesEnd { children.append(block()) }
    let node = tree.add(.declaration, span(tokens[first].start), name: isName ? range(first) : 0..<0, children)
    tree.nodes[node].type = type
    return node
  }

  private mutating func typeRange() -> Range<Int32> {
    let start = token.start
    skipType()
    return span(start)
  }

  /// `get { … }`, `willSet(value) { … }`
  mutating func accessor(_ start: Int32) -> Int? {
    guard isMark("{", 1) || isMark("(", 1) && isMark("{", 4) else { return nil }
    advance()
    if isMark("(") { skipBrackets() }
    let body = block()
    return tree.add(.function, span(start), [body])
  }

  // MARK: Functions

  mutating func function(_ start: Int32) -> Int {
    // `init` is a name itself, like `subscript`.
    let name = isWord("func") ? place + 1 : place
    advance()
    if place == name || isOperation("?") || isOperation("!") { advance() }
    if isOperation("<") { _ = skipGenerics() }
    var children = isMark("(") ? parameters() : []
    let result = skipResult()
    children += blockIfAny()
    let node = tree.add(.function, span(start), name: range(name), children)
    tree.nodes[node].type = result
    return node
  }

  private mutating func parameters() -> [Int] {
    var found: [Int] = []
    advance()
    while kind != .end, !isMark(")"), !isMark("}") {
      if kind == .word, isMark(":", 1) || isMark(":", 2) { found.append(parameter()) } else { advance() }
    }
    _ = take(")")
    return found
  }

  /// `label name: Type = value`
  private mutating func parameter() -> Int {
    let label = place
    advance(by: isMark(":", 1) ? 1 : 2)
    let name = place - 1
    advance()
    let type = typeRange()
    let value = take(operation: "=") ? [freely { $0.expression() }] : []
    let node = tree.add(.parameter, span(tokens[label].start), name: range(name), value)
    tree.nodes[node].type = type
    return node
  }

  /// `async throws(Error) -> Type where …`; the type is the answer.
  private mutating func skipResult() -> Range<Int32> {
    var result: Range<Int32> = 0..<0
    while kind != .end, !isMark("{"), !isMark("}"), !isMark(";"), !token.startsLine || continuesSignature {
      if take(operation: "->") {
        result = typeRange()
      } else {
        advance()
        if isMark("(") { skipBrackets() }
      }
    }
    return result
  }

  private var continuesSignature: Bool { isOperation("->") || isWord(of: ["where", "throws", "async", "rethrows"]) }

  // MARK: Types

  mutating func type(_ start: Int32) -> Int {
    advance()
    var name = place
    advance()
    while isMark("."), token(1).kind == .word {
      name = place + 1
      advance(by: 2)
    }
    let parents = token.start
    while kind != .end, !isMark("{"), !isMark("}") { advance() }
    let extended = parents..<max(parents, end)
    let body = blockIfAny()
    let node = tree.add(.type, span(start), name: range(name), body)
    tree.nodes[node].type = extended
    return node
  }
}

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
    if take(":") { skipType() }
    var children: [Int] = []
    if take(operation: "=") { children.append(expression(SyntaxLanguage.ternary)) }
    if isMark("{"), !bracesEnd { children.append(block()) }
    return tree.add(.declaration, span(tokens[first].start), name: isName ? range(first) : 0..<0, children)
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
    advance()
    let name = place
    if !isMark("("), !isMark("{") { advance() }
    if isOperation("<") { _ = skipGenerics() }
    var children = isMark("(") ? parameters() : []
    skipResult()
    children += blockIfAny()
    return tree.add(.function, span(start), name: range(name), children)
  }

  /// `label name: Type = value`; only the values are kept.
  private mutating func parameters() -> [Int] {
    var values: [Int] = []
    advance()
    while kind != .end, !isMark(")") {
      if take(operation: "=") {
        values.append(freely { $0.expression() })
      } else if take(":") {
        skipType()
      } else if isMark("}") {
        return values
      } else {
        advance()
      }
    }
    _ = take(")")
    return values
  }

  /// `async throws(Error) -> Type where …`
  private mutating func skipResult() {
    while kind != .end, !isMark("{"), !isMark("}"), !isMark(";"), !token.startsLine || continuesSignature {
      if take(operation: "->") {
        skipType()
      } else {
        advance()
        if isMark("(") { skipBrackets() }
      }
    }
  }

  private var continuesSignature: Bool { isOperation("->") || isWord(of: ["where", "throws", "async", "rethrows"]) }

  // MARK: Types

  mutating func type(_ start: Int32) -> Int {
    advance()
    let name = place
    advance()
    while kind != .end, !isMark("{"), !isMark("}") { advance() }
    let body = blockIfAny()
    return tree.add(.type, span(start), name: range(name), body)
  }
}

import CopyModel

/// The statements of C, and of Objective-C where they are the same.
extension SyntaxParser {
  mutating func statementOfC() -> Int {
    let start = token.start
    if isMark("{") { return block() }
    if isMark("@"), let node = directiveOfC(start) { return node }
    if beginsMethod { return method(start) }
    if kind == .word, let node = keywordOfC(start) { return node }
    if kind == .word, isMark(":", 1), !isMark(":", 2) { return shortStatement(start, of: 2) }
    return declarationOfC(start) ?? expressionsOfC(start)
  }

  /// A value. A comma joins several of a statement.
  private mutating func expressionsOfC(_ start: Int32) -> Int {
    let before = place
    var values = [expression()]
    while take(",") { values.append(expression()) }
    _ = take(";")
    if values.count > 1 { return tree.add(.statement, span(start), values) }
    return place == before ? unknown() : values[0]
  }

  private mutating func keywordOfC(_ start: Int32) -> Int? {
    switch bytes(place).text {
    case "if", "while", "switch": return conditionOfC(start)
    case "for": return loopOfC(start)
    case "do": return repetitionOfC(start)
    case "return": return returnOfC(start)
    case "case": return caseOfC(start)
    case "default" where isMark(":", 1): return shortStatement(start, of: 2)
    case "break", "continue", "goto": return jumpOfC(start)
    case "typedef": return definitionOfC(start)
    case "struct", "enum", "union", "NS_ENUM", "NS_OPTIONS": return definesType ? definitionOfC(start) : nil
    case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END": return shortStatement(start, of: 1)
    default: return nil
    }
  }

  // MARK: Conditions and loops

  private mutating func conditionOfC(_ start: Int32) -> Int {
    advance()
    var children = isMark("(") ? arguments(until: ")") : []
    if !take(";") { children.append(statement()) }
    if take(word: "else") { children.append(statement()) }
    return tree.add(.statement, span(start), children)
  }

  private mutating func loopOfC(_ start: Int32) -> Int {
    advance()
    var children = isMark("(") ? headOfLoop() : []
    if !take(";") { children.append(statement()) }
    return tree.add(.statement, span(start), children)
  }

  /// `(int row = 0; row < 3; row++)`, `(Bed *bed in beds)`
  private mutating func headOfLoop() -> [Int] {
    var found: [Int] = []
    advance()
    while !endsGroup() {
      if take(";") || take(",") || take(word: "in") { continue }
      read(into: &found) { $0.declarationOfC($0.token.start) ?? $0.expression() }
    }
    _ = take(")")
    return found
  }

  private mutating func repetitionOfC(_ start: Int32) -> Int {
    advance()
    var children = [statement()]
    if take(word: "while"), isMark("(") { children += arguments(until: ")") }
    _ = take(";")
    return tree.add(.statement, span(start), children)
  }

  private mutating func caseOfC(_ start: Int32) -> Int {
    advance()
    let value = expression(SyntaxLanguage.ternary)
    if take(operation: "...") { _ = expression(SyntaxLanguage.ternary) }
    _ = take(":")
    return tree.add(.statement, span(start), [value])
  }

  // MARK: Jumps

  private mutating func returnOfC(_ start: Int32) -> Int {
    advance()
    let value = isMark(";") || isMark("}") ? [] : [expression()]
    _ = take(";")
    return tree.add(.return, span(start), value)
  }

  private mutating func jumpOfC(_ start: Int32) -> Int {
    while kind != .end, !isMark(";"), !isMark("}") { advance() }
    _ = take(";")
    return tree.add(.statement, span(start))
  }

  // MARK: Definitions

  /// Whether `struct`, `enum`, and the like say what a type is, rather than name one.
  private var definesType: Bool {
    var offset = 1
    while token(offset).kind == .word { offset += 1 }
    return isMark("{", offset) || isMark("(", 1)
  }

  /// A type and its name. Nothing in it is shown.
  private mutating func definitionOfC(_ start: Int32) -> Int {
    while kind != .end, !isMark(";") { if isMark("{") || isMark("(") { skipBrackets() } else { advance() } }
    _ = take(";")
    return tree.add(.statement, span(start))
  }
}

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

/// The values of C.
extension SyntaxParser {
  mutating func prefixedOfC() -> Int {
    if isOperation("^") { return postfixed(blockOfC()) }
    return kind == .operation ? prefixedValue() : postfixed(primaryOfC())
  }

  private mutating func primaryOfC() -> Int {
    switch kind {
    case .word: leaf(.name)
    case .number, .character: leaf(.number)
    case .openString: stringsOfC()
    case .mark: markedOfC() ?? missingValue()
    default: missingValue()
    }
  }

  /// A value that begins with a mark.
  private mutating func markedOfC() -> Int? {
    switch text[Int(token.start)] {
    case UInt8(ascii: "("): parenthesised()
    case UInt8(ascii: "["): message()
    case UInt8(ascii: "@"): literalOfC()
    case UInt8(ascii: "{"): collectionOfC()
    default: nil
    }
  }

  /// Strings that stand side by side are one.
  private mutating func stringsOfC() -> Int {
    let first = string()
    guard kind == .openString else { return first }
    var parts = [first]
    while kind == .openString { parts.append(string()) }
    return tree.add(.binary, tree.nodes[first].range.lowerBound..<end, parts)
  }

  /// `(value)`, `(Type *)value`, or statements that give a value, `({ … })`.
  private mutating func parenthesised() -> Int {
    let start = token.start
    if isMark("{", 1) { return parenthesisedBlock() }
    if isCast() {
      skipBrackets()
      let value = expression(SyntaxLanguage.prefix)
      return tree.add(.cast, span(start), [value])
    }
    let values = arguments(until: ")")
    return tree.add(.tuple, span(start), values)
  }

  private mutating func parenthesisedBlock() -> Int {
    let start = token.start
    advance()
    let body = block()
    _ = take(")")
    return tree.add(.tuple, span(start), [body])
  }

  /// `{1, 2}`, `{.row = 1}`, `@{key: value}`, of which the opening brace is at hand.
  mutating func collectionOfC(from first: Int32? = nil) -> Int {
    let start = first ?? token.start
    var children: [Int] = []
    advance()
    while !endsGroup() {
      if isMark(",") || isMark(":") || isMark(".") && token(1).kind == .word {
        advance()
      } else {
        read(into: &children) { $0.elementOfC() }
      }
    }
    _ = take("}")
    return tree.add(.collection, span(start), children)
  }

  private mutating func elementOfC() -> Int {
    if isMark("{") { return collectionOfC() }
    return kind == .directive ? statement() : expression()
  }

  /// What goes on with a value: a member, a call, an element.
  mutating func postfixOfC(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    if take(".") || take(operation: "->") { return member(of: value, from: start) }
    if isMark("(") {
      let values = arguments(until: ")")
      return tree.add(.call, span(start), name: calledName(value), [value] + values)
    }
    if isMark("[") { return subscripted(value, from: start) }
    guard take(operation: "++") || take(operation: "--") else { return nil }
    return tree.add(.postfix, span(start), [value])
  }
}

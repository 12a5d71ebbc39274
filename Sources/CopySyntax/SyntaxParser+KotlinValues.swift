import CopyModel

/// The values of Kotlin, and what goes on with them.
extension SyntaxParser {
  private static let noFunctions: [StaticString] = [
    "else", "in", "is", "as", "while", "catch", "finally", "by", "where", "get", "set",
  ]

  mutating func prefixedOfKotlin() -> Int {
    skipAnnotations()
    // A name for a block or a loop: `each@ { … }`.
    if kind == .word, isMark("@", 1), !token(1).hasSpaceBefore,
      !isWord(of: ["this", "super", "return", "break", "continue"])
    {
      advance(by: 2)
    }
    if isOperation("::") { return reference(of: nil) }
    if kind == .operation { return prefixedValue() }
    return postfixed(primaryOfKotlin())
  }

  private mutating func primaryOfKotlin() -> Int {
    switch kind {
    case .word: return wordOfKotlin()
    case .number, .character: return leaf(.number)
    case .openString: return string()
    case .mark: break
    default: return missingValue()
    }
    if isMark("{") { return closureOfKotlin() }
    if isMark("(") || isMark("[") {
      let start = token.start
      let isList = isMark("[")
      let values = arguments(until: isList ? "]" : ")")
      return tree.add(isList ? .collection : .tuple, span(start), values)
    }
    return missingValue()
  }

  private mutating func wordOfKotlin() -> Int {
    let start = token.start
    switch bytes(place).text {
    case "if" where isMark("(", 1): return conditionOfKotlin(start)
    case "when" where isMark("(", 1) || isMark("{", 1): return choiceOfKotlin(start)
    case "try" where isMark("{", 1): return trialOfKotlin(start)
    case "object" where isMark(":", 1) || isMark("{", 1): return objectOfKotlin(start)
    case "fun" where isMark("(", 1): return functionOfKotlin(start)
    case "return", "throw", "break", "continue": return exitOfKotlin(start)
    case "this", "super": return selfOfKotlin(start)
    default: return leaf(.name)
    }
  }

  /// `this@Type`, `super<Type>`
  private mutating func selfOfKotlin(_ start: Int32) -> Int {
    advance()
    if isOperation("<"), !token.hasSpaceBefore { _ = skipGenerics() }
    if isMark("@"), !token.hasSpaceBefore { advance(by: 2) }
    return tree.add(.name, span(start))
  }

  /// `object : Type(value) { … }`
  private mutating func objectOfKotlin(_ start: Int32) -> Int {
    advance()
    var children: [Int] = []
    let parents = take(":") ? parentsOfKotlin(&children) : 0..<0
    children += blockIfAny()
    let node = tree.add(.type, span(start), children)
    tree.nodes[node].type = parents
    return node
  }

  // MARK: Conditions

  private mutating func conditionOfKotlin(_ start: Int32) -> Int {
    advance()
    var children = arguments(until: ")")
    if !isMark(";"), !isWord("else") { children.append(freely { $0.branchOfKotlin() }) }
    if isMark(";"), isWord("else", 1) { advance() }
    if take(word: "else") { children.append(freely { $0.branchOfKotlin() }) }
    return tree.add(.statement, span(start), children)
  }

  /// `when (value) { one, is Type -> value; else -> value }`
  private mutating func choiceOfKotlin(_ start: Int32) -> Int {
    advance()
    var children = isMark("(") ? subjectOfKotlin() : []
    if isMark("{") { children.append(nested { $0.branchesOfKotlin() }) }
    return tree.add(.statement, span(start), children)
  }

  private mutating func subjectOfKotlin() -> [Int] {
    guard isWord("val", 1) else { return arguments(until: ")") }
    advance()
    let subject = freely { parser in parser.variablesOfKotlin(parser.token.start) }
    _ = take(")")
    return [subject]
  }

  private mutating func branchesOfKotlin() -> Int {
    let start = token.start
    advance()
    return freely { parser in
      var children: [Int] = []
      while parser.kind != .end, !parser.isMark("}") {
        let before = parser.place
        children.append(parser.clauseOfKotlin())
        if !parser.isMark("}"), !parser.take(";") { children.append(parser.branchOfKotlin()) }
        _ = parser.take(";")
        if parser.place == before { children.append(parser.unknown()) }
      }
      _ = parser.take("}")
      return parser.tree.add(.block, parser.span(start), children)
    }
  }

  /// What stands before the arrow.
  private mutating func clauseOfKotlin() -> Int {
    let start = token.start
    var children: [Int] = []
    while kind != .end, !isMark("}"), !take(operation: "->") {
      if take(",") || take(operation: "!") || take(word: "in") || take(word: "else") { continue }
      if take(word: "is") { skipTypeOfKotlin(mayPoint: false) } else { read(into: &children) { $0.expression() } }
    }
    return tree.add(.statement, span(start), children)
  }

  private mutating func trialOfKotlin(_ start: Int32) -> Int {
    advance()
    var children = [block()]
    while isWord(of: ["catch", "finally"]) {
      advance()
      if isMark("(") { skipBrackets() }
      children += blockIfAny()
    }
    return tree.add(.statement, span(start), children)
  }

  private mutating func exitOfKotlin(_ start: Int32) -> Int {
    let isReturn = isWord("return")
    let mayHaveValue = isReturn || isWord("throw")
    advance()
    if isMark("@"), !token.hasSpaceBefore { advance(by: 2) }
    let hasValue = mayHaveValue && !token.startsLine && !endsGroup() && !isMark(";") && !isMark(",") && !isWord("else")
    let value = hasValue ? [expression()] : []
    return tree.add(isReturn ? .return : .statement, span(start), value)
  }

  // MARK: Behind a value

  mutating func postfixOfKotlin(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    // A member on a line of its own goes on with the value.
    if isMark("."), token(1).kind == .word || isOperation("<", 1) || isMark("(", 1) {
      advance()
      return member(of: value, from: start)
    }
    if take(operation: "?.") { return member(of: value, from: start) }
    if token.startsLine { return nil }
    if isMark("("), !endsValue(value) { return callOfKotlin(value, from: start) }
    if isMark("["), !endsValue(value) { return subscripted(value, from: start) }
    if isMark("{") || kind == .word && isMark("@", 1) && isMark("{", 2), canTakeBlockOfKotlin(value) {
      return callOfKotlin(value, from: start)
    }
    return operatedOfKotlin(value, from: start)
  }

  private mutating func operatedOfKotlin(_ value: Int, from start: Int32) -> Int? {
    if isOperation("::") { return reference(of: value) }
    if take(operation: "!!") || take(operation: "++") || take(operation: "--") {
      return tree.add(.postfix, span(start), [value])
    }
    guard isOperation("<"), !token.hasSpaceBefore else { return nil }
    let before = place
    guard skipGenerics(), isMark("(") || isMark("{") || isMark(".") || isOperation("::") else {
      place = before
      return nil
    }
    return tree.add(.postfix, span(start), name: tree.nodes[value].name, [value])
  }

  /// Conditions and loops are no functions.
  private func endsValue(_ value: Int) -> Bool {
    switch tree.nodes[value].kind {
    case .statement, .return, .function, .type: true
    default: false
    }
  }

  private func canTakeBlockOfKotlin(_ value: Int) -> Bool {
    guard !bracesEnd else { return false }
    switch tree.nodes[value].kind {
    case .name, .member, .call, .postfix, .element: return true
    default: return false
    }
  }

  /// `Type::name`, `Type::class`
  private mutating func reference(of value: Int?) -> Int {
    let start = value.map { tree.nodes[$0].range.lowerBound } ?? token.start
    advance()
    if kind == .word { advance() }
    return tree.add(.prefix, span(start), value.map { [$0] } ?? [])
  }

  private mutating func callOfKotlin(_ value: Int, from start: Int32) -> Int {
    var children = [value]
    if isMark("(") { children += arguments(until: ")") }
    if !bracesEnd, !token.startsLine {
      if kind == .word, isMark("@", 1), isMark("{", 2) { advance(by: 2) }
      if isMark("{") { children.append(closureOfKotlin()) }
    }
    return tree.add(.call, span(start), name: calledName(value), children)
  }

  /// `{ one, two: Type -> … }`
  mutating func closureOfKotlin() -> Int { closure { $0.skipSignatureOfKotlin() } }

  private mutating func skipSignatureOfKotlin() {
    let start = place
    while !take(operation: "->") {
      guard
        kind == .word && !isWord("when") || isMark(",") || isMark(":") || isMark("(") || isMark(".") || isMark("@")
          || isOperation("<")
          || isOperation("?")
      else {
        place = start
        return
      }
      if isMark("(") {
        skipBrackets()
      } else if !isOperation("<") {
        advance()
      } else if !skipGenerics() {
        place = start
        return
      }
    }
  }

  // MARK: Between values

  /// `value as Type`, `value is Type`, `value in values`, `one until two`.
  mutating func castOfKotlin(_ value: Int, _ least: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    if isWord("as") {
      advance()
      _ = take(operation: "?")
      skipTypeOfKotlin()
      return tree.add(.cast, span(start), [value])
    }
    guard !token.startsLine else { return nil }
    let isNegated = isOperation("!") && !token(1).hasSpaceBefore && isWord(1, of: ["is", "in"])
    if isNegated || isWord(of: ["is", "in"]) { return checkOfKotlin(value, least, isNegated) }
    guard kind == .word, least <= SyntaxLanguage.infix, !isWord(of: Self.noFunctions), !endsValue(value), beginsOperand
    else { return nil }
    let name = range(place)
    advance()
    let right = expression(SyntaxLanguage.infix + 1)
    return tree.add(.binary, span(start), name: name, [value, right])
  }

  private mutating func checkOfKotlin(_ value: Int, _ least: Int, _ isNegated: Bool) -> Int? {
    guard least <= SyntaxLanguage.comparison else { return nil }
    let start = tree.nodes[value].range.lowerBound
    if isNegated { advance() }
    if take(word: "is") {
      skipTypeOfKotlin(mayPoint: false)
      return tree.add(.cast, span(start), [value])
    }
    let name = range(place)
    advance()
    let right = expression(SyntaxLanguage.comparison + 1)
    return tree.add(.binary, span(start), name: name, [value, right])
  }

  /// Whether a value begins behind the word at hand.
  private var beginsOperand: Bool {
    let next = token(1)
    switch next.kind {
    case .word: return !isWord(1, of: Self.noFunctions)
    case .number, .openString, .character: return true
    case .mark: return "({[".utf8.contains(text[Int(next.start)])
    case .operation: return isOperation("-", 1) || isOperation("::", 1) || isOperation("!", 1)
    default: return false
    }
  }
}

import CopyModel

/// Which statement of Java stands somewhere.
extension SyntaxParser {
  private static let modifiers: [StaticString] = [
    "public", "private", "protected", "static", "final", "abstract", "native", "synchronized", "transient", "volatile",
    "strictfp", "default", "sealed",
  ]

  mutating func statementOfJava() -> Int {
    if isMark("{") { return block() }
    if isMark(",") { return leaf(.statement) }
    let start = place
    skipModifiersOfJava()
    if isMark("{") { return block() }
    if isOperation("<") { _ = skipGenerics() }
    if kind == .word, let node = keywordOfJava(tokens[start].start) { return node }
    if kind == .word, isMark(":", 1) { return shortStatement(tokens[start].start, of: 2) }
    return declarationOfJava(tokens[start].start) ?? valueOfJava()
  }

  private mutating func valueOfJava() -> Int {
    let before = place
    let node = expression()
    _ = take(";")
    return place == before ? unknown() : node
  }

  mutating func skipModifiersOfJava() {
    while true {
      if isMark("@"), token(1).kind == .word, !isWord("interface", 1) {
        skipAnnotations()
      } else if isWord("non"), isOperation("-", 1) {
        advance(by: 3)
      } else if isWord(of: Self.modifiers), !isMark("(", 1), !isMark(":", 1), !isOperation("->", 1) {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func keywordOfJava(_ start: Int32) -> Int? {
    switch bytes(place).text {
    case "package", "import": return jumpOfJava(start)
    case "class", "interface", "enum": return token(1).kind == .word ? typeOfJava(start) : nil
    case "record": return token(1).kind == .word && (isMark("(", 2) || isOperation("<", 2)) ? typeOfJava(start) : nil
    case "if", "while": return conditionOfJava(start)
    case "switch": return isMark("(", 1) ? choiceOfJava(start) : nil
    case "synchronized": return conditionOfJava(start)
    case "for": return loopOfJava(start)
    case "do": return repetitionOfJava(start)
    case "try": return trialOfJava(start)
    case "return", "throw", "yield", "assert": return exitOfJava(start)
    case "break", "continue": return jumpOfJava(start)
    case "case", "default": return clauseOfJava(start)
    default: return nil
    }
  }

  // MARK: Conditions and loops

  private mutating func conditionOfJava(_ start: Int32) -> Int {
    advance()
    var children = isMark("(") ? arguments(until: ")") : []
    if !take(";") { children.append(statement()) }
    if take(word: "else") { children.append(statement()) }
    return tree.add(.statement, span(start), children)
  }

  mutating func choiceOfJava(_ start: Int32) -> Int {
    advance()
    var children = arguments(until: ")")
    children += blockIfAny()
    return tree.add(.statement, span(start), children)
  }

  /// `case one, two:`, `case one ->`
  private mutating func clauseOfJava(_ start: Int32) -> Int? {
    guard isWord("case") || isMark(":", 1) || isOperation("->", 1) else { return nil }
    advance()
    var children: [Int] = []
    while kind != .end, !isMark("}"), !take(":"), !take(operation: "->") {
      if take(",") { continue }
      read(into: &children) { parser in
        parser.kind == .word && parser.isOperation("->", 1)
          ? parser.leaf(.name) : parser.expression(SyntaxLanguage.ternary + 1)
      }
    }
    return tree.add(.statement, span(start), children)
  }

  private mutating func loopOfJava(_ start: Int32) -> Int {
    advance()
    var children: [Int] = []
    if take("(") {
      while !endsGroup() {
        if take(";") || take(",") || take(":") { continue }
        read(into: &children) { parser in
          parser.skipModifiersOfJava()
          return parser.declarationOfJava(parser.token.start) ?? parser.expression()
        }
      }
      _ = take(")")
    }
    if !take(";") { children.append(statement()) }
    return tree.add(.statement, span(start), children)
  }

  private mutating func repetitionOfJava(_ start: Int32) -> Int {
    advance()
    var children = [statement()]
    if take(word: "while"), isMark("(") { children += arguments(until: ")") }
    _ = take(";")
    return tree.add(.statement, span(start), children)
  }

  private mutating func trialOfJava(_ start: Int32) -> Int {
    advance()
    var children: [Int] = []
    if take("(") {
      while !endsGroup() { if !take(";") { read(into: &children) { $0.statement() } } }
      _ = take(")")
    }
    children += blockIfAny()
    while isWord(of: ["catch", "finally"]) {
      advance()
      if isMark("(") { skipBrackets() }
      children += blockIfAny()
    }
    return tree.add(.statement, span(start), children)
  }

  // MARK: Jumps

  private mutating func exitOfJava(_ start: Int32) -> Int? {
    let isReturn = isWord("return") || isWord("yield")
    if isWord("yield"), isOperation("=", 1) || isMark(".", 1) || isMark("(", 1) { return nil }
    advance()
    var value = isMark(";") || isMark("}") ? [] : [expression()]
    if take(":") { value.append(expression()) }
    _ = take(";")
    return tree.add(isReturn ? .return : .statement, span(start), value)
  }

  private mutating func jumpOfJava(_ start: Int32) -> Int {
    while kind != .end, !isMark(";"), !isMark("}") { advance() }
    _ = take(";")
    return tree.add(.statement, span(start))
  }
}

/// What Java declares.
extension SyntaxParser {
  private static let noTypes: [StaticString] = [
    "new", "this", "super", "switch", "instanceof", "return", "throw", "else",
  ]

  /// `Type name = value, other;`, `Type name(parameters) { … }`, `Name(parameters) { … }`; nil for what is none, and takes
  /// nothing then.
  mutating func declarationOfJava(_ start: Int32) -> Int? {
    let before = place
    guard kind == .word, !isWord(of: Self.noTypes) else { return nil }
    if isMark("(", 1) || isMark("{", 1),
      bytes(place).equals(text.slice(Int(enclosingType.lowerBound)..<Int(enclosingType.upperBound)))
    {
      return functionOfJava(start, type: 0..<0)
    }
    let type = token.start
    guard skipTypeOfJava(), kind == .word, isDeclaredOfJava(1) else {
      place = before
      return nil
    }
    let range = type..<end
    return isMark("(", 1) ? functionOfJava(start, type: range) : variablesOfJava(start, type: range)
  }

  private func isDeclaredOfJava(_ offset: Int) -> Bool {
    isMark(";", offset) || isMark(",", offset) || isOperation("=", offset) || isMark("[", offset) || isMark("(", offset)
      || isMark(":", offset)
  }

  private mutating func variablesOfJava(_ start: Int32, type: Range<Int32>) -> Int {
    var found: [Int] = []
    repeat {
      guard kind == .word else { break }
      let name = place
      advance()
      while isMark("[") { skipBrackets() }
      let value = take(operation: "=") ? [isMark("{") ? arrayOfJava() : expression()] : []
      let node = tree.add(.declaration, span(tokens[name].start), name: range(name), value)
      tree.nodes[node].type = type
      found.append(node)
    } while take(",")
    _ = take(";")
    return found.count == 1 ? found[0] : tree.add(.statement, span(start), found)
  }

  /// `{ one, two }`
  mutating func arrayOfJava() -> Int {
    let start = token.start
    advance()
    let children = freely { parser in
      var children: [Int] = []
      while !parser.endsGroup() {
        if !parser.take(",") { parser.read(into: &children) { $0.isMark("{") ? $0.arrayOfJava() : $0.expression() } }
      }
      return children
    }
    _ = take("}")
    return tree.add(.collection, span(start), children)
  }

  // MARK: Functions

  private mutating func functionOfJava(_ start: Int32, type: Range<Int32>) -> Int {
    let name = place
    advance()
    var children = isMark("(") ? parametersOfJava() : []
    while isMark("[") { skipBrackets() }
    while kind != .end, !isMark("{"), !isMark(";"), !isMark("}") { advance() }
    if !take(";") { children += blockIfAny() }
    let node = tree.add(.function, span(start), name: range(name), children)
    tree.nodes[node].type = type
    return node
  }

  /// `final Type name, Type... names`
  private mutating func parametersOfJava() -> [Int] {
    var found: [Int] = []
    advance()
    while !endsGroup() {
      let before = place
      skipModifiersOfJava()
      let type = token.start
      if skipTypeOfJava(), kind == .word {
        let node = tree.add(.parameter, token.start..<token.end, name: range(place))
        tree.nodes[node].type = type..<end
        found.append(node)
        advance()
        while isMark("[") { skipBrackets() }
      }
      if !take(","), place == before { advance() }
    }
    _ = take(")")
    return found
  }

  // MARK: Types

  mutating func typeOfJava(_ start: Int32) -> Int {
    advance()
    let name = place
    advance()
    if isOperation("<") { _ = skipGenerics() }
    var children = isMark("(") ? parametersOfJava() : []
    let parents = token.start
    while kind != .end, !isMark("{"), !isMark("}"), !isMark(";") { advance() }
    let extended = parents..<max(parents, end)
    let outer = enclosingType
    enclosingType = range(name)
    children += blockIfAny()
    enclosingType = outer
    let node = tree.add(.type, span(start), name: range(name), children)
    tree.nodes[node].type = extended
    return node
  }

  /// Takes a type. Says whether there was one.
  mutating func skipTypeOfJava() -> Bool {
    skipAnnotations()
    guard kind == .word, !isWord(of: Self.noTypes) else { return false }
    advance()
    while true {
      if isMark("."), token(1).kind == .word || isMark("@", 1) {
        advance()
        skipAnnotations()
        advance()
      } else if isOperation("<") {
        guard skipGenerics() else { return true }
      } else if isMark("["), isMark("]", 1) {
        advance(by: 2)
      } else if !take(operation: "...") {
        return true
      }
    }
  }
}

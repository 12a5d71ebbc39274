import CopyModel

/// Which statement of Kotlin stands somewhere.
extension SyntaxParser {
  private static let modifiers: [StaticString] = [
    "public", "private", "protected", "internal", "open", "abstract", "final", "sealed", "data", "inner", "enum",
    "annotation", "inline", "value", "companion", "override", "lateinit", "const", "suspend", "tailrec", "operator",
    "infix", "external", "expect", "actual", "vararg", "noinline", "crossinline", "reified", "fun",
  ]
  private static let declarations: [StaticString] = [
    "class", "interface", "object", "fun", "val", "var", "typealias", "constructor", "init", "get", "set",
  ]

  mutating func statementOfKotlin() -> Int {
    if isMark(",") { return leaf(.statement) }
    let start = place
    skipModifiersOfKotlin()
    if kind == .word, let node = keywordOfKotlin(tokens[start].start) { return node }
    if place > start, endsGroup() { return tree.add(.statement, span(tokens[start].start)) }
    let before = place
    let node = expression()
    return place == before ? unknown() : node
  }

  private mutating func skipModifiersOfKotlin() {
    skipAnnotations()
    while isModifierOfKotlin {
      advance()
      skipAnnotations()
    }
  }

  private var isModifierOfKotlin: Bool {
    guard isWord(of: Self.modifiers) else { return false }
    if isWord("fun") { return isWord("interface", 1) }
    return isWord(1, of: Self.modifiers) || isWord(1, of: Self.declarations) || isMark("@", 1)
  }

  /// `@Name`, `@file:Name(value)`, `@[One Two]`
  mutating func skipAnnotations() {
    while isMark("@"), token(1).kind == .word || isMark("[", 1) {
      advance()
      if isMark("[") { skipBrackets() } else { skipAnnotation() }
    }
  }

  private mutating func skipAnnotation() {
    advance()
    if isMark(":"), token(1).kind == .word { advance(by: 2) }
    while isMark("."), token(1).kind == .word { advance(by: 2) }
    if isOperation("<") { _ = skipGenerics() }
    if isMark("("), !token.hasSpaceBefore { skipBrackets() }
  }

  private mutating func keywordOfKotlin(_ start: Int32) -> Int? {
    switch bytes(place).text {
    case "package", "import":
      guard token(1).kind == .word else { return nil }
      skipLine()
      return tree.add(.statement, span(start))
    case "typealias": return aliasOfKotlin(start)
    case "class", "interface": return token(1).kind == .word ? typeOfKotlin(start) : nil
    case "object": return token(1).kind == .word || isMark("{", 1) ? typeOfKotlin(start) : nil
    case "fun": return functionOfKotlin(start)
    case "val", "var": return variablesOfKotlin(start)
    case "get", "set": return accessorOfKotlin(start)
    case "init": return isMark("{", 1) ? initialiserOfKotlin(start) : nil
    case "constructor": return isMark("(", 1) ? constructorOfKotlin(start) : nil
    case "for": return isMark("(", 1) ? loopOfKotlin(start) : nil
    case "while": return isMark("(", 1) ? whileOfKotlin(start) : nil
    case "do": return isMark("{", 1) ? repetitionOfKotlin(start) : nil
    default: return nil
    }
  }

  private mutating func aliasOfKotlin(_ start: Int32) -> Int? {
    guard token(1).kind == .word else { return nil }
    advance(by: 2)
    if isOperation("<") { _ = skipGenerics() }
    if take(operation: "=") { skipTypeOfKotlin() }
    return tree.add(.statement, span(start))
  }

  // MARK: Loops

  /// What a condition leads to.
  mutating func branchOfKotlin() -> Int { isMark("{") ? block() : statement() }

  private mutating func loopOfKotlin(_ start: Int32) -> Int {
    advance(by: 2)
    var children = freely { $0.headOfLoopOfKotlin() }
    if !take(";") { children.append(branchOfKotlin()) }
    return tree.add(.statement, span(start), children)
  }

  /// `(bed in beds)`, `((index, bed) in beds)`
  private mutating func headOfLoopOfKotlin() -> [Int] {
    skipAnnotations()
    if isMark("(") { skipBrackets() } else { advance() }
    if take(":") { skipTypeOfKotlin() }
    _ = take(word: "in")
    let value = expression()
    _ = take(")")
    return [value]
  }

  private mutating func whileOfKotlin(_ start: Int32) -> Int {
    advance()
    var children = arguments(until: ")")
    if !take(";") { children.append(branchOfKotlin()) }
    return tree.add(.statement, span(start), children)
  }

  private mutating func repetitionOfKotlin(_ start: Int32) -> Int {
    advance()
    var children = [block()]
    if take(word: "while"), isMark("(") { children += arguments(until: ")") }
    return tree.add(.statement, span(start), children)
  }
}

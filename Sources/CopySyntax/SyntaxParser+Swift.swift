import CopyModel

/// Which statement of Swift stands somewhere.
extension SyntaxParser {
  private static let modifiers: [StaticString] = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
    "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "optional", "dynamic", "indirect", "prefix",
    "postfix", "infix", "nonisolated", "isolated", "borrowing", "consuming", "distributed", "class",
  ]
  private static let declarations: [StaticString] = [
    "let", "var", "func", "init", "subscript", "class", "struct", "enum", "extension", "protocol", "actor",
    "typealias", "associatedtype", "deinit", "case", "import", "precedencegroup", "operator", "macro",
  ]
  private static let statementsWithLabels: [StaticString] = ["for", "while", "repeat", "switch", "if", "do"]

  mutating func swiftStatement() -> Int {
    let start = place
    skipModifiers()
    if kind == .word, !isMark(":", 1) || isWord("default"), let node = keyword(tokens[start].start) { return node }
    if kind == .word, isMark(":", 1), isWord(2, of: Self.statementsWithLabels) {
      advance(by: 2)
      return swiftStatement()
    }
    return place > start && endsGroup() ? tree.add(.statement, span(tokens[start].start)) : value()
  }

  private mutating func value() -> Int {
    let before = place
    let node = expression()
    return place == before ? unknown() : node
  }

  // MARK: Modifiers

  private mutating func skipModifiers() {
    skipAttributes()
    while isModifier {
      advance()
      if isMark("("), !token.hasSpaceBefore { skipBrackets() }
      skipAttributes()
    }
  }

  private var isModifier: Bool {
    guard isWord(of: Self.modifiers) else { return false }
    // `private(set)`
    let next = isMark("(", 1) && isMark(")", 3) ? 4 : 1
    return isWord(next, of: Self.modifiers) || isWord(next, of: Self.declarations) || isMark("@", next)
  }

  mutating func skipAttributes() {
    while isMark("@"), token(1).kind == .word {
      advance(by: 2)
      while isMark("."), token(1).kind == .word { advance(by: 2) }
      if isMark("("), !token.hasSpaceBefore { skipBrackets() }
    }
  }

  // MARK: Keywords

  private mutating func keyword(_ start: Int32) -> Int? { declaration(start) ?? keywordStatement(start) }

  private mutating func declaration(_ start: Int32) -> Int? {
    switch bytes(place).text {
    case "let", "var": return variables(start)
    case "func", "deinit": return function(start)
    case "init", "subscript": return hasSignature ? function(start) : nil
    case "class", "struct", "enum", "extension", "protocol", "actor":
      return token(1).kind == .word ? type(start) : nil
    case "import", "typealias", "associatedtype", "precedencegroup", "operator":
      return token(1).kind == .word || token(1).kind == .operation ? line(start) : nil
    case "get", "set", "willSet", "didSet": return accessor(start)
    default: return nil
    }
  }

  /// Whether `init` or `subscript` is declared here rather than called.
  private var hasSignature: Bool {
    isMark("(", 1) || isOperation("<", 1) || isWord("init") && (isOperation("?", 1) || isOperation("!", 1))
  }

  private mutating func line(_ start: Int32) -> Int {
    skipLine()
    return tree.add(.statement, span(start))
  }

  private mutating func keywordStatement(_ start: Int32) -> Int? {
    switch bytes(place).text {
    case "case": return clause(start)
    case "default": return isMark(":", 1) ? shortStatement(start, of: 2) : nil
    case "if", "guard", "while", "switch": return condition(start)
    case "for": return loop(start)
    case "do", "defer", "repeat": return isMark("{", 1) || isWord("throws", 1) ? blocks(start) : nil
    case "return", "throw": return exit(start)
    case "break", "continue", "fallthrough": return jump(start)
    default: return nil
    }
  }
}

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

/// What Swift does, rather than declares.
extension SyntaxParser {
  // MARK: Conditions

  mutating func condition(_ start: Int32) -> Int {
    let isChoice = isWord("switch")
    let isGuard = isWord("guard")
    advance()
    var children = isChoice ? [bounded { $0.expression() }] : conditions()
    if isGuard { _ = take(word: "else") }
    children += blockIfAny()
    if !isGuard, !isChoice { children += otherwise() }
    return tree.add(.statement, span(start), children)
  }

  /// `let value, case .some(let other) = value, value > 0`
  private mutating func conditions() -> [Int] {
    var found: [Int] = []
    repeat {
      let before = place
      found.append(bounded { $0.oneCondition() })
      if place == before { break }
    } while take(",")
    return found
  }

  private mutating func oneCondition() -> Int {
    if take(word: "let") || take(word: "var") { return variable() }
    return take(word: "case") ? pattern() : expression()
  }

  /// `else if value { … } else { … }`
  private mutating func otherwise() -> [Int] {
    var found: [Int] = []
    while take(word: "else") {
      if isMark("{") {
        found.append(block())
      } else if isWord("if") {
        found.append(condition(token.start))
      }
    }
    return found
  }

  // MARK: Patterns

  /// `case .some(let value) where value > 0:` of a choice, or `case one = "1", two` of a type.
  mutating func clause(_ start: Int32) -> Int {
    advance()
    let children = bounded { $0.patterns() }
    _ = take(":")
    return tree.add(.statement, span(start), children)
  }

  private mutating func patterns() -> [Int] {
    var found: [Int] = []
    repeat {
      let before = place
      found.append(pattern())
      if take(word: "where") { found.append(expression()) }
      if place == before { break }
    } while take(",")
    return found
  }

  /// A pattern is a value in which names are made.
  private mutating func pattern() -> Int {
    while isWord(of: ["let", "var", "is"]) { advance() }
    return expression()
  }

  // MARK: Loops and blocks

  mutating func loop(_ start: Int32) -> Int {
    advance()
    while isWord(of: ["try", "await", "case", "let", "var"]) { advance() }
    var children = [bounded { $0.expression(SyntaxLanguage.cast + 1) }]
    if take(":") { skipType() }
    if take(word: "in") { children.append(bounded { $0.expression() }) }
    if take(word: "where") { children.append(bounded { $0.expression() }) }
    children += blockIfAny()
    return tree.add(.statement, span(start), children)
  }

  /// `do { … } catch { … }`, `repeat { … } while value`, `defer { … }`
  mutating func blocks(_ start: Int32) -> Int {
    advance()
    if take(word: "throws"), isMark("(") { skipBrackets() }
    var children = [isMark("{") ? block() : unknown()]
    while true {
      if take(word: "catch") {
        children += handler()
      } else if children.count == 1, take(word: "while") {
        children.append(expression())
      } else {
        return tree.add(.statement, span(start), children)
      }
    }
  }

  /// The patterns and the block behind `catch`.
  private mutating func handler() -> [Int] {
    let patterns = isMark("{") ? [] : bounded { $0.patterns() }
    return patterns + blockIfAny()
  }

  // MARK: Jumps

  mutating func exit(_ start: Int32) -> Int {
    let isReturn = isWord("return")
    advance()
    let value = endsExit ? [] : [expression()]
    return tree.add(isReturn ? .return : .statement, span(start), value)
  }

  /// Whether nothing is returned. A value may begin on the next line only with a dot.
  private var endsExit: Bool {
    token.startsLine && !isMark(".") || endsGroup() || isMark(";") || kind == .directive
      || isWord(of: ["case", "default"])
  }

  mutating func jump(_ start: Int32) -> Int {
    advance()
    if kind == .word, !token.startsLine { advance() }
    return tree.add(.statement, span(start))
  }
}

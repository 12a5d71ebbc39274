import CopyModel

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

import CopyModel

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

  mutating func swiftStatement() -> Int {
    let start = place
    skipAttributes()
    while isModifier {
      advance()
      if isMark("("), !token.hasSpaceBefore { skipBrackets() }
      skipAttributes()
    }
    if kind == .word, !isMark(":", 1) || isWord("default"), let node = keyword(from: start) { return node }
    if kind == .word, isMark(":", 1), isWord(2, of: ["for", "while", "repeat", "switch", "if", "do"]) {
      advance()
      advance()
      return swiftStatement()
    }
    return place > start && endsGroup() ? tree.add(.statement, span(tokens[start].start)) : value()
  }

  private mutating func value() -> Int {
    let before = place
    let node = expression()
    return place == before ? unknown() : node
  }

  private var isModifier: Bool {
    guard isWord(of: Self.modifiers) else { return false }
    var next = 1
    if isMark("(", 1), isMark(")", 3) { next = 4 }
    return isWord(next, of: Self.modifiers) || isWord(next, of: Self.declarations) || isMark("@", next)
  }

  mutating func skipAttributes() {
    while isMark("@"), token(1).kind == .word {
      advance()
      advance()
      while isMark("."), token(1).kind == .word {
        advance()
        advance()
      }
      if isMark("("), !token.hasSpaceBefore { skipBrackets() }
    }
  }

  private mutating func keyword(from start: Int) -> Int? {
    let from = tokens[start].start
    switch bytes(place).text {
    case "let", "var": return variables(from)
    case "func": return function(from)
    case "init" where isMark("(", 1) || isOperation("?", 1) || isOperation("!", 1) || isOperation("<", 1):
      return function(from)
    case "subscript" where isMark("(", 1) || isOperation("<", 1): return function(from)
    case "deinit": return function(from)
    case "class", "struct", "enum", "extension", "protocol", "actor":
      guard token(1).kind == .word else { return nil }
      return type(from)
    case "import", "typealias", "associatedtype", "precedencegroup", "operator":
      guard token(1).kind == .word || token(1).kind == .operation else { return nil }
      skipLine()
      return tree.add(.statement, span(from))
    case "case": return clause(from)
    case "default":
      guard isMark(":", 1) else { return nil }
      advance()
      advance()
      return tree.add(.statement, span(from))
    case "if", "guard", "while", "switch": return condition(from)
    case "for": return loop(from)
    case "do", "defer", "repeat":
      guard isMark("{", 1) || isWord("throws", 1) else { return nil }
      return blocks(from)
    case "return", "throw": return exit(from)
    case "break", "continue", "fallthrough":
      advance()
      if kind == .word, !token.startsLine { advance() }
      return tree.add(.statement, span(from))
    case "get", "set", "willSet", "didSet":
      guard isMark("{", 1) || isMark("(", 1) && isMark("{", 4) else { return nil }
      advance()
      if isMark("(") { skipBrackets() }
      let body = block()
      return tree.add(.function, span(from), [body])
    default: return nil
    }
  }

  // MARK: Declarations

  private mutating func variables(_ start: Int32) -> Int {
    advance()
    var found: [Int] = []
    repeat { found.append(variable()) } while take(",")
    if found.count == 1 {
      tree.nodes[found[0]].range = span(start)
      return found[0]
    }
    return tree.add(.statement, span(start), found)
  }

  /// A name or pattern, its type, what it is set to, and how it is kept.
  private mutating func variable() -> Int {
    let first = place
    let isName = kind == .word
    if isMark("(") { skipBrackets() } else { advance() }
    if take(":") { skipType() }
    var children: [Int] = []
    if take(operation: "=") { children.append(expression(SyntaxLanguage.ternary)) }
    if isMark("{"), !bracesEnd { children.append(block()) }
    return tree.add(.declaration, span(tokens[first].start), name: isName ? range(first) : 0..<0, children)
  }

  private mutating func function(_ start: Int32) -> Int {
    advance()
    let name = place
    if !isMark("("), !isMark("{") { advance() }
    if isOperation("<") { _ = skipGenerics() }
    var children: [Int] = []
    if isMark("(") { children += parameters() }
    while kind != .end, !isMark("{"), !isMark("}"), !isMark(";"), !token.startsLine || continuesSignature {
      if isOperation("->") {
        advance()
        skipType()
      } else {
        advance()
        if isMark("(") { skipBrackets() }
      }
    }
    if isMark("{") { children.append(block()) }
    return tree.add(.function, span(start), name: range(name), children)
  }

  private var continuesSignature: Bool { isOperation("->") || isWord(of: ["where", "throws", "async", "rethrows"]) }

  /// `label name: Type = value`; only the values are kept.
  private mutating func parameters() -> [Int] {
    var values: [Int] = []
    advance()
    while kind != .end, !isMark(")") {
      if take(operation: "=") {
        values.append(freeExpression())
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

  private mutating func type(_ start: Int32) -> Int {
    advance()
    let name = place
    advance()
    while kind != .end, !isMark("{"), !isMark("}") { advance() }
    let body = isMark("{") ? [block()] : []
    return tree.add(.type, span(start), name: range(name), body)
  }

  /// `case .some(let value) where value > 0:` of a choice, or `case one = "1", two` of a type.
  private mutating func clause(_ start: Int32) -> Int {
    advance()
    var children: [Int] = []
    let outer = bracesEnd
    bracesEnd = true
    repeat {
      let before = place
      children.append(pattern())
      if take(word: "where") { children.append(expression()) }
      if place == before { break }
    } while take(",")
    bracesEnd = outer
    _ = take(":")
    return tree.add(.statement, span(start), children)
  }

  /// A pattern is a value in which names are made.
  private mutating func pattern() -> Int {
    while isWord(of: ["let", "var", "is"]) {
      advance()
    }
    return expression()
  }

  // MARK: Statements

  private mutating func condition(_ start: Int32) -> Int {
    let isChoice = isWord("switch")
    let isGuard = isWord("guard")
    advance()
    var children = isChoice ? [bounded { $0.expression() }] : conditions()
    if isGuard { _ = take(word: "else") }
    if isMark("{") { children.append(block()) }
    while !isGuard, !isChoice, isWord("else") {
      advance()
      if isMark("{") {
        children.append(block())
      } else if isWord("if") {
        children.append(condition(token.start))
      }
    }
    return tree.add(.statement, span(start), children)
  }

  private mutating func bounded(_ body: (inout SyntaxParser) -> Int) -> Int {
    let outer = bracesEnd
    bracesEnd = true
    defer { bracesEnd = outer }
    return body(&self)
  }

  private mutating func conditions() -> [Int] {
    var found: [Int] = []
    repeat {
      let before = place
      if isWord(of: ["let", "var"]) {
        advance()
        found.append(bounded { $0.variable() })
      } else if take(word: "case") {
        found.append(bounded { $0.pattern() })
      } else {
        found.append(bounded { $0.expression() })
      }
      if place == before { break }
    } while take(",")
    return found
  }

  private mutating func loop(_ start: Int32) -> Int {
    advance()
    while isWord(of: ["try", "await", "case", "let", "var"]) { advance() }
    var children = [bounded { $0.expression(SyntaxLanguage.cast + 1) }]
    if take(":") { skipType() }
    if take(word: "in") { children.append(bounded { $0.expression() }) }
    if take(word: "where") { children.append(bounded { $0.expression() }) }
    if isMark("{") { children.append(block()) }
    return tree.add(.statement, span(start), children)
  }

  private mutating func blocks(_ start: Int32) -> Int {
    advance()
    if take(word: "throws"), isMark("(") { skipBrackets() }
    var children = [isMark("{") ? block() : unknown()]
    while true {
      if isWord("catch") {
        advance()
        if !isMark("{") { children += conditionsOfCatch() }
        if isMark("{") { children.append(block()) }
      } else if isWord("while"), children.count == 1 {
        advance()
        children.append(expression())
      } else {
        return tree.add(.statement, span(start), children)
      }
    }
  }

  private mutating func conditionsOfCatch() -> [Int] {
    var found: [Int] = []
    repeat {
      let before = place
      found.append(bounded { $0.pattern() })
      if take(word: "where") { found.append(bounded { $0.expression() }) }
      if place == before { break }
    } while take(",")
    return found
  }

  private mutating func exit(_ start: Int32) -> Int {
    let isReturn = isWord("return")
    advance()
    let isEmpty =
      token.startsLine && !isMark(".") || endsGroup() || isMark(";") || kind == .directive
      || isWord(of: ["case", "default"])
    let value = isEmpty ? [] : [expression()]
    return tree.add(isReturn ? .return : .statement, span(start), value)
  }

  // MARK: Types

  /// Takes a type.
  mutating func skipType() {
    skipAttributes()
    while isWord(of: [
      "inout", "any", "some", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "__owned",
    ]) { advance() }
    if isOperation("~") { advance() }
    if isMark("(") || isMark("[") {
      skipBrackets()
    } else if kind == .word {
      advance()
    } else {
      return
    }
    while true {
      if isMark("."), token(1).kind == .word {
        advance()
        advance()
      } else if isOperation("<"), skipGenerics() {
      } else if !token.hasSpaceBefore, isOperation("?") || isOperation("!") || isOperation("...") || isOperation("??") {
        advance()
      } else if isOperation("->") || isWord(of: ["async", "throws", "rethrows"]) && isOperation("->", 1)
        || isWord("async", 0) && isWord("throws", 1)
      {
        advance()
        if isOperation("->") || isWord("throws") { continue }
        return skipType()
      } else if isOperation("&") {
        advance()
        return skipType()
      } else {
        return
      }
    }
  }

  /// Takes `<Type, Type>`, if that is what it is; else nothing.
  mutating func skipGenerics() -> Bool {
    let start = place
    var (open, cut) = (0, [Int]())
    // Lists of types are short; what is longer compares.
    while kind != .end, place - start < 200 {
      if kind == .operation {
        let name = bytes(place)
        if name[0] == UInt8(ascii: "<") {
          open += name.count
        } else if name[0] == UInt8(ascii: ">") {
          open -= 1
          if name.count > 1 {
            // The rest of `>>` or `>?` is a token of its own.
            tokens[place].start += 1
            cut.append(place)
            if open == 0 { return true }
            continue
          }
          if open == 0 {
            advance()
            return true
          }
        } else if !["->", "&", "?", "!", "...", "~"].contains(name.text) && !name.equals("*") && !name.equals("^") {
          break
        }
      } else if isMark("(") || isMark("[") {
        skipBrackets()
        continue
      } else if kind == .mark, !".,:@".utf8.contains(text[Int(token.start)]) {
        break
      } else if kind != .word, kind != .mark, kind != .number {
        break
      }
      advance()
    }
    for index in cut { tokens[index].start -= 1 }
    place = start
    return false
  }

  // MARK: Values

  mutating func primaryOfSwift() -> Int {
    let start = place
    switch kind {
    case .word: return wordOfSwift()
    case .number, .character:
      advance()
      return tree.add(.number, range(start))
    case .openString: return string()
    // An operator may be handed over like a function.
    case .operation where isMark(",", 1) || isMark(")", 1):
      advance()
      return tree.add(.name, range(start))
    case .mark:
      switch text[Int(token.start)] {
      case UInt8(ascii: "("):
        let values = arguments(until: ")")
        return tree.add(.tuple, span(tokens[start].start), values)
      case UInt8(ascii: "["): return collection()
      case UInt8(ascii: "{"): return closure()
      case UInt8(ascii: "."):
        advance()
        return member(of: nil, from: tokens[start].start)
      case UInt8(ascii: "\\"):
        advance()
        if kind == .word { advance() }
        return tree.add(.number, span(tokens[start].start))
      case UInt8(ascii: "#"):
        advance()
        let namesCode = isWord(of: ["selector", "keyPath", "available", "unavailable"])
        if kind == .word { advance() }
        if namesCode, isMark("(") { skipBrackets() }
        return tree.add(.name, span(tokens[start].start))
      case UInt8(ascii: "@"):
        skipAttributes()
        return place == start ? unknown() : tree.add(.name, span(tokens[start].start))
      default: break
      }
    default: break
    }
    return endsGroup() || isMark(",") || isMark(":") || isMark(";")
      ? tree.add(.name, end..<end) : unknown()
  }

  private mutating func wordOfSwift() -> Int {
    let start = place
    if isWord(of: ["if", "switch"]), !isMark(":", 1), !isMark(",", 1), !isMark(")", 1) {
      return condition(token.start)
    }
    if isWord("do"), isMark("{", 1) { return blocks(token.start) }
    if isWord(of: ["let", "var"]), token(1).kind == .word || isMark("(", 1) { advance() }
    advance()
    return tree.add(.name, range(max(start, place - 1)))
  }

  private mutating func collection() -> Int {
    let start = token.start
    var children: [Int] = []
    let outer = bracesEnd
    bracesEnd = false
    defer { bracesEnd = outer }
    advance()
    while !endsGroup() {
      if take(",") || take(":") { continue }
      let before = place
      children.append(kind == .directive ? statement() : expression())
      if place == before { children.append(unknown()) }
    }
    _ = take("]")
    return tree.add(.collection, span(start), children)
  }

  /// `{ [weak self] value in … }`
  mutating func closure() -> Int {
    let start = token.start
    return nested { parser in
      let outer = parser.bracesEnd
      parser.bracesEnd = false
      parser.advance()
      parser.skipSignature()
      let children = parser.statements()
      _ = parser.take("}")
      parser.bracesEnd = outer
      return parser.tree.add(.closure, parser.span(start), children)
    }
  }

  /// Takes what stands before `in`, if a closure begins with its parameters.
  private mutating func skipSignature() {
    let start = place
    skipAttributes()
    if isMark("[") { skipBrackets() }
    if isMark("(") {
      skipBrackets()
    } else {
      while kind == .word, !isWord("in") {
        advance()
        if !take(",") { break }
      }
    }
    while isWord(of: ["async", "throws"]) {
      advance()
      if isMark("(") { skipBrackets() }
    }
    if take(operation: "->") { skipType() }
    if isWord("in") { advance() } else { place = start }
  }
}

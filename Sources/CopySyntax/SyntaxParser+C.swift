import CopyModel

extension SyntaxParser {
  private static let qualifiers: [StaticString] = [
    "static", "const", "extern", "inline", "volatile", "register", "__block", "__weak", "__strong",
    "__unsafe_unretained",
    "__autoreleasing", "unsigned", "signed", "struct", "enum", "union", "auto", "typedef", "_Nullable", "_Nonnull",
    "nullable", "nonnull", "__kindof", "FOUNDATION_EXPORT", "NS_INLINE", "IBOutlet", "__unused", "restrict",
    "__nullable", "__nonnull", "_Null_unspecified", "UIKIT_EXTERN", "OBJC_EXTERN", "__strong", "oneway", "long",
    "short",
  ]

  mutating func statementOfC() -> Int {
    let start = token.start
    if isMark("{") { return block() }
    if isMark("@"), let node = directiveOfC(start) { return node }
    if isOperation("-") || isOperation("+"), isMark("(", 1) || token(1).kind == .word, isMethod() {
      return method(start)
    }
    if kind == .word, let node = keywordOfC(start) { return node }
    if kind == .word, isMark(":", 1), !isMark(":", 2) {
      advance()
      advance()
      return tree.add(.statement, span(start))
    }
    if let node = declarationOfC(start) { return node }
    let before = place
    let node = expression()
    // A comma joins several expressions of a statement.
    if isMark(",") {
      var all = [node]
      while take(",") { all.append(expression()) }
      _ = take(";")
      return tree.add(.statement, span(start), all)
    }
    _ = take(";")
    return place == before ? unknown() : node
  }

  // MARK: Of Objective-C

  private mutating func directiveOfC(_ start: Int32) -> Int? {
    switch token(1).kind == .word ? text.slice(token(1).range).text : "" {
    case "interface", "protocol":
      // Nothing in it is shown; `@protocol Name;` ends with its line.
      while kind != .end, !(isMark("@") && isWord("end", 1)) {
        advance()
        if isMark(";"), isWord("protocol", -1) || isShortProtocol(start) { break }
      }
      if isMark(";") {
        advance()
      } else {
        advance()
        advance()
      }
      return tree.add(.statement, span(start))
    case "implementation":
      advance()
      advance()
      let name = place
      advance()
      if isMark("(") { skipBrackets() }
      if take(":") { advance() }
      if isMark("{") { skipBrackets() }
      var children: [Int] = []
      while kind != .end, !(isMark("@") && isWord("end", 1)) { children.append(statement()) }
      advance()
      advance()
      return tree.add(.type, span(start), name: range(min(name, tokens.count - 1)), children)
    case "property", "synthesize", "dynamic", "class", "import", "compatibility_alias":
      while kind != .end, !isMark(";") { advance() }
      advance()
      return tree.add(.statement, span(start))
    case "end", "optional", "required", "public", "private", "protected", "package":
      advance()
      advance()
      return tree.add(.statement, span(start))
    case "try", "finally", "autoreleasepool":
      advance()
      advance()
      let body = isMark("{") ? [block()] : []
      return tree.add(.statement, span(start), body)
    case "catch", "synchronized":
      advance()
      let isLock = isWord("synchronized")
      advance()
      var children: [Int] = []
      if isLock, isMark("(") { children += arguments(until: ")") } else if isMark("(") { skipBrackets() }
      if isMark("{") { children.append(block()) }
      return tree.add(.statement, span(start), children)
    case "throw":
      advance()
      advance()
      let value = isMark(";") ? [] : [expression()]
      _ = take(";")
      return tree.add(.statement, span(start), value)
    default: return nil
    }
  }

  private func isShortProtocol(_ start: Int32) -> Bool {
    // `@protocol One, Two;` has no line of methods before its semicolon.
    var index = place - 1
    while index >= 0, tokens[index].start > start {
      guard tokens[index].kind == .word || text[Int(tokens[index].start)] == UInt8(ascii: ",") else { return false }
      index -= 1
    }
    return index + 1 < tokens.count && text.slice(tokens[index + 1].range).equals("protocol")
  }

  /// Whether `- (Type)name` at the start of a statement begins a method rather than a difference.
  private func isMethod() -> Bool {
    var index = place + 1
    while index < min(place + 400, tokens.count) {
      let token = tokens[index]
      if token.kind == .mark, text[Int(token.start)] == UInt8(ascii: "{") { return true }
      if token.kind == .mark, ";}".utf8.contains(text[Int(token.start)]) { return false }
      index += 1
    }
    return false
  }

  private mutating func method(_ start: Int32) -> Int {
    advance()
    if isMark("(") { skipBrackets() }
    let name = place
    while kind != .end, !isMark("{") { if isMark("(") { skipBrackets() } else { advance() } }
    let body = isMark("{") ? [block()] : []
    return tree.add(.function, span(start), name: range(name), body)
  }

  // MARK: Of C

  private mutating func keywordOfC(_ start: Int32) -> Int? {
    switch bytes(place).text {
    case "if", "while", "switch":
      advance()
      var children = isMark("(") ? arguments(until: ")") : []
      if !isMark(";") { children.append(statement()) } else { advance() }
      if isWord("else") {
        advance()
        children.append(statement())
      }
      return tree.add(.statement, span(start), children)
    case "for": return loopOfC(start)
    case "do":
      advance()
      var children = [statement()]
      if take(word: "while"), isMark("(") { children += arguments(until: ")") }
      _ = take(";")
      return tree.add(.statement, span(start), children)
    case "return":
      advance()
      let value = isMark(";") || isMark("}") ? [] : [expression()]
      _ = take(";")
      return tree.add(.return, span(start), value)
    case "case":
      advance()
      let value = expression(SyntaxLanguage.ternary)
      if take(operation: "...") { _ = expression(SyntaxLanguage.ternary) }
      _ = take(":")
      return tree.add(.statement, span(start), [value])
    case "default" where isMark(":", 1):
      advance()
      advance()
      return tree.add(.statement, span(start))
    case "break", "continue", "goto":
      while kind != .end, !isMark(";"), !isMark("}") { advance() }
      _ = take(";")
      return tree.add(.statement, span(start))
    case "typedef":
      while kind != .end, !isMark(";") { if isMark("{") || isMark("(") { skipBrackets() } else { advance() } }
      _ = take(";")
      return tree.add(.statement, span(start))
    case "struct", "enum", "union", "NS_ENUM", "NS_OPTIONS":
      var offset = 1
      while token(offset).kind == .word { offset += 1 }
      guard isMark("{", offset) || isMark("(", 1) else { return nil }
      while kind != .end, !isMark(";") { if isMark("{") || isMark("(") { skipBrackets() } else { advance() } }
      _ = take(";")
      return tree.add(.statement, span(start))
    case "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END":
      advance()
      return tree.add(.statement, span(start))
    default: return nil
    }
  }

  private mutating func loopOfC(_ start: Int32) -> Int {
    advance()
    var children: [Int] = []
    if isMark("(") {
      advance()
      while !endsGroup() {
        if isMark(";") || isMark(",") || isWord("in") {
          advance()
          continue
        }
        let (from, before) = (token.start, place)
        children.append(declarationOfC(from) ?? expression())
        if place == before { children.append(unknown()) }
      }
      _ = take(")")
    }
    if isMark(";") { advance() } else { children.append(statement()) }
    return tree.add(.statement, span(start), children)
  }

  /// `NSString *name = value, *other;`, `int name[3];`, `void name(int a) { … }`; nil for what is none, and takes nothing
  /// then.
  mutating func declarationOfC(_ start: Int32) -> Int? {
    let before = place
    guard skipTypeOfC() else {
      place = before
      return nil
    }
    if isMark("("), isOperation("^", 1) || isOperation("*", 1) { return declaredBlock(start, before) }
    guard kind == .word, place > before, isDeclared(1) else {
      place = before
      return nil
    }
    if isMark("(", 1) { return functionOfC(start, before) }
    var found: [Int] = []
    repeat {
      while isOperation("*") || isWord(of: Self.qualifiers) { advance() }
      guard kind == .word else { break }
      found.append(variableOfC())
    } while take(",")
    if isMark(";") { advance() }
    return found.count == 1 ? found[0] : tree.add(.statement, span(start), found)
  }

  private func isDeclared(_ offset: Int) -> Bool {
    isMark(";", offset) || isMark(",", offset) || isOperation("=", offset) || isMark("[", offset) || isMark("(", offset)
      || isWord("in", offset) || isWord("__attribute__", offset) || isWord("NS_SWIFT_NAME", offset)
  }

  private mutating func variableOfC() -> Int {
    let name = place
    advance()
    while isMark("[") || isMark("(") && !isOperation("=") { skipBrackets() }
    var children: [Int] = []
    if take(operation: "=") { children.append(isMark("{") ? collectionOfC() : expression()) }
    return tree.add(.declaration, span(tokens[name].start), name: range(name), children)
  }

  /// `void (^name)(BOOL) = ^(BOOL done) { … };`
  private mutating func declaredBlock(_ start: Int32, _ before: Int) -> Int? {
    let open = place
    advance()
    advance()
    while isWord(of: Self.qualifiers) { advance() }
    let name = place
    guard kind == .word, isMark(")", 1) || isMark("[", 1) else {
      place = before
      return nil
    }
    place = open
    skipBrackets()
    if isMark("(") { skipBrackets() }
    var children: [Int] = []
    if take(operation: "=") { children.append(expression()) }
    _ = take(";")
    return tree.add(.declaration, span(start), name: range(name), children)
  }

  /// The function whose name stands here; nil, and back at `before`, for a declaration that calls something.
  private mutating func functionOfC(_ start: Int32, _ before: Int) -> Int? {
    let name = place
    advance()
    skipBrackets()
    while kind == .word || isMark("("), !isMark("{"), !isMark(";") {
      if isMark("(") { skipBrackets() } else { advance() }
    }
    if isMark("{") {
      let body = block()
      return tree.add(.function, span(start), name: range(name), [body])
    }
    guard isMark(";") else {
      place = before
      return nil
    }
    advance()
    return tree.add(.statement, span(start))
  }

  /// Takes a type and the stars behind it. Says whether it is one, as far as can be told.
  private mutating func skipTypeOfC() -> Bool {
    var hasName = false
    while kind == .word {
      if isWord(of: Self.qualifiers) {
        hasName = hasName || isWord(of: ["unsigned", "signed", "long", "short", "auto"])
        advance()
      } else if isWord("__attribute__"), isMark("(", 1) {
        advance()
        skipBrackets()
      } else if isWord("typeof") || isWord("__typeof__") || isWord("__typeof"), isMark("(", 1) {
        advance()
        skipBrackets()
        hasName = true
      } else if !hasName {
        hasName = true
        advance()
        if isOperation("<"), !skipGenericsOfC() { return false }
      } else {
        break
      }
    }
    while isOperation("*") || isOperation("**") || isWord(of: Self.qualifiers) { advance() }
    return hasName
  }

  /// `<NSString *, id<Delegate>>`
  private mutating func skipGenericsOfC() -> Bool {
    var (open, index) = (0, place)
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .word: break
      case .operation:
        switch text.slice(token.range).text {
        case "<": open += 1
        case ">": open -= 1
        case ">>": open -= 2
        case "*", "**", "^": break
        default: return false
        }
      case .mark where ",()".utf8.contains(text[Int(token.start)]): break
      default: return false
      }
      index += 1
      if open <= 0 { break }
    }
    guard open == 0 else { return false }
    place = index
    return true
  }

  // MARK: Values

  mutating func primaryOfC() -> Int {
    let start = place
    switch kind {
    case .word:
      advance()
      return tree.add(.name, range(start))
    case .number, .character:
      advance()
      return tree.add(.number, range(start))
    case .openString: return stringsOfC()
    case .mark:
      switch text[Int(token.start)] {
      case UInt8(ascii: "("): return parenthesised()
      case UInt8(ascii: "["): return message()
      case UInt8(ascii: "@"): return literalOfC()
      case UInt8(ascii: "{"): return collectionOfC()
      default: break
      }
    default: break
    }
    return endsGroup() || isMark(",") || isMark(":") || isMark(";")
      ? tree.add(.name, end..<end) : unknown()
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
    let start = place
    if isMark("{", 1) {
      advance()
      let body = block()
      _ = take(")")
      return tree.add(.tuple, span(tokens[start].start), [body])
    }
    if isCast() {
      skipBrackets()
      let value = expression(12)
      return tree.add(.cast, span(tokens[start].start), [value])
    }
    let values = arguments(until: ")")
    return tree.add(.tuple, span(tokens[start].start), values)
  }

  /// Whether the brackets here hold a type, with a value behind them.
  private func isCast() -> Bool {
    var probe = self
    probe.advance()
    guard probe.skipTypeOfC() else { return false }
    if probe.isMark("("), probe.isOperation("^", 1) || probe.isOperation("*", 1) { return true }
    guard probe.isMark(")") else { return false }
    probe.advance()
    switch probe.kind {
    case .word: return !probe.isWord("in")
    case .number, .openString, .character: return true
    case .mark: return "([@{".utf8.contains(text[Int(probe.token.start)])
    case .operation: return probe.isOperation("^") || probe.isOperation("!") || probe.isOperation("~")
    default: return false
    }
  }

  /// `[receiver one:1 two:2, 3]`
  private mutating func message() -> Int {
    let start = token.start
    let outer = bracesEnd
    bracesEnd = false
    defer { bracesEnd = outer }
    advance()
    let receiver = expression(SyntaxLanguage.ternary)
    var (children, name) = ([receiver], kind == .word ? range(place) : 0..<0)
    if kind == .word, !isMark(":", 1) { advance() }
    while !endsGroup() {
      let label = place
      if kind == .word { advance() }
      guard take(":") else {
        if place == label { children.append(unknown()) }
        continue
      }
      if name.isEmpty { name = range(label) }
      var values = [expression()]
      while take(",") { values.append(expression()) }
      children.append(
        tree.add(.argument, span(tokens[label].start), name: label < place ? range(label) : 0..<0, values))
    }
    _ = take("]")
    return tree.add(.message, span(start), name: name, children)
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@42`, `@selector(…)`.
  private mutating func literalOfC() -> Int {
    let start = token.start
    advance()
    if isMark("[") {
      let values = arguments(until: "]")
      return tree.add(.collection, span(start), values)
    }
    if isMark("{") { return collectionOfC(from: start) }
    if isMark("(") {
      let values = arguments(until: ")")
      return tree.add(.tuple, span(start), values)
    }
    let isCall = kind == .word
    advance()
    if isCall, isMark("(") { skipBrackets() }
    return tree.add(.number, span(start))
  }

  private mutating func collectionOfC(from first: Int32? = nil) -> Int {
    let start = first ?? token.start
    var children: [Int] = []
    advance()
    while !endsGroup() {
      if isMark(",") || isMark(":") || isMark(".") && token(1).kind == .word {
        advance()
        continue
      }
      let before = place
      children.append(isMark("{") ? collectionOfC() : kind == .directive ? statement() : expression())
      if place == before { children.append(unknown()) }
    }
    _ = take("}")
    return tree.add(.collection, span(start), children)
  }

  /// `^{ … }`, `^(BOOL done) { … }`, `^NSString *(id value) { … }`.
  mutating func blockOfC() -> Int {
    let start = token.start
    advance()
    if kind == .word { _ = skipTypeOfC() }
    if isMark("(") { skipBrackets() }
    guard isMark("{") else { return tree.add(.closure, span(start)) }
    let body = block(.closure)
    tree.nodes[body].range = span(start)
    return body
  }

  mutating func postfixOfC(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    if isMark(".") || isOperation("->") {
      advance()
      return member(of: value, from: start)
    }
    if isMark("(") {
      let values = arguments(until: ")")
      return tree.add(.call, span(start), name: calledName(value), [value] + values)
    }
    if isMark("[") {
      let values = arguments(until: "]")
      return tree.add(.element, span(start), [value] + values)
    }
    if isOperation("++") || isOperation("--") {
      advance()
      return tree.add(.postfix, span(start), [value])
    }
    return nil
  }
}

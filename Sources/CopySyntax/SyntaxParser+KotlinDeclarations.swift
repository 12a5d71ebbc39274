import CopyModel

/// What Kotlin declares.
extension SyntaxParser {
  // MARK: Variables

  /// `val name: Type = value`, `var (one, two) = value`, `val Type.name: Type get() = value`, `val name by value`
  mutating func variablesOfKotlin(_ start: Int32) -> Int {
    advance()
    skipAnnotations()
    if isOperation("<") { _ = skipGenerics() }
    let name = isMark("(") ? nil : declaredName()
    if isMark("(") { skipBrackets() }
    let type = take(":") ? typeRangeOfKotlin() : 0..<0
    var children: [Int] = []
    if take(operation: "=") || take(word: "by") { children.append(expression(SyntaxLanguage.ternary)) }
    children += accessorsOfKotlin()
    let node = tree.add(.declaration, span(start), name: name.map(range) ?? 0..<0, children)
    tree.nodes[node].type = type
    return node
  }

  /// The name of `Type<Value>.name`, and takes all of it.
  private mutating func declaredName() -> Int? {
    var name: Int?
    while kind == .word {
      name = place
      advance()
      if isOperation("<") { _ = skipGenerics() }
      _ = take(operation: "?")
      guard take(".") || take(operation: "?.") else { break }
    }
    return name
  }

  /// `get() = value` and `set(value) { … }` behind a variable.
  private mutating func accessorsOfKotlin() -> [Int] {
    var found: [Int] = []
    let start = token.start
    while true {
      var ahead = self
      ahead.skipAnnotations()
      guard let node = ahead.nextAccessor() else { break }
      self = ahead
      found.append(node)
    }
    return found.isEmpty ? [] : [tree.add(.block, span(start), found)]
  }

  private static let accessorWords: [StaticString] = [
    "private", "protected", "internal", "public", "inline", "override",
  ]

  private mutating func nextAccessor() -> Int? {
    guard isMark("@") || isWord(0, of: Self.accessorWords + ["get", "set"]) else { return nil }
    var probe = self
    probe.skipAnnotations()
    while probe.isWord(0, of: Self.accessorWords) {
      probe.advance()
      probe.skipAnnotations()
    }
    guard token.startsLine || probe.token.start > token.start || isWord("get"), probe.isWord(0, of: ["get", "set"])
    else { return nil }
    let hasBody = probe.isMark("(", 1)
    guard hasBody || probe.isWord("set") && (probe.token(1).startsLine || probe.isMark("}", 1)) else { return nil }
    while token.start < probe.token.start { advance() }
    let start = token.start
    return accessorOfKotlin(start) ?? shortStatement(start, of: 1)
  }

  mutating func accessorOfKotlin(_ start: Int32) -> Int? {
    guard isMark("(", 1), isMark(")", 2) || token(2).kind == .word && (isMark(")", 3) || isMark(":", 3)) else {
      return nil
    }
    var probe = self
    probe.advance()
    probe.skipBrackets()
    guard probe.isOperation("=") || probe.isMark("{") || probe.isMark(":") else { return nil }
    advance()
    skipBrackets()
    if take(":") { skipTypeOfKotlin() }
    return tree.add(.function, span(start), bodyOfKotlin())
  }

  /// A block, or `= value`, which is returned.
  private mutating func bodyOfKotlin() -> [Int] {
    let start = token.start
    guard take(operation: "=") else { return blockIfAny() }
    let value = expression()
    return [tree.add(.return, span(start), [value])]
  }

  // MARK: Functions

  /// `fun <Type> Type.name(parameters): Type where … = value`; one without a name is a value.
  mutating func functionOfKotlin(_ start: Int32) -> Int {
    advance()
    if isOperation("<") { _ = skipGenerics() }
    skipAnnotations()
    let name = declaredName()
    var children = isMark("(") ? parametersOfKotlin() : []
    let type = take(":") ? typeRangeOfKotlin() : 0..<0
    if isWord("where") { while kind != .end, !isMark("{"), !isOperation("="), !isMark("}") { advance() } }
    children += bodyOfKotlin()
    let node = tree.add(.function, span(start), name: name.map(range) ?? 0..<0, children)
    tree.nodes[node].type = type
    return node
  }

  private mutating func parametersOfKotlin() -> [Int] {
    advance()
    return freely { parser in
      var found: [Int] = []
      while !parser.endsGroup() {
        let before = parser.place
        if !parser.take(",") { parser.readParameterOfKotlin(&found) }
        if parser.place == before { parser.advance() }
      }
      _ = parser.take(")")
      return found
    }
  }

  /// `private val name: Type = value`
  private mutating func readParameterOfKotlin(_ found: inout [Int]) {
    skipAnnotations()
    while kind == .word, token(1).kind == .word || isMark("@", 1) {
      advance()
      skipAnnotations()
    }
    guard kind == .word else { return }
    let name = place
    advance()
    let type = take(":") ? typeRangeOfKotlin() : 0..<0
    let value = take(operation: "=") ? [expression()] : []
    let node = tree.add(.parameter, span(tokens[name].start), name: range(name), value)
    tree.nodes[node].type = type
    found.append(node)
  }

  mutating func initialiserOfKotlin(_ start: Int32) -> Int {
    advance()
    let body = block()
    return tree.add(.statement, span(start), [body])
  }

  /// `constructor(parameters) : this(value) { … }`
  mutating func constructorOfKotlin(_ start: Int32) -> Int {
    let name = place
    advance()
    var children = parametersOfKotlin()
    if take(":") { children.append(bounded { $0.expression() }) }
    children += blockIfAny()
    return tree.add(.function, span(start), name: range(name), children)
  }

  // MARK: Types

  /// `class Name<Type> private constructor(parameters) : Type(value), Type by value { … }`
  mutating func typeOfKotlin(_ start: Int32) -> Int {
    advance()
    let name = kind == .word ? place : nil
    if name != nil { advance() }
    if isOperation("<") { _ = skipGenerics() }
    var children = primaryParameters()
    let parents = take(":") ? parentsOfKotlin(&children) : 0..<0
    if isWord("where") { while kind != .end, !isMark("{"), !token.startsLine { advance() } }
    children += blockIfAny()
    let node = tree.add(.type, span(start), name: name.map(range) ?? 0..<0, children)
    tree.nodes[node].type = parents
    return node
  }

  private mutating func primaryParameters() -> [Int] {
    let before = place
    skipAnnotations()
    while isWord(of: ["private", "internal", "protected", "public"]) { advance() }
    skipAnnotations()
    if take(word: "constructor") || isMark("("), isMark("(") { return parametersOfKotlin() }
    place = before
    return []
  }

  /// What a type extends; calls of constructors are noted in `children`.
  mutating func parentsOfKotlin(_ children: inout [Int]) -> Range<Int32> {
    let start = token.start
    repeat {
      let name = place
      skipTypeOfKotlin()
      if isMark("("), name < place {
        let callee = tree.add(.name, tokens[name].start..<end)
        let values = arguments(until: ")")
        children.append(tree.add(.call, span(tokens[name].start), name: lastWord(name), [callee] + values))
      }
      if take(word: "by") { children.append(bounded { $0.expression() }) }
    } while take(",")
    return span(start)
  }

  /// The last word of the type that begins at `name`, without the types in its angles.
  func lastWord(_ name: Int) -> Range<Int32> {
    var last = name
    while last + 2 < place, tokens[last + 1].kind == .mark, bytes(last + 1).equals("."), tokens[last + 2].kind == .word
    {
      last += 2
    }
    return range(last)
  }

  mutating func typeRangeOfKotlin() -> Range<Int32> {
    let start = token.start
    skipTypeOfKotlin()
    return span(start)
  }

  /// Takes a type; where arrows mean something else, no function’s.
  mutating func skipTypeOfKotlin(mayPoint: Bool = true) {
    skipAnnotations()
    _ = take(word: "suspend")
    if isMark("(") {
      skipBrackets()
    } else if kind == .word {
      advance()
    } else {
      return
    }
    while skipSuffixOfKotlin() {}
    if mayPoint, take(operation: "->") { return skipTypeOfKotlin() }
    if isOperation("&"), token(1).kind == .word, take(operation: "&") { skipTypeOfKotlin() }
  }

  private mutating func skipSuffixOfKotlin() -> Bool {
    if isMark("."), token(1).kind == .word || isMark("(", 1) {
      advance()
      if isMark("(") { skipBrackets() } else { advance() }
      return true
    }
    if isOperation("<"), skipGenerics() { return true }
    return take(operation: "?")
  }
}

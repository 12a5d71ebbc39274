import CopyModel

/// The values of Java.
extension SyntaxParser {
  mutating func prefixedOfJava() -> Int {
    if kind == .operation { return prefixedValue() }
    if let lambda = lambdaOfJava() { return lambda }
    return isMark("(") && isCastOfJava ? castValueOfJava() : postfixed(primaryOfJava())
  }

  private mutating func primaryOfJava() -> Int {
    switch kind {
    case .word:
      if isWord("new") { return creationOfJava() }
      return isWord("switch") && isMark("(", 1) ? choiceOfJava(token.start) : leaf(.name)
    case .number, .character: return leaf(.number)
    case .openString: return string()
    case .mark where isMark("("):
      let start = token.start
      let values = arguments(until: ")")
      return tree.add(.tuple, span(start), values)
    default: return missingValue()
    }
  }

  // MARK: Lambdas and casts

  /// `name -> value`, `(one, two) -> { … }`
  private mutating func lambdaOfJava() -> Int? {
    let start = token.start
    if kind == .word, isOperation("->", 1) {
      advance(by: 2)
    } else if isMark("(") {
      var probe = self.placeBehindBrackets
      guard tokens[probe].kind == .operation, bytes(probe).equals("->") else { return nil }
      probe += 1
      place = probe
    } else {
      return nil
    }
    let body = isMark("{") ? block(.closure) : expression()
    if tree.nodes[body].kind == .closure {
      tree.nodes[body].range = span(start)
      return body
    }
    return tree.add(.closure, span(start), [body])
  }

  /// The index of the token behind the brackets that open here.
  private var placeBehindBrackets: Int {
    var (open, index) = (0, place)
    repeat {
      if tokens[index].kind == .mark {
        let byte = text[Int(tokens[index].start)]
        if "([{".utf8.contains(byte) { open += 1 }
        if ")]}".utf8.contains(byte) { open -= 1 }
      }
      index += 1
    } while open > 0 && index < tokens.count - 1
    return min(index, tokens.count - 1)
  }

  private static let plainTypes: [StaticString] = [
    "int", "long", "float", "double", "boolean", "byte", "short", "char",
  ]

  /// Whether the brackets here hold a type, with a value behind them.
  private var isCastOfJava: Bool {
    guard token(1).kind == .word else { return false }
    let behind = placeBehindBrackets
    guard behind - place <= 40 else { return false }
    let isPlain = isWord(1, of: Self.plainTypes)
    var probe = place + 1
    while probe < behind - 1 {
      switch tokens[probe].kind {
      case .word: break
      case .mark where ".[],@".utf8.contains(text[Int(tokens[probe].start)]): break
      case .operation where ["<", ">", ">>", "?", "&"].contains(bytes(probe).text): break
      default: return false
      }
      probe += 1
    }
    let next = tokens[behind]
    switch next.kind {
    case .word: return !bytes(behind).equals("instanceof")
    case .number, .openString, .character: return true
    case .mark: return text[Int(next.start)] == UInt8(ascii: "(")
    case .operation: return isPlain || bytes(behind).equals("!") || bytes(behind).equals("~")
    default: return false
    }
  }

  private mutating func castValueOfJava() -> Int {
    let start = token.start
    skipBrackets()
    let value = expression(SyntaxLanguage.prefix)
    return tree.add(.cast, span(start), [value])
  }

  /// `value instanceof Type name`
  mutating func castOfJava(_ value: Int, _ least: Int) -> Int? {
    guard isWord("instanceof"), least <= SyntaxLanguage.comparison else { return nil }
    let start = tree.nodes[value].range.lowerBound
    advance()
    _ = take(word: "final")
    _ = skipTypeOfJava()
    if isMark("(") { skipBrackets() }
    if kind == .word { advance() }
    return tree.add(.cast, span(start), [value])
  }

  // MARK: New values

  /// `new Type<Value>(values) { … }`, `new Type[] { … }`
  private mutating func creationOfJava() -> Int {
    let start = token.start
    advance()
    skipAnnotations()
    let name = place
    var last = place
    while kind == .word {
      last = place
      advance()
      if isOperation("<") { _ = skipGenerics() }
      if !take(".") { break }
    }
    guard isMark("(") else { return newArray(start) }
    let callee = tree.add(.name, min(tokens[name].start, end)..<end)
    var children = [callee] + arguments(until: ")")
    if isMark("{") { children.append(bodyOfJava()) }
    return tree.add(.call, span(start), name: range(last), children)
  }

  /// Methods that a value has besides those of its type.
  private mutating func bodyOfJava() -> Int {
    let outer = enclosingType
    enclosingType = 0..<0
    defer { enclosingType = outer }
    return block()
  }

  private mutating func newArray(_ start: Int32) -> Int {
    var children: [Int] = []
    while isMark("[") { children += arguments(until: "]") }
    if isMark("{") { children.append(arrayOfJava()) }
    return tree.add(.collection, span(start), children)
  }

  // MARK: Behind a value

  mutating func postfixOfJava(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    if take(".") {
      if isOperation("<") { _ = skipGenerics() }
      if isWord("new") { return creationOfJava(behind: value) }
      return member(of: value, from: start)
    }
    if isMark("(") {
      let values = arguments(until: ")")
      return tree.add(.call, span(start), name: calledName(value), [value] + values)
    }
    if isMark("[") { return subscripted(value, from: start) }
    if take(operation: "::") {
      advance()
      return tree.add(.prefix, span(start), [value])
    }
    if isOperation("<"), isTypeOfReference {
      _ = skipGenerics()
      return tree.add(.postfix, span(start), [value])
    }
    guard take(operation: "++") || take(operation: "--") else { return nil }
    return tree.add(.postfix, span(start), [value])
  }

  /// `outer.new Inner()`
  private mutating func creationOfJava(behind value: Int) -> Int {
    let created = creationOfJava()
    return tree.add(.member, span(tree.nodes[value].range.lowerBound), [value, created])
  }

  /// `Type<Value>::new`
  private var isTypeOfReference: Bool {
    var probe = self
    return probe.skipGenerics() && probe.isOperation("::")
  }
}

import CopyModel

/// What Swift declares.
extension SyntaxParser {
  // MARK: Variables

  mutating func variables(_ start: Int32) -> Int {
    advance()
    var found: [Int] = []
    repeat { found.append(variable()) } while take(",")
    guard found.count == 1 else { return tree.add(.statement, span(start), found) }
    tree.nodes[found[0]].range = span(start)
    return found[0]
  }

  /// A name or pattern, its type, what it is set to, and how it is kept.
  mutating func variable() -> Int {
    let first = place
    let isName = kind == .word
    if isMark("(") { skipBrackets() } else { advance() }
    let type = take(":") ? typeRange() : 0..<0
    var children: [Int] = []
    if take(operation: "=") { children.append(expression(SyntaxLanguage.ternary)) }
    if isMark("{"), !bracesEnd { children.append(block()) }
    let node = tree.add(.declaration, span(tokens[first].start), name: isName ? range(first) : 0..<0, children)
    tree.nodes[node].type = type
    return node
  }

  private mutating func typeRange() -> Range<Int32> {
    let start = token.start
    skipType()
    return span(start)
  }

  /// `get { … }`, `willSet(value) { … }`
  mutating func accessor(_ start: Int32) -> Int? {
    guard isMark("{", 1) || isMark("(", 1) && isMark("{", 4) else { return nil }
    advance()
    if isMark("(") { skipBrackets() }
    let body = block()
    return tree.add(.function, span(start), [body])
  }

  // MARK: Functions

  mutating func function(_ start: Int32) -> Int {
    // `init` is a name itself, like `subscript`.
    let name = isWord("func") ? place + 1 : place
    advance()
    if place == name || isOperation("?") || isOperation("!") { advance() }
    if isOperation("<") { _ = skipGenerics() }
    var children = isMark("(") ? parameters() : []
    let result = skipResult()
    children += blockIfAny()
    let node = tree.add(.function, span(start), name: range(name), children)
    tree.nodes[node].type = result
    return node
  }

  private mutating func parameters() -> [Int] {
    var found: [Int] = []
    advance()
    while kind != .end, !isMark(")"), !isMark("}") {
      if kind == .word, isMark(":", 1) || isMark(":", 2) { found.append(parameter()) } else { advance() }
    }
    _ = take(")")
    return found
  }

  /// `label name: Type = value`
  private mutating func parameter() -> Int {
    let label = place
    advance(by: isMark(":", 1) ? 1 : 2)
    let name = place - 1
    advance()
    let type = typeRange()
    let value = take(operation: "=") ? [freely { $0.expression() }] : []
    let node = tree.add(.parameter, span(tokens[label].start), name: range(name), value)
    tree.nodes[node].type = type
    return node
  }

  /// `async throws(Error) -> Type where …`; the type is the answer.
  private mutating func skipResult() -> Range<Int32> {
    var result: Range<Int32> = 0..<0
    while kind != .end, !isMark("{"), !isMark("}"), !isMark(";"), !token.startsLine || continuesSignature {
      if take(operation: "->") {
        result = typeRange()
      } else {
        advance()
        if isMark("(") { skipBrackets() }
      }
    }
    return result
  }

  private var continuesSignature: Bool { isOperation("->") || isWord(of: ["where", "throws", "async", "rethrows"]) }

  // MARK: Types

  mutating func type(_ start: Int32) -> Int {
    advance()
    var name = place
    advance()
    while isMark("."), token(1).kind == .word {
      name = place + 1
      advance(by: 2)
    }
    let parents = token.start
    while kind != .end, !isMark("{"), !isMark("}") { advance() }
    let extended = parents..<max(parents, end)
    let body = blockIfAny()
    let node = tree.add(.type, span(start), name: range(name), body)
    tree.nodes[node].type = extended
    return node
  }
}

/// The types of Swift. Nothing in them is shown, so that they are passed over.
extension SyntaxParser {
  private static let typeModifiers: [StaticString] = [
    "inout", "any", "some", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "__owned",
  ]

  /// Takes a type.
  mutating func skipType() {
    skipAttributes()
    while isWord(of: Self.typeModifiers) { advance() }
    _ = take(operation: "~")
    if isMark("(") || isMark("[") {
      skipBrackets()
    } else if kind == .word {
      advance()
    } else {
      return
    }
    skipRestOfType()
  }

  /// Takes what may stand behind a type, and the types that it leads to.
  private mutating func skipRestOfType() {
    while skipTypeSuffix() {}
    while isArrow {
      advance()
      if !isOperation("->"), !isWord("throws") { return skipType() }
    }
    if take(operation: "&") { skipType() }
  }

  /// `.Name`, `<Type>`, `?`; says whether there was one.
  private mutating func skipTypeSuffix() -> Bool {
    if isMark("."), token(1).kind == .word {
      advance(by: 2)
      return true
    }
    if isOperation("<"), skipGenerics() { return true }
    guard !token.hasSpaceBefore else { return false }
    return take(operation: "?") || take(operation: "!") || take(operation: "...") || take(operation: "??")
  }

  /// Whether `async throws ->`, or a part of it, stands here.
  private var isArrow: Bool {
    isOperation("->") || isWord(of: ["async", "throws", "rethrows"]) && isOperation("->", 1)
      || isWord("async") && isWord("throws", 1)
  }

  // MARK: Generics

  /// Lists of types are short; what is longer compares.
  private static let longestGenerics = 200

  /// Takes `<Type, Type>`, if that is what it is; else nothing.
  mutating func skipGenerics() -> Bool {
    let start = place
    var open = 0
    var cut: [Int] = []
    while kind != .end, place - start < Self.longestGenerics {
      if isAngle("?"), bytes(place).contains(UInt8(ascii: ">")) {
        // `?>` of `Binding<Bed<Row>?>`
        skipClosingAngle(&cut)
      } else if isAngle(">") {
        skipClosingAngle(&cut)
        open -= 1
        if open == 0 { return true }
      } else if isMark("(") || isMark("[") {
        skipBrackets()
      } else if belongsToGenerics {
        if isAngle("<") { open += bytes(place).count }
        advance()
      } else {
        break
      }
    }
    for index in cut { tokens[index].start -= 1 }
    place = start
    return false
  }

  private func isAngle(_ angle: Unicode.Scalar) -> Bool {
    kind == .operation && text[Int(token.start)] == UInt8(ascii: angle)
  }

  /// Takes one angle. The rest of `>>` or `>?` becomes a token of its own, which is noted in `cut`.
  private mutating func skipClosingAngle(_ cut: inout [Int]) {
    guard bytes(place).count > 1 else { return advance() }
    tokens[place].start += 1
    cut.append(place)
  }

  private var belongsToGenerics: Bool {
    switch kind {
    case .word, .number: true
    case .mark: ".,:@".utf8.contains(text[Int(token.start)])
    case .operation: isAngle("<") || ["->", "&", "?", "!", "...", "~", "*", "^"].contains(bytes(place).text)
    default: false
    }
  }
}

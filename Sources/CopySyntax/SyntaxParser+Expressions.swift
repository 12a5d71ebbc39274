import CopyModel

extension SyntaxParser {
  /// A value, with all operators that bind at least as tightly as `least`.
  mutating func expression(_ least: Int = SyntaxLanguage.assignment) -> Int {
    nested { $0.operation($0.prefixed(), least) }
  }

  /// An expression inside brackets, where a block is a value again.
  mutating func freeExpression() -> Int {
    let outer = bracesEnd
    bracesEnd = false
    defer { bracesEnd = outer }
    return expression()
  }

  private mutating func operation(_ first: Int, _ least: Int) -> Int {
    var left = first
    while true {
      if let cast = cast(left, least) {
        left = cast
      } else if isTernary, least <= SyntaxLanguage.ternary {
        left = ternary(left)
      } else if let precedence = binaryPrecedence, precedence >= least {
        left = binary(left, precedence)
      } else {
        return left
      }
    }
  }

  /// How tightly the operator at hand binds as one between two values; nil where it is none.
  private var binaryPrecedence: Int? {
    guard kind == .operation else { return nil }
    let name = bytes(place)
    let precedence = language.precedence(of: name)
    guard precedence > 0 else { return nil }
    if language == .swift {
      // `-b` on a line of its own begins a statement; `a -b` doesn’t mean a difference.
      if token.startsLine || token.hasSpaceBefore, !hasSpaceBehind { return nil }
    }
    return precedence
  }

  private var isTernary: Bool {
    isOperation("?") && (language != .swift || token.hasSpaceBefore || token.startsLine) || isOperation("?:")
  }

  private mutating func ternary(_ condition: Int) -> Int {
    let start = tree.nodes[condition].range.lowerBound
    let isShort = isOperation("?:")
    advance()
    if isShort {
      let other = expression(SyntaxLanguage.ternary)
      return tree.add(.ternary, span(start), [condition, other])
    }
    let first = expression(SyntaxLanguage.ternary)
    guard take(":") else { return tree.add(.ternary, span(start), [condition, first]) }
    let second = expression(SyntaxLanguage.ternary)
    return tree.add(.ternary, span(start), [condition, first, second])
  }

  private mutating func binary(_ left: Int, _ precedence: Int) -> Int {
    let (start, name) = (tree.nodes[left].range.lowerBound, range(place))
    advance()
    if precedence == SyntaxLanguage.assignment {
      let value = expression(SyntaxLanguage.assignment)
      return tree.add(.assignment, span(start), name: name, [left, value])
    }
    let right = expression(precedence + 1)
    return tree.add(.binary, span(start), name: name, [left, right])
  }

  /// `value as Type`, `value is Type`.
  private mutating func cast(_ value: Int, _ least: Int) -> Int? {
    guard language == .swift, least <= SyntaxLanguage.cast, isWord(of: ["as", "is"]) else { return nil }
    let start = tree.nodes[value].range.lowerBound
    advance()
    if isOperation("?") || isOperation("!") { advance() }
    skipType()
    return tree.add(.cast, span(start), [value])
  }

  private mutating func prefixed() -> Int {
    let start = token.start
    if language == .swift {
      if isWord(of: ["try", "await", "consume", "copy", "repeat", "each", "any", "some"]),
        startsValue(1) || isOperation("?", 1) || isOperation("!", 1)
      {
        advance()
        if isOperation("?") || isOperation("!") { advance() }
        // `try` covers all to its right, and what is set.
        let value = expression()
        return tree.add(.prefix, span(start), [value])
      }
      if kind == .operation, !hasSpaceBehind || isOperation("&") {
        advance()
        let value = expression(12)
        return tree.add(.prefix, span(start), [value])
      }
      return postfixed(primaryOfSwift())
    }
    if kind == .operation {
      if isOperation("^") { return postfixed(blockOfC()) }
      advance()
      let value = expression(12)
      return tree.add(.prefix, span(start), [value])
    }
    return postfixed(primaryOfC())
  }

  /// Whether what stands so many tokens on can begin a value.
  func startsValue(_ offset: Int) -> Bool {
    let token = token(offset)
    if token.startsLine { return false }
    switch token.kind {
    case .word: return !isWord(offset, of: ["as", "is", "in", "else", "where"])
    case .number, .character, .openString: return true
    case .mark:
      return "([{.#\\@".utf8.contains(text[Int(token.start)]) && (token.hasSpaceBefore || isMark("[", offset) == false)
    case .operation: return token.hasSpaceBefore && !self.token(offset + 1).hasSpaceBefore
    default: return false
    }
  }

  // MARK: Behind a value

  private mutating func postfixed(_ first: Int) -> Int {
    var value = first
    while let next = language == .swift ? postfixOfSwift(value) : postfixOfC(value) { value = next }
    return value
  }

  private mutating func postfixOfSwift(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    passConditions()
    if isMark(".") {
      // `.name` on a line of its own goes on with the value.
      advance()
      return member(of: value, from: start)
    }
    if isMark("{"), canTakeBlock(value) { return call(value, from: start) }
    if token.startsLine { return nil }
    if kind == .operation {
      if !token.hasSpaceBefore,
        isOperation("?") || isOperation("!") || (hasSpaceBehind && language.precedence(of: bytes(place)) == 6)
      {
        advance()
        return tree.add(.postfix, span(start), [value])
      }
      if !token.hasSpaceBefore, isOperation("<"), skipGenerics() {
        return tree.add(.postfix, span(start), name: tree.nodes[value].name, [value])
      }
      return nil
    }
    if isMark("("), !token.hasSpaceBefore { return call(value, from: start) }
    return isMark("[") && !token.hasSpaceBefore ? subscripted(value, from: start) : nil
  }

  /// Conditions of a build may stand between a value and a method of it.
  private mutating func passConditions() {
    var index = place
    while tokens[index].kind == .directive { index += 1 }
    guard index > place, tokens[index].kind == .mark, text[Int(tokens[index].start)] == UInt8(ascii: "."),
      tokens[index + 1].kind == .word
    else { return }
    place = index
  }

  /// What is called by the name of a value.
  func calledName(_ value: Int) -> Range<Int32> {
    let node = tree.nodes[value]
    switch node.kind {
    case .name: return node.range
    case .member: return node.name
    case .postfix, .prefix: return node.first >= 0 ? calledName(Int(node.first)) : 0..<0
    default: return 0..<0
    }
  }

  mutating func member(of value: Int?, from start: Int32) -> Int {
    let name = place
    if kind == .word || kind == .number {
      advance()
    } else if isMark("(") {
      return tree.add(.member, span(start), value.map { [$0] } ?? [])
    }
    return tree.add(.member, span(start), name: name < place ? range(name) : 0..<0, value.map { [$0] } ?? [])
  }

  private mutating func call(_ value: Int, from start: Int32) -> Int {
    var children = [value]
    if isMark("(") { children += arguments(until: ")") }
    // `water(bed:with:)` is a name.
    if children.count > 1, children.dropFirst().allSatisfy({ tree.nodes[$0].first < 0 && !tree.nodes[$0].name.isEmpty })
    {
      return tree.add(.postfix, span(start), name: calledName(value), [value])
    }
    children += trailingBlocks()
    return tree.add(.call, span(start), name: calledName(value), children)
  }

  /// Blocks behind a call, `{ }` and then `label: { }`.
  private mutating func trailingBlocks() -> [Int] {
    guard language == .swift, isMark("{"), !bracesEnd, !isAccessor(1) else { return [] }
    var blocks = [closure()]
    while kind == .word, isMark(":", 1), isMark("{", 2) {
      let label = place
      advance()
      advance()
      let block = closure()
      blocks.append(tree.add(.argument, span(tokens[label].start), name: range(label), [block]))
    }
    return blocks
  }

  private func canTakeBlock(_ value: Int) -> Bool {
    guard !bracesEnd, !isAccessor(1) else { return false }
    switch tree.nodes[value].kind {
    case .name, .member, .call, .postfix, .element: return true
    default: return false
    }
  }

  /// Whether a block that begins so many tokens on says how a variable is kept.
  func isAccessor(_ offset: Int) -> Bool {
    guard isWord(offset, of: ["get", "set", "willSet", "didSet", "_read", "_modify"]) else { return false }
    return isMark("{", offset + 1) || isMark("}", offset + 1) || isWord(offset + 1, of: ["set", "async", "throws"])
      || isMark("(", offset + 1) && isMark(")", offset + 3) && isMark("{", offset + 4)
  }

  private mutating func subscripted(_ value: Int, from start: Int32) -> Int {
    let children = [value] + arguments(until: "]")
    return tree.add(.element, span(start), children)
  }

  /// The values between brackets, each with its label.
  mutating func arguments(until close: Unicode.Scalar) -> [Int] {
    var found: [Int] = []
    let outer = bracesEnd
    bracesEnd = false
    defer { bracesEnd = outer }
    advance()
    while !endsGroup() {
      if take(",") { continue }
      let before = place
      found.append(argument())
      if place == before { found.append(unknown()) }
    }
    _ = take(close)
    return found
  }

  private mutating func argument() -> Int {
    let start = place
    if kind == .directive || isMark(";") { return statement() }
    if language == .swift, kind == .word || isOperation("?"), isMark(":", 1) {
      advance()
      advance()
      // `describe(at:)` names a function, and has no values.
      if endsGroup() || kind == .word && isMark(":", 1) && token.start == end {
        return tree.add(.argument, span(tokens[start].start), name: range(start))
      }
      let value = expression()
      return tree.add(.argument, span(tokens[start].start), name: range(start), [value])
    }
    let value = expression()
    return tree.add(.argument, span(tokens[start].start), [value])
  }

  // MARK: Strings

  /// A string, or several that stand side by side.
  mutating func string() -> Int {
    let start = token.start
    advance()
    var (children, texts) = ([Int](), [Range<Int32>]())
    while kind != .end, kind != .closeString {
      switch kind {
      case .stringText:
        texts.append(range(place))
        advance()
      case .openInterpolation:
        let opening = place
        let values = interpolation()
        children.append(tree.add(.tuple, span(tokens[opening].start), values))
      default: children.append(unknown())
      }
    }
    if kind == .closeString { advance() }
    return tree.add(.string, span(start), name: children.isEmpty ? texts.first ?? 0..<0 : 0..<0, children)
  }

  private mutating func interpolation() -> [Int] {
    var found: [Int] = []
    let outer = bracesEnd
    bracesEnd = false
    defer { bracesEnd = outer }
    advance()
    while kind != .end, kind != .closeInterpolation {
      if take(",") { continue }
      let before = place
      found.append(argument())
      if place == before { found.append(unknown()) }
    }
    if kind == .closeInterpolation { advance() }
    return found
  }
}

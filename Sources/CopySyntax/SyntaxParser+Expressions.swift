import CopyModel

extension SyntaxParser {
  /// A value, with all operators that bind at least as tightly as `least`.
  mutating func expression(_ least: Int = SyntaxLanguage.assignment) -> Int {
    nested { $0.operation($0.prefixed(), least) }
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
    switch language {
    // `-b` on a line of its own begins a statement; `a -b` doesn’t mean a difference.
    case .swift: return (token.startsLine || token.hasSpaceBefore) && !hasSpaceBehind ? nil : precedence
    case .kotlin:
      return token.startsLine && !isOperation("&&") && !isOperation("||") && !isOperation("?:") ? nil : precedence
    case .objectiveC, .java: return precedence
    }
  }

  private var isTernary: Bool {
    guard language != .kotlin else { return false }
    return isOperation("?") && (language != .swift || token.hasSpaceBefore || token.startsLine) || isOperation("?:")
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
    if language == .kotlin { return castOfKotlin(value, least) }
    if language == .java { return castOfJava(value, least) }
    guard language == .swift, least <= SyntaxLanguage.cast, isWord(of: ["as", "is"]) else { return nil }
    let start = tree.nodes[value].range.lowerBound
    advance()
    if isOperation("?") || isOperation("!") { advance() }
    skipType()
    return tree.add(.cast, span(start), [value])
  }

  // MARK: Around a value

  private mutating func prefixed() -> Int {
    switch language {
    case .swift: prefixedOfSwift()
    case .objectiveC: prefixedOfC()
    case .kotlin: prefixedOfKotlin()
    case .java: prefixedOfJava()
    }
  }

  /// An operator, and the value behind it.
  mutating func prefixedValue() -> Int {
    let start = token.start
    advance()
    let value = expression(SyntaxLanguage.prefix)
    return tree.add(.prefix, span(start), [value])
  }

  /// A value, with all that goes on with it.
  mutating func postfixed(_ first: Int) -> Int {
    var value = first
    while let next = postfix(value) { value = next }
    return value
  }

  private mutating func postfix(_ value: Int) -> Int? {
    switch language {
    case .swift: postfixOfSwift(value)
    case .objectiveC: postfixOfC(value)
    case .kotlin: postfixOfKotlin(value)
    case .java: postfixOfJava(value)
    }
  }

  /// The member of a value whose name stands here.
  mutating func member(of value: Int?, from start: Int32) -> Int {
    let name = place
    if kind == .word || kind == .number { advance() }
    return tree.add(.member, span(start), name: name < place ? range(name) : 0..<0, value.map { [$0] } ?? [])
  }

  mutating func subscripted(_ value: Int, from start: Int32) -> Int {
    let children = [value] + arguments(until: "]")
    return tree.add(.element, span(start), children)
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

  // MARK: Arguments

  /// The values between brackets, each with its label.
  mutating func arguments(until close: Unicode.Scalar) -> [Int] {
    advance()
    let found = freely { parser in
      var found: [Int] = []
      while !parser.endsGroup() { parser.readArgument(into: &found) }
      return found
    }
    _ = take(close)
    return found
  }

  private mutating func readArgument(into found: inout [Int]) {
    if !take(",") { read(into: &found) { $0.argument() } }
  }

  private mutating func argument() -> Int {
    let start = token.start
    if kind == .directive || isMark(";") { return statement() }
    if language == .swift, kind == .word || isOperation("?"), isMark(":", 1) { return labelledArgument() }
    if language == .kotlin, kind == .word, isOperation("=", 1) { return labelledArgument() }
    let value = expression()
    return tree.add(.argument, span(start), [value])
  }

  private mutating func labelledArgument() -> Int {
    let label = place
    let start = token.start
    advance(by: 2)
    // `describe(at:)` names a function, and has no values.
    let namesFunction = endsGroup() || kind == .word && isMark(":", 1) && token.start == end
    let value = namesFunction ? [] : [expression()]
    return tree.add(.argument, span(start), name: range(label), value)
  }

  // MARK: Strings

  /// A string with the expressions in it.
  mutating func string() -> Int {
    let start = token.start
    var children: [Int] = []
    var piece: Range<Int32>?
    advance()
    while kind != .end, kind != .closeString {
      if kind == .stringText {
        piece = piece ?? range(place)
        advance()
      } else {
        children.append(kind == .openInterpolation ? interpolation() : unknown())
      }
    }
    if kind == .closeString { advance() }
    return tree.add(.string, span(start), name: children.isEmpty ? piece ?? 0..<0 : 0..<0, children)
  }

  private mutating func interpolation() -> Int {
    let start = token.start
    advance()
    let values = freely { parser in
      var found: [Int] = []
      while parser.kind != .end, parser.kind != .closeInterpolation { parser.readArgument(into: &found) }
      return found
    }
    if kind == .closeInterpolation { advance() }
    return tree.add(.tuple, span(start), values)
  }
}

import CopyModel

/// The values of C.
extension SyntaxParser {
  mutating func prefixedOfC() -> Int {
    if isOperation("^") { return postfixed(blockOfC()) }
    return kind == .operation ? prefixedValue() : postfixed(primaryOfC())
  }

  private mutating func primaryOfC() -> Int {
    switch kind {
    case .word: leaf(.name)
    case .number, .character: leaf(.number)
    case .openString: stringsOfC()
    case .mark: markedOfC() ?? missingValue()
    default: missingValue()
    }
  }

  /// A value that begins with a mark.
  private mutating func markedOfC() -> Int? {
    switch text[Int(token.start)] {
    case UInt8(ascii: "("): parenthesised()
    case UInt8(ascii: "["): message()
    case UInt8(ascii: "@"): literalOfC()
    case UInt8(ascii: "{"): collectionOfC()
    default: nil
    }
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
    let start = token.start
    if isMark("{", 1) { return parenthesisedBlock() }
    if isCast() {
      skipBrackets()
      let value = expression(SyntaxLanguage.prefix)
      return tree.add(.cast, span(start), [value])
    }
    let values = arguments(until: ")")
    return tree.add(.tuple, span(start), values)
  }

  private mutating func parenthesisedBlock() -> Int {
    let start = token.start
    advance()
    let body = block()
    _ = take(")")
    return tree.add(.tuple, span(start), [body])
  }

  /// `{1, 2}`, `{.row = 1}`, `@{key: value}`, of which the opening brace is at hand.
  mutating func collectionOfC(from first: Int32? = nil) -> Int {
    let start = first ?? token.start
    var children: [Int] = []
    advance()
    while !endsGroup() {
      if isMark(",") || isMark(":") || isMark(".") && token(1).kind == .word {
        advance()
      } else {
        read(into: &children) { $0.elementOfC() }
      }
    }
    _ = take("}")
    return tree.add(.collection, span(start), children)
  }

  private mutating func elementOfC() -> Int {
    if isMark("{") { return collectionOfC() }
    return kind == .directive ? statement() : expression()
  }

  /// What goes on with a value: a member, a call, an element.
  mutating func postfixOfC(_ value: Int) -> Int? {
    let start = tree.nodes[value].range.lowerBound
    if take(".") || take(operation: "->") { return member(of: value, from: start) }
    if isMark("(") {
      let values = arguments(until: ")")
      return tree.add(.call, span(start), name: calledName(value), [value] + values)
    }
    if isMark("[") { return subscripted(value, from: start) }
    guard take(operation: "++") || take(operation: "--") else { return nil }
    return tree.add(.postfix, span(start), [value])
  }
}

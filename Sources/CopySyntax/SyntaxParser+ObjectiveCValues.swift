import CopyModel

/// The values that Objective-C adds to C: messages, literals, and blocks.
extension SyntaxParser {
  // MARK: Messages

  /// `[receiver one:1 two:2, 3]`
  mutating func message() -> Int { freely { $0.messageInBrackets() } }

  private mutating func messageInBrackets() -> Int {
    let start = token.start
    advance()
    let receiver = expression(SyntaxLanguage.ternary)
    var name = kind == .word ? range(place) : 0..<0
    if kind == .word, !isMark(":", 1) { advance() }
    let arguments = argumentsOfMessage(&name)
    _ = take("]")
    return tree.add(.message, span(start), name: name, [receiver] + arguments)
  }

  /// All labels and values. A message that has no `name` yet goes by its first label.
  private mutating func argumentsOfMessage(_ name: inout Range<Int32>) -> [Int] {
    var found: [Int] = []
    while !endsGroup() {
      let label = place
      if kind == .word { advance() }
      if take(":") {
        if name.isEmpty { name = range(label) }
        found.append(argumentOfMessage(label))
      } else if place == label {
        found.append(unknown())
      }
    }
    return found
  }

  /// The values behind the colon of a label.
  private mutating func argumentOfMessage(_ label: Int) -> Int {
    var values = [expression()]
    while take(",") { values.append(expression()) }
    return tree.add(.argument, span(tokens[label].start), name: range(label), values)
  }

  // MARK: Literals

  /// `@[…]`, `@{…}`, `@(…)`, `@42`, `@selector(…)`.
  mutating func literalOfC() -> Int {
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
    return namedLiteral(start)
  }

  private mutating func namedLiteral(_ start: Int32) -> Int {
    let isCall = kind == .word
    advance()
    if isCall, isMark("(") { skipBrackets() }
    return tree.add(.number, span(start))
  }

  // MARK: Blocks

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
}

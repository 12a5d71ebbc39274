import CopyModel

/// What C declares: variables, blocks that have a name, and functions.
extension SyntaxParser {
  /// `NSString *name = value, *other;`, `int name[3];`, `void name(int a) { … }`; nil for what is none, and takes nothing
  /// then.
  mutating func declarationOfC(_ start: Int32) -> Int? {
    let before = place
    let node = typedDeclaration(start)
    if node == nil { place = before }
    return node
  }

  private mutating func typedDeclaration(_ start: Int32) -> Int? {
    let first = token.start
    guard skipTypeOfC() else { return nil }
    let type = first..<end
    if isMark("("), isOperation("^", 1) || isOperation("*", 1) { return declaredBlock(start) }
    guard kind == .word, isDeclared(1) else { return nil }
    return isMark("(", 1) ? functionOfC(start, type: type) : variablesOfC(start, type: type)
  }

  /// Whether the token so many on may stand behind a name that is declared.
  private func isDeclared(_ offset: Int) -> Bool {
    isMark(";", offset) || isMark(",", offset) || isOperation("=", offset) || isMark("[", offset) || isMark("(", offset)
      || isWord("in", offset) || isWord("__attribute__", offset) || isWord("NS_SWIFT_NAME", offset)
  }

  private mutating func variablesOfC(_ start: Int32, type: Range<Int32>) -> Int {
    var found: [Int] = []
    repeat {
      while isOperation("*") || isQualifier { advance() }
      guard kind == .word else { break }
      found.append(variableOfC())
      tree.nodes[found[found.count - 1]].type = type
    } while take(",")
    _ = take(";")
    return found.count == 1 ? found[0] : tree.add(.statement, span(start), found)
  }

  private mutating func variableOfC() -> Int {
    let name = place
    advance()
    while isMark("[") || isMark("(") { skipBrackets() }
    var children: [Int] = []
    if take(operation: "=") { children.append(isMark("{") ? collectionOfC() : expression()) }
    return tree.add(.declaration, span(tokens[name].start), name: range(name), children)
  }

  /// `void (^name)(BOOL) = ^(BOOL done) { … };`
  private mutating func declaredBlock(_ start: Int32) -> Int? {
    let open = place
    advance(by: 2)
    while isQualifier { advance() }
    let name = place
    guard kind == .word, isMark(")", 1) || isMark("[", 1) else { return nil }
    place = open
    skipBrackets()
    if isMark("(") { skipBrackets() }
    let value = take(operation: "=") ? [expression()] : []
    _ = take(";")
    return tree.add(.declaration, span(start), name: range(name), value)
  }

  /// The function whose name stands here; nil for a declaration that calls something.
  private mutating func functionOfC(_ start: Int32, type: Range<Int32>) -> Int? {
    let name = place
    advance()
    let open = place
    skipBrackets()
    let close = place
    while kind == .word || isMark("(") { if isMark("(") { skipBrackets() } else { advance() } }
    guard isMark("{") else { return take(";") ? tree.add(.statement, span(start)) : nil }
    let body = place
    place = open
    let parameters = parametersOfC(until: close)
    place = body
    let children = parameters + [block()]
    let node = tree.add(.function, span(start), name: range(name), children)
    tree.nodes[node].type = type
    return node
  }

  /// `(NSString *one, BOOL two, ...)`, as far as the token at `close`; brackets may hold a block’s type.
  private mutating func parametersOfC(until close: Int) -> [Int] {
    var found: [Int] = []
    advance()
    while place < close - 1 {
      let before = place
      let type = token.start
      if skipTypeOfC(), kind == .word, place < close - 1 {
        found.append(tree.add(.parameter, token.start..<token.end, name: range(place)))
        tree.nodes[found[found.count - 1]].type = type..<end
        advance()
      }
      while place < close - 1, !isMark(",") { if isMark("(") { skipBrackets() } else { advance() } }
      if place < close - 1 || place == before { advance() }
    }
    return found
  }
}

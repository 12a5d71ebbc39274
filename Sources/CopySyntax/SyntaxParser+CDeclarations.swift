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
    guard skipTypeOfC() else { return nil }
    if isMark("("), isOperation("^", 1) || isOperation("*", 1) { return declaredBlock(start) }
    guard kind == .word, isDeclared(1) else { return nil }
    return isMark("(", 1) ? functionOfC(start) : variablesOfC(start)
  }

  /// Whether the token so many on may stand behind a name that is declared.
  private func isDeclared(_ offset: Int) -> Bool {
    isMark(";", offset) || isMark(",", offset) || isOperation("=", offset) || isMark("[", offset) || isMark("(", offset)
      || isWord("in", offset) || isWord("__attribute__", offset) || isWord("NS_SWIFT_NAME", offset)
  }

  private mutating func variablesOfC(_ start: Int32) -> Int {
    var found: [Int] = []
    repeat {
      while isOperation("*") || isQualifier { advance() }
      guard kind == .word else { break }
      found.append(variableOfC())
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
  private mutating func functionOfC(_ start: Int32) -> Int? {
    let name = place
    advance()
    skipBrackets()
    while kind == .word || isMark("(") { if isMark("(") { skipBrackets() } else { advance() } }
    if isMark("{") {
      let body = block()
      return tree.add(.function, span(start), name: range(name), [body])
    }
    return take(";") ? tree.add(.statement, span(start)) : nil
  }
}

import CopyModel

/// What Java declares.
extension SyntaxParser {
  private static let noTypes: [StaticString] = [
    "new", "this", "super", "switch", "instanceof", "return", "throw", "else",
  ]

  /// `Type name = value, other;`, `Type name(parameters) { … }`, `Name(parameters) { … }`; nil for what is none, and takes
  /// nothing then.
  mutating func declarationOfJava(_ start: Int32) -> Int? {
    let before = place
    guard kind == .word, !isWord(of: Self.noTypes) else { return nil }
    if isMark("(", 1) || isMark("{", 1),
      bytes(place).equals(text.slice(Int(enclosingType.lowerBound)..<Int(enclosingType.upperBound)))
    {
      return functionOfJava(start, type: 0..<0)
    }
    let type = token.start
    guard skipTypeOfJava(), kind == .word, isDeclaredOfJava(1) else {
      place = before
      return nil
    }
    let range = type..<end
    return isMark("(", 1) ? functionOfJava(start, type: range) : variablesOfJava(start, type: range)
  }

  private func isDeclaredOfJava(_ offset: Int) -> Bool {
    isMark(";", offset) || isMark(",", offset) || isOperation("=", offset) || isMark("[", offset) || isMark("(", offset)
      || isMark(":", offset)
  }

  private mutating func variablesOfJava(_ start: Int32, type: Range<Int32>) -> Int {
    var found: [Int] = []
    repeat {
      guard kind == .word else { break }
      let name = place
      advance()
      while isMark("[") { skipBrackets() }
      let value = take(operation: "=") ? [isMark("{") ? arrayOfJava() : expression()] : []
      let node = tree.add(.declaration, span(tokens[name].start), name: range(name), value)
      tree.nodes[node].type = type
      found.append(node)
    } while take(",")
    _ = take(";")
    return found.count == 1 ? found[0] : tree.add(.statement, span(start), found)
  }

  /// `{ one, two }`
  mutating func arrayOfJava() -> Int {
    let start = token.start
    advance()
    let children = freely { parser in
      var children: [Int] = []
      while !parser.endsGroup() {
        if !parser.take(",") { parser.read(into: &children) { $0.isMark("{") ? $0.arrayOfJava() : $0.expression() } }
      }
      return children
    }
    _ = take("}")
    return tree.add(.collection, span(start), children)
  }

  // MARK: Functions

  private mutating func functionOfJava(_ start: Int32, type: Range<Int32>) -> Int {
    let name = place
    advance()
    var children = isMark("(") ? parametersOfJava() : []
    while isMark("[") { skipBrackets() }
    while kind != .end, !isMark("{"), !isMark(";"), !isMark("}") { advance() }
    if !take(";") { children += blockIfAny() }
    let node = tree.add(.function, span(start), name: range(name), children)
    tree.nodes[node].type = type
    return node
  }

  /// `final Type name, Type... names`
  private mutating func parametersOfJava() -> [Int] {
    var found: [Int] = []
    advance()
    while !endsGroup() {
      let before = place
      skipModifiersOfJava()
      let type = token.start
      if skipTypeOfJava(), kind == .word {
        let node = tree.add(.parameter, token.start..<token.end, name: range(place))
        tree.nodes[node].type = type..<end
        found.append(node)
        advance()
        while isMark("[") { skipBrackets() }
      }
      if !take(","), place == before { advance() }
    }
    _ = take(")")
    return found
  }

  // MARK: Types

  mutating func typeOfJava(_ start: Int32) -> Int {
    advance()
    let name = place
    advance()
    if isOperation("<") { _ = skipGenerics() }
    var children = isMark("(") ? parametersOfJava() : []
    let parents = token.start
    while kind != .end, !isMark("{"), !isMark("}"), !isMark(";") { advance() }
    let extended = parents..<max(parents, end)
    let outer = enclosingType
    enclosingType = range(name)
    children += blockIfAny()
    enclosingType = outer
    let node = tree.add(.type, span(start), name: range(name), children)
    tree.nodes[node].type = extended
    return node
  }

  /// Takes a type. Says whether there was one.
  mutating func skipTypeOfJava() -> Bool {
    skipAnnotations()
    guard kind == .word, !isWord(of: Self.noTypes) else { return false }
    advance()
    while true {
      if isMark("."), token(1).kind == .word || isMark("@", 1) {
        advance()
        skipAnnotations()
        advance()
      } else if isOperation("<") {
        guard skipGenerics() else { return true }
      } else if isMark("["), isMark("]", 1) {
        advance(by: 2)
      } else if !take(operation: "...") {
        return true
      }
    }
  }
}

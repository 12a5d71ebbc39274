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

/// The types of C and Objective-C. Nothing in them is shown, so that they are passed over.
extension SyntaxParser {
  private static let qualifiers: [StaticString] = [
    "static", "const", "extern", "inline", "volatile", "register", "__block", "__weak", "__strong",
    "__unsafe_unretained", "__autoreleasing", "unsigned", "signed", "struct", "enum", "union", "auto", "typedef",
    "_Nullable", "_Nonnull", "nullable", "nonnull", "__kindof", "FOUNDATION_EXPORT", "NS_INLINE", "IBOutlet",
    "__unused", "restrict", "__nullable", "__nonnull", "_Null_unspecified", "UIKIT_EXTERN", "OBJC_EXTERN", "oneway",
    "long", "short",
  ]
  /// Qualifiers that are a type without another name.
  private static let qualifiersAlone: [StaticString] = ["unsigned", "signed", "long", "short", "auto"]
  private static let wordsWithBrackets: [StaticString] = ["__attribute__", "typeof", "__typeof__", "__typeof"]

  var isQualifier: Bool { isWord(of: Self.qualifiers) }

  /// Takes a type and the stars behind it. Says whether it is one, as far as can be told.
  mutating func skipTypeOfC() -> Bool {
    var hasName = false
    while kind == .word {
      if isQualifier {
        hasName = hasName || isWord(of: Self.qualifiersAlone)
        advance()
      } else if isWord(of: Self.wordsWithBrackets), isMark("(", 1) {
        hasName = hasName || !isWord("__attribute__")
        advance()
        skipBrackets()
      } else if !hasName {
        hasName = true
        advance()
        if isOperation("<"), !skipGenericsOfC() { return false }
      } else {
        break
      }
    }
    while isOperation("*") || isOperation("**") || isQualifier { advance() }
    return hasName
  }

  /// `<NSString *, id<Delegate>>`
  private mutating func skipGenericsOfC() -> Bool {
    var open = 0
    var index = place
    repeat {
      guard let change = anglesOpened(at: index) else { return false }
      open += change
      index += 1
    } while open > 0
    guard open == 0 else { return false }
    place = index
    return true
  }

  /// How many more angles are open behind the token at `index`; nil for a token that no list of types has.
  private func anglesOpened(at index: Int) -> Int? {
    switch tokens[index].kind {
    case .word: return 0
    case .mark: return ",()".utf8.contains(text[Int(tokens[index].start)]) ? 0 : nil
    case .operation: break
    default: return nil
    }
    switch bytes(index).text {
    case "<": return 1
    case ">": return -1
    case ">>": return -2
    case "*", "**", "^": return 0
    default: return nil
    }
  }

  /// Whether the brackets here hold a type, with a value behind them.
  func isCast() -> Bool {
    var probe = self
    probe.advance()
    guard probe.skipTypeOfC() else { return false }
    if probe.isMark("("), probe.isOperation("^", 1) || probe.isOperation("*", 1) { return true }
    return probe.take(")") && probe.startsValueOfC
  }

  private var startsValueOfC: Bool {
    switch kind {
    case .word: !isWord("in")
    case .number, .openString, .character: true
    case .mark: "([@{".utf8.contains(text[Int(token.start)])
    case .operation: isOperation("^") || isOperation("!") || isOperation("~")
    default: false
    }
  }
}

import CopyModel

/// What Objective-C declares: classes, their methods, and blocks that begin with `@`.
extension SyntaxParser {
  /// `@implementation Bed`, `@try { … }`; nil for a value that begins with `@`, and takes nothing then.
  mutating func directiveOfC(_ start: Int32) -> Int? {
    guard token(1).kind == .word else { return nil }
    switch bytes(place + 1).text {
    case "interface", "protocol": return interface(start)
    case "implementation": return implementation(start)
    case "property", "synthesize", "dynamic", "class", "import", "compatibility_alias": return directiveLine(start)
    case "end", "optional", "required", "public", "private", "protected", "package":
      return shortStatement(start, of: 2)
    case "try", "finally", "autoreleasepool": return directiveBlock(start)
    case "catch": return handler(start)
    case "synchronized": return lockedBlock(start)
    case "throw": return thrown(start)
    default: return nil
    }
  }

  // MARK: Classes

  private var endsClass: Bool { kind == .end || isMark("@") && isWord("end", 1) }

  /// Nothing in it is shown; `@protocol Name;` ends with its line.
  private mutating func interface(_ start: Int32) -> Int {
    let isClass = isWord("interface", 1)
    let name = place + 2
    // `@interface Name : Parent`
    let parent = isMark(":", 3) && token(4).kind == .word ? range(place + 4) : 0..<0
    var properties: [Int] = []
    while !endsClass {
      if isMark("@"), isWord("property", 1) { properties += property() } else { advance() }
      if isMark(";"), isWord("protocol", -1) || isShortProtocol(start) { break }
    }
    if !take(";") { advance(by: 2) }
    guard isClass, tokens.indices.contains(name) else { return tree.add(.statement, span(start)) }
    let node = tree.add(.type, span(start), name: range(name), properties)
    tree.nodes[node].type = parent
    return node
  }

  /// `@property (nonatomic, copy) NSString *name;`
  private mutating func property() -> [Int] {
    let start = token.start
    advance(by: 2)
    if isMark("(") { skipBrackets() }
    let type = token.start
    guard skipTypeOfC(), kind == .word else { return [] }
    let node = tree.add(.declaration, start..<token.end, name: range(place))
    tree.nodes[node].type = type..<end
    advance()
    return [node]
  }

  /// Whether nothing but names stands before the semicolon here: `@protocol One, Two;`.
  private func isShortProtocol(_ start: Int32) -> Bool {
    var index = place - 1
    while index >= 0, tokens[index].start > start {
      guard tokens[index].kind == .word || text[Int(tokens[index].start)] == UInt8(ascii: ",") else { return false }
      index -= 1
    }
    return index + 1 < tokens.count && bytes(index + 1).equals("protocol")
  }

  private mutating func implementation(_ start: Int32) -> Int {
    advance(by: 2)
    let name = place
    advance()
    if isMark("(") { skipBrackets() }
    if take(":") { advance() }
    if isMark("{") { skipBrackets() }
    var children: [Int] = []
    while !endsClass { children.append(statement()) }
    advance(by: 2)
    return tree.add(.type, span(start), name: range(name), children)
  }

  private mutating func directiveLine(_ start: Int32) -> Int {
    while kind != .end, !isMark(";") { advance() }
    _ = take(";")
    return tree.add(.statement, span(start))
  }

  // MARK: Methods

  /// Whether `- (Type)name` begins a method rather than a difference.
  var beginsMethod: Bool {
    guard isOperation("-") || isOperation("+"), isMark("(", 1) || token(1).kind == .word else { return false }
    for index in place..<min(place + Self.longestSignature, tokens.count) where tokens[index].kind == .mark {
      let byte = text[Int(tokens[index].start)]
      if byte == UInt8(ascii: "{") { return true }
      // A semicolon may stand before the body.
      if byte == UInt8(ascii: ";"), index + 1 < tokens.count, bytes(index + 1).equals("{") { return true }
      if ";}".utf8.contains(byte) { return false }
    }
    return false
  }

  /// The most tokens before the body of a method.
  private static let longestSignature = 400

  mutating func method(_ start: Int32) -> Int {
    advance()
    if isMark("(") { skipBrackets() }
    let name = place
    var children: [Int] = []
    while kind != .end, !isMark("{") {
      if isMark("("), isMark(":", -1) {
        children += parameterOfMethod(label: place > name && tokens[place - 2].kind == .word ? place - 2 : place - 1)
      } else if isMark("(") {
        skipBrackets()
      } else {
        advance()
      }
    }
    children += blockIfAny()
    return tree.add(.function, span(start), name: range(name), children)
  }

  /// `(Type)name` behind the label and its colon.
  private mutating func parameterOfMethod(label: Int) -> [Int] {
    let type = token.start
    skipBrackets()
    let typeEnd = end
    while isQualifier { advance() }
    guard kind == .word else { return [] }
    let node = tree.add(.parameter, tokens[label].start..<token.end, name: range(place))
    tree.nodes[node].type = type..<typeEnd
    advance()
    return [node]
  }

  // MARK: Blocks

  private mutating func directiveBlock(_ start: Int32) -> Int {
    advance(by: 2)
    let body = blockIfAny()
    return tree.add(.statement, span(start), body)
  }

  /// `@catch (NSException *exception) { … }`
  private mutating func handler(_ start: Int32) -> Int {
    advance(by: 2)
    if isMark("(") { skipBrackets() }
    let body = blockIfAny()
    return tree.add(.statement, span(start), body)
  }

  /// `@synchronized (value) { … }`
  private mutating func lockedBlock(_ start: Int32) -> Int {
    advance(by: 2)
    var children = isMark("(") ? arguments(until: ")") : []
    children += blockIfAny()
    return tree.add(.statement, span(start), children)
  }

  private mutating func thrown(_ start: Int32) -> Int {
    advance(by: 2)
    let value = isMark(";") ? [] : [expression()]
    _ = take(";")
    return tree.add(.statement, span(start), value)
  }
}

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

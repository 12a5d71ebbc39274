import CopyModel

/// Reads a program into a tree. Expressions by the precedence of their operators; statements by the word that they begin
/// with. Every token is taken once, so that time is linear, save for few tokens of lookahead.
struct SyntaxParser {
  let text: Bytes
  let language: SyntaxLanguage
  var tokens: ContiguousArray<SyntaxToken>
  var place = 0
  var tree = SyntaxTree()
  /// Whether a block behind a value belongs to a statement around it: `if value {`.
  var bracesEnd = false
  /// The type whose body is being read: a function of its name makes values of it.
  var enclosingType: Range<Int32> = 0..<0
  private var depth = 0

  /// Nesting deeper than this is passed over: programs of people stay far below.
  static let deepest = 200

  init(_ text: Bytes, _ language: SyntaxLanguage) {
    self.text = text
    self.language = language
    let scanner = SyntaxScanner(text, language)
    tokens = scanner.tokens
    tree.comments = scanner.comments
  }

  mutating func parse() -> Int {
    var children: [Int] = []
    while kind != .end { children.append(statement()) }
    return tree.add(.block, 0..<Int32(text.count), children)
  }

  // MARK: Tokens

  var token: SyntaxToken { tokens[place] }
  var kind: SyntaxToken.Kind { tokens[place].kind }
  /// Where the last token that was taken ends.
  var end: Int32 { place > 0 ? tokens[place - 1].end : 0 }

  /// From `start` to the end of what was taken; empty where nothing was.
  func span(_ start: Int32) -> Range<Int32> { min(start, end)..<end }

  func bytes(_ index: Int) -> Bytes { text.slice(tokens[index].range) }
  func range(_ index: Int) -> Range<Int32> { tokens[index].start..<tokens[index].end }
  func token(_ offset: Int) -> SyntaxToken { tokens[min(place + offset, tokens.count - 1)] }

  func isMark(_ mark: Unicode.Scalar, _ offset: Int = 0) -> Bool {
    let token = token(offset)
    return token.kind == .mark && text[Int(token.start)] == UInt8(ascii: mark)
  }

  func isWord(_ word: StaticString, _ offset: Int = 0) -> Bool {
    let token = token(offset)
    return token.kind == .word && text.slice(token.range).equals(word)
  }

  func isWord(_ offset: Int = 0, of words: [StaticString]) -> Bool {
    token(offset).kind == .word && words.contains { text.slice(token(offset).range).equals($0) }
  }

  func isOperation(_ name: StaticString, _ offset: Int = 0) -> Bool {
    let token = token(offset)
    return token.kind == .operation && text.slice(token.range).equals(name)
  }

  mutating func advance() { if kind != .end { place += 1 } }
  mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard isMark(mark) else { return false }
    advance()
    return true
  }

  mutating func take(word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  mutating func take(operation: StaticString) -> Bool {
    guard isOperation(operation) else { return false }
    advance()
    return true
  }

  /// Whether space stands behind the token at hand.
  var hasSpaceBehind: Bool {
    let next = token(1)
    return next.hasSpaceBefore || next.startsLine || next.kind == .end
      || (next.kind == .mark && ")]},;:".utf8.contains(text[Int(next.start)]))
  }

  /// Takes what stands between brackets without reading it, the brackets too.
  mutating func skipBrackets() {
    var open = 0
    repeat {
      if kind == .mark {
        let byte = text[Int(token.start)]
        if "([{".utf8.contains(byte) { open += 1 }
        if ")]}".utf8.contains(byte) { open -= 1 }
      }
      advance()
    } while open > 0 && kind != .end
  }

  /// Takes the rest of the line.
  mutating func skipLine() {
    repeat { advance() } while kind != .end && !token.startsLine
  }

  /// Does `body` one level deeper; where that is too deep, passes a token over.
  mutating func nested(_ body: (inout SyntaxParser) -> Int) -> Int {
    guard depth < Self.deepest else { return unknown() }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Passes over a token that means nothing here; of a bracket, all in it.
  mutating func unknown() -> Int {
    let start = place
    if kind == .mark, "([{".utf8.contains(text[Int(token.start)]) { skipBrackets() } else { advance() }
    return tree.add(.unknown, span(tokens[start].start))
  }

  /// The token at hand as a node without children.
  mutating func leaf(_ kind: SyntaxNode.Kind) -> Int {
    let index = place
    advance()
    return tree.add(kind, range(index))
  }

  /// A value that is missing where a group goes on or ends; any other token is passed over.
  mutating func missingValue() -> Int {
    endsGroup() || isMark(",") || isMark(":") || isMark(";") ? tree.add(.name, end..<end) : unknown()
  }

  func endsGroup() -> Bool {
    kind == .end || kind == .closeInterpolation || isMark(")") || isMark("]") || isMark("}")
  }

  /// Reads a node into `found`. Where nothing was taken for it, passes something over, so that no list goes on for ever.
  mutating func read(into found: inout [Int], _ body: (inout SyntaxParser) -> Int) {
    let before = place
    found.append(body(&self))
    if place == before { found.append(unknown()) }
  }

  // MARK: Blocks

  /// Does `body` inside brackets, where a block is a value again.
  mutating func freely<Value>(_ body: (inout SyntaxParser) -> Value) -> Value { with(bracesEnd: false, body) }

  /// Does `body` where a block belongs to the statement around it.
  mutating func bounded<Value>(_ body: (inout SyntaxParser) -> Value) -> Value { with(bracesEnd: true, body) }

  private mutating func with<Value>(bracesEnd: Bool, _ body: (inout SyntaxParser) -> Value) -> Value {
    let outer = self.bracesEnd
    self.bracesEnd = bracesEnd
    defer { self.bracesEnd = outer }
    return body(&self)
  }

  /// Statements in braces, as far as the closing one.
  mutating func block(_ kind: SyntaxNode.Kind = .block) -> Int {
    let start = token.start
    return nested { parser in
      parser.advance()
      let children = parser.freely { $0.statements() }
      return parser.tree.add(kind, parser.span(start), children)
    }
  }

  /// The block that stands here, if one does.
  mutating func blockIfAny() -> [Int] { isMark("{") ? [block()] : [] }

  /// Statements as far as a closing brace, which is taken too.
  mutating func statements() -> [Int] {
    var children: [Int] = []
    while kind != .end, kind != .closeInterpolation, !isMark("}") { children.append(statement()) }
    _ = take("}")
    return children
  }

  mutating func statement() -> Int {
    if isMark(";") || kind == .directive { return leaf(.statement) }
    return nested { parser in
      switch parser.language {
      case .swift: parser.swiftStatement()
      case .objectiveC: parser.statementOfC()
      case .kotlin: parser.statementOfKotlin()
      case .java: parser.statementOfJava()
      }
    }
  }

  /// A statement of so many tokens.
  mutating func shortStatement(_ start: Int32, of count: Int) -> Int {
    advance(by: count)
    return tree.add(.statement, span(start))
  }
}

package import CopyModel

/// Reads from a program which strings it shows, as what, and which of them together.
///
/// Calls are recognised by their names, arguments by their labels; nothing is compiled, no type is known. What can’t be
/// told is left out. One walk over the tokens.
package struct ProgramReader {
  let text: Bytes
  let dialect: ProgramDialect
  let table: CallTable
  let tokens: ContiguousArray<ProgramToken>
  var facts: ProgramFacts
  var scopes = ProgramScopes()
  /// Tokens whose copy has been told of, by an outer call.
  var told: Set<Int> = []
  /// Whether literals that are read are told of; a declaration leaves that to the call that shows the name.
  var tells = true
  /// What variables stand for, by name: the last assignment counts.
  var variables: [UInt64: [ProgramCopy]] = [:]
  /// The uses that a variable was made of: `let cancel = UIAlertAction(…)`.
  var actions: [UInt64: Range<Int>] = [:]
  /// The functions around the place at hand, the innermost last.
  var functions: [OpenFunction] = []
  var lines = LineCounter()
  private let literals: LiteralReader
  private var hash: LiteralHash

  /// What the program `text` says of copy.
  package static func facts(of text: Bytes, path: String, _ dialect: ProgramDialect, _ table: CallTable) -> ProgramFacts
  {
    if dialect == .layout { return LayoutReader.facts(of: text, path: path, table) }
    if let flow = FlowReader.facts(of: text, dialect, table) {
      var facts = ProgramFacts(path: path)
      (facts.flow, facts.imports) = (flow, ProgramImport.all(in: text, dialect))
      return FlowJoin.joined([facts])[0]
    }
    var reader = ProgramReader(text, path: path, dialect, table)
    reader.read()
    reader.facts.imports = ProgramImport.all(in: text, dialect)
    return reader.facts
  }

  private init(_ text: Bytes, path: String, _ dialect: ProgramDialect, _ table: CallTable) {
    (self.text, self.dialect, self.table) = (text, dialect, table)
    tokens = ProgramLexer.tokens(of: text, dialect)
    facts = ProgramFacts(path: path)
    literals = LiteralReader(text, dialect)
    hash = LiteralHash(text)
  }

  private mutating func read() {
    var index = 0
    while index < tokens.count {
      leaveScopes(at: index)
      leaveFunctions(at: index)
      index = preview(at: index) ?? index
      visit(index)
      index += 1
    }
    leaveScopes(at: index + 1)
  }

  private mutating func visit(_ index: Int) {
    if tokens[index].kind == .word {
      if branches(at: index), let block = block(behind: index) { scopes.enterCondition(block) }
      if let call = call(at: index) { return take(call, at: index) }
      if let assignment = assignment(at: index) { return take(assignment, at: index) }
      if let call = allocation(at: index) { return take(call, at: index) }
      let isTold = noteHelperCall(at: index)
      if !isTold { noteAddition(at: index, to: index - 2) }
      readDeclaration(at: index)
    } else if dialect == .objectiveC, isMark("[", index), let message = message(at: index) {
      take(message, at: index)
    } else if dialect == .objectiveC, isMark("[", index) {
      noteAddition(at: index + 2, to: index + 1)
    } else if dialect == .objectiveC, isMark("-", index) {
      readMethod(at: index)
    }
  }

  /// Whether a word begins code that runs at times, or several times.
  private func branches(at index: Int) -> Bool {
    let word = bytes(index)
    guard (2...7).contains(word.count), !isMark(".", index - 1) else { return false }
    switch word[0] {
    case UInt8(ascii: "i"): return word.equals("if")
    case UInt8(ascii: "e"): return word.equals("else")
    case UInt8(ascii: "s"): return word.equals("switch")
    case UInt8(ascii: "f"): return word.equals("for")
    case UInt8(ascii: "w"): return word.equals("when") || word.equals("while")
    case UInt8(ascii: "F"): return word.equals("ForEach")
    default: return false
    }
  }

  /// The tokens of the block behind a condition; without one, a statement, as far as its semicolon.
  private func block(behind index: Int) -> Range<Int>? {
    var place = index + 1
    while place < min(index + 120, tokens.count) {
      if isMark("{", place) { return partner(of: place).map { place..<$0 } }
      if isMark(";", place) { return index..<place }
      if isMark("}", place) { return nil }
      place = (partner(of: place).map { max($0, place) } ?? place) + 1
    }
    return nil
  }

  /// The end of code that shows nothing to users: `#Preview { … }` and providers of previews.
  private func preview(at index: Int) -> Int? {
    guard dialect == .swift, isMark("#", index), isWord("Preview", index + 1) else { return nil }
    guard let open = (index + 2..<min(index + 24, tokens.count)).first(where: { isMark("{", $0) }) else { return nil }
    return partner(of: open)
  }

  // MARK: Tokens

  func isMark(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return false }
    return text[Int(tokens[index].start)] == UInt8(ascii: mark)
  }

  func isWord(_ word: StaticString, _ index: Int) -> Bool { isWord(index) && bytes(index).equals(word) }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// The bytes of a token.
  func bytes(_ index: Int) -> Bytes { text.slice(tokens[index].range) }

  func name(_ index: Int) -> UInt64 { LiteralHash.exact(bytes(index)) }

  /// The other half of a bracket; nil where it has none.
  func partner(of index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].partner >= 0 else { return nil }
    return Int(tokens[index].partner)
  }

  /// The line of a token, from 1.
  mutating func line(of index: Int) -> Int32 { lines.line(of: Int(tokens[index].start), in: text) }

  /// Where a name stands.
  mutating func place(of index: Int) -> ProgramPlace {
    let token = tokens[index]
    let line = line(of: index)
    return ProgramPlace(
      offset: token.start, length: token.end - token.start, line: line,
      column: lines.column(of: Int(token.start), in: text), scalars: Int32(bytes(index).count { $0 & 0xC0 != 0x80 }))
  }

  /// The copy of a literal; nil where it is empty.
  mutating func literal(_ index: Int, isLocalized: Bool = false) -> ProgramCopy? {
    hash.removeAll()
    literals.read(tokens[index], into: &hash)
    guard !hash.bytes.isEmpty else { return nil }
    var copy = ProgramCopy()
    copy.key = LiteralHash.exact(hash.bytes)
    (copy.start, copy.end, copy.isLocalized) = (tokens[index].start, tokens[index].end, isLocalized)
    return copy
  }
}

/// Counts lines while places mostly go forward.
struct LineCounter {
  private var place = 0
  private var line: Int32 = 1
  private var lineStart = 0

  /// The line of the byte at `offset`, from 1.
  mutating func line(of offset: Int, in text: Bytes) -> Int32 {
    if offset < place { (place, line, lineStart) = (0, 1, 0) }
    while place < offset {
      if text[place] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, place + 1) }
      place += 1
    }
    return line
  }

  /// The column of the byte at `offset`, from 1 in Unicode scalars; its line was asked for last.
  func column(of offset: Int, in text: Bytes) -> Int32 {
    Int32(text.slice(lineStart..<max(lineStart, offset)).count { $0 & 0xC0 != 0x80 }) + 1
  }
}

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
  var lines = LineCounter()
  private let literals: LiteralReader
  private var hash: LiteralHash

  /// What the program `text` says of copy.
  package static func facts(of text: Bytes, path: String, _ dialect: ProgramDialect, _ table: CallTable) -> ProgramFacts
  {
    var reader = ProgramReader(text, path: path, dialect, table)
    reader.read()
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
      scopes.leave(at: index)
      index = preview(at: index) ?? index
      visit(index)
      index += 1
    }
  }

  private mutating func visit(_ index: Int) {
    if tokens[index].kind == .word {
      if let call = call(at: index) { return take(call, at: index) }
      if let assignment = assignment(at: index) { return take(assignment, at: index) }
      if let call = allocation(at: index) { return take(call, at: index) }
      readDeclaration(at: index)
    } else if dialect == .objectiveC, isMark("[", index), let message = message(at: index) {
      take(message, at: index)
    } else if dialect == .objectiveC, isMark("-", index) {
      readMethod(at: index)
    }
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

  /// The line of the byte at `offset`, from 1.
  mutating func line(of offset: Int, in text: Bytes) -> Int32 {
    if offset < place { (place, line) = (0, 1) }
    while place < offset {
      if text[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    return line
  }
}

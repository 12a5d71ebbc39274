package import CopyModel

/// Reads a file of rewrites.
///
/// ```
/// rule tone-accusatory
/// you entered (the wrong|an incorrect) {noun}
///   => {noun:The} {noun:is} incorrect.
///   test You entered the wrong PIN! => The PIN is incorrect.
///   keep You entered the building.
/// ```
package struct RewriteReader {
  /// What is wrong with a line.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var message: String
  }

  private var patterns: [RewritePattern] = []
  private var phrases: [String: RewriteOutput] = [:]
  private var problems: [Problem] = []
  private var rules: [String] = []
  private var tables = RewriteTables()
  private var number = 0
  /// Whether the patterns keep their tests, without which none is whole. No check of copy asks for them.
  private let keepsProofs: Bool

  private init(keepsProofs: Bool) { self.keepsProofs = keepsProofs }

  /// What a file holds.
  package struct Page {
    /// In the order they stand.
    package var patterns: [RewritePattern]
    /// Words that alerts need where something is moved or added, by name.
    var phrases: [String: RewriteOutput]
    package var problems: [Problem]
  }

  /// All of a file, and what could not be read.
  package static func read(_ text: Bytes, keepsProofs: Bool = true) -> Page {
    var reader = RewriteReader(keepsProofs: keepsProofs)
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.number += 1
      reader.take(Bytes(rebasing: line))
    }
    reader.check()
    return Page(patterns: reader.patterns, phrases: reader.phrases, problems: reader.problems)
  }

  private mutating func take(_ line: Bytes) {
    let content = line.trimmed
    if content.isEmpty || content[0] == UInt8(ascii: "#") { return }
    if line[0] == UInt8(ascii: " ") || line[0] == UInt8(ascii: "\t") { return takeDetail(content) }
    tables.close()
    if let name = content.rest(behind: "table ") {
      tables.open(name.trimmed.text)
    } else if let names = content.rest(behind: "rule ") {
      rules.removeAll()
      names.forEachWord { rules.append($0.text) }
    } else if let phrase = content.rest(behind: "phrase ") {
      guard let (name, text) = phrase.halves("=>") else { return fail("a phrase needs “=>”") }
      phrases[name.trimmed.text] = RewriteElementReader.output(text.trimmed.text)
    } else {
      check()
      takePattern(content)
    }
  }

  private mutating func takePattern(_ content: Bytes) {
    do {
      let pattern = try RewriteElementReader.pattern(content.text, tables)
      (pattern.rules, pattern.line) = (rules, number)
      if keepsProofs { pattern.source = content.text }
      patterns.append(pattern)
      if rules.isEmpty { fail("a pattern stands before any rule") }
    } catch {
      fail(error.message)
    }
  }

  private mutating func takeDetail(_ content: Bytes) {
    if tables.isOpen { return tables.take(content.text) ? () : fail("a row has as many cells as those above it") }
    guard let pattern = patterns.last else { return fail("this belongs to no pattern") }
    if let text = content.rest(behind: "=>")?.trimmed {
      if !text.equals("-") { pattern.outputs.append(tables.filled(RewriteElementReader.output(text.text), pattern)) }
    } else if let test = content.rest(behind: "test ") {
      if keepsProofs { takeTest(test, of: pattern) }
    } else if let text = content.rest(behind: "keep ") {
      if keepsProofs { pattern.keeps.append(text.trimmed.text) }
    } else if let words = content.rest(behind: "unless ") {
      words.forEachWord { pattern.exceptions.append(RewriteElementReader.literal($0.text).bytes) }
    } else if content.equals("safe") {
      pattern.isSafe = true
    } else {
      fail("a line is “=>”, “test”, “keep”, “unless”, or “safe”")
    }
  }

  private mutating func takeTest(_ test: Bytes, of pattern: RewritePattern) {
    guard let (before, after) = test.halves("=>") else { return fail("a test needs “=>”") }
    let text = after.trimmed
    pattern.tests.append(.init(before: before.trimmed.text, after: text.equals("-") ? "" : text.text))
  }

  /// Holds the last pattern to what each must have.
  private mutating func check() {
    guard keepsProofs, let last = patterns.last else { return }
    if last.tests.isEmpty { problems.append(Problem(line: last.line, message: "a pattern has a test")) }
    if last.keeps.isEmpty { problems.append(Problem(line: last.line, message: "a pattern has something to keep")) }
    let names = Set(last.elements.compactMap(\.name))
    for case .slot(let name, _) in last.outputs.flatMap(\.pieces) where !names.contains(name) {
      problems.append(Problem(line: last.line, message: "nothing fills {\(name)}"))
    }
  }

  private mutating func fail(_ message: String) { problems.append(Problem(line: number, message: message)) }
}

extension RewriteElement {
  /// What stands for it in the words to write; nil where nothing does.
  var name: String? {
    switch kind {
    case .slot(_, let name): name
    case .words(_, let number): number > 0 ? "\(number)" : nil
    }
  }
}

/// Reads the sentence of a pattern, and what to write in its place.
struct RewriteElementReader {
  struct Mistake: Error {
    var message: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var elements: [RewriteElement] = []
  private var hasGap = true
  private var choices = 0
  private let tables: RewriteTables
  private var columns: [RewriteColumn] = []

  private init(_ text: String, _ tables: RewriteTables) {
    scalars = Array(text.unicodeScalars)
    self.tables = tables
  }

  static func pattern(_ text: String, _ tables: RewriteTables) throws(Mistake) -> RewritePattern {
    var reader = RewriteElementReader(text, tables)
    let pattern = RewritePattern()
    while reader.position < reader.scalars.count { try reader.step() }
    pattern.elements = reader.elements
    pattern.columns = reader.columns
    if case .words(let words, 0)? = pattern.elements.last?.kind, words[0].bytes == [UInt8(ascii: "?")] {
      pattern.elements.removeLast()
      pattern.isQuestion = true
    }
    if pattern.elements.isEmpty { throw Mistake(message: "a pattern has words") }
    return pattern
  }

  private mutating func step() throws(Mistake) {
    switch scalars[position] {
    case " ":
      hasGap = true
      position += 1
    case "{": try takeSlot()
    case "(": try takeChoice(until: ")", isOptional: false)
    case "[": try takeChoice(until: "]", isOptional: true)
    case "<": try takeColumn()
    case "…":
      position += 1
      add(.slot(.rest, name: "…\(elements.count { $0.name?.hasPrefix("…") ?? false } + 1)"))
    case "\\" where position + 1 < scalars.count:
      position += 2
      add(.words([Self.literal(String(scalars[position - 1]))], number: 0))
    case let mark where Self.isMark(mark):
      position += 1
      add(.words([Self.literal(String(mark))], number: 0))
    default: takeWord()
    }
  }

  private mutating func takeWord() {
    let start = position
    // One at least, so that a mark which means nothing here is passed.
    position += 1
    while position < scalars.count, !Self.endsWord(scalars[position]) { position += 1 }
    add(.words([Self.literal(text(start..<position))], number: 0))
  }

  private mutating func takeSlot() throws(Mistake) {
    let name = try enclosed(until: "}")
    let kind = String(decoding: name.utf8.filter { !$0.isASCIIDigit }, as: UTF8.self)
    guard let slot = RewriteSlot(rawValue: kind), slot != .rest else {
      throw Mistake(message: "no slot is called {\(name)}")
    }
    add(.slot(slot, name: name))
  }

  private mutating func takeChoice(until close: Unicode.Scalar, isOptional: Bool) throws(Mistake) {
    let words = try enclosed(until: close).utf8.split(separator: UInt8(ascii: "|")).map {
      Self.literal(String(Substring($0)))
    }
    guard !words.isEmpty else { throw Mistake(message: "nothing to choose from") }
    choices += 1
    add(.words(words, number: choices), isOptional: isOptional)
  }

  /// `<deed.1>`: one of the words in a column of a table.
  private mutating func takeColumn() throws(Mistake) {
    let name = try enclosed(until: ">")
    guard let column = RewriteColumn(name), let cells = tables.cells(of: column) else {
      throw Mistake(message: "no table has <\(name)>")
    }
    choices += 1
    columns.append(column.numbered(choices))
    add(.words(cells.map(Self.literal), number: choices))
  }

  private mutating func enclosed(until close: Unicode.Scalar) throws(Mistake) -> String {
    guard let end = scalars[position...].firstIndex(of: close) else { throw Mistake(message: "“\(close)” is missing") }
    defer { position = end + 1 }
    return text(position + 1..<end)
  }

  private mutating func add(_ kind: RewriteElement.Kind, isOptional: Bool = false) {
    elements.append(RewriteElement(kind: kind, isOptional: isOptional, isGlued: !hasGap))
    hasGap = false
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = scalars[range].reduce(into: [UInt8]()) { bytes, scalar in
      if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += String(scalar).utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func literal(_ text: String) -> RewriteElement.Literal {
    var bytes = Array(text.lowercased().utf8)
    let isOpen = bytes.last == UInt8(ascii: "*")
    if isOpen { bytes.removeLast() }
    if bytes.contains(0xE2) {
      let mark = Array("’".utf8)
      while let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) {
        bytes.replaceSubrange(start..<start + mark.count, with: [UInt8(ascii: "'")])
      }
    }
    return RewriteElement.Literal(bytes: bytes, isOpen: isOpen)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ";", ":", "?", "!", "–", "—", "-", "“", "”", "‘", "\"": true
    default: false
    }
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "{", "(", "[", "<", "…", "\\": true
    default: scalar != "-" && isMark(scalar)
    }
  }

  // MARK: What to write

  /// `…` and `{name}` are slots, `{name:form}` one in another form.
  static func output(_ text: String) -> RewriteOutput {
    var (output, plain, rests) = (RewriteOutput(), "", 0)
    var scalars = text.unicodeScalars[...]
    let flush = { (plain: inout String, output: inout RewriteOutput) in
      if !plain.isEmpty { output.pieces.append(.text(plain)) }
      plain = ""
    }
    while let scalar = scalars.first {
      scalars = scalars.dropFirst()
      if scalar == "…" {
        flush(&plain, &output)
        rests += 1
        output.pieces.append(.slot("…\(rests)", form: ""))
      } else if scalar == "{", let close = scalars.firstIndex(of: "}") {
        flush(&plain, &output)
        let parts = String(scalars[..<close]).split(separator: ":", maxSplits: 1).map(String.init)
        output.pieces.append(.slot(parts.first ?? "", form: parts.count > 1 ? parts[1] : ""))
        scalars = scalars[scalars.index(after: close)...]
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    flush(&plain, &output)
    return output
  }
}

import CopyModel

/// The calls that put copy on screen, by dialect and name.
package struct CallTable: Sendable {
  private var rows: [UInt64: [CallRow]] = [:]
  /// Names of methods that run when the app starts, or parts of them, each with the types one of which the method’s
  /// type must extend; 0 for any.
  private var launches: [UInt64: Set<UInt64>] = [:]
  /// Names of properties and functions that say what they are for.
  private var names: [UInt64: [CallRow]] = [:]
  /// Types that begin sets, by the label that none of their calls lacks.
  private var makers: [UInt64: UInt64] = [:]
  /// Words that say of a type that it is an alert, or another kind of view; those that say nothing; and parts by name.
  private var types: [UInt64: CallRow] = [:]
  private var houses: Set<UInt64> = []
  private var parts: [UInt64: Role] = [:]
  /// Names of methods that write for developers, of values whose type or name says so: `error` of `*Logger.error`.
  private var logging: Set<UInt64> = []
  /// Labels of arguments that are no copy.
  private var hidden: Set<UInt64> = []

  /// The calls in `dialect`, from a table in the shape of `Lexicons/shared/calls.tsv`, with the project’s own functions
  /// around keys added, `wrappers`. Lines that say nothing are reported by `faults(in:)`.
  package init(_ text: some StringProtocol, for dialect: ProgramDialect, wrappers: [String] = []) {
    let family = dialect == .kotlin ? ProgramDialect.java.name : dialect.name
    for line in Self.lines(of: text) where line.family == "*" || line.family == family {
      guard let row = line.row else { continue }
      if note(word: line, row) { continue }
      rows[line.name, default: []].append(row)
      if line.declared != 0 { names[line.declared, default: []].append(row) }
      if row.effect == .logs { logging.insert(line.method) }
      if row.effect == .launches { launches[line.method, default: []].insert(row.label) }
      if line.isType, row.begins, row.isFilledLater, row.required != 0 { makers[row.required] = line.name }
      if line.name == CallRow.hash("*"), case .label(let label) = row.place { hidden.insert(label) }
    }
    for name in wrappers {
      let row = CallRow(place: .position(0), purpose: .key)
      for name in [name, "." + name, name + ":"] { rows[CallRow.hash(name[...]), default: []].append(row) }
    }
  }

  /// The lines of a table that can’t be read.
  package static func faults(in text: some StringProtocol) -> [String] {
    lines(of: text).filter { $0.row == nil }.map(\.text)
  }

  /// What the call of that name, written as the table writes it, does; empty for calls that show no copy.
  subscript(_ name: UInt64) -> [CallRow] { rows[name] ?? [] }

  /// What the call that goes by `names` does, by the most telling name: the last that the table has.
  func rows(of names: [UInt64]) -> [CallRow] { names.last { rows[$0] != nil }.flatMap { rows[$0] } ?? [] }

  /// What a call of a type does that is given what the table’s type of another name is always given: `preferredStyle`.
  func rows(madeWith labels: [UInt64]) -> [CallRow] {
    makers.isEmpty ? [] : labels.lazy.compactMap { self.makers[$0] }.first.flatMap { rows[$0] } ?? []
  }

  /// Whether a method with this name, or with a part of this name, runs when the app starts, if its type extends `parent`.
  func launches(_ name: Bytes, of parent: UInt64) -> Bool {
    guard let parents = launches[LiteralHash.exact(name)] else { return false }
    return parents.contains(0) || parents.contains(parent)
  }

  /// Whether some method of a type that extends this one runs when the app starts.
  func launchesBy(_ parent: UInt64) -> Bool { launches.values.contains { $0.contains(parent) } }

  /// Notes a word of names; false for all other lines.
  private mutating func note(word line: Line, _ row: CallRow) -> Bool {
    guard let space = line.text.firstIndex(of: "\t"), let word = line.word else { return false }
    switch line.text[line.text.index(after: space)...].prefix(while: { $0 != " " }) {
    case "type": types[word] = row
    case "house": houses.insert(word)
    default: parts[word] = row.role
    }
    return true
  }

  /// What a type or function with these words in its name asks people, if it does: by the last that says anything.
  func asking(_ words: [String]) -> CallRow? {
    var words = words[...]
    while words.count > 1, let last = words.last, houses.contains(CallRow.hash(last[...])) { words.removeLast() }
    guard let last = words.last else { return nil }
    let two = words.suffix(2).joined()
    let row = types[CallRow.hash(last[...])] ?? types[CallRow.hash(two[...])]
    return row?.effect == .asks ? row : nil
  }

  /// Whether a type or function with these words in its name is another kind of view.
  func isAside(_ words: [String]) -> Bool {
    if asking(words) != nil { return false }
    let isOther = { (word: String) in self.types[CallRow.hash(word[...])].map { $0.effect != .asks } ?? false }
    let named = words.last { !houses.contains(CallRow.hash($0[...])) }
    return words.last.map(isOther) ?? false || named.map(isOther) ?? false
  }

  /// The same of a file, whose name may begin with what it is: `dialog_remove_bed`.
  func asking(file words: [String]) -> CallRow? {
    var words = words[...]
    while words.count > 1, let first = words.first, houses.contains(CallRow.hash(first[...])) { words.removeFirst() }
    guard let first = words.first else { return nil }
    let row = types[CallRow.hash(first[...])] ?? types[CallRow.hash(words.prefix(2).joined()[...])]
    return row.map { $0.effect == .asks ? $0 : nil } ?? asking(Array(words))
  }

  /// What the words of a name say of a text: `subtitle` and `label`.
  func part(_ words: [String]) -> Role? { words.lazy.compactMap { self.parts[CallRow.hash($0[...])] }.first }

  /// What a property or function of that name, hashed, is for: `errorDescription`.
  func declared(_ name: UInt64) -> [CallRow] { names[name] ?? [] }

  /// Whether a method of that name, hashed, may write for developers.
  func mayLog(_ method: UInt64) -> Bool { logging.contains(method) }

  /// Whether arguments with this label are no copy, whatever the call.
  func hides(_ label: UInt64) -> Bool { hidden.contains(label) }

  private static func lines(of text: some StringProtocol) -> [Line] {
    // Bytes are split some ten times as fast as characters.
    Substring(text).utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
      guard cells.count == 5 else { return Line(text: String(Substring(line))) }
      return Line(
        text: String(Substring(line)), family: String(cells[0]), name: CallRow.hash(Substring(cells[1])),
        isType: cells[1].first?.isUppercase == true && !cells[1].contains(":"),
        method: CallRow.hash(method(Substring(cells[1]))),
        word: word(Substring(cells[1])),
        declared: cells[1].hasPrefix("var ") ? CallRow.hash(Substring(cells[1].dropFirst(4))) : 0,
        row: CallRow(place: Substring(cells[2]), purpose: Substring(cells[3]), effect: Substring(cells[4])))
    }
  }

  private static func method(_ cell: Substring) -> Substring {
    cell.hasPrefix("func ") ? cell.dropFirst(5) : cell.hasPrefix("*") ? cell.split(separator: ".").last ?? "" : ""
  }

  private static func word(_ cell: Substring) -> UInt64? {
    ["type ", "house ", "part "].first { cell.hasPrefix($0) }.map { CallRow.hash(cell.dropFirst($0.count)) }
  }

  private struct Line {
    var text: String
    var family = ""
    var name: UInt64 = 0
    /// The name is that of a type.
    var isType = false
    /// Of a method that is no call, or of a value whose name ends in a word: its name.
    var method: UInt64 = 0
    /// Of a word of names: that.
    var word: UInt64?
    /// Of a property: its name.
    var declared: UInt64 = 0
    var row: CallRow?
  }
}

import CopyModel
import CopySyntax

/// Reads from the tree of a program how strings flow: what each function shows, what it hands to others, what it returns.
///
/// One walk; a variable stands for what was put into it last on the way, under each condition. Nothing is known of other
/// files: `FlowJoin` brings them together.
struct FlowReader {
  let text: Bytes
  let tree: SyntaxTree
  let developerLines: DeveloperLines
  let dialect: ProgramDialect
  let table: CallTable
  var facts = FlowFacts()
  var function = FlowFunction()
  /// What variables stand for.
  var variables = FlowVariables()
  /// The names that the block at hand declares.
  var declared: Set<UInt64> = []
  var depth = 0
  /// A value that stands where a value of a type is wanted.
  var wanted: (value: Int, type: UInt64) = (-1, 0)
  var context = FlowContext()
  /// Where the function at hand begins.
  var functionStart: Int32 = 0
  /// What blocks around the place at hand return; the function’s own results are in `function`.
  var closures: [[FlowBranch]] = []
  /// The types of variables and properties, as far as the file tells.
  var declaredTypes: FlowTypes
  /// Where texts stand that look like headings, and those that say what to write into a field.
  var (headings, hints) = (Set<Int32>(), Set<Int32>())
  /// Functions of the file that show all that stands in a window which is an alert where it holds what alerts do.
  var framed: [UInt64: CallRow] = [:]
  /// Whether `Builder` is what the system’s alerts are built with.
  var importsBuilder = false
  /// Names of the file’s functions that draw what they show where they are called.
  var composables: Set<UInt64> = []
  /// What holds the texts and buttons of the project’s own alerts, by where those stand; how many buttons without a title and of
  /// several texts they have.
  var holders: [Int32: FlowHolder] = [:]
  var (untitled, rows) = (0, 0)
  /// What the branches at hand ask for: `when (val shown = dialog)`.
  var subject: Int?
  /// Types of the file that are alerts, or what alerts are built with.
  var builders: [UInt64: FlowBuilder] = [:]
  /// Under which conditions views are put into the alert at hand.
  var placed: [UInt64: [FlowCondition]] = [:]
  /// The variables by which others were found: `val note = view.findViewById<TextView>(R.id.note)`.
  var roots: [UInt64: UInt64] = [:]
  /// Other names of types: the words that these stand for.
  var aliases: [UInt64: [Bytes]] = [:]
  /// The variables that hold what stands in the sets of the function at hand besides, with these.
  var views: [UInt64: Int32] = [:]
  /// What generic names stand for at the place at hand.
  var bounds: [UInt64: UInt64] = [:]
  /// Names of variables that hold a state, and of parameters that are blocks to show.
  var (states, slots) = (Set<UInt64>(), Set<UInt64>())
  /// What the function at hand shows of blocks that it was given, wherever they stand in it.
  var shownSlots: [FlowSink] = []
  /// Names of views that do something when they are tapped.
  var tapped: Set<UInt64> = []
  /// Where `text` stands in its file.
  var offset: Int32 = 0
  private let lineStarts: [Int32]
  var hash: LiteralHash
  private let literals: LiteralReader

  /// What the program `text` says; nil where its language has no tree.
  static func facts(of text: Bytes, _ dialect: ProgramDialect, _ table: CallTable) -> FlowFacts? {
    guard let language = dialect.syntax, text.count < Int32.max else { return nil }
    var reader = FlowReader(text, SyntaxTree(text, language), dialect, table)
    reader.readMacros()
    reader.findAliases()
    reader.findFramed()
    reader.findComposables()
    reader.execute(children: reader.tree.root)
    reader.facts.functions.append(reader.function)
    for index in reader.facts.functions.indices {
      reader.facts.functions[index] = reader.facts.functions[index].distributed
      reader.noteParts(of: index)
    }
    for lines in reader.developerLines.ranges { reader.noteUnseen(lines) }
    reader.facts.comments = reader.tree.comments
    return reader.facts
  }

  init(_ text: Bytes, _ tree: SyntaxTree, _ dialect: ProgramDialect, _ table: CallTable) {
    (self.text, self.tree, self.dialect, self.table) = (text, tree, dialect, table)
    (hash, literals) = (LiteralHash(text), LiteralReader(text, dialect))
    var starts: [Int32] = [0]
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(Int32(index + 1)) }
    lineStarts = starts
    developerLines = DeveloperLines(text, dialect)
    declaredTypes = FlowTypes(all: Self.types(in: tree, text))
  }

  // MARK: Nodes

  func kind(_ node: Int) -> SyntaxNode.Kind { tree.nodes[node].kind }
  func children(_ node: Int) -> [Int] { tree.children(of: node) }
  func range(_ node: Int) -> Range<Int32> { tree.nodes[node].range }
  func bytes(_ range: Range<Int32>) -> Bytes { text.slice(Int(range.lowerBound)..<Int(range.upperBound)) }
  func bytes(_ node: Int) -> Bytes { bytes(range(node)) }
  func name(_ node: Int) -> Bytes { bytes(tree.nodes[node].name) }
  func hash(_ bytes: Bytes) -> UInt64 { LiteralHash.exact(bytes) }

  /// The first word of a node.
  func word(_ node: Int) -> Bytes {
    let all = bytes(node)
    return all.slice(0..<(all.firstIndex { !$0.isASCIIWord } ?? all.count))
  }

  /// Where a name stands.
  func place(_ range: Range<Int32>) -> ProgramPlace {
    let (line, start) = line(range.lowerBound)
    return ProgramPlace(
      offset: range.lowerBound, length: Int32(range.count), line: line,
      column: Int32(bytes(start..<range.lowerBound).count { $0 & 0xC0 != 0x80 }) + 1,
      scalars: Int32(bytes(range).count { $0 & 0xC0 != 0x80 }))
  }

  /// The line of a byte, from 1, and where it starts.
  func line(_ offset: Int32) -> (number: Int32, start: Int32) {
    let number = lineStarts.indexBeforePartition(where: { $0 > offset })
    return (Int32(number + 1), lineStarts[number])
  }

  // MARK: Literals

  /// A literal, or several that are joined to one text.
  mutating func literal(_ node: Int) -> FlowValue? {
    hash.removeAll()
    guard append(literal: node) else { return nil }
    guard !hash.bytes.isEmpty else { return .nothing }
    var copy = ProgramCopy()
    copy.key = LiteralHash.exact(hash.bytes)
    copy.hasLetters =
      hash.bytes.contains { $0.isASCIILetter } || hash.bytes.text.unicodeScalars.contains { $0.properties.isAlphabetic }
    if kind(node) == .string {
      let token = token(node)
      (copy.start, copy.end) = (token.start + offset, token.end + offset)
    }
    return .copy(copy)
  }

  /// Pieces of one text; more than this are no text that people read.
  static let mostPieces = 100

  mutating func append(literal node: Int, _ pieces: Int = 0) -> Bool {
    guard pieces < Self.mostPieces else { return false }
    if kind(node) == .string {
      literals.read(token(node), into: &hash)
      return true
    }
    guard kind(node) == .binary, tree.nodes[node].name.isEmpty || name(node).equals("+") else { return false }
    return children(node).allSatisfy { append(literal: $0, pieces + 1) }
  }

  func token(_ node: Int) -> ProgramToken {
    let all = bytes(node)
    let at = all.first == UInt8(ascii: "@") ? 1 : 0
    var token = ProgramToken(
      kind: .string, startsLine: false, start: range(node).lowerBound + Int32(at), end: range(node).upperBound)
    let hashes = all.prefix { $0 == UInt8(ascii: "#") }.count
    token.hashes = UInt8(hashes)
    token.isLong = all.slice(from: hashes).hasLiteral("\"\"\"", at: 0) && all.count >= 6 && dialect.hasLongStrings
    token.isClosed = all.count > 1 + at + hashes && all[all.count - 1 - hashes] == UInt8(ascii: "\"")
    return token
  }
}

/// What the place at hand is part of.
struct FlowContext {
  /// The type whose body it is; 0 outside any.
  var owner: UInt64 = 0
  /// That type, or the one around a companion without a name, whose arguments go by name.
  var holder: UInt64 = 0
  /// The name of that type where it is an enum; empty for all others.
  var home: Range<Int32> = 0..<0
  /// That type and what it extends, as they are written.
  var lineage: [Bytes] = []
  var isInFunction = false
  /// The set that strings join; -1 for none.
  var set: Int32 = -1
  var isMenu = false
  /// Items of the menu at hand are values to choose from.
  var isPopUp = false
  var isLaunch = false
  /// What the innermost type extends, if that decides what runs when the app starts; 0 otherwise.
  var launchParent: UInt64 = 0
  /// What calls without a receiver are of: `builder.apply { setTitle(…) }`; and the names that it goes by.
  var receiver: FlowValue?
  var receiverNames: [Bytes] = []
  /// The text that the block at hand builds.
  var pieces: FlowPieces?
  /// The properties that the type at hand declares itself.
  var properties: Set<UInt64> = []
  /// What objects of the type at hand are, where they are alerts.
  var builder: FlowBuilder?
  /// The view at hand may be an alert that the project draws itself.
  var isAsking = false
  /// The property of the type at hand whose value is made here; empty elsewhere.
  var member: Range<Int32> = 0..<0
  /// The view at hand may be an alert, whatever views of the project show in it.
  var isComposing = false
  /// The view at hand is no alert, by its name.
  var isAside = false
  /// An outer call tells of the strings here.
  var isTold = false
  /// What stands here is a value that others show, as whatever they like.
  var isHandedOn = false
  /// The block in which text has a role of its own: an index in `blocks`.
  var conditions: [FlowCondition] = []
  /// What the look of the text around the place at hand says that it is for.
  var look: Role?
  /// The place at hand is part of a field to write in.
  var isInField = false
  /// Whether the capitals of that text are changed.
  var isRecased = false
  var block: FlowBlock?
  /// Names of buttons that are options, by `setButtonType`: radio buttons and checkboxes.
  var options: Set<UInt64> = []
}

extension ProgramDialect {
  /// The language of its trees.
  var syntax: SyntaxLanguage? {
    switch self {
    case .swift: .swift
    case .objectiveC: .objectiveC
    case .kotlin: .kotlin
    case .java: .java
    case .layout: nil
    }
  }
}

/// What the variables of a program stand for at a place, and the way back to what they stood for before.
///
/// What is set is noted, so that leaving a branch costs as much as was set in it, however many variables there are.
struct FlowVariables {
  private var values: [UInt64: FlowValue] = [:]
  /// What was there before, in the order of setting.
  private var journal: [(name: UInt64, before: FlowValue?)] = []

  /// Where the journal stands now.
  var mark: Int { journal.count }

  subscript(name: UInt64) -> FlowValue? { values[name] }

  mutating func set(_ name: UInt64, to value: FlowValue) {
    journal.append((name, values.updateValue(value, forKey: name)))
  }

  /// Has the names of parameters stand for what a function is given.
  mutating func set(_ parameters: [FlowFunction.Parameter]) {
    for (index, parameter) in parameters.enumerated() { set(parameter.name, to: .parameter(index)) }
  }

  /// Takes back what was set since `mark`; what each name stood for at the end is the answer, in the order of setting.
  @discardableResult
  mutating func takeBack(to mark: Int) -> [(name: UInt64, value: FlowValue)] {
    var (ends, seen) = ([(name: UInt64, value: FlowValue)](), Set<UInt64>())
    for (name, _) in journal[mark...] where seen.insert(name).inserted {
      if let value = values[name] { ends.append((name, value)) }
    }
    while journal.count > mark, let last = journal.popLast() { values[last.name] = last.before }
    return ends
  }
}

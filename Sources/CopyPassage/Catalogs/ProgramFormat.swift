import CopyFormats
package import CopyModel
package import CopyProgram
import Synchronization

/// Copy written straight into a program, where no catalogue has it in the base language.
package struct ProgramFormat: CatalogFormat {
  let dialect: ProgramDialect
  private let table: LateCallTable
  /// What catalogues have: words that stand there in the base language are judged there.
  private let covered: KnownCopy
  private let wrappers: [String]
  /// What was read already.
  private let readings: ProgramReadings?

  /// One format for each dialect.
  package static let all = ProgramDialect.allCases.map { ProgramFormat($0, wrappers: [], covered: KnownCopy()) }

  package init(
    _ dialect: ProgramDialect, wrappers: [String], covered: KnownCopy, readings: ProgramReadings? = nil
  ) {
    (self.dialect, self.covered, self.wrappers, self.readings) = (dialect, covered, wrappers, readings)
    table = LateCallTable(dialect, wrappers: wrappers)
  }

  package static let about = FormatDescription(
    "program", endings: [], traits: [.isProgram, .statesSets], summary: "what programs show that no catalogue has")

  package func claims(fileName: String) -> Bool { claims(path: fileName) }
  package func claims(path: String) -> Bool { ProgramDialect(path: path) == dialect }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let facts =
      readings?.facts(of: source.text, path: path, wrappers: wrappers)
      ?? ProgramReader.facts(of: source.text, path: path, dialect, table.value)
    var sink = ProgramSink(CatalogBuilder(path: path, source: source, format: about, locale: locale))
    let reader = LiteralReader(source.text, dialect)
    let groups = ProgramCopyGroup.groups(of: facts, without: covered.base)
    // Most programs show nothing that no catalogue has.
    let compared = groups.isEmpty ? nil : ComparedLiterals(source.text, dialect)
    for group in groups {
      let first = sink.count
      for use in group.uses {
        let function = facts.sets.indices.contains(group.set) ? facts.sets[group.set].function : ""
        let token = token(of: use, in: source.text)
        let isCompared = token.map { compared?.contains($0, in: source.text) ?? false } ?? false
        sink.add(use, in: function, with: reader, token: token, isKey: isCompared || isKey(use.copy))
      }
      let hasButtons = group.uses.contains { $0.role != .alertTitle && $0.role != .alertMessage }
      if group.isWhole, hasButtons, sink.count > first + 1 {
        sink.group(facts.sets[group.set], path: path, first..<sink.count, group.uses)
      }
    }
    return sink.finish()
  }

  /// Whether something may be looked up by the words themselves: with other words it would be lost. Tables may lie outside
  /// the run.
  private func isKey(_ copy: ProgramCopy) -> Bool {
    copy.fallback == 0 && (copy.isLocalized || copy.isPassed || covered.translated.contains(copy.key))
  }

  /// Nil for words that can’t be changed in their place, and where the new ones are those of a catalogue: the program would
  /// show that string instead.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isRecovered, .isKey]) else { return nil }
    let new = splices.applied(toBytes: catalog.bytes(entry.value))
    let hash = LiteralHash.exact(new.bytes)
    guard !covered.base.contains(hash), !covered.translated.contains(hash) else { return nil }
    let map = catalog.map(of: entry)
    return catalog.edits(splices.map { (map.textRange(of: $0.range), escape($0.text, for: entry)) })
  }

  /// The literal of a use, as the lexer has it; nil where none stands there, such as one of another file.
  private func token(of use: ProgramUse, in text: Bytes) -> ProgramToken? {
    guard 0...use.copy.end ~= use.copy.start, Int(use.copy.end) <= text.count else { return nil }
    if dialect == .layout { return ProgramToken(attribute: use.copy.start..<use.copy.end) }
    let place = text.slice(Int(use.copy.start)..<Int(use.copy.end))
    guard var token = ProgramLexer.tokens(of: place, dialect).first, token.kind == .string else { return nil }
    (token.start, token.end) = (use.copy.start, use.copy.end)
    return token
  }

  /// A backslash before a bracket and a dollar sign before a name are interpolations, which new words keep from the old.
  package func escape(_ text: String, for entry: Entry) -> String {
    if dialect == .layout { return LayoutEscape.written(text) }
    var (written, scalars) = ("", Array(text.unicodeScalars)[...])
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": written += "\\\""
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\\" where dialect != .swift || scalars.first != "(": written += "\\\\"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}

/// Fills a catalogue with the literals of a program.
private struct ProgramSink: LiteralSink, ~Copyable {
  private var builder: CatalogBuilder
  private(set) var count = 0

  init(_ builder: consuming CatalogBuilder) { self.builder = builder }

  mutating func verbatim(_ range: Range<Int>) { builder.appendVerbatim(range) }
  mutating func interpolation(_ range: Range<Int>) { builder.appendVerbatim(range) }
  mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?) {
    if let scalar { builder.appendEscape(range, standsFor: scalar) } else { builder.appendEscape(range, standsFor: []) }
  }

  mutating func add(
    _ use: ProgramUse, in function: String, with reader: LiteralReader, token: ProgramToken?, isKey: Bool
  ) {
    guard let token else { return }
    var entry = Entry()
    let content = reader.content(of: token)
    entry.setRaw(content)
    builder.beginValue()
    reader.read(token, into: &self)
    builder.endValue(&entry, textEnd: content.upperBound)
    (entry.role, entry.style) = (use.role, use.style)
    entry.evidence = use.role == .unknown ? .none : .source
    let named = use.role == .alertTitle ? function : ""
    if !named.isEmpty || use.isRecased || use.isSpoken || use.isAssumed {
      entry.extras = builder.add(
        EntryExtras(
          function: named, isRecased: use.isRecased, isSpoken: use.isSpoken, isAssumed: use.isAssumed))
    }
    if isKey { entry.flags.insert(.isKey) }
    if use.isJoined { entry.flags.insert(.isFragment) }
    if isKey, Self.isLowWord(builder.catalog.bytes(entry.value)) { entry.flags.insert(.isExempt) }
    // A key that no catalogue has is no copy.
    if LiteralHash.isName(builder.catalog.bytes(entry.value)) { entry.flags.insert(.isExempt) }
    // New words for a raw string would need other escapes.
    if token.hashes > 0 || !reader.isPlain(at: Int(token.start)) { entry.flags.insert(.isRecovered) }
    builder.add(entry)
    count += 1
  }

  /// “hide”: looked up, one word in small letters is a name for a text.
  private static func isLowWord(_ text: Bytes) -> Bool {
    guard let first = text.first else { return false }
    return (0x61...0x7A).contains(first) && !text.contains(UInt8(ascii: " "))
  }

  /// Entries that are all parts of a set, of which `uses` tell.
  func group(_ set: ProgramSet, path: String, _ entries: Range<Int>, _ uses: [ProgramUse]) {
    let choices = RoleSet.buttons
    let buttons = entries.filter { choices.contains(builder.catalog.entries[$0].role) }
    let given = uses.filter { choices.contains($0.role) }.map { (style: $0.style, rank: $0.rank) }
    let order = ShownOrder(given, in: set)
    let isKnown = order.isKnown && buttons.count == given.count
    if let first = order.byDefault, isKnown { builder.update(buttons[first]) { $0.style.insert(.default) } }
    var group = EntryGroup(
      name: "\(path):\(set.line)", kind: EntryGroup.Kind(set.kind), entries: entries, orderIsKnown: isKnown)
    if isKnown { group.buttons = order.buttons.map { buttons[$0] } }
    group.traits = set.traits
    builder.add(group)
  }

  consuming func finish() -> Catalog { builder.finish() }
}

extension EntryGroup.Kind {
  fileprivate init(_ kind: ProgramSet.Kind) {
    switch kind {
    case .alert: self = .alert
    case .actionSheet: self = .actionSheet
    case .notification: self = .notification
    }
  }
}

/// Literals of a program that no catalogue has: those of one set, or one that stands alone.
struct ProgramCopyGroup {
  var uses: [ProgramUse]
  /// Index in the file’s sets; -1 for a literal that stands alone.
  let set: Int
  /// All parts of the set are here.
  var isWhole: Bool

  /// The copy of `facts`, in the order of the program, without what catalogues have.
  static func groups(of facts: ProgramFacts, without covered: Set<UInt64>) -> [ProgramCopyGroup] {
    var (groups, places, seen) = ([ProgramCopyGroup](), [Int: Int](), Set<Int32>())
    for use in facts.uses {
      let set = Int(use.set)
      let isHere = use.copy.end > 0 && !covered.contains(use.copy.key) && seen.insert(use.copy.start).inserted
      if let place = places[set], set >= 0 {
        if isHere { groups[place].uses.append(use) } else { groups[place].isWhole = false }
      } else {
        if set >= 0 { places[set] = groups.count }
        let isKnown =
          set >= 0 && !facts.sets[set].hasUnknownParts && !facts.sets[set].traits.contains(.hasSystemDefault)
        let isWhole = isHere && isKnown
        groups.append(ProgramCopyGroup(uses: isHere ? [use] : [], set: set, isWhole: isWhole))
      }
    }
    return groups
  }
}

/// The calls of a dialect, read when the first program comes: most runs have none.
final class LateCallTable: Sendable {
  private let dialect: ProgramDialect
  private let wrappers: [String]
  private let table = Mutex<CallTable?>(nil)

  init(_ dialect: ProgramDialect, wrappers: [String]) { (self.dialect, self.wrappers) = (dialect, wrappers) }

  /// The table, read by the first who asks.
  var value: CallTable {
    table.withLock { known in
      let table = known ?? CallTable(CallTable.embeddedText, for: dialect, wrappers: wrappers)
      known = table
      return table
    }
  }
}

/// How text is written in an attribute of Android’s layouts: for XML, and for the resource compiler, which reads
/// backslashes.
enum LayoutEscape {
  static func written(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case "\"": written += "&quot;"
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      default: written.unicodeScalars.append(scalar)
      }
    }
    // At the start of a value these would begin a reference.
    return text.utf8.count > 1 && (text.hasPrefix("@") || text.hasPrefix("?")) ? "\\" + written : written
  }
}

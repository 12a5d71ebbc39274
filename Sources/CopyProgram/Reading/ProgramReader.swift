package import CopyModel

/// Reads from a program which strings it shows, as what, and which of them together.
package enum ProgramReader {
  /// What the program `text` shows by itself. What other files add to it, `ProgramIndex` knows.
  package static func facts(of text: Bytes, path: String, _ dialect: ProgramDialect, _ table: CallTable) -> ProgramFacts
  {
    guard let flow = FlowReader.facts(of: text, dialect, table) else {
      return LayoutReader.facts(of: text, path: path, table)
    }
    var facts = ProgramFacts(path: path)
    let code = withoutComments(text, flow.comments)
    facts.mentions = withExtendedLifetime(code) { ProgramMentions(code.bytes, flow.named) }
    (facts.flow, facts.imports) = (flow, ProgramImport.all(in: text, dialect))
    facts.text = ProgramReadings.fingerprint(of: text)
    return ProgramIndex.joined([facts])[0]
  }

  /// `text` with spaces in place of its comments, so that all else, and each line, stays where it is.
  private static func withoutComments(_ text: Bytes, _ comments: [Range<Int32>]) -> ByteBuffer {
    var code = Array(text)
    for place in comments.joined() where code[Int(place)] != UInt8(ascii: "\n") { code[Int(place)] = 0x20 }
    return ByteBuffer(code)
  }
}

/// What the programs of a run show by themselves, as they were read for all that they say together: who reviews one of them
/// need not read it again.
package final class ProgramReadings: Sendable {
  private let facts: [String: ProgramFacts]
  private let wrappers: Set<String>
  private let mentions: ProgramMentions

  /// - Parameters:
  ///   - joined: the same files, with what each shows of the strings of all.
  ///   - mentions: what all of them mention.
  ///   - wrappers: the functions around keys by which they were read.
  init(_ facts: [ProgramFacts], _ joined: [ProgramFacts], _ mentions: ProgramMentions, wrappers: [String]) {
    (self.wrappers, self.mentions) = (Set(wrappers), mentions)
    let handed = Self.handed(joined)
    self.facts = Dictionary(
      facts.indices.map { (facts[$0].path, Self.reading(facts[$0], joined[$0], handed[$0] ?? [])) }
    ) { first, _ in first }
  }

  /// What `file` shows by itself. Of what a name alone declares there, such as the description of an error, the run knows more.
  private static func reading(
    _ file: ProgramFacts, _ joined: ProgramFacts, _ handed: [ProgramUse]
  ) -> ProgramFacts {
    var reading = file
    var known = Set(file.uses.map(\.copy.start))
    reading.uses += handed.filter { known.insert($0.copy.start).inserted }
    (reading.flow, reading.mentions) = (FlowFacts(), ProgramMentions())
    for index in reading.uses.indices where reading.uses[index].isAssumed {
      let start = reading.uses[index].copy.start
      guard let known = joined.uses.first(where: { $0.copy.start == start && $0.set < 0 }) else { continue }
      (reading.uses[index].role, reading.uses[index].isAssumed) = (known.role, known.isAssumed)
    }
    addFallbacks(to: &reading, joined)
    return reading
  }

  /// Literals that the files hand to what shows them, which stands in other files, by the number of the file: what is looked up
  /// in a catalogue, and parts of alerts.
  private static func handed(_ joined: [ProgramFacts]) -> [Int: [ProgramUse]] {
    var found: [Int: [ProgramUse]] = [:]
    for use in joined.lazy.flatMap(\.uses) where use.copy.end > use.copy.start {
      let isShown = (use.set >= 0 || use.copy.isLocalized) && !use.copy.isPassed && !use.isDeclared
      guard isShown, joined.indices.contains(Int(use.copy.file)) else { continue }
      var use = use
      use.set = -1
      found[Int(use.copy.file), default: []].append(use)
    }
    return found
  }

  /// What stands beside a key, `TEXT(@"open door", @"Open the Door")`, is shown for it where another file says so.
  private static func addFallbacks(to reading: inout ProgramFacts, _ joined: ProgramFacts) {
    let known = joined.uses.filter { $0.copy.key != 0 && $0.copy.fallback != 0 }
    if known.isEmpty { return }
    let byKey = Dictionary(grouping: known, by: \.copy.key)
    for index in reading.uses.indices where reading.uses[index].copy.fallback == 0 {
      let own = reading.uses[index].copy
      let behind = byKey[own.key]?.filter { $0.copy.start > own.end }
      if let found = behind?.min(by: { $0.copy.start < $1.copy.start }) { reading.uses[index].copy = found.copy }
    }
  }

  /// What the program at `path` shows by itself; nil where it has another text than was read, or other wrappers are meant.
  package func facts(of text: Bytes, path: String, wrappers: [String]) -> ProgramFacts? {
    guard Set(wrappers) == self.wrappers, let known = facts[path], known.text == Self.fingerprint(of: text) else {
      return nil
    }
    return known
  }

  /// Whether the programs mention `text` only where nothing uses it.
  package func mentionsInVain(_ text: Bytes) -> Bool { mentions.holdsInVain(text) }

  /// Whether `text` is what was read of the file at `path`.
  package func holds(_ text: Bytes, of path: String) -> Bool { facts[path]?.text == Self.fingerprint(of: text) }

  static func fingerprint(of text: Bytes) -> UInt64 {
    var hash = LiteralHash.start ^ UInt64(text.count)
    for place in stride(from: 0, to: text.count, by: 8) {
      hash = (hash ^ text.eightBytes(at: place)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }
}

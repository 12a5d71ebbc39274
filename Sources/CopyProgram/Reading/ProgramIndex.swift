package import CopyModel

/// What all files of a program together say of copy, to be asked by the entries of catalogues. Never changed once made.
package final class ProgramIndex: Sendable {
  /// One place where a string is shown.
  package struct Site: Sendable, Equatable {
    package let path: String
    /// Counts from 1.
    package let line: Int
    package let role: Role
    /// Plain text: of labels and text its words tell which.
    package let isPlain: Bool
    /// A name alone says what it is for, and nothing shows whether it is.
    package let isAssumed: Bool
    /// It is a part of a longer text.
    package let isJoined: Bool
    /// It stands below another text of the same part.
    package let isBelow: Bool
    /// Its capitals are changed before it is shown.
    package let isRecased: Bool
    /// What it stands in is no alert, by its name.
    package let isAside: Bool
    /// Whether it is looked up in a catalogue.
    let isLocalized: Bool
    /// Whose resources it is one of.
    package let resources: ProgramCopy.Resources
    /// It is spoken, and nobody sees it.
    package let isSpoken: Bool
    package let style: ButtonStyle
    /// Index in `sets`; -1 for a string that stands alone.
    package let set: Int
    /// Counts from 1, leading to trailing; 0 where the call doesn’t tell.
    package let rank: Int8
    /// The name of the call that shows it.
    package let call: ProgramPlace
    /// By what it is looked up where it is a part of a set: hashes of a key, or of the name that was made of one.
    package let keys: [UInt64]
    /// Words that stand in the program, where they are a part of a set, and what no catalogue has for its key; nil for all others.
    package internal(set) var text: String?

    /// `Sources/PhotoView.swift:41`
    package var place: String { "\(path):\(line)" }
  }

  /// Strings that people see together, as the program has them.
  package struct SiteSet: Sendable {
    package let path: String
    /// What the file says of it.
    package let facts: ProgramSet
    /// Indices in `sites`, in the order of the program.
    package internal(set) var sites: [Int] = []
    package var kind: ProgramSet.Kind { facts.kind }
    /// Counts from 1.
    package var line: Int { Int(facts.line) }
  }

  package private(set) nonisolated(unsafe) var sites: [Site] = []
  package private(set) nonisolated(unsafe) var sets: [SiteSet] = []
  /// What each file imports that tells of a system; files that import no such thing are left out.
  package private(set) nonisolated(unsafe) var imports: [(path: String, imports: [ProgramImport])] = []
  private let mentions: ProgramMentions
  private nonisolated(unsafe) var byKey: [UInt64: [Int32]] = [:]
  /// By names of resources, for keys with dots in place of their low lines.
  private nonisolated(unsafe) var byResource: [UInt64: [Int32]] = [:]
  private nonisolated(unsafe) var byAccessor: [UInt64: [Int32]] = [:]
  /// Literals that are parts of sets, by the file in which they stand.
  private nonisolated(unsafe) var literals: [String: LiteralSites] = [:]

  /// What each file shows by itself.
  package let readings: ProgramReadings

  /// Joins the facts of files.
  ///
  /// - Parameters:
  ///   - wrappers: the functions around keys by which they were read.
  ///   - read: gives the text of a file again, for the words that stand in it.
  package init(
    _ facts: [ProgramFacts], wrappers: [String] = [], read: (String) -> ByteBuffer? = { _ in nil }
  ) {
    let joined = FlowJoin.joined(facts)
    mentions = ProgramMentions(of: facts)
    readings = ProgramReadings(facts, joined, mentions, wrappers: wrappers)
    var wanted: [Int: [(site: Int, copy: ProgramCopy)]] = [:]
    for file in joined {
      let first = sites.count
      add(file)
      for (index, use) in file.uses.enumerated() where use.set >= 0 && use.copy.end > use.copy.start {
        guard joined.indices.contains(Int(use.copy.file)) else { continue }
        literals[joined[Int(use.copy.file)].path, default: LiteralSites()].add(use.copy, first + index)
        if Self.hasText(use) { wanted[Int(use.copy.file), default: []].append((first + index, use.copy)) }
      }
    }
    for (file, copies) in wanted { readTexts(of: joined[file].path, copies, read) }
  }

  /// Whether the words of a part stand in the program.
  private static func hasText(_ use: ProgramUse) -> Bool {
    (!use.isJoined || use.isBelow) && use.copy.hasLetters && !use.copy.isPassed
  }

  /// Reads the words of sets that stand in a program, of which facts have hashes alone.
  private func readTexts(
    of path: String, _ copies: [(site: Int, copy: ProgramCopy)], _ read: (String) -> ByteBuffer?
  ) {
    guard let dialect = ProgramDialect(path: path), dialect != .layout, let buffer = read(path) else { return }
    withExtendedLifetime(buffer) {
      let reader = LiteralReader(buffer.bytes, dialect)
      for (site, copy) in copies {
        let words = reader.words(of: copy, in: buffer.bytes, dialect)
        sites[site].text = words.flatMap { Self.isText($0, of: copy, dialect) ? $0 : nil }
      }
    }
  }

  /// Whether the words of a literal are what shows. What Android looks up is a name, and elsewhere one word in small letters.
  private static func isText(_ words: String, of copy: ProgramCopy, _ dialect: ProgramDialect) -> Bool {
    guard copy.isLocalized, copy.fallback == 0 else { return true }
    let isApple = dialect == .swift || dialect == .objectiveC
    return isApple && (words.contains(" ") || words.first?.isLowercase == false)
  }

  /// The parts of sets for which the literal of a program stands that begins around `start`; indices in `sites`.
  package func sites(ofLiteralAt start: Int, in path: String) -> [Int32] { literals[path]?.sites(at: start) ?? [] }

  /// `facts`, with what each file shows of the strings of all.
  package static func joined(_ facts: [ProgramFacts]) -> [ProgramFacts] { FlowJoin.joined(facts) }

  package var isEmpty: Bool { sites.isEmpty }

  /// The places that show the string with this key, or where nothing has the key, with this text; indices in `sites`.
  ///
  /// - Parameter value: the copy in the base language; empty for a translation, whose words no program has.
  package func sites(key: Bytes, value: Bytes) -> [Int32] {
    if let found = byKey[LiteralHash.exact(key)] {
      // Where a generator has a name for the key, a literal like it that nothing looks up is another text.
      guard !byAccessor.isEmpty, let named = byAccessor[LiteralHash.folded(key)] else { return found }
      return found.filter { sites[Int($0)].isLocalized } + named
    }
    if key.contains(UInt8(ascii: ".")), let found = byResource[LiteralHash.folded(key)] { return found }
    if let found = byAccessor[LiteralHash.folded(key)] { return found }
    // What programs show of an entry with a name they look up by that name.
    return value.isEmpty || LiteralHash.isName(key) ? [] : byKey[LiteralHash.exact(value)] ?? []
  }

  /// Whether some program mentions `key`, shown or not, or may join it from pieces.
  package func mentions(_ key: Bytes) -> Bool { mentions.holds(key) }

  /// Whether some program mentions `key` in a literal, or may join it from literals.
  package func mentions(literal key: Bytes) -> Bool { mentions.holds(literal: key) }

  /// How often programs look up `key`, whatever they do with it.
  package func mentionCount(of key: Bytes) -> Int { mentions.count(of: key) }

  /// Whether some program mentions the resource `name` of an Android app, or may join it from pieces.
  package func mentions(resource name: Bytes) -> Bool { mentions.holds(resource: name) }

  /// Whether a program mentions `key` in a constant or a function of its own that nobody names, and nowhere else.
  package func mentionsInVain(_ key: Bytes) -> Bool { mentions.holdsInVain(key) }

  /// Whether a program mentions `name` as it is, and not only pieces of it.
  package func mentions(whole name: Bytes) -> Bool { mentions.holdsWhole(name) }

  /// Where the set at `index` begins; nil where there is none.
  package func place(ofSet index: Int) -> String? {
    sets.indices.contains(index) ? "\(sets[index].path):\(sets[index].line)" : nil
  }

  /// The keys that parts of sets are looked up by.
  package var keysOfSets: Set<UInt64> { Set(sites.lazy.flatMap(\.keys)) }

  private static func keys(of use: ProgramUse) -> [UInt64] {
    let copy = use.copy
    if use.isJoined, !use.isBelow { return [] }
    return copy.key == 0 ? [copy.accessor, copy.tableAccessor].filter { $0 != 0 } : copy.isLocalized ? [copy.key] : []
  }

  private func add(_ file: ProgramFacts) {
    if !file.imports.isEmpty { imports.append((file.path, file.imports)) }
    let firstSet = sets.count
    for set in file.sets { sets.append(SiteSet(path: file.path, facts: set)) }
    for use in file.uses {
      let set = use.set < 0 ? -1 : firstSet + Int(use.set)
      let index = Int32(sites.count)
      sites.append(
        Site(
          path: file.path, line: Int(use.line), role: use.role, isPlain: use.isPlain,
          isAssumed: use.isAssumed, isJoined: use.isJoined, isBelow: use.isBelow,
          isRecased: use.isRecased, isAside: use.isAside, isLocalized: use.copy.isLocalized,
          resources: use.copy.resources, isSpoken: use.isSpoken, style: use.style, set: set, rank: use.rank,
          call: use.call, keys: set < 0 ? [] : Self.keys(of: use), text: nil))
      if set >= 0 { sets[set].sites.append(Int(index)) }
      let copy = use.copy
      if copy.key != 0 { byKey[copy.key, default: []].append(index) }
      if copy.key != 0, copy.fallback != 0 { byKey[copy.fallback, default: []].append(index) }
      if copy.key != 0, copy.accessor != 0 { byResource[copy.accessor, default: []].append(index) }
      if copy.key == 0, copy.accessor != 0 { byAccessor[copy.accessor, default: []].append(index) }
      if copy.key == 0, copy.tableAccessor != 0 { byAccessor[copy.tableAccessor, default: []].append(index) }
    }
  }
}

package import CopyEngine
import CopyKernel
package import CopyModel
package import CopyPassage
import CopyText

/// The way through a catalogue, piece by piece, so that what is to be said of a long file need not be held at once.
///
/// Roles, sets, and what concerns a language as a whole are known from the start. Pieces of entries follow each other in
/// the order of the file’s text: one ends only where all its text lies before that of the next.
package struct ReviewWalk: Sendable {
  package let catalog: Catalog
  package let roles: ContiguousArray<RoleGuess>
  /// The strings that have several uses.
  let uses: UsesOfCatalog
  package let sets: [CopySet]
  /// Whether each entry is part of a set that was checked as a whole.
  package let isMember: [Bool]
  /// What no program shows any more, which nothing is said of.
  package let unused: UnusedStrings
  /// What is in another language than its file because nobody has begun to translate that.
  let foreign: ForeignTexts
  package let translation: Translation
  /// What its texts do alike.
  let house: HouseHabits
  /// What is known from the start.
  private let told: Told
  /// What is said of sets, and by rules about a language, each in the order of entries.
  private var ofSets: ArraySlice<Finding>
  private var ofTables: ArraySlice<Finding>
  /// What is to change in programs, which is told at the end.
  private let ofCalls: [Finding]
  /// Whether alerts of a program share strings.
  private let merges: Bool
  /// Entries of which something is told, where whole sets are to be rewritten.
  private var spokenOf: Set<Int> = []
  /// What is wrong with the file and not told yet, in its order.
  private var problems: ArraySlice<CatalogProblem>
  /// The first entry of the next piece.
  package private(set) var position = 0
  /// The entry behind the last one; not the last of the file in a part of the way.
  private var limit: Int
  /// The end of the text of the entries that were passed, in the file’s text.
  private var end = 0
  package private(set) var isDone = false
  private var hasBegun = false
  /// What was said of the strings before some were edited, and which of them are as they were.
  var known: (before: StringFindings, isUnchanged: [Bool])?
  /// What is said of each string by itself; nil where nobody will ask again.
  var own: [Int: [Finding]]?

  /// What is told of a catalogue before its strings are checked one by one.
  struct Told: Sendable {
    /// Findings about sets, and of rules about a language.
    var ofSets: [Finding]
    var ofTables: [Finding]
    var problems: [CatalogProblem]
    var missing: [MissingTranslation]
    var proposals: [SetProposal]
    var checklist: Checklist?
    var languages: [LanguageTally]
    var uses: UsesOfCatalog
    var foreign: ForeignTexts
  }

  /// - Parameter merges: whether findings of several alerts on the same words are told once.
  init(
    _ catalog: Catalog, roles: ContiguousArray<RoleGuess>, sets: [CopySet], isMember: [Bool], unused: UnusedStrings,
    translation: Translation, house: HouseHabits, told: Told, merges: Bool
  ) {
    (self.catalog, self.roles, self.sets, self.isMember) = (catalog, roles, sets, isMember)
    (self.unused, self.translation, self.house, self.told) = (unused, translation, house, told)
    self.merges = merges
    (uses, foreign) = (told.uses, told.foreign)
    limit = catalog.entries.count
    // Swift’s sort is stable: of findings about one entry the rules’ order stays.
    let sorted = told.ofSets.sorted { ($0.entry, $0.range.lowerBound) < ($1.entry, $1.range.lowerBound) }
    ofSets = sorted.filter { $0.call == .none }[...]
    let ofCalls = sorted.filter { $0.call != .none }
    self.ofCalls = merges ? SharedFindings.merged(ofCalls) : ofCalls
    ofTables = told.ofTables.sorted { $0.entry < $1.entry }[...]
    problems = told.problems.sorted { $0.span.offset < $1.span.offset }[...]
  }

  /// Whether entries stand in the order of their text, so that the file can be taken in pieces.
  package var isInOrder: Bool {
    let entries = catalog.entries
    return !entries.contains { $0.flags.contains(.hasNoPlace) }
      && entries.indices.dropFirst().allSatisfy { entries[$0 - 1].raw.lowerBound <= entries[$0].raw.lowerBound }
  }

  /// The entry to check next; nil at the end, and where a piece may end and `isFull`.
  package mutating func next(isFull: Bool) -> Int? {
    guard position < limit else { return nil }
    let (entry, index) = (catalog.entries[position], position)
    if isFull, entry.raw.lowerBound > end { return nil }
    end = max(end, entry.raw.upperBound, entry.raw.lowerBound + entry.value.count)
    position += 1
    return index
  }

  /// What was said of the string at `index` and holds still; nil where it is to be judged.
  func knownFindings(at index: Int) -> [Finding]? {
    guard let known, known.isUnchanged[index] else { return nil }
    return known.before[index]
  }

  /// Whether something was said of the set or the language of the entry at `index`.
  func hasMore(about index: Int) -> Bool { ofSets.first?.entry == index || ofTables.first?.entry == index }

  /// Adds to what is said of the entry at `index` what was said of its set and its language, in the order of its text.
  package mutating func complete(_ own: [Finding], about index: Int) -> [Finding] {
    let set = Self.take(from: &ofSets, about: index)
    let table = Self.take(from: &ofTables, about: index)
    if own.count < 2, set.isEmpty, table.isEmpty { return own }
    let all = (set + own + table).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let ranked = Precedence.ranked(all)
    return merges ? SharedFindings.merged(ranked) : ranked
  }

  private static func take(from findings: inout ArraySlice<Finding>, about index: Int) -> ArraySlice<Finding> {
    guard findings.first?.entry == index else { return [] }
    let end = findings.firstIndex { $0.entry != index } ?? findings.endIndex
    defer { findings = findings[end...] }
    return findings[..<end]
  }

  /// `findings`, all that are new, as a piece, with the problems that stand before the next one.
  package mutating func piece(_ findings: [Finding]) -> Review {
    isDone = position == limit
    let isEnd = position == catalog.entries.count
    let isWhole = isEnd && !hasBegun
    hasBegun = true
    let told = isEnd ? problems : problems.prefix { [place = placeOfNext] in $0.span.offset < place }
    problems = problems.dropFirst(told.count)
    return Review(
      catalog: catalog, roles: roles, uses: uses.roles, sets: sets, findings: isEnd ? findings + ofCalls : findings,
      problems: Array(told), proposals: isEnd ? self.told.proposals : [], checklist: self.told.checklist,
      base: translation.pairing.base, missing: isEnd ? self.told.missing : [], languages: self.told.languages,
      isWhole: isWhole)
  }

  /// Leaves of the proposals of `piece`, which is sifted, those for sets of which something is told.
  mutating func keepProposals(of piece: inout Review) {
    guard !told.proposals.isEmpty else { return }
    for finding in piece.findings where isMember[finding.entry] { spokenOf.insert(finding.entry) }
    piece.proposals.removeAll { [spokenOf] in spokenOf.isDisjoint(with: $0.set.members) }
  }

  /// Whether the file is long, and nothing is told at its end that depends on all before it, so that its parts may be judged
  /// side by side.
  var hasParts: Bool {
    catalog.entries.count >= 4 * Self.partSize && ofCalls.isEmpty && told.missing.isEmpty && told.proposals.isEmpty
      && own == nil
  }

  /// Entries of a part: enough that few threads wait, and few enough that what is said of parts takes little memory.
  private static let partSize = 2_048

  /// The way in parts that follow each other, each of which ends where a piece may end.
  func parts() -> [ReviewWalk] {
    var (parts, rest) = ([ReviewWalk](), self)
    while rest.position < limit { parts.append(rest.takePart()) }
    return parts
  }

  /// What is known of the file as a whole, where its parts tell the rest.
  var whole: Review {
    var rest = self
    (rest.position, rest.hasBegun, rest.problems) = (limit, true, [])
    return rest.piece([])
  }

  private mutating func takePart() -> ReviewWalk {
    var part = self
    while next(isFull: position - part.position >= Self.partSize) != nil {}
    part.limit = position
    part.hasBegun = true
    let (place, end) = (position < limit ? placeOfNext : .max, position)
    part.ofSets = ofSets.prefix { $0.entry < end }
    part.ofTables = ofTables.prefix { $0.entry < end }
    part.problems = problems.prefix { $0.span.offset < place }
    ofSets = ofSets[part.ofSets.endIndex...]
    ofTables = ofTables[part.ofTables.endIndex...]
    problems = problems[part.problems.endIndex...]
    return part
  }

  /// Where the text of the next piece begins, in bytes of the file.
  private var placeOfNext: Int {
    let start = catalog.entries[position].raw.lowerBound
    return catalog.source.span(of: start..<start).offset
  }
}

/// Alerts of a program share strings, such as OK. What is wrong with such a string in several alerts is told once.
enum SharedFindings {
  /// More notes than this of one finding help nobody.
  private static let mostNotes = 4

  /// `findings`, which stand in the order of their places, each said once of the same words: with the notes of all, and
  /// without better words where the alerts want others, since the string has to serve them all.
  static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [Finding] = []
    merged.reserveCapacity(findings.count)
    for finding in findings {
      let near = merged.indices.reversed().prefix { isAtOnePlace(merged[$0], finding) }
      if let same = near.first(where: { isSame(merged[$0], finding) }) {
        add(finding, to: &merged[same])
      } else {
        merged.append(finding)
      }
    }
    return merged
  }

  private static func isAtOnePlace(_ one: Finding, _ other: Finding) -> Bool {
    one.entry == other.entry && one.range.lowerBound == other.range.lowerBound
  }

  private static func isSame(_ one: Finding, _ other: Finding) -> Bool {
    one.rule == other.rule && one.range == other.range && one.call == other.call && one.message == other.message
  }

  private static func add(_ other: Finding, to finding: inout Finding) {
    if finding.fixes != other.fixes { finding.fixes = [] }
    finding.severity = max(finding.severity, other.severity)
    finding.isInherited = finding.isInherited && other.isInherited
    for note in other.notes where !finding.notes.contains(note) {
      if finding.notes.count < mostNotes {
        finding.notes.append(note)
      } else if finding.notes.count == mostNotes {
        finding.notes.append("More alerts share this string.")
      }
    }
  }
}

extension StringFindings {
  /// - Parameter findings: by entry, of those of which something is said.
  init(_ walk: ReviewWalk, findings: [Int: [Finding]], names: NamesInUse) {
    (catalog, roles, isMember) = (walk.catalog, walk.roles, walk.isMember)
    (base, isWithinFile) = (walk.translation.pairing.base, walk.translation.pairing.isWithinFile)
    self.findings = findings
    (cases, titles) = (names.ofCatalog, names.titles)
    (cutWords, endMarks, house) = (names.cutWords, walk.translation.endMarks, walk.house)
  }

  /// Which strings of `walk`, through the same file after its edits, are as they were with all that rules see of them;
  /// nil where that can’t be told.
  func unchanged(in walk: ReviewWalk, _ names: NamesInUse) -> [Bool]? {
    let pairing = walk.translation.pairing
    guard walk.catalog.entries.count == catalog.entries.count, pairing.isWithinFile == isWithinFile,
      isWithinFile || pairing.base === base, names.agrees(with: cases, titles, cutWords),
      walk.translation.endMarks.agrees(with: endMarks), walk.house.agrees(with: house)
    else { return nil }
    let edited = isWithinFile ? editedStems(in: walk) : []
    return catalog.entries.indices.map { isSame($0, in: walk) && (edited.isEmpty || !edited.contains(stem(of: $0))) }
  }

  /// In a file of all languages, what stands under one key is held against each other.
  private func editedStems(in walk: ReviewWalk) -> Set<UInt64> {
    Set(catalog.entries.indices.filter { !isAlike(\.value, $0, walk) }.map { stem(of: $0) })
  }

  private func isSame(_ index: Int, in walk: ReviewWalk) -> Bool {
    let (old, new) = (catalog.entries[index], walk.catalog.entries[index])
    return !isMember[index] && !walk.isMember[index] && roles[index].isSeenAlike(walk.roles[index])
      && old.flags == new.flags && old.style == new.style && old.locale == new.locale
      && [\Entry.value, \.key, \.comment, \.variation].allSatisfy { isAlike($0, index, walk) }
  }

  private func isAlike(_ part: KeyPath<Entry, TextSlice>, _ index: Int, _ walk: ReviewWalk) -> Bool {
    let (old, new) = (catalog.entries[index][keyPath: part], walk.catalog.entries[index][keyPath: part])
    return catalog.bytes(old).equals(walk.catalog.bytes(new))
  }

  /// The hash of the key, without the name of a plural form at its end.
  private func stem(of index: Int) -> UInt64 {
    let key = catalog.bytes(catalog.entries[index].key)
    let joint = key.lastIndex { $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }
    return FoldedHash(key.slice(0..<(joint ?? key.count))).value
  }
}

extension RoleGuess {
  /// Whether rules see no difference: that a reason points at another place of the file is none.
  fileprivate func isSeenAlike(_ other: RoleGuess) -> Bool {
    role == other.role && evidence == other.evidence && confidence == other.confidence && isLoose == other.isLoose
      && isConfirmed == other.isConfirmed
  }
}

/// What a reader makes of a file: its entries, and what is wrong with it.
package final class Catalog: @unchecked Sendable {
  /// The path as given, with `/`; empty for standard input.
  package let path: String
  package let source: SourceText
  /// What is so of all files of its format.
  package let format: FormatDescription

  // Only its builder changes it, before anyone sees it: so no access needs a check.
  @exclusivity(unchecked) package internal(set) var entries = EntryTable()
  @exclusivity(unchecked) package internal(set) var locales: [LocaleTag]
  package internal(set) var groups: [EntryGroup] = []
  @exclusivity(unchecked) package internal(set) var extras: [EntryExtras] = []
  package internal(set) var problems: [CatalogProblem] = []
  /// Comments that belong to no entry: headings, licences, words about the whole file.
  package internal(set) var remarks: [TextSlice] = []
  /// What the text was taken for, and by what, where its shape tells and no name: “.strings, by its quoted pairs”. Said
  /// before anyone else sees it.
  package var shape: String?
  /// The language that the words of a text without a name told; nil where something else did.
  package var readLanguage: LocaleTag?
  @exclusivity(unchecked) var segments = ChunkedArray<MapSegment>()
  let arena = ByteBuffer()

  init(path: String, source: SourceText, format: FormatDescription, locale: LocaleTag) {
    (self.path, self.source, self.format) = (path, source, format)
    locales = [locale]
  }

  /// The file's own locale.
  package var locale: LocaleTag { locales[0] }

  /// The bytes of `slice`; valid as long as the catalogue.
  package func bytes(_ slice: TextSlice) -> Bytes {
    let home = slice.isInArena ? arena.bytes : source.text
    return home.slice(slice.range)
  }

  package func locale(of entry: Entry) -> LocaleTag { locales[Int(entry.locale)] }

  /// Says which language the file is in, where it says so itself, before an entry is added.
  package func state(locale: LocaleTag) { locales[0] = locale }

  /// Says that the problems from the one at `first` on concern `key`.
  package func setKey(_ key: String, ofProblemsFrom first: Int) {
    for index in problems.indices[first...] { problems[index].key = key }
  }

  /// Says which language entries are in that name none, before anyone else sees them.
  package func setLocale(_ locale: LocaleTag, of range: Range<Int>) {
    let known = locales.firstIndex(of: locale)
    if known == nil { locales.append(locale) }
    for index in range { entries[index].locale = UInt16(known ?? locales.count - 1) }
  }

  /// Says what the copy in `range` may be for, and whether it may be none at all, so that it is judged and never edited, before
  /// anyone else sees it.
  package func setGuess(_ role: Role, of range: Range<Int>, isUnsure: Bool) {
    for index in entries.indices where range.overlaps(entries[index].raw) {
      if isUnsure { entries[index].flags.insert(.isRecovered) }
      if role != .unknown, entries[index].role == .unknown {
        (entries[index].role, entries[index].evidence) = (role, .guess)
      }
    }
  }

  /// Says that the copy in `range` is nobody’s any more, so that it is neither judged nor edited.
  package func setExempt(in range: Range<Int>) {
    for index in entries.indices where range.overlaps(entries[index].raw) { setExempt(index) }
  }

  package func setExempt(_ index: Int) { entries[index].flags.insert(.isExempt) }

  /// Says what the entry at `index` translates, where no other entry has it.
  package func setSource(_ source: String, of index: Int) {
    entries[index].extras = Int32(extras.count)
    extras.append(EntryExtras(source: source))
  }

  package func extras(of entry: Entry) -> EntryExtras? {
    entry.extras < 0 ? nil : extras[Int(entry.extras)]
  }

  /// The way from the entry's copy back to the file's text.
  package func map(of entry: Entry) -> SourceMap {
    if entry.flags.contains(.hasNoPlace) { return SourceMap(withoutPlaceFor: entry.value.count) }
    guard entry.firstSegment >= 0 else {
      return SourceMap(verbatimFrom: entry.raw.lowerBound, count: entry.value.count)
    }
    let first = Int(entry.firstSegment)
    return SourceMap(segments.elements(in: first..<first + Int(entry.segmentCount)))
  }

  /// The bytes on disk of a range of the entry's copy.
  package func span(of range: Range<Int>, in entry: Entry) -> ByteSpan {
    source.span(of: map(of: entry).textRange(of: range))
  }
}

/// What is wrong with a file, apart from its copy. `Copydesk` names it by rule id.
package struct CatalogProblem: Sendable {
  package enum Kind: Sendable {
    /// The file breaks its format here; what follows was read as well as could be.
    case malformed
    /// Bytes that are no text in the file's encoding.
    case encoding
    /// A key for the second time, with another value.
    case duplicateKey
    /// An escape that the format does not know.
    case unknownEscape
    /// A suppression that suppresses nothing.
    case unusedStet
    /// A suppression without a reason.
    case stetWithoutReason
    /// Buttons that no alert is known for.
    case undeclaredSets
  }

  package var kind: Kind
  /// What is wrong and what to do, one sentence.
  package var message: String
  package var span: ByteSpan
  /// The key it concerns, where there is one.
  package var key: String?
  /// Whether the base has the same in the string of that key, so that its translators copied it.
  package var isInherited = false
  /// Whether it is doubtful that somebody sees it: the string of that key, or what the escape does.
  package var isDoubtful = false

  package init(_ kind: Kind, _ message: String, at span: ByteSpan, key: String? = nil) {
    self.kind = kind
    self.message = message
    self.span = span
    self.key = key
  }
}

/// How readers fill a catalogue. Values that need decoding go through `beginValue` … `endValue`.
package struct CatalogBuilder: ~Copyable {
  package let catalog: Catalog
  private let arena: ByteBuffer
  /// Kept here until the end: an array of our own is quicker to write than the catalogue's.
  private var segments = ChunkedArray<MapSegment>()
  private let hasDamage: Bool
  private var decodedStart = 0
  private var firstSegment = 0
  private var verbatimEnd = -1

  package init(path: String, source: SourceText, format: FormatDescription, locale: LocaleTag) {
    catalog = Catalog(path: path, source: source, format: format, locale: locale)
    arena = catalog.arena
    hasDamage = !source.damage.isEmpty
    reportDamage()
  }

  /// The text to read.
  package var text: Bytes { catalog.source.text }

  /// Adds an entry and returns its index.
  @discardableResult
  package func add(_ entry: Entry) -> Int {
    var entry = entry
    if hasDamage, overlapsDamage(entry.raw) { entry.flags.insert(.isDamaged) }
    catalog.entries.append(entry)
    return catalog.entries.count - 1
  }

  package func add(_ problem: CatalogProblem) { catalog.problems.append(problem) }

  /// Adds a comment that belongs to no entry.
  package func add(remark: TextSlice) { catalog.remarks.append(remark) }

  /// Adds what only few formats say, and returns the index for the entry.
  package func add(_ extras: EntryExtras) -> Int32 {
    catalog.extras.append(extras)
    return Int32(catalog.extras.count - 1)
  }

  /// Declares a group of entries already added; they are told of it.
  package func add(_ group: EntryGroup) {
    for index in group.entries { catalog.entries[index].group = Int32(catalog.groups.count) }
    catalog.groups.append(group)
  }

  /// The index of `locale` for an entry.
  package func localeIndex(_ locale: LocaleTag) -> UInt16 {
    if let index = catalog.locales.firstIndex(of: locale) { return UInt16(index) }
    catalog.locales.append(locale)
    return UInt16(catalog.locales.count - 1)
  }

  /// Changes an entry already added, for what a file says of it later on.
  package func update(_ index: Int, _ change: (inout Entry) -> Void) { change(&catalog.entries[index]) }

  /// Stores text that is not in the file as such: a decoded key or comment.
  package func store(_ bytes: some Collection<UInt8>) -> TextSlice {
    let start = arena.count
    arena.append(contentsOf: bytes)
    return TextSlice(arena: start..<arena.count)
  }

  /// Starts a value with escapes in it.
  package mutating func beginValue() {
    decodedStart = arena.count
    firstSegment = segments.count
    verbatimEnd = -1
  }

  /// A piece of the file's text that stands for itself.
  package mutating func appendVerbatim(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if verbatimEnd != range.lowerBound { mark(text: range.lowerBound, isEscape: false) }
    arena.append(text.slice(range))
    verbatimEnd = range.upperBound
  }

  /// A piece of the file's text that stands for `bytes`, which may be none.
  package mutating func appendEscape(_ range: Range<Int>, standsFor bytes: some Collection<UInt8>) {
    mark(text: range.lowerBound, isEscape: true)
    arena.append(contentsOf: bytes)
    verbatimEnd = -1
  }

  /// A piece of the file's text that stands for one scalar, U+FFFD where that is none.
  package mutating func appendEscape(_ range: Range<Int>, standsFor scalar: UInt32) {
    mark(text: range.lowerBound, isEscape: true)
    arena.append(scalar: scalar)
    verbatimEnd = -1
  }

  /// Ends a text that needs no way back to the file: a key. It was begun as a value is.
  package mutating func endKey() -> TextSlice {
    segments.removeAll(from: firstSegment)
    return TextSlice(arena: decodedStart..<arena.count)
  }

  /// Ends the value, which reaches to `textEnd` in the file, and writes its places into `entry`.
  package mutating func endValue(_ entry: inout Entry, textEnd: Int) {
    mark(text: textEnd, isEscape: false)
    entry.value = TextSlice(arena: decodedStart..<arena.count)
    entry.firstSegment = Int32(firstSegment)
    entry.segmentCount = Int32(segments.count - firstSegment)
  }

  /// The way from an entry's copy, added or not, to the file's text.
  package func map(of entry: Entry) -> SourceMap {
    guard entry.firstSegment >= 0 else {
      return SourceMap(verbatimFrom: entry.raw.lowerBound, count: entry.value.count)
    }
    let first = Int(entry.firstSegment)
    return SourceMap(segments.elements(in: first..<first + Int(entry.segmentCount)))
  }

  private mutating func mark(text: Int, isEscape: Bool) {
    segments.append(
      MapSegment(decoded: arena.count - decodedStart, text: text, isEscape: isEscape))
  }

  /// Whether some of `range` of the text stands for bytes that are none.
  package func overlapsDamage(_ range: Range<Int>) -> Bool { catalog.source.hasDamage(in: range) }

  /// The first places are enough to find the cause.
  private func reportDamage() {
    let (damage, shown) = (catalog.source.damage, 10)
    for piece in damage.prefix(shown) {
      catalog.problems.append(
        CatalogProblem(.encoding, "These bytes are no text in the file’s encoding. Save it as UTF-8.", at: piece.span))
    }
    guard damage.count > shown else { return }
    catalog.problems.append(
      CatalogProblem(
        .encoding, "\(damage.count - shown) more places hold no text. Is this a text file?", at: damage[shown].span))
  }

  /// What was read of an encrypted file is nothing that anybody wrote.
  private func reportEncryption() {
    let message = "git-crypt has encrypted this file, so it holds no text. Unlock the repository."
    catalog.entries = EntryTable()
    catalog.groups = []
    catalog.problems = [CatalogProblem(.encoding, message, at: ByteSpan(offset: 0, length: 1))]
  }

  /// The catalogue, its problems in the order of their places.
  package consuming func finish() -> Catalog {
    catalog.segments = segments
    if catalog.source.disk.bytes.hasLiteral("\0GITCRYPT", at: 0) { reportEncryption() }
    catalog.problems.sort { ($0.span.offset, $0.span.length) < ($1.span.offset, $1.span.length) }
    return catalog
  }
}

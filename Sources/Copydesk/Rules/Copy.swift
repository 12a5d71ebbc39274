import CopyModel
import CopyText

/// One string as rules see it. The object is reused: nothing of it may be kept beyond a check.
final class Copy {
  /// The copy as UTF-8.
  fileprivate(set) var bytes = Bytes(start: nil, count: 0)
  fileprivate(set) var analysis = Analysis(tokens: UnsafeBufferPointer(start: nil, count: 0))
  fileprivate(set) var role = Role.unknown
  fileprivate(set) var style: ButtonStyle = []
  /// The language whose words and rules hold: the copy’s own, where that is surely another than its file’s.
  fileprivate(set) var locale = LocaleTag.undetermined
  /// The language that its place says it is in.
  fileprivate(set) var declaredLocale = LocaleTag.undetermined
  private var language: ReviewLanguage?
  /// What stands somewhere in the copy; the rules that need none of it aren’t asked.
  private(set) var facts: CopyFacts = []
  /// Key and comment of the entry, empty where it has none.
  fileprivate(set) var key = Bytes(start: nil, count: 0)
  fileprivate(set) var comment = Bytes(start: nil, count: 0)
  /// How sure the role is, 0 to 1; 1 where the input declares it.
  fileprivate(set) var roleConfidence: Float = 1
  /// Index of the entry in its catalogue.
  fileprivate(set) var entry = 0
  /// Whether it is judged as part of an alert, action sheet or notification.
  fileprivate(set) var isInSet = false
  /// `plural.one`: which variant of its key it is; empty for the plain value.
  fileprivate(set) var variation = Bytes(start: nil, count: 0)
  /// What the file says of the entry beyond its text.
  fileprivate(set) var extras: EntryExtras?
  /// Whether the set it is in is an action sheet.
  fileprivate(set) var isInSheet = false
  /// Whether its alert has no other text: a title without message, or the reverse.
  fileprivate(set) var standsAlone = false
  /// The buttons beneath a title or message, where they are known.
  fileprivate(set) var buttons: [Copy] = []
  /// What the copy translates; nil for base copy, and where no base is known.
  fileprivate(set) var base: Copy?
  /// Whether its key is in a translation and not in the base.
  fileprivate(set) var isExtra = false
  /// How it fits, once a rule has asked: it takes long, and several do.
  var knownFit: Fit??
  /// The most that it takes, once somebody has asked.
  var knownBound: WidthBound?
  /// What people see of it, once somebody has asked, and the place for that.
  private var knownShown: Bytes?
  private lazy var display = ByteBuffer(capacity: 256)
  /// Whether there is a base to hold it against.
  var isTranslation: Bool { base != nil || isExtra }
  /// Whether it stands in a catalogue, where nothing is compiled any more.
  fileprivate(set) var isInCatalogue = false
  /// How short copy is cased where nobody says.
  private(set) var usualCase = CaseStyle.apple
  /// The base copy’s place, used again, and the bytes of a base that no catalogue holds.
  private var companion: Copy?
  private var statedBase = ByteBuffer()

  private let analyzer: Analyzer
  private var found: ContiguousArray<TermMatch> = []
  /// The lists that some term in the copy is of, as bits.
  private(set) var lists: UInt64 = 0

  /// The lists of which some term in the copy is one that the lexicon is unsure of, as bits.
  private(set) var unsureLists: UInt64 = 0

  init(analyzer: Analyzer) { self.analyzer = analyzer }

  var lexicon: Lexicon? { language?.lexicon }
  /// The rewrites of the language; nil where it has none.
  var book: RewriteBook? { language?.book }
  /// Whether the catalogue writes `word` with a capital inside its sentences.
  func isNameInUse(_ word: Bytes) -> Bool { language?.namesInUse.isName(word) ?? false }
  /// How the language quotes; nil where that isn’t known.
  var quotationMarks: QuotationMarks? { language?.quotationMarks }
  var settings: Settings { language?.settings ?? Settings() }
  var guide: Guide { language?.guide ?? .hig2022 }
  /// How the house cases short copy.
  var caseStyle: CaseStyle { language?.caseStyle ?? usualCase }
  /// Whether the rule called `id` is on for copy like this.
  func isJudged(by id: String) -> Bool { language?.rules.text(for: role).all.contains { $0.active.id == id } ?? false }
  /// Says how the copy fits its surfaces.
  var judge: SurfaceJudge? { language?.judge }
  var tokens: UnsafeBufferPointer<Token> { analysis.tokens }
  var form: Form { analysis.form }
  /// Whether the form is known well enough to demand a case or an end mark.
  var isFormSure: Bool { analysis.formConfidence >= 0.85 }
  var isEnglish: Bool { analysis.isEnglish }
  var isKorean: Bool { locale.isLanguage("ko") }
  var text: String { bytes.text }

  func text(_ range: Range<Int>) -> String { bytes.slice(range).text }

  /// What key and comment tell of the occasion; worked out anew at each call.
  var purpose: RoleCue { PurposeReader.read(key: key, comment: comment) }

  /// The copy in Apple’s title style, as splices; empty when it is so already.
  func titleStyle() throws(ICUError) -> [Splice] { try analyzer.titleSplices() }
  /// The copy in sentence style, as splices; empty when it is so already.
  func sentenceStyle() throws(ICUError) -> [Splice] { try analyzer.sentenceSplices() }

  /// Names whose fixed spelling the copy misses, and that spelling.
  func misspelledNames() -> [(range: Range<Int>, spelling: String)] {
    guard let allowed = language?.allowed else { return analyzer.misspelledNames() }
    let ranges = allowed.ranges(in: bytes, tokens)
    return analyzer.misspelledNames().filter { name in !ranges.contains { $0.contains(name.range.lowerBound) } }
  }

  /// Whether some term of `list` is in the copy.
  func has(_ list: TermList) -> Bool { lists & list.bit != 0 }

  /// The first term of `list` in the copy; of two that start together the longer one.
  func first(_ list: TermList) -> TermMatch? {
    guard has(list) else { return nil }
    var best: TermMatch?
    for match in found where match.list == list {
      guard let known = best else { best = match; continue }
      if match.start < known.start || (match.start == known.start && match.end > known.end) { best = match }
    }
    return best
  }

  /// All terms of `list`, the longest at each place, apart from each other.
  func all(_ list: TermList) -> [TermMatch] {
    guard has(list) else { return [] }
    let sorted = found.filter { $0.list == list }.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    return sorted.reduce(into: []) { kept, match in
      if match.start >= kept.last?.end ?? 0 { kept.append(match) }
    }
  }

  /// The term of `list` that the words of the copy are as a whole, marks and a leading article aside.
  func whole(_ list: TermList) -> TermMatch? {
    guard has(list), let words = wordsRange else { return nil }
    return found.first { match in
      guard match.list == list, Int(match.end) == words.upperBound else { return false }
      return Int(match.start) == words.lowerBound || Int(match.start) == startPastArticle
    }
  }

  /// Whether the words at `range` are known to be of `lists` by unsure terms alone.
  func isDoubtful(_ lists: UInt64, at range: Range<Int>) -> Bool {
    let matches = found.filter { $0.list.bit & lists != 0 && $0.range.overlaps(range) }
    return !matches.isEmpty && matches.allSatisfy(\.isUnsure)
  }

  func term(_ match: TermMatch) -> Term? { lexicon?.terms[Int(match.term)] }

  /// What people see of it, valid as long as it stays loaded: `append` adds what a token is shown as.
  func shown(by append: (Token, ByteBuffer) -> Void) -> Bytes {
    if let knownShown { return knownShown }
    var shown = bytes
    if tokens.contains(where: { $0.kind.isShownOtherwise }) {
      display.removeAll()
      for token in tokens { append(token, display) }
      shown = display.bytes
    }
    knownShown = shown
    return shown
  }
}

extension Copy {
  /// Looks at `bytes`, which must outlive all checks. Where they are surely in another language than `locale`, that one’s
  /// rules and words hold.
  func load(_ bytes: Bytes, entry: Int, role: Role, style: ButtonStyle, locale: LocaleTag, in context: ReviewContext)
    throws(ICUError)
  {
    self.bytes = bytes
    (self.entry, self.role, self.style, self.locale, declaredLocale) = (entry, role, style, locale, locale)
    language = context.language(for: locale)
    analysis = try analyzer.analyze(bytes, locale: locale)
    // Whoever names the language on the command line knows it.
    if context.settings.locale == nil || context.settings.selectsLocale, let language,
      let other = LocaleOfCopy.otherLanguage(of: bytes, analysis, than: language)
    {
      (self.locale, self.language) = (other, context.language(for: other))
      analysis = try analyzer.analyze(bytes, locale: other)
    }
    facts = CopyFacts.facts(of: bytes, tokens: tokens)
    found.removeAll(keepingCapacity: true)
    lists = try lexicon.map { lexicon throws(ICUError) in try match(lexicon.trie) } ?? 0
    if lists != 0, tokens.contains(where: { $0.traits.contains(.isQuoted) }) { dropQuoted() }
    if lists != 0, let allowed = language?.allowed { drop(allowed) }
    unsureLists = lists == 0 ? 0 : found.reduce(0) { $1.isUnsure ? $0 | $1.list.bit : $0 }
    (isInSet, isInSheet, standsAlone) = (false, false, false)
    (variation, knownFit, knownBound, knownShown) = (Bytes(start: nil, count: 0), nil, nil, nil)
    // To forget what isn’t there takes time as well.
    if extras != nil { extras = nil }
    if !buttons.isEmpty { buttons = [] }
    if base != nil { base = nil }
    isExtra = false
  }

  /// Finds the terms of `trie` in the copy, whose letters may be written in pieces.
  private func match(_ trie: TermTrie) throws(ICUError) -> UInt64 {
    if facts.contains(.joiningMark), let composed = try ComposedText(bytes, tokens) {
      return composed.match(trie, into: &found)
    }
    return trie.match(bytes, tokens: tokens, into: &found)
  }

  /// Looks at `bytes` as if they stood in the place of `other`.
  func load(_ bytes: Bytes, like other: Copy, in context: ReviewContext) throws(ICUError) {
    try load(bytes, entry: other.entry, role: other.role, style: other.style, locale: other.declaredLocale, in: context)
    (isInSet, isInSheet, standsAlone) = (other.isInSet, other.isInSheet, other.standsAlone)
    buttons = other.buttons
    note(like: other)
    if let base = other.base { translate(base) }
  }

  /// Notes what stands around the copy.
  func note(_ entry: Entry, of catalog: Catalog, roleConfidence: Float) {
    (key, comment) = (catalog.bytes(entry.key), catalog.bytes(entry.comment))
    (variation, self.roleConfidence, knownShown) = (catalog.bytes(entry.variation), roleConfidence, nil)
    extras = catalog.extras(of: entry)
    // Programs, and text that may come from one.
    isInCatalogue = catalog.formatName != "program" && catalog.formatName != "text"
    usualCase = CaseStyle(usualIn: catalog)
  }

  /// Notes that it stands in the place of `other`.
  func note(like other: Copy) {
    (key, comment, roleConfidence) = (other.key, other.comment, other.roleConfidence)
    (variation, extras, knownShown) = (other.variation, other.extras, nil)
    (isInCatalogue, isExtra, usualCase) = (other.isInCatalogue, other.isExtra, other.usualCase)
  }

  /// Becomes a translation of `text` in `locale`, which is analysed and must outlive all checks.
  func translate(_ text: Bytes, locale: LocaleTag, in context: ReviewContext) throws(ICUError) {
    let base: Copy
    if let companion { base = companion } else { base = try context.makeCopy() }
    companion = base
    try base.load(text, entry: entry, role: role, style: style, locale: locale, in: context)
    translate(base)
  }

  /// Becomes a translation of `text`, of which a copy is kept.
  func translate(_ text: String, in context: ReviewContext) throws(ICUError) {
    statedBase = ByteBuffer(Array(text.utf8))
    try translate(statedBase.bytes, locale: LocaleOfCopy.locale(of: statedBase.bytes), in: context)
  }

  /// Notes what the base’s file says of the base text, `entry` of `catalog`.
  func noteBase(_ entry: Entry, of catalog: Catalog) {
    guard let base else { return }
    (base.variation, base.extras) = (catalog.bytes(entry.variation), catalog.extras(of: entry))
  }

  /// Becomes a translation of which the base knows nothing.
  func becomeExtra() { isExtra = true }

  private func translate(_ base: Copy) {
    self.base = base
    facts.insert(.isTranslation)
  }

  /// Quoted words are somebody else’s: a title, a file’s name.
  private func dropQuoted() {
    found.removeAll { match in
      tokens.contains { $0.traits.contains(.isQuoted) && $0.range.contains(Int(match.start)) }
    }
    lists = found.reduce(0) { $0 | $1.list.bit }
  }

  /// Words that lie in what the project allows are nobody’s business.
  private func drop(_ allowed: AllowedWords) {
    let ranges = allowed.ranges(in: bytes, tokens)
    if ranges.isEmpty { return }
    found.removeAll { match in ranges.contains { $0.lowerBound <= match.start && Int(match.end) <= $0.upperBound } }
    lists = found.reduce(0) { $0 | $1.list.bit }
  }

  /// Takes another entry’s number, for copy that is only tried out.
  func standAs(entry: Int) { self.entry = entry }

  /// Becomes part of an alert or notification; `buttons` stand beneath it, if it is a text.
  func joinSet(above buttons: [Copy] = []) { (isInSet, self.buttons) = (true, buttons) }

  /// Becomes part of `set`, as what is shown of it depends on the whole.
  func join(_ set: CopySet) {
    isInSheet = set.kind == .actionSheet
    let isText = entry == set.title || entry == set.message
    standsAlone = isText && set.isDeclared && (set.title == nil || set.message == nil)
  }
}

extension Token.Kind {
  /// Whether people see something else than what is written.
  fileprivate var isShownOtherwise: Bool {
    self == .placeholder || self == .escapedPercent || self == .markup || self == .entity
  }
}

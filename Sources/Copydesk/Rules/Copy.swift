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
  var language: ReviewLanguage?
  // What each string asks of its language: an object that owns another is counted at each question.
  private var trie: Unmanaged<TermTrie>?
  private var rules: Unmanaged<RulesInForce>?
  var houseStyle: CaseStyle?
  private var fitting: Unmanaged<SurfaceJudge>?
  /// What stands somewhere in the copy; the rules that need none of it aren’t asked.
  private(set) var facts: CopyFacts = []
  /// Key and comment of the entry, empty where it has none.
  fileprivate(set) var key = Bytes(start: nil, count: 0)
  fileprivate(set) var comment = Bytes(start: nil, count: 0)
  /// How sure the role is, 0 to 1; 1 where the input declares it.
  fileprivate(set) var roleConfidence: Float = 1
  /// Whether whoever hands the copy over says what it is for, in the input or the configuration.
  private(set) var isDeclared = false
  /// Where the knowledge of the role comes from.
  fileprivate(set) var roleEvidence = RoleEvidence.explicit
  /// Whether key and comment agree on it.
  fileprivate(set) var isRoleConfirmed = false
  /// Whether its file says that it is a part of another text.
  fileprivate(set) var isPart = false
  /// Whether something is looked up by the words themselves.
  fileprivate(set) var isKey = false
  /// Index of the entry in its catalogue.
  fileprivate(set) var entry = 0
  /// Whether it is judged as part of an alert, action sheet or notification.
  fileprivate(set) var isInSet = false
  /// `plural.one`: which variant of its key it is; empty for the plain value.
  fileprivate(set) var variation = Bytes(start: nil, count: 0)
  /// What the file says of the entry beyond its text.
  fileprivate(set) var extras: EntryExtras?
  /// The systems that show it; empty where nothing tells.
  fileprivate(set) var platforms: PlatformSet = []
  /// Whether the set it is in is an action sheet.
  fileprivate(set) var isInSheet = false
  /// Whether its alert has no other text: a title without message, or the reverse.
  fileprivate(set) var standsAlone = false
  /// The buttons beneath a title or message, where they are known.
  fileprivate(set) var buttons: [Copy] = []
  /// What the copy translates; nil for base copy, and where no base is known.
  fileprivate(set) var base: Copy?
  /// Of a base text, the other plural forms of it.
  fileprivate(set) var forms: [BaseForm] = []
  /// Whether its key is in a translation and not in the base.
  fileprivate(set) var isExtra = false
  /// How it fits, once a rule has asked: it takes long, and several do.
  var knownFit: Fit??
  /// The most that it takes, once somebody has asked.
  let bound = WidthBound()
  var hasBound = false
  /// What people see of it, once somebody has asked, and the place for that.
  private var knownShown: Bytes?
  private lazy var display = ByteBuffer(capacity: 256)
  /// What the copy stands in, which outlives all checks.
  private var catalog: Unmanaged<Catalog>?
  /// The base copy’s place, used again, and the bytes of a base that no catalogue holds.
  private var companion: Copy?
  private var statedBase = ByteBuffer()
  private let analyzer: Analyzer
  /// The terms in the copy.
  @exclusivity(unchecked) private(set) var found: ContiguousArray<TermMatch> = []
  /// The lists that some term in the copy is of, as bits.
  private(set) var lists: UInt64 = 0
  /// The lists of which some term in the copy is one that the lexicon is unsure of, as bits.
  private(set) var unsureLists: UInt64 = 0

  init(analyzer: Analyzer) { self.analyzer = analyzer }

  /// How short copy is cased where nobody says.
  var usualCase: CaseStyle { catalog?._withUnsafeGuaranteedRef { CaseStyle(usualIn: $0) } ?? .apple }
  /// The format of the file it stands in.
  var formatName: String { catalog?._withUnsafeGuaranteedRef { $0.formatName } ?? "" }
  /// Asks the rules that are on for copy like this; of two on the same words the stronger speaks.
  func check(isWeak: Bool, _ report: inout Report) throws(ICUError) {
    try rules?.borrowed { rules throws(ICUError) in try rules.check(self, isWeak: isWeak, &report) }
    Precedence.apply(to: &report)
  }
  /// Whether the copy is known to fit them, told without measuring it; in all languages expected, if `isTranslated`.
  func surelyFits(isTranslated: Bool = false) -> Bool {
    if !isPlaced { return true }
    return fitting?._withUnsafeGuaranteedRef { $0.surelyFits(self, isTranslated: isTranslated) } ?? true
  }
  var form: Form { analyzer.form.form }
  /// How sure the form is, 0 to 1.
  var formConfidence: Float { analyzer.form.confidence }
  /// How the words are cased.
  var casing: Casing { analyzer.casing }
  /// Whether the form is known well enough to demand a case or an end mark.
  var isFormSure: Bool { formConfidence >= 0.85 }
  var text: String { bytes.text }

  func text(_ range: Range<Int>) -> String { bytes.slice(range).text }

  /// The copy in Apple’s title style, as splices; empty when it is so already.
  func titleStyle() throws(ICUError) -> [Splice] { try analyzer.titleSplices() }
  /// The copy in sentence style, as splices; empty when it is so already.
  func sentenceStyle() throws(ICUError) -> [Splice] { try analyzer.sentenceSplices() }

  /// The form of the words at `range`, as if no mark ended them, and how sure that is.
  func formOfWords(in range: Range<Int>) -> (form: Form, confidence: Float) { analyzer.formOfWords(in: range) }

  /// Names whose fixed spelling the copy misses, and that spelling.
  func misspelledNames() -> [(range: Range<Int>, spelling: String)] {
    guard let allowed = language?.allowed else { return analyzer.misspelledNames() }
    let ranges = allowed.ranges(in: bytes, tokens)
    return analyzer.misspelledNames().filter { name in !ranges.contains { $0.contains(name.range.lowerBound) } }
  }

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
    // Most copy is in the language of the copy before.
    if language.map({ !$0.isOf(context, locale) }) ?? true { take(context.language(for: locale)) }
    analysis = try analyzer.analyze(bytes, locale: locale)
    // Whoever names the language on the command line knows it.
    if !analysis.isEnglish, context.settings.locale == nil || context.settings.selectsLocale, let language,
      let other = LocaleOfCopy.otherLanguage(of: bytes, analysis, than: language)
    {
      self.locale = other
      take(context.language(for: other))
      analysis = try analyzer.analyze(bytes, locale: other)
    }
    facts = CopyFacts(of: bytes, analysis.facts)
    if !analysis.isEnglish || !self.locale.isEnglish { facts.insert(.notEnglish) }
    found.removeAll(keepingCapacity: true)
    lists = try match()
    if lists != 0, tokens.contains(where: { $0.traits.contains(.isQuoted) }) { dropQuoted() }
    if lists != 0, let allowed = language?.allowed { drop(allowed) }
    unsureLists = lists == 0 ? 0 : found.reduce(0) { $1.isUnsure ? $0 | $1.list.bit : $0 }
    (isInSet, isInSheet, standsAlone) = (false, false, false)
    (variation, knownFit, hasBound, knownShown) = (Bytes(start: nil, count: 0), nil, false, nil)
    // To forget what isn’t there takes time as well.
    if extras != nil { extras = nil }
    if !buttons.isEmpty { buttons = [] }
    if base != nil { base = nil }
    if !forms.isEmpty { forms = [] }
    isExtra = false
  }

  private func take(_ language: ReviewLanguage) {
    self.language = language
    (trie, rules) = (language.lexicon.map { .passUnretained($0.trie) }, .passUnretained(language.rules))
    (houseStyle, fitting) = (language.caseStyle, .passUnretained(language.judge))
  }

  /// Finds the terms of the lexicon in the copy, whose letters may be written in pieces, and returns their lists.
  private func match() throws(ICUError) -> UInt64 {
    guard let trie else { return 0 }
    if facts.contains(.joiningMark), let composed = try ComposedText(bytes, tokens) {
      return composed.match(trie.takeUnretainedValue(), into: &found)
    }
    return trie._withUnsafeGuaranteedRef { $0.match(bytes, tokens: tokens, into: &found) }
  }

  /// Looks at `bytes` as if they stood in the place of `other`.
  func load(_ bytes: Bytes, like other: Copy, in context: ReviewContext) throws(ICUError) {
    try load(bytes, entry: other.entry, role: other.role, style: other.style, locale: other.declaredLocale, in: context)
    (isInSet, isInSheet, standsAlone) = (other.isInSet, other.isInSheet, other.standsAlone)
    (buttons, platforms) = (other.buttons, other.platforms)
    note(like: other)
    if let base = other.base { translate(base) }
  }

  /// Notes what stands around the copy.
  func note(_ entry: Entry, of catalog: Catalog, role: RoleGuess) {
    (key, comment) = (catalog.bytes(entry.key), catalog.bytes(entry.comment))
    (variation, roleConfidence, knownShown) = (catalog.bytes(entry.variation), role.confidence, nil)
    isDeclared = role.confidence == 1 && entry.evidence != .source
    (roleEvidence, isRoleConfirmed) = (role.evidence, role.isConfirmed)
    (isPart, isKey) = (entry.flags.contains(.isFragment), entry.flags.contains(.isKey))
    self.catalog = .passUnretained(catalog)
    platforms = language?.judge.platforms(of: entry, in: catalog, as: role.role) ?? []
    let extras = catalog.extras(of: entry)
    if extras != nil || self.extras != nil { self.extras = extras }
    if extras?.limit != nil || language?.hasCustomSurfaces == true || comment.hasDigit { facts.insert(.limit) }
  }

  /// Notes that it stands in the place of `other`.
  func note(like other: Copy) {
    (key, comment, roleConfidence) = (other.key, other.comment, other.roleConfidence)
    (variation, extras, knownShown) = (other.variation, other.extras, nil)
    (isExtra, isDeclared, catalog) = (other.isExtra, other.isDeclared, other.catalog)
    (roleEvidence, isRoleConfirmed) = (other.roleEvidence, other.isRoleConfirmed)
    (isPart, isKey) = (other.isPart, other.isKey)
    facts.formUnion(other.facts.intersection(.limit))
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

  /// Notes what the other plural forms of the base text say.
  func noteForms(_ forms: [BaseForm]) { base?.forms = forms }

  /// Stands where `copy` does, so that it is judged as that is; nowhere again without one.
  func stand(where copy: Copy?) {
    let (none, limit) = (Bytes(start: nil, count: 0), copy?.facts.intersection(.limit) ?? [])
    (key, comment, catalog, facts) = (copy?.key ?? none, copy?.comment ?? none, copy?.catalog, facts.union(limit))
    (roleConfidence, buttons) = (copy?.roleConfidence ?? 1, copy?.buttons.compactMap(\.base) ?? [])
    (roleEvidence, isRoleConfirmed) = (copy?.roleEvidence ?? .explicit, copy?.isRoleConfirmed ?? false)
    (isDeclared, isPart, isKey) = (copy?.isDeclared ?? false, copy?.isPart ?? false, false)
    (isInSet, isInSheet, standsAlone) = copy.map { ($0.isInSet, $0.isInSheet, $0.standsAlone) } ?? (false, false, false)
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
    (isInSheet, platforms) = (set.kind == .actionSheet, set.platforms)
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

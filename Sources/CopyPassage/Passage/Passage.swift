package import CopyKernel
package import CopyModel
package import CopyText

/// An alert, action sheet or notification as rules see it.
package final class CopySetView {
  package let set: CopySet
  package let title: Passage?
  package let message: Passage?
  package let buttons: [Passage]

  package init(set: CopySet, title: Passage?, message: Passage?, buttons: [Passage]) {
    (self.set, self.title, self.message, self.buttons) = (set, title, message, buttons)
  }

  /// All parts, title first.
  package var parts: [Passage] { [title, message].compactMap(\.self) + buttons }
}

/// What the passages of one language share: its words, the project’s wishes, and what measures them.
package final class PassageLanguage {
  package let words: Vocabulary
  package let settings: Settings
  // Asked of each string, and so apart from the other settings.
  package let guide: Guide
  package let caseStyle: CaseStyle?
  package let judge: SurfaceJudge
  /// What the catalogue at hand writes like a name.
  package let namesInUse: NamesInUse
  /// Whether a rule is on for copy of a role.
  package let isOn: (_ rule: String, _ role: Role) -> Bool

  package init(
    _ words: Vocabulary, settings: Settings, judge: SurfaceJudge, namesInUse: NamesInUse,
    isOn: @escaping (_ rule: String, _ role: Role) -> Bool
  ) {
    self.words = words
    self.settings = settings
    self.judge = judge
    self.namesInUse = namesInUse
    self.isOn = isOn
    guide = settings.guide
    caseStyle = settings.caseStyle
  }
}

/// One text in its place, as rules read it: its words, what it is for, and what stands around it. Never changed once made;
/// how it fits is worked out when a rule first asks.
package final class Passage {
  package let reading: Reading
  package let place: PassagePlace
  package let language: PassageLanguage
  /// What stands somewhere in the text or is known of its place; the rules that need none of it aren’t asked.
  package let facts: CopyFacts
  /// The buttons beneath a title or message, where they are known.
  package let buttons: [Passage]
  /// What the text translates; nil for base copy, and where no base is known.
  package let base: Passage?
  /// Of a base text, the other plural forms of it.
  package let forms: [BaseForm]
  /// The text as it is measured.
  package private(set) lazy var displayed = DisplayedText(reading, at: place)
  /// The sentences of Korean copy; none in another language.
  package private(set) lazy var koreanSentences = isKorean ? readKoreanSentences() : []
  /// What examples have taught of its wording; asked of English copy.
  package private(set) lazy var wording = WordingModel.english.reading(of: tokens, in: bytes)
  /// How the text fits the worst of its surfaces, the app’s own left out; nil until somebody has asked.
  package internal(set) var measuredFit: Fit??

  package init(
    _ reading: Reading, at place: PassagePlace, in language: PassageLanguage, above buttons: [Passage] = [],
    base: Passage? = nil,
    forms: [BaseForm] = []
  ) {
    self.reading = reading
    self.place = place
    self.language = language
    self.buttons = buttons
    self.base = base
    self.forms = forms
    var facts = reading.facts
    if place.mayBeLimited { facts.formUnion(.limit) }
    if base != nil { facts.formUnion(.isTranslation) }
    self.facts = facts
  }
}

/// What the words say.
extension Passage {
  /// The text as UTF-8, valid as long as the passage.
  package var bytes: Bytes { reading.bytes }
  package var analysis: Analysis { reading.analysis }
  package var tokens: UnsafeBufferPointer<Token> { reading.analysis.tokens }
  /// The words alone, made once for all who ask.
  package var words: [Token] { reading.words }
  /// Words and placeholders, made once for all who ask.
  package var wordsAndPlaceholders: [Token] { reading.wordsAndPlaceholders }
  /// All tokens but spaces, made once for all who ask.
  package var unspaced: [Token] { reading.unspaced }
  /// The language whose words and rules hold: the text’s own, where that is surely another than its file’s.
  package var locale: LocaleTag { reading.locale }
  /// The language that its place says it is in.
  package var declaredLocale: LocaleTag { reading.declaredLocale }
  package var lists: TermLists { reading.lists }
  package var unsureLists: TermLists { reading.unsureLists }
  package var form: Form { reading.form }
  /// How sure the form is, 0 to 1.
  package var formConfidence: Float { reading.formConfidence }
  /// Whether the form is known well enough to demand a case or an end mark.
  package var isFormSure: Bool { formConfidence >= 0.85 }
  /// How each sentence or fragment is built; none but in English. Ask behind a test that most copy fails.
  package var parses: [Parse] { reading.parses }
  /// How the words are cased.
  package var casing: Casing { reading.casing }
  package var text: String { bytes.text }

  package func text(_ range: Range<Int>) -> String { bytes.slice(range).text }

  /// The text in Apple’s title style, as splices; empty when it is so already.
  package func titleStyle() -> [Splice] { reading.titleStyle() }
  /// The text in sentence style, as splices; empty when it is so already.
  package func sentenceStyle() -> [Splice] { reading.sentenceStyle() }

  /// The form of the words at `range`, as if no mark ended them, and how sure that is.
  package func formOfWords(in range: Range<Int>) -> (form: Form, confidence: Float) { reading.formOfWords(in: range) }

  /// Names whose fixed spelling the text misses, and that spelling.
  package func misspelledNames() -> [(range: Range<Int>, spelling: String)] { reading.misspelledNames() }
}

/// What is known of its place.
extension Passage {
  package var entry: Int { place.entry }
  package var role: Role { place.role }
  package var style: ButtonStyle { place.style }
  package var key: Bytes { place.key }
  package var comment: Bytes { place.comment }
  package var variation: Bytes { place.variation }
  package var extras: EntryExtras? { place.extras }
  package var roleConfidence: Float { place.roleConfidence }
  /// Whether the role is too unsure for what rules say to be more than a note.
  ///
  /// Of loud findings on what no call of the app’s own program shows readers took 3 of 10 for right: dead strings, screens, and
  /// documents.
  package var isRoleWeak: Bool { roleConfidence < RoleGuess.clear || place.isUnseen }
  package var roleEvidence: RoleEvidence { place.roleEvidence }
  package var isRoleConfirmed: Bool { place.isRoleConfirmed }
  /// Whether more than the wording tells the role, or a person typed the text.
  package var isRoleWitnessed: Bool {
    if roleEvidence <= .source || roleEvidence == .guess || isRoleConfirmed || isInSet { return true }
    return roleEvidence < .value && !isRoleWeak
  }
  /// Whether nothing but its words tells what it is for: a line that somebody typed.
  package var isAlone: Bool { roleEvidence == .guess && !isInSet }
  package var isDeclared: Bool { place.isDeclared }
  /// How loud it is said that the content of copy that programs show is no good. Of 14 such findings on notifications and of
  /// texts that explain buttons, in twenty apps, readers took two for right.
  package var severityOfJudgement: Severity? { isDeclared ? nil : .note }
  package var isPart: Bool { place.isPart }
  package var isKey: Bool { place.isKey }
  package var isExtra: Bool { place.isExtra }
  package var isInSet: Bool { place.isInSet }
  package var isInSheet: Bool { place.isInSheet }
  package var standsAlone: Bool { place.standsAlone }
  package var platforms: PlatformSet { place.platforms }

  /// Whether its catalogue is one that Android alone reads, which tells the system of copy that no surface is known for.
  package var isFromAndroid: Bool { place.catalog?.format.system?.platforms == .android }
  /// Whether Android alone shows it: its calls or its project say so, or its catalogue where they say nothing.
  package var isOnAndroid: Bool { platforms.isEmpty ? isFromAndroid : platforms == .android }
  package var pluralForm: ICU.PluralCategory? { place.pluralForm }
  /// What is so of the format of the file it stands in; nothing where it stands in none.
  package var formatTraits: FormatTraits { place.catalog?.format.traits ?? [] }
  /// How short copy is cased where nobody says.
  package var usualCase: CaseStyle { place.catalog.map(CaseStyle.init(usualIn:)) ?? .apple }
}

import CopyModel
import CopyText

/// What the copy can ask of its language, its file, and its project.
extension Copy {
  var isEnglish: Bool { analysis.isEnglish }
  var isKorean: Bool { locale.isLanguage("ko") }
  /// Whether there is a base to hold it against.
  var isTranslation: Bool { base != nil || isExtra }
  var tokens: UnsafeBufferPointer<Token> { analysis.tokens }
  var lexicon: Lexicon? { language?.lexicon }
  /// The rewrites of the language; nil where it has none.
  var book: RewriteBook? { language?.book }
  /// Whether surfaces were named for the run: by the configuration, or on the command line.
  var hasNamedSurfaces: Bool {
    language.map { $0.hasCustomSurfaces || !$0.settings.surfaceNames.isEmpty } ?? false
  }
  /// Whether the catalogue writes `word` with a capital inside its sentences. Words that only join others are no names,
  /// however often somebody writes “Your”.
  func isNameInUse(_ word: Token) -> Bool {
    word.tags.isDisjoint(with: Self.functionWords) && language?.namesInUse.isName(bytes.slice(word.range)) ?? false
  }
  private static let functionWords: WordTags = [
    .determiner, .possessive, .article, .preposition, .coordinator, .subordinator, .auxiliary, .copula, .subjectPronoun,
    .objectPronoun, .infinitiveMarker,
  ]
  /// The scripts of the language that its place says it is in.
  var declaredScripts: Set<ICU.Script> {
    guard let language, language.locale == declaredLocale else { return ScriptsOfLocale.scripts(of: declaredLocale) }
    return language.scripts
  }
  /// How the language quotes; nil where that isn’t known.
  var quotationMarks: QuotationMarks? { language?.quotationMarks }
  var settings: Settings { language?.settings ?? Settings() }
  var guide: Guide { language?.guide ?? .hig2022 }
  /// How the house cases short copy.
  var caseStyle: CaseStyle { houseStyle ?? usualCase }
  /// What key and comment tell of the occasion; worked out anew at each call.
  var purpose: RoleCue { PurposeReader.read(key: key, comment: comment) }
  /// Whether it stands in a catalogue, where nothing is compiled any more: neither in a program nor in text, which may come
  /// from one.
  var isInCatalogue: Bool {
    !["", "program", "text"].contains(formatName)
  }
  /// Whether the rule called `id` is on for copy like this.
  func isJudged(by id: String) -> Bool { language?.rules.text(for: role).all.contains { $0.active.id == id } ?? false }
  /// Says how the copy fits its surfaces.
  var judge: SurfaceJudge? { language?.judge }
}

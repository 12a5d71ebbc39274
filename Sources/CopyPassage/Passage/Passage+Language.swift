package import CopyKernel
import CopyModel
package import CopyText

/// What the copy can ask of its language, its file, and its project.
extension Passage {
  package var isEnglish: Bool { analysis.isEnglish }
  package var isKorean: Bool { locale.isLanguage("ko") }
  /// Whether there is a base to hold it against.
  package var isTranslation: Bool { base != nil || isExtra }
  package var lexicon: Lexicon? { language.words.lexicon }
  /// The rewrites of the language; nil where it has none.
  package var book: RewriteBook? { language.words.book }
  /// Whether surfaces were named for the run: by the configuration, or on the command line.
  package var hasNamedSurfaces: Bool {
    judge.hasCustomSurfaces || !language.settings.surfaceNames.isEmpty
  }
  /// Whether the catalogue writes `word` with a capital inside its sentences. Words that only join others are no names,
  /// however often somebody writes “Your”.
  package func isNameInUse(_ word: Token) -> Bool {
    word.tags.isDisjoint(with: Self.functionWords) && language.namesInUse.isName(bytes.slice(word.range))
  }
  private static let functionWords: WordTags = [
    .determiner, .possessive, .article, .preposition, .coordinator, .subordinator, .auxiliary, .copula, .subjectPronoun,
    .objectPronoun, .infinitiveMarker,
  ]
  /// The scripts of the language that its place says it is in.
  package var declaredScripts: Set<ICU.Script> {
    guard locale == declaredLocale else { return ScriptsOfLocale.scripts(of: declaredLocale) }
    return language.words.scripts
  }
  /// How the language quotes; nil where that isn’t known.
  package var quotationMarks: QuotationMarks? { language.words.quotationMarks }
  package var settings: Settings { language.settings }
  package var guide: Guide { language.guide }
  /// How the house cases short copy.
  package var caseStyle: CaseStyle { language.caseStyle ?? usualCase }
  /// What key and comment tell of the occasion; worked out anew at each call.
  package var purpose: RoleCue { PurposeReader.read(key: key, comment: comment) }
  /// Whether it stands in a catalogue, where nothing is compiled any more: neither in a program nor in text, which may come
  /// from one.
  package var isInCatalogue: Bool {
    guard let format = place.catalog?.format else { return false }
    return !format.isProgram && !format.isText
  }
  /// Whether the rule called `id` is on for copy like this.
  package func isJudged(by id: String) -> Bool { language.isOn(id, role) }
  /// Says how the copy fits its surfaces.
  package var judge: SurfaceJudge { language.judge }
}

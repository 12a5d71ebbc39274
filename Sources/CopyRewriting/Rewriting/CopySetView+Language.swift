import CopyModel
import CopyPassage
import CopyRules
import CopyText

extension CopySetView {
  /// Whether some text of a translation stands in the language of its base: who puts it in order translates it first.
  var isLeftInBase: Bool {
    texts.contains { text in
      if text.isBaseText, text.analysis.wordCount > 1 { return true }
      guard !text.isEnglish, text.base == nil else { return false }
      let told = LanguageWords.shared.witnesses(of: text.bytes, for: text.locale)
      return told.english > 1 && !told.ofLanguage
    }
  }
}

extension Passage {
  /// Whether its language sets spaces between words, and so between sentences.
  var isSpaced: Bool { !locale.isLanguage("ja") && !locale.isLanguage("zh") }
}

import CopyModel
import CopyPassage
import CopyText

/// Whether Japanese copy ends in a noun, 「空き容量不足」: what ends in kanji or katakana does, as verbs end in hiragana.
enum JapaneseNounEnding {
  static func holds(_ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("ja"), copy.sentenceCount < 2,
      let last = copy.tokens.last(where: { $0.kind == .word }),
      last.end == copy.analysis.terminalRange.lowerBound, let sign = copy.text(last.range).last
    else { return false }
    return AskedAction.isKanjiOrKatakana(sign)
  }
}

import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// A No that does something: who doesn’t save a sketch loses it, and who doesn’t save it before closing closes all the same.
enum OwnRefusal {
  /// Whether whoever refuses `action`, which one of `texts` asks for, doesn’t leave everything as it is.
  static func acts(_ action: String, in texts: [Passage]) -> Bool {
    guard let model = texts.first else { return false }
    return saves(action, like: model) || texts.contains(where: asksBefore)
  }

  /// “Finish and Save” does something else as well, which No leaves.
  static func saves(_ action: String, like model: Passage) -> Bool {
    let saving = model.lexicon?.terms(in: .savingVerb) ?? []
    return action.lowercased().split(separator: " and ").allSatisfy { verb in saving.contains { $0.text[...] == verb } }
  }

  /// “Back up the sketches before updating?”: the last sentence asks, and tells what comes then.
  private static func asksBefore(_ copy: Passage) -> Bool {
    guard copy.asks, let before = copy.all(.beforePhrase).last else { return false }
    return copy.sentence(at: Int(before.start)).upperBound >= copy.trimmedRange.upperBound
  }

  /// “Don’t Save”, „Nicht speichern“; nil where the infinitive isn’t known, or the language has no such words.
  static func title(_ action: String, like model: Passage) -> String? {
    guard !model.isEnglish, !model.isKorean else { return model.book?.phrase("not", ["verb": action]) }
    let isSpaced = model.isSpaced
    let listed = isSpaced ? model.lexicon?.terms(in: .questionAction).first { $0.better == action } : nil
    // “Salva” of “salvare”, and 閉じる takes no しない.
    let isKnown = listed != nil || !model.locale.isLanguage("it")
    guard isKnown, !(model.locale.isLanguage("ja") && action.hasSuffix("る")) else { return nil }
    return model.book?.phrase("not", ["verb": listed?.text ?? action.lowercased()])
  }
}

import CopyModel
import CopyPassage
import CopyText

/// “It” and “them” of questions in other languages than English: “¿Desea reemplazarlo?”, „Möchten Sie sie ersetzen?“,
/// « Voulez-vous le remplacer ? »
enum ObjectPronoun {
  /// Whether the question has one, which a sentence before it has to explain.
  static func stands(in copy: Passage) -> Bool {
    guard !copy.isEnglish, !copy.isKorean, let rule = all.first(where: { copy.locale.isLanguage($0.language) }) else {
      return false
    }
    let words = copy.wordsAndPlaceholders
    if words.contains(where: { rule.hangs(on: copy.text($0.range)) }) { return true }
    guard
      let asking = [copy.first(.confirmationFiller), copy.first(.questionModal)].compactMap(\.self).map(\.end).max()
    else { return false }
    let behind = words.filter { $0.start >= asking }.prefix(2).map { copy.text($0.range) }
    return rule.stands(behind)
  }

  private struct Rule {
    let language: StaticString
    /// What hangs on an infinitive.
    var clitics: [String] = []
    /// How infinitives end before it.
    var infinitives: [String] = []
    /// What stands right behind what asks, or behind the person that is asked.
    var words: [String] = []
    var persons: [String] = []

    func hangs(on word: String) -> Bool {
      clitics.contains { clitic in
        word.hasSuffix(clitic) && infinitives.contains { word.dropLast(clitic.count).hasSuffix($0) }
      }
    }

    func stands(_ behind: [String]) -> Bool {
      guard let first = behind.first else { return false }
      if persons.contains(first), behind.count > 1 { return words.contains(behind[1]) }
      return words.contains(first)
    }
  }

  /// Grammar of the languages. French « le » behind what asks has no noun, since a noun would have its verb before it.
  private static let all = [
    Rule(language: "es", clitics: ["lo", "la", "los", "las", "le", "les"], infinitives: ["ar", "er", "ir"]),
    Rule(language: "it", clitics: ["lo", "la", "li", "le"], infinitives: ["ar", "er", "ir"]),
    Rule(language: "pt", clitics: ["-lo", "-la", "-los", "-las"], infinitives: ["á", "ê", "i", "í", "ô"]),
    Rule(language: "fr", words: ["le", "la", "les"]),
    Rule(language: "de", words: ["sie", "ihn", "es"], persons: ["Sie", "du"]),
  ]
}

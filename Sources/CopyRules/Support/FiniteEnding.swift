import CopyModel
import CopyPassage
import CopyText

/// Verbs with a tense that show it by their ending, in languages where no other word ends so: « s’ouvrira », “abrirá”, “cerró”,
/// “aprirà”, “fecharão”.
enum FiniteEnding {
  /// Whether such a verb stands behind the first word, and not in a clause that belongs to a noun.
  static func stands(in copy: Passage) -> Bool {
    guard let shape = shape(of: copy) else { return false }
    let words = copy.words
    return words.indices.dropFirst().contains { index in
      let word = words[index]
      return word.length > 4 && word.traits.contains(.startsLower) && !copy.isWord(words[index - 1], of: .relative)
        && copy.text(word.range).wholeMatch(of: shape) != nil
    }
  }

  /// Whether the word is such a verb.
  static func isVerb(_ word: Token, in copy: Passage) -> Bool {
    guard word.length > 4, word.traits.contains(.startsLower), let shape = shape(of: copy) else { return false }
    return copy.text(word.range).wholeMatch(of: shape) != nil
  }

  private static func shape(of copy: Passage) -> Regex<Substring>? {
    switch copy.locale.languageCode {
    case "fr": /\p{L}+(?:era|eront|ira|iront|dra|dront|aient)/
    case "es": /\p{L}+(?:rá|rán|aron|ieron|[^aeiou]ó|ió)/
    case "it": /\p{L}+(?:rà|ranno)/
    case "pt": /\p{L}+(?:rá|rão|[^aeiou]ou|aram|eram|iram)/
    default: nil
    }
  }
}

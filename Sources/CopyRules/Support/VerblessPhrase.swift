import CopyModel
import CopyPassage
import CopyText

/// Whether copy in a Romance language, German, or Dutch is a phrase without a verb that tells what is the matter: « Crédit
/// insuffisant pour ce trajet. », „Zu wenig Guthaben für diese Fähre.“
///
/// Verbs of these languages aren’t known, so the shape must leave no place for one: what there is none of at the start, or a
/// noun without its article and what it is like, and behind that nothing but nouns with the small words before them, and numbers.
enum VerblessPhrase {
  static func holds(_ copy: Passage) -> Bool {
    guard let words = ClauseWords.of(copy), !words[.lacks].isEmpty, copy.sentenceCount == 1, !copy.has(.finiteVerb),
      !copy.has(.reflexive), !copy.has(.personDeed), copy.analysis.terminal != .question,
      !FiniteEnding.stands(in: copy),
      let start = copy.wordsRange?.lowerBound
    else { return false }
    let tokens = copy.unspaced
    let all = tokens.filter { $0.kind == .word }
    guard (2...longest).contains(all.count),
      tokens.dropLast().allSatisfy({ $0.kind == .word || $0.kind == .number })
    else { return false }
    if words.opens(.lacks, copy, at: start) {
      let length = lackLength(words, copy, start)
      let rest = all.drop { $0.end <= start + length }
      return !rest.isEmpty && hasNoPlace(for: rest, afterNoun: false, copy)
    }
    // « Nouvelle photo dans l’album. », „3 neue Boote im Hafen.“
    let isNews = all[0].traits.contains(.startsUpper) && copy.isWord(all[0], of: .newsModifier)
    if isNews || tokens[0].kind == .number {
      let nouns = all.dropFirst(copy.isWord(all[0], of: .newsModifier) ? 1 : 0)
      return nouns.count > 2 && hasNoPlace(for: nouns.dropFirst(), afterNoun: true, copy)
    }
    return copy.locale.isLanguage("de") || copy.locale.isLanguage("nl") ? false : tellsQuality(all, copy)
  }

  /// Words beyond which a phrase has most likely a verb.
  private static let longest = 9

  private static func lackLength(_ words: ClauseWords, _ copy: Passage, _ start: Int) -> Int {
    let text = copy.text(start..<copy.bytes.count).lowercased()
    return words[.lacks].filter { text.hasPrefix($0) }.map(\.utf8.count).max() ?? 0
  }

  /// “Crédito insuficiente …”, « Solde de points insuffisant … »: a noun without an article, and behind it or its complement an
  /// adjective or a participle.
  private static func tellsQuality(_ words: [Token], _ copy: Passage) -> Bool {
    guard let first = words.first, words.count > 1, first.length > 3, !isSmall(first, copy), !isOrder(first, copy)
    else { return false }
    var next = 1
    if isComplement(words[1], copy) { next = 3 }
    guard next < words.count, isQuality(words[next], copy) else { return false }
    return hasNoPlace(for: words[(next + 1)...], afterNoun: true, copy)
  }

  /// « de points », “de puntos”, “di punti”
  private static func isComplement(_ token: Token, _ copy: Passage) -> Bool {
    ["de", "du", "des", "del", "di", "do", "da", "dei", "della"].contains(copy.text(token.range))
  }

  /// Whether every word behind is a small one, a noun behind a small one, or says what that is like.
  private static func hasNoPlace(for words: ArraySlice<Token>, afterNoun: Bool, _ copy: Passage) -> Bool {
    var mayBeNoun = !afterNoun
    for word in words {
      if isSmall(word, copy) {
        mayBeNoun = true
      } else if mayBeNoun {
        mayBeNoun = copy.locale.isLanguage("de") && word.traits.contains(.startsLower)
      } else if !isQuality(word, copy) {
        return false
      }
    }
    return true
  }

  private static func isSmall(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .determiner) || copy.isWord(token, of: .smallWord)
  }

  /// « Vérifiez », which an object would follow.
  private static func isOrder(_ token: Token, _ copy: Passage) -> Bool {
    copy.text(token.range).hasSuffix("ez") || copy.isWord(token, of: .openingVerb)
      || copy.isWord(token, of: .genericVerb)
  }

  private static func isQuality(_ token: Token, _ copy: Passage) -> Bool {
    guard token.traits.contains(.startsLower) else { return false }
    let word = copy.text(token.range)
    return switch copy.locale.languageCode {
    case "fr": word.wholeMatch(of: /\p{L}+(?:é|ée|és|ées|ible|ibles|able|ables|uffisant\p{Ll}*)/) != nil
    case "es": word.wholeMatch(of: /\p{L}+(?:[ai]d[oa]s?|bles?|ientes?|ectos?|ectas?)/) != nil
    case "it": word.wholeMatch(of: /\p{L}+(?:[aiu]t[oaie]|[iae]bil[ei]|ient[ei])/) != nil
    case "pt": word.wholeMatch(of: /\p{L}+(?:[ai]d[oa]s?|[íáe]ve(?:l|is)|ientes?)/) != nil
    case "de", "nl": word.hasPrefix("ge") || word.hasSuffix("bar") || ["mehr", "meer", "frei", "da"].contains(word)
    default: false
    }
  }
}

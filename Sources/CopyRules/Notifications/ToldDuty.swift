import CopyModel
import CopyPassage
import CopyText

/// What the reader has to do in software, in languages whose grammar isn’t known: „Du musst dein Konto bestätigen“, “Debes
/// activar la ubicación”; and in German by the infinitive, „Jetzt einloggen“.
enum ToldDuty {
  static func find(in copy: Passage) -> Range<Int>? {
    guard let words = ClauseWords.of(copy), copy.analysis.terminal != .question else { return nil }
    for start in copy.sentenceStarts {
      let sentence = copy.sentence(at: start)
      if let order = order(at: start, words, copy) { return order }
      let isTold = words.stands(.duties, in: copy, sentence) && !words.stands(.denials, in: copy, sentence)
      guard isTold || opensUrging(start, copy), let verb = verb(in: sentence, words, copy) else { continue }
      return start..<verb
    }
    return nil
  }

  /// „Bestätige noch heute deine Teilnahme“, “Confirma tu plaza”: the imperative of such a verb, and what belongs to its object.
  private static func order(at start: Int, _ words: ClauseWords, _ copy: Passage) -> Range<Int>? {
    guard let first = copy.word(at: start), let next = copy.word(at: first.end + 1) else { return nil }
    let word = copy.text(first.range).lowercased()
    guard words[.software].contains(where: { !$0.contains(" ") && imperatives(of: $0, copy).contains(word) }) else {
      return nil
    }
    let isOf = ["de", "di", "del", "du", "des", "der", "von", "van", "do", "da"].contains(
      copy.text(next.range).lowercased())
    let behind = copy.tokens.lazy.filter { $0.kind == .word && $0.start >= next.start }.prefix(3)
    let isGerman = copy.locale.isLanguage("de")
    // „Installieren beim Beenden“ names a setting, „Installieren Sie …“ orders.
    if isGerman, word.hasSuffix("en"), copy.text(next.range) != "Sie" { return nil }
    let isObject =
      opensObject(next, copy) || isGerman && behind.contains { opensObject($0, copy) } || isPronoun(next, copy)
    return isObject && !isOf ? Int(first.start)..<first.end : nil
  }

  private static func isPronoun(_ token: Token, _ copy: Passage) -> Bool { copy.isWord(token, of: .smallWord) }

  private static func opensObject(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .determiner)
      || copy.locale.isLanguage("de") && ["den", "deinen", "ihren"].contains(copy.text(token.range).lowercased())
  }

  private static func imperatives(of verb: String, _ copy: Passage) -> [String] {
    let stem = String(verb.dropLast(2))
    return switch copy.locale.languageCode {
    case "de": [String(verb.dropLast()), verb]
    case "es", "pt": verb.hasSuffix("ar") ? [stem + "a", stem + "e"] : []
    case "fr": verb.hasSuffix("er") ? [stem + "e", stem + "ez"] : []
    case "it": verb.hasSuffix("are") ? [stem.dropLast() + "a", stem.dropLast() + "i"].map(String.init) : []
    case "nl": verb.hasSuffix("en") ? [stem] : []
    default: []
    }
  }

  /// Where the verb ends that is done in software alone.
  private static func verb(in sentence: Range<Int>, _ words: ClauseWords, _ copy: Passage) -> Int? {
    copy.tokens.first { token in
      guard token.kind == .word, sentence.contains(Int(token.start)) else { return false }
      let word = copy.text(token.range).lowercased()
      // “iniciar sesión”, « te connecter »
      return words[.software].contains { $0 == word || $0.hasSuffix(" " + word) }
    }?.end
  }

  /// „Jetzt …“, „Hier …“ before an infinitive, which no verb with a tense goes with.
  private static func opensUrging(_ start: Int, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("de"), let first = copy.word(at: start) else { return false }
    let sentence = copy.sentence(at: start)
    return ["jetzt", "hier", "bitte", "gleich", "sofort", "schnell", "einfach"].contains(
      copy.text(first.range).lowercased())
      && !copy.all(.finiteVerb).contains { sentence.contains(Int($0.start)) }
  }
}

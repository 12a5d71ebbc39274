import CopyModel
import CopyPassage
import CopyText

/// Buttons that no list knows: “pulsa Girar”, „wähle Warteliste öffnen“, « Le bouton Rentrer … », リセットをタップ.
extension OtherReferences {
  /// A title right behind the verb, told by its capital and by the infinitive that is its verb.
  func unlisted(_ verb: TermMatch, isInteraction: Bool) -> ButtonReference? {
    guard let name = text.locale.isLanguage("ja") ? objectBefore(verb) : title(behind: verb) else { return nil }
    // Where no buttons are known, people may choose other things than buttons.
    guard isInteraction || !target.buttons.isEmpty else { return nil }
    let sentence = text.sentence(at: Int(verb.start))
    let reference = ButtonReference(
      verb: verb.range, title: name, name: name, target: .generic, isInteraction: isInteraction,
      explains: explains(sentence, beside: [verb.range, name]))
    return reference.explains ? reference : nil
  }

  /// “Girar”, “Reservar tarifa”, „Warteliste öffnen“: up to the end of the clause.
  private func title(behind verb: TermMatch) -> Range<Int>? {
    let words = text.tokens.filter { Int($0.start) >= Int(verb.end) && $0.kind != .space }
    guard let first = words.first, first.kind == .word, first.traits.contains(.startsUpper),
      first.traits.isDisjoint(with: [.isName, .isQuoted, .startsSentence]), !isThing(first)
    else { return nil }
    let run = words.prefix { $0.kind == .word && !isPurpose($0) }
    guard run.count <= Self.longestTitle, let last = run.last else { return nil }
    let name = Int(first.start)..<(target.buttons.isEmpty ? first.end : last.end)
    guard target.buttons.isEmpty ? endsTitle(behind: first, words) : true else { return nil }
    return namesDeed(text.text(name)) ? name : nil
  }

  private static let longestTitle = 4

  /// Whether a mark follows, or what one does it for.
  private func endsTitle(behind first: Token, _ words: [Token]) -> Bool {
    guard words.count > 1 else { return true }
    return words[1].kind == .punctuation || isPurpose(words[1])
  }

  private func isPurpose(_ token: Token) -> Bool {
    ClauseWords.of(text)?[.purposes].contains(text.text(token.range).lowercased()) == true
  }

  /// „Tippe auf Nachrichten“: a thing of the app, and no deed.
  private func isThing(_ token: Token) -> Bool {
    [TermList.openedThing, .genericNoun, .newsNoun].contains { text.isWord(token, of: $0) }
  }

  /// Whether a title has its verb: at the end in German and Dutch, and else at its start.
  func namesDeed(_ title: String) -> Bool {
    let words = title.split(separator: " ").map(String.init)
    let isLast = text.locale.isLanguage("de") || text.locale.isLanguage("nl")
    guard let verb = isLast ? words.last : words.first, verb.count > 3,
      [verb.lowercased(), Self.withoutPronoun(verb.lowercased())].contains(where: {
        AskedAction.isInfinitive($0, in: text)
      })
    else { return false }
    return !text.locale.isLanguage("de") || verb.first?.isLowercase == true || isGermanVerb(verb)
  }

  /// “avisar” of “avisarme”, “avvisare” of “avvisarmi”.
  private static func withoutPronoun(_ verb: String) -> String {
    for pronoun in ["me", "te", "se", "nos", "lo", "la", "mi", "ti", "si"] where verb.hasSuffix("r" + pronoun) {
      return verb.dropLast(pronoun.count) + (pronoun.hasSuffix("i") ? "e" : "")
    }
    return verb
  }

  /// German nouns have capitals as well, and several things end like an infinitive. „Umdrehen“ is told by its prefix.
  private func isGermanVerb(_ word: String) -> Bool {
    let lists: [TermList] = [.commonButton, .destructiveVerb, .questionAction, .harmlessButton]
    let small = word.lowercased()
    if lists.contains(where: { text.lexicon?.terms(in: $0).contains { $0.text == small } == true }) { return true }
    return Self.prefixes.contains(where: small.hasPrefix) && !Self.pluralEndings.contains(where: small.hasSuffix)
  }

  private static let prefixes = [
    "ab", "an", "auf", "aus", "be", "ein", "ent", "er", "fest", "fort", "her", "hin", "los", "mit", "nach", "um",
    "unter",
    "ver", "vor", "weg", "weiter", "wieder", "zer", "zu", "über",
  ]
  private static let pluralEndings = [
    "ungen", "heiten", "keiten", "tionen", "schaften", "täten", "innen", "gaben", "nahmen", "lagen", "träumen",
  ]

  /// リセット of リセットをタップ: what apps have as a button, right before the verb.
  private func objectBefore(_ verb: TermMatch) -> Range<Int>? {
    let before = text.text(0..<Int(verb.start))
    guard before.hasSuffix("を") else { return nil }
    let noun = String(before.dropLast().reversed().prefix(while: AskedAction.isKanjiOrKatakana).reversed())
    let lists: [TermList] = [.commonButton, .destructiveVerb, .questionAction, .harmlessButton]
    guard noun.count > 1, lists.contains(where: { text.lexicon?.terms(in: $0).contains { $0.text == noun } == true })
    else {
      return nil
    }
    let end = Int(verb.start) - "を".utf8.count
    return end - noun.utf8.count..<end
  }

  /// Whether quoted words are a button’s: by their verb, or in Japanese by what is done to them.
  func mayBeTitle(_ words: String, _ isInteraction: Bool) -> Bool {
    if text.locale.isLanguage("ja") {
      let isOffered = ["には", "場合", "とき"].contains { text.text.contains($0) }
      return (isInteraction || isOffered) && words.count < 8
    }
    return AskedAction.isInfinitive(words.lowercased(), in: text) || namesDeed(words)
  }

  /// „Tippe in den Einstellungen auf „Erlauben“, 設定で「許可」をタップ: the button of another place.
  func isElsewhere(_ name: Range<Int>) -> Bool {
    let sentence = text.sentence(at: name.lowerBound)
    return text.all(.openedThing).contains { match in
      sentence.contains(Int(match.start)) && !name.contains(Int(match.start))
    }
  }

  // MARK: The button itself

  /// « Le bouton Rentrer range les voiles », „Mit „Einholen“ werden …“: a button of the alert, called one, or as the means.
  var subjects: [ButtonReference] {
    guard let words = ClauseWords.of(text), !target.buttons.isEmpty else { return [] }
    return target.buttons.compactMap { button in
      guard let title = button.wordsRange.map({ button.text($0) }), title.count > 1,
        let name = place(of: title, behind: words)
      else { return nil }
      let sentence = text.sentence(at: name.lowerBound)
      guard explains(sentence, beside: [name]) else { return nil }
      return ButtonReference(
        verb: name.lowerBound..<name.lowerBound, title: name, name: name, target: .exact, isInteraction: false,
        explains: true)
    }
  }

  /// Where the title stands, written as it is, behind “the button” or “with”, marks around it aside.
  private func place(of title: String, behind words: ClauseWords) -> Range<Int>? {
    let whole = text.text
    guard let found = whole.firstRange(of: title) else { return nil }
    let range = whole.byteRange(of: found)
    guard text.tokens.contains(where: { $0.end == range.upperBound && $0.kind == .word }) else { return nil }
    let marks: Set<Character> = ["“", "„", "«", "\"", "「", "『", "‘", "‚", " ", "\u{A0}", "\u{202F}", "」", "』"]
    if text.locale.isLanguage("ja") {
      let rest = text.text(range.upperBound..<text.bytes.count).drop { marks.contains($0) }
      return words[.buttons].contains(where: rest.hasPrefix) && !rest.contains("押") ? range : nil
    }
    let before = text.text(0..<range.lowerBound).lowercased().reversed().drop { marks.contains($0) }
    let last = String(before.prefix { $0.isLetter }.reversed())
    let opens = before.count == last.count
    return words[.buttons].contains(last) || words[.means].contains(last) && opens ? range : nil
  }
}

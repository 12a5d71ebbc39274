import CopyModel
import CopyPassage
import CopyText

/// A fault of the person where no verb of theirs says so: “because of your late return”, “due to user error”, and the advice to
/// take more care. Your time zone, a technical error, and a hot plate blame nobody.
enum BlamedCause {
  /// The words that blame, from the cause to the fault; nil where nobody is blamed.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return OtherBlame(copy: copy).find() }
    return copy.all(.causePhrase).lazy.compactMap { fault(behind: $0, copy) }.first ?? ownFault(copy)
      ?? lackOfCare(copy) ?? BetterDeed.find(in: copy)
  }

  /// “Your negligence drained the pool”: of the person, whatever it did. “Your misuse report” is another thing.
  private static func ownFault(_ copy: Passage) -> Range<Int>? {
    guard copy.has(.ownFault) else { return nil }
    let words = copy.words
    for index in words.indices.dropFirst() where copy.isWord(words[index], of: .ownFault) {
      let own = words[..<index].suffix(2).last { copy.isAny(of: ["your"], at: $0.range) }
      let next = words.dropFirst(index + 1).first
      let isJoined = next.map { $0.tags.dominant == .noun && $0.tags.isDisjoint(with: .finiteVerb) } ?? false
      if let own, !isJoined { return Int(own.start)..<words[index].end }
    }
    return nil
  }

  private static func fault(behind cause: TermMatch, _ copy: Passage) -> Range<Int>? {
    let phrase = phrase(behind: Int(cause.end), copy)
    // “Because of you”, but not “thanks to you”, and not “The choice is down to you”
    if phrase.count == 1, copy.isAny(of: ["you"], at: phrase[0].range),
      !copy.isAny(of: ["thanks to", "down to", "comes down to", "came down to"], at: cause.range)
    {
      return Int(cause.start)..<phrase[0].end
    }
    guard let first = phrase.first, let end = phrase.lastIndex(where: { isFault($0, copy) }) else { return nil }
    let isOwn = copy.isAny(of: ["your"], at: first.range)
    let isReproached = phrase.contains { isCalledBad($0, copy) }
    let isPersons = isOwn || phrase[..<end].contains { copy.isWord($0, of: .personRole) }
    let isBlamed = copy.isWord(phrase[end], of: .ownFault) && !isAnothers(behind: phrase[end], copy)
    guard isPersons || isBlamed || isOwn && isReproached else { return nil }
    return Int(cause.start)..<phrase[end].end
  }

  /// The noun phrase: up to a mark, a preposition, or a verb with a tense.
  private static func phrase(behind place: Int, _ copy: Passage) -> [Token] {
    var words: [Token] = []
    for token in copy.tokens where Int(token.start) >= place && token.kind != .space {
      let ends: WordTags = [.preposition, .copula, .auxiliary, .subordinator, .coordinator]
      guard token.kind == .word, words.isEmpty || token.tags.isDisjoint(with: ends), words.count < 5 else { break }
      words.append(token)
    }
    return words
  }

  /// A noun of fault, or the noun behind what is called late or wrong: “your missed payment”.
  private static func isFault(_ token: Token, _ copy: Passage) -> Bool {
    if copy.isWord(token, of: .faultNoun) || copy.isWord(token, of: .ownFault) { return true }
    let before = copy.tokens.last { $0.kind == .word && $0.end < Int(token.start) }
    return before.map { isCalledBad($0, copy) } ?? false
  }

  private static func isCalledBad(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .lateQuality) || copy.isWord(token, of: .wrongQuality)
  }

  /// “Improper handling by the courier”
  private static func isAnothers(behind fault: Token, _ copy: Passage) -> Bool {
    guard let next = copy.word(at: fault.end), copy.isAny(of: ["by", "of"], at: next.range) else { return false }
    return !copy.all(.personRole).contains { Int($0.start) > next.end } && !copy.has(.person)
  }

  private static func isSmall(behind article: Token, _ copy: Passage) -> Bool {
    copy.word(at: article.end).map { copy.isAny(of: .smallDegree, at: $0.range) } ?? false
  }

  /// “Be more careful next time”, “Pay closer attention”: an order, or “you should”, to do better than before.
  private static func lackOfCare(_ copy: Passage) -> Range<Int>? {
    guard copy.has(.careWord) else { return nil }
    let words = copy.words
    for index in words.indices.dropFirst() where copy.isWord(words[index], of: .careWord) {
      let more = words[index - 1]
      guard copy.isAny(of: .moreWord, at: more.range) else { continue }
      let start = copy.sentence(at: Int(more.start)).lowerBound
      let before = words[..<(index - 1)].filter { Int($0.start) >= start }
      let isOrder = before.contains { $0.tags.contains(.baseVerb) || copy.isAny(of: ["be"], at: $0.range) }
      let hasOther = before.contains { $0.tags.contains(.subjectPronoun) && !copy.isWord($0, of: .person) }
      // “Pay a little more attention”
      let isTold = before.contains { word in
        word.tags.contains(.thirdPersonVerb)
          || word.tags.contains(.article) && !isSmall(behind: word, copy)
      }
      if isOrder, !hasOther, !isTold { return Int(more.start)..<words[index].end }
    }
    return nil
  }
}

/// The same where no parser knows the grammar: « vous avez mal … », お客様の操作ミスにより, 您选错了.
private struct OtherBlame {
  let copy: Passage

  func find() -> Range<Int>? {
    badDeed ?? invertedDeed ?? slip ?? cause ?? ownFault ?? pastDeed ?? slippedVerb ?? DeniedDeed(copy: copy).range
      ?? NeglectedDeed(copy: copy).range ?? BlamedReason(copy: copy).range
  }

  /// „Ihre Nachlässigkeit“, « votre négligence » at the start of the sentence: the fault is its subject.
  private var ownFault: Range<Int>? {
    for fault in copy.all(.ownFault) {
      let person = copy.all(.personRole).first { $0.end <= fault.start && Int(fault.start) - Int($0.end) <= 1 }
      if let person, copy.opensSentence(at: Int(person.start)) { return Int(person.start)..<Int(fault.end) }
    }
    return nil
  }

  /// Spanish says who by the ending of the verb: “Elegiste una fecha incorrecta”, “No completaste la ficha”.
  private var pastDeed: Range<Int>? {
    guard copy.locale.isLanguage("es"), copy.analysis.terminal != .question else { return nil }
    let words = copy.words
    for (index, verb) in words.enumerated() where isPreterite(verb) {
      let denial = words[..<index].last {
        copy.isAny(of: ["no"], at: $0.range) && copy.opensSentence(at: Int($0.start))
      }
      if let denial, words[..<index].last?.start == denial.start { return Int(denial.start)..<verb.end }
      let sentence = copy.sentence(at: Int(verb.start))
      let manner = copy.all(.faultManner).first { sentence.contains(Int($0.start)) && $0.start > verb.end }
      if let manner, copy.opensSentence(at: Int(verb.start)) { return Int(verb.start)..<Int(manner.end) }
    }
    return nil
  }

  private func isPreterite(_ word: Token) -> Bool { SpanishDeed.isOfPerson(word, in: copy) }

  /// The person opens the sentence, and an adverb behind the verb calls the deed wrong.
  private var badDeed: Range<Int>? {
    guard copy.analysis.terminal != .question else { return nil }
    for opening in copy.all(.personDeed) where copy.opensSentence(at: Int(opening.start)) {
      let sentence = copy.sentence(at: Int(opening.start))
      let manner = copy.all(.faultManner).first { sentence.contains(Int($0.start)) && $0.start > opening.end }
      if let manner { return Int(opening.start)..<Int(manner.end) }
    }
    return nil
  }

  /// „Die Nummer haben Sie falsch abgetippt“: German puts the verb second, and the person behind it. What stands last is what
  /// was done, and something in the sentence calls it wrong.
  private var invertedDeed: Range<Int>? {
    guard copy.locale.isLanguage("de"), copy.analysis.terminal != .question else { return nil }
    let text = copy.text
    let shape =
      /[^.!?;:]+ (?:hast du|habt ihr|haben Sie) (?:[^.,;:!?]+ )?(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter)\p{Ll}+(?:t|en)|\p{Ll}+iert)(?=[.,;:!]|$)/
    guard let found = text.firstMatch(of: shape) else { return nil }
    let range = text.byteRange(of: found.range)
    let isWrong = copy.all(.faultManner).contains { range.contains(Int($0.start)) }
    let isCase = copy.all(.condition).contains { range.contains(Int($0.start)) }
    return isWrong && !isCase ? range : nil
  }

  /// “Se te olvidó firmar”, 番号を押し間違えました, 料金を払わなかったため: verbs that have a person’s slip for their sense.
  private var slip: Range<Int>? {
    let text = copy.text
    let shape: Regex<Substring>? =
      switch copy.locale.languageCode {
      case "es": /[Ss]e (?:te|le|les|os) (?:ha |han )?(?:olvid|pas|escap)(?:ó|aron|ado)/
      case "ja":
        /[いきしちにみりえけせてねめれ](?:間違え|忘れ|損ね|漏らし)(?:ました|ています|てしまい)|を[^がはも。、]{1,8}なかった(?:ため|ので|から)/
      default: nil
      }
    guard copy.analysis.terminal != .question, let shape, let found = text.firstMatch(of: shape) else { return nil }
    let range = text.byteRange(of: found.range)
    guard copy.locale.isLanguage("ja") else { return range }
    // サーバーが…: somebody else’s slip; お客様が: the reader’s.
    let before = copy.text(copy.sentence(at: range.lowerBound).lowerBound..<range.lowerBound)
    return before.contains(where: { "がは".contains($0) }) && !before.contains(/(?:様|さん|あなた|ユーザー)[がは]/) ? nil : range
  }

  /// A fault noun, the person beside it, and a word that makes it the cause.
  private var cause: Range<Int>? {
    for fault in copy.all(.faultNoun) {
      guard let person = copy.all(.personRole).first(where: { isBeside($0, fault) }) else { continue }
      let both = min(Int(person.start), Int(fault.start))..<max(Int(person.end), Int(fault.end))
      if copy.all(.causePhrase).contains(where: { isCause($0, of: both) }) { return both }
    }
    return nil
  }

  /// „Ihren Fehler“, お客様の操作ミス, “error del usuario”: a few small words may stand between.
  private func isBeside(_ person: TermMatch, _ fault: TermMatch) -> Bool {
    let (before, behind) = (Int(fault.start) - Int(person.end), Int(person.start) - Int(fault.end))
    return 0...12 ~= before || 0...8 ~= behind
  }

  private func isCause(_ cause: TermMatch, of words: Range<Int>) -> Bool {
    if copy.locale.isLanguage("ja") { return 0...3 ~= Int(cause.start) - words.upperBound }
    return 0...8 ~= words.lowerBound - Int(cause.end)
  }

  /// Chinese says by a second verb that the first went wrong: 选错了, 填漏了.
  private var slippedVerb: Range<Int>? {
    guard copy.locale.isLanguage("zh") else { return nil }
    let text = copy.text
    guard let found = text.firstMatch(of: /[您你](?:已经?)?[^的，。、错錯漏]{1,2}[错錯漏]了?/) else { return nil }
    let range = text.byteRange(of: found.range)
    return copy.opensSentence(at: range.lowerBound) ? range : nil
  }
}

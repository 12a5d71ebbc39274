/// The word in a Korean sentence that asks: 왜, 누구, 어느.
///
/// Many of them are indefinite as well: 누가 is who and somebody, 어느 날 some day, 누구나 everybody. And 왜 그런지 asks inside a
/// sentence that doesn’t.
struct KoreanQuery {
  enum Strength { case absent, some, sure }

  let strength: Strength
  /// 왜, 뭐, 언제, 어디: a verb may follow at once.
  let isAdverb: Bool
  /// 무슨: before a verb that holds its subject in honour, what the reader does.
  let asksWhat: Bool

  static func == (query: KoreanQuery, strength: Strength) -> Bool { query.strength == strength }
  static func != (query: KoreanQuery, strength: Strength) -> Bool { query.strength != strength }

  init(_ words: [KoreanWord]) {
    var (strength, isAdverb, asksWhat) = (Strength.absent, false, false)
    for index in words.indices.dropLast() {
      let found = Self.strength(at: index, in: words)
      guard found != .absent, !Self.isEmbedded(index, in: words) else { continue }
      if strength != .sure { strength = found }
      isAdverb = isAdverb || WordSet.askingAdverb.contains(words[index].text)
      asksWhat = asksWhat || words[index].text == "무슨"
    }
    (self.strength, self.isAdverb, self.asksWhat) = (strength, isAdverb, asksWhat)
  }

  /// Whether the noun behind is what is asked for: 몇 시, 무슨 뜻, 누구 차례.
  static func asksForNoun(_ word: KoreanWord) -> Bool {
    WordSet.someWord.contains(word.text) || ["어느", "누구"].contains(word.text)
  }

  private static func strength(at index: Int, in words: [KoreanWord]) -> Strength {
    let word = words[index]
    if WordSet.someWord.contains(word.text) { return isIndefinite(index, in: words) ? .absent : .some }
    if WordSet.wonderingAdverb.contains(word.text) { return .sure }
    // 뭔가 is something, with the copula and what wonders.
    let table = KoreanStemTable.shared
    let asks = table.isNoun(word, .question) || word.nouns.contains { table.isOther($0, .question) }
    guard asks, !isAnybody(word), !isIndefinite(index, in: words) else {
      return .absent
    }
    let isSoftened = words[(index + 1)...].contains { WordSet.softener.contains($0.text) }
    return isSoftened ? .some : .sure
  }

  /// 누구나, 어디서든, 무엇도: all of them, or none.
  private static func isAnybody(_ word: KoreanWord) -> Bool {
    guard !KoreanStemTable.shared.isOther(word.text, .question) else { return false }
    return WordSet.anybodyParticle.words.contains(where: word.text.hasSuffix) && word.nouns.count > 1
  }

  /// 어느 정도, 어떤 경우에도, 몇 번이든
  private static func isIndefinite(_ index: Int, in words: [KoreanWord]) -> Bool {
    let word = words[index].text
    guard ["어느", "어떤", "무슨", "몇", "누구"].contains(word), index + 1 < words.count else { return false }
    let next = words[index + 1]
    if word == "어느", WordSet.someNoun.words.contains(where: next.nouns.contains) { return true }
    return next.nouns.count > 1 && WordSet.anybodyParticle.words.contains(where: next.text.hasSuffix)
  }

  /// 왜 그런지, 언제 오냐고, 무엇이 남으면: what asks belongs to a clause of its own.
  private static func isEmbedded(_ index: Int, in words: [KoreanWord]) -> Bool {
    for place in words.indices.dropLast() where place > index {
      let word = words[place]
      if WordSet.embeddingEnding.words.contains(where: word.has(ending:)) { return true }
      if word.surelyHas(endings: WordSet.conditionEnding.strings) || word.isPastCondition {
        let isAsked = place == words.count - 2 && words[place + 1].isVerb(["되", "좋", "괜찮", "하"])
        if !isAsked { return true }
      }
    }
    return false
  }
}

extension KoreanWord {
  /// 멈췄으면, 눌렀는지
  fileprivate var isPastCondition: Bool {
    forms.contains { $0.isPast && WordSet.conditionEnding.contains($0.ending) }
  }
}

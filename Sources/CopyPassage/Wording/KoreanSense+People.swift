import CopyModel
import CopyText

/// What Korean copy says to people: orders, and reproaches.
extension KoreanSense {
  /// An order to do something in the software: 로그인하세요, 앱을 열어 쿠폰을 받으세요.
  package var instruction: Range<Int>? {
    sentences.lazy.compactMap { sentence in
      guard sentence.ending?.kind == .requests, let verb = sentence.verb, ordersSoftware(sentence, verb) else {
        return nil
      }
      return verb.range.lowerBound..<(sentence.words.last?.range.upperBound ?? verb.range.upperBound)
    }.first
  }

  private func ordersSoftware(_ sentence: KoreanSentence, _ verb: KoreanWord) -> Bool {
    if table.isVerb(verb, .softwareSure) || copy.has(.appInstruction) { return true }
    // 로그인해서, 탭하여, 링크를 눌러 …
    if sentence.rest.contains(where: { table.isVerb($0, .softwareSure) && !$0.has(kind: .modifies) }) { return true }
    guard
      table.isVerb(verb, .software) || sentence.rest.contains(where: { table.isVerb($0, .software) && $0.isInfinitive })
    else {
      return false
    }
    return sentence.rest.contains { table.isNoun($0, .place, .thing, .softwareSure) }
  }

  /// Where what is told is only guessed: 끊긴 듯합니다, 늦은 것 같아요, 빠졌나 봐요.
  package var seeming: Range<Int>? { sentences.lazy.compactMap(\.seeming).first }

  /// Whether a sentence asks to do something.
  package var requests: Bool { sentences.contains { $0.ending?.kind == .requests } }

  /// Where the person is the subject of a fault or a neglect: 틀리셨습니다, 동의하지 않으셨습니다, 만료된 카드를 등록하셨습니다.
  package var blame: Range<Int>? { sentences.lazy.compactMap { blamedCause(in: $0) ?? blame(in: $0) }.first }

  /// 고객님의 착오로, 이용자 과실 때문에: a fault of the person is the cause.
  private func blamedCause(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    for index in words.indices.dropFirst()
    where table.isNoun(words[index], .fault) && table.isNoun(words[index - 1], .person) {
      let isCause = words[index].text.hasSuffix("로")
      let isNamedCause = index + 1 < words.count && ["때문에", "탓에", "탓으로"].contains(words[index + 1].text)
      if isCause || isNamedCause { return words[index - 1].range.lowerBound..<words[index].range.upperBound }
    }
    return nil
  }

  private func blame(in sentence: KoreanSentence) -> Range<Int>? {
    guard let last = sentence.words.last, let ending = sentence.ending, ending.isHonorific, ending.isPast,
      ending.kind != .asks,
      copy.analysis.terminal != .question, let verb = sentence.verb
    else { return nil }
    let range = verb.range.lowerBound..<last.range.upperBound
    if sentence.isNegative || table.isVerb(verb, .fault) { return range }
    if isExcess(sentence) { return range }
    // 한도를 초과하여 사용하셨습니다.
    if sentence.rest.contains(where: { table.isVerb($0, .fault) && $0.has(kind: .joins) }) { return range }
    return table.isVerb(verb, .deed) && sentence.rest.contains { isCalledWrong($0, sentence) } ? range : nil
  }

  /// 너무 어둡게 찍으셨어요, but not 너무 잘하셨어요.
  private func isExcess(_ sentence: KoreanSentence) -> Bool {
    sentence.rest.contains { table.means($0, .excess) }
      && !sentence.words.contains { word in
        table.means(word, .praise) || word.text.hasPrefix("잘하") || word.text.hasPrefix("고생")
          || word.text.hasPrefix("수고")
      }
  }

  /// 잘못된, 만료된, 사용 중인, 유효하지 않은.
  private func isCalledWrong(_ word: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    if table.means(word, .wrong) || word.text == "잘못" || word.text == "중인" { return true }
    guard word.has(kind: .modifies), let index = sentence.words.firstIndex(where: { $0.range == word.range }), index > 0
    else { return false }
    let before = sentence.words[index - 1]
    // 이미 지난 날짜
    return before.text == "이미" || word.isVerb(["않", "못하"]) && table.isVerb(before, .proper)
  }
}

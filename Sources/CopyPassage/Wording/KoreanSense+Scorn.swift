import CopyModel
import CopyText

/// How Korean copy looks down on people.
extension KoreanSense {
  /// 번호를 또 틀렸습니다, 이 정도도 모르십니까?, 약속을 지키지 않는 분이시군요, 똑바로 입력하세요, 경고를 무시한 결과입니다.
  func scorn(in sentence: KoreanSentence) -> Range<Int>? {
    guard copy.role != .button, copy.role != .notificationAction, copy.role != .text else { return nil }
    return slip(in: sentence) ?? belittled(ability: sentence) ?? judgedPerson(in: sentence) ?? scolded(in: sentence)
      ?? deserved(in: sentence)
  }

  /// 번호를 또 틀렸습니다: what only people get wrong, where nobody else is named.
  private func slip(in sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, let ending = sentence.ending, let last = sentence.words.last,
      table.isVerb(verb, .slip), ending.isPast, ending.kind == .states, !sentence.isNegative, sentence.seeming == nil,
      sentence.rest.contains(where: isObject), !hasSubject(sentence)
    else { return nil }
    return verb.range.lowerBound..<last.range.upperBound
  }

  /// 이것도 모르십니까?, 기억도 못 하십니까?, 쉬운 것도 못하시네요.
  private func belittled(ability sentence: KoreanSentence) -> Range<Int>? {
    // 그것도 모르면 …
    let words = sentence.words
    let pair = words.indices.dropFirst().first { index in
      WordSet.leastThing.contains(words[index - 1].text) && words[index].isVerb(["모르"])
    }
    if let pair { return words[pair - 1].range.lowerBound..<words[pair].range.upperBound }
    guard let verb = sentence.verb, let last = sentence.words.last, sentence.ending?.isHonorific == true else {
      return nil
    }
    let before = sentence.rest.last { !["못", "안"].contains($0.text) }
    guard let before, before.nouns.dropFirst().contains(where: { $0 + "도" == before.text }) else { return nil }
    let isUnable = sentence.fails && !sentence.words.contains { $0.text == "수" } || verb.isVerb(["모르", "못하"])
    return isUnable ? before.range.lowerBound..<last.range.upperBound : nil
  }

  /// 약속을 지키지 않는 분이시군요: what kind of person one is.
  private func judgedPerson(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard let last = words.last, words.count > 1, last.isVerb(["분이", "사람이", "타입이"]),
      sentence.ending?.isHonorific == true || words.contains(where: { table.isNoun($0, .person) })
    else { return nil }
    let quality = words[words.count - 2]
    guard quality.surelyModifies, quality.isVerb(["않", "못하", "없"]) || table.isVerb(quality, .fault, .character) else {
      return nil
    }
    return quality.range.lowerBound..<last.range.upperBound
  }

  /// 똑바로 입력하세요, 정신 차리고 다시 쓰세요.
  private func scolded(in sentence: KoreanSentence) -> Range<Int>? {
    guard sentence.ending?.kind == .requests, let last = sentence.words.last else { return nil }
    let words = sentence.words
    if let rudely = words.first(where: { ["똑바로", "정신차리고"].contains($0.text) }) {
      return rudely.range.lowerBound..<last.range.upperBound
    }
    return words.indices.dropFirst().first { words[$0 - 1].nouns.contains("정신") && words[$0].isVerb(["차리"]) }
      .map { words[$0 - 1].range.lowerBound..<words[$0].range.upperBound }
  }

  /// 경고를 무시한 결과입니다: it serves people right.
  private func deserved(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 1, let last = words.last, last.isVerb(.desertNoun) else { return nil }
    let deed = words[words.count - 2]
    let isBadly = words.dropLast(2).last.map { table.means($0, .badly) } ?? false
    let isFault = deed.surelyModifies && (isBadly || table.isVerb(deed, .slip, .fault)) && !hasSubject(sentence)
    return isFault ? deed.range.lowerBound..<last.range.upperBound : nil
  }

  /// 게으른 사용자, 무책임한 분: a person by a fault of character; 초등학생도 압니다, 머리를 쓰세요, 답답하시네요.
  package var insult: Range<Int>? {
    judgedByCharacter ?? sentences.lazy.compactMap { outdone($0) ?? toldToThink($0) ?? calledSo($0) }.first
  }

  /// 초등학생도 압니다: even who knows least can do it.
  private func outdone(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let last = sentence.words.last, sentence.ending?.kind == .states, !sentence.isNegative,
      sentence.verb?.isVerb(["없", "되"]) == false
    else { return nil }
    let infant = sentence.rest.first { word in
      WordSet.infantNoun.words.contains { word.text == $0 + "도" || word.text == $0 + "라도" }
    }
    return infant.map { $0.range.lowerBound..<last.range.upperBound }
  }

  /// 머리를 좀 쓰세요, 눈이 있으면 보세요: to use what everybody has.
  private func toldToThink(_ sentence: KoreanSentence) -> Range<Int>? {
    guard sentence.ending?.kind == .requests, let verb = sentence.verb, verb.isVerb(.facultyVerb) else { return nil }
    let faculty = sentence.rest.first { table.isNoun($0, .faculty) }
    let hasCondition = sentence.rest.contains { $0.has(ending: "으면") }
    guard let faculty, isObject(faculty) && !verb.isVerb(["보"]) || hasCondition else { return nil }
    return faculty.range.lowerBound..<verb.range.upperBound
  }

  /// 참 답답하시네요: the fault itself, of a person who is honoured by the verb.
  private func calledSo(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, table.isVerb(verb, .character), let ending = sentence.ending, ending.isHonorific,
      ending.kind == .states || ending.kind == .either
    else { return nil }
    return verb.range
  }

  private var judgedByCharacter: Range<Int>? {
    let words = self.words
    return words.indices.dropLast().first { index in
      table.isVerb(words[index], .character) && words[index].surelyModifies
        && (table.isNoun(words[index + 1], .person) || words[index + 1].nouns.contains { ["분", "사람"].contains($0) })
    }.map { words[$0].range.lowerBound..<words[$0 + 1].range.upperBound }
  }
}

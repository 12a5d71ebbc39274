import CopyModel
import CopyText

/// What Korean copy holds against people.
extension KoreanSense {
  /// Whether a sentence asks to do something.
  package var requests: Bool { sentences.contains { $0.ending?.kind == .requests } }

  /// Where the person is the subject of a fault or a neglect: 틀리셨습니다, 동의하지 않으셨습니다, 만료된 카드를 등록하셨습니다.
  package var blame: Range<Int>? {
    sentences.lazy.compactMap {
      blamedCause(in: $0) ?? blamedDeed(in: $0) ?? reproach(in: $0) ?? forbidden(in: $0) ?? blame(in: $0)
        ?? wrongDeed(in: $0) ?? scorn(in: $0) ?? neglect(in: $0)
    }.first
  }

  /// Whether the sentence at `offset` names somebody else who did it: 보낸 사람이 주소를 입력하지 않았습니다.
  package func isOfOthers(at offset: Int) -> Bool {
    let sentence = sentences.last { ($0.words.first?.range.lowerBound ?? 0) <= offset }
    let before = (sentence?.words ?? []).filter { $0.range.upperBound <= offset }
    return before.contains { word in
      word.nouns.dropFirst().contains { noun in
        ["이", "가"].contains(KoreanNoun.particle(of: word.text, behind: noun)) && !table.isNoun(noun, .person)
      }
    }
  }

  /// 여기에 올리시면 안 됩니다: held against a person who is honoured by the verb.
  private func forbidden(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words.suffix(3)
    guard words.count == 3, let deed = words.first, let last = words.last, words[words.endIndex - 2].text == "안",
      last.isVerb(["되"]), sentence.ending?.asks == false,
      deed.forms.contains(where: { $0.isHonorific && ["면", "으면"].contains($0.ending) })
    else { return nil }
    return deed.range.lowerBound..<last.range.upperBound
  }

  /// 이미 등록된 번호를 입력했습니다, 케이블을 꽂지 않았습니다: what people alone do, of which nobody else is said to have done it.
  private func wrongDeed(in sentence: KoreanSentence) -> Range<Int>? {
    guard copy.role == .alertTitle || copy.role == .alertMessage, let verb = sentence.verb, table.isVerb(verb, .byHand),
      let ending = sentence.ending, ending.isPast, !ending.asks, let last = sentence.words.last, !hasSubject(sentence),
      // 아직 고르지 않았습니다: there is time.
      !sentence.fails, sentence.rest.contains(where: isObject), !sentence.rest.contains(where: { $0.text == "아직" })
    else { return nil }
    let isWrong = sentence.isNegative || sentence.rest.contains { isCalledWrong($0, sentence) }
    return isWrong ? verb.range.lowerBound..<last.range.upperBound : nil
  }

  /// 당신이 문을 열어 두는 바람에, 손님이 표를 늦게 내서 … 실패했습니다, 서두르셔서 고장이 났습니다: the person’s deed is the cause of what went wrong. Behind
  /// -는 바람에 nothing goes well.
  private func blamedDeed(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    let person = words.firstIndex { table.isNoun($0, .person) && ($0.isSubject || $0.text.hasSuffix("께서")) }
    for index in words.indices.dropFirst() where WordSet.blamingNoun.contains(words[index].text) {
      guard words[index - 1].has(kind: .modifies) else { continue }
      let isHonoured = words[index - 1].forms.contains(where: \.isHonorific)
      if isHonoured || person.map({ $0 < index }) ?? false {
        return words[index - 1].range.lowerBound..<words[index].range.upperBound
      }
    }
    guard endsBadly(sentence) else { return nil }
    let causes = words.indices.dropLast().filter { words[$0].has(ending: "서") && !isAsked(words[$0]) }
    let cause = causes.first { index in
      words[index].forms.contains { $0.ending == "서" && $0.isHonorific } || person.map { $0 < index } ?? false
    }
    return cause.map { words[$0].range }
  }

  /// 요청하셔서, 신청하셔서: what came of it was wanted.
  private func isAsked(_ word: KoreanWord) -> Bool {
    word.isVerb(.wantedDeed)
  }

  /// 실패했습니다, 고장이 났습니다, 열리지 않습니다.
  private func endsBadly(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb, sentence.ending?.isPast == true, sentence.ending?.asks == false else {
      return false
    }
    let isTrouble = sentence.words.suffix(2).contains { table.means($0, .trouble, .breaks, .loss, .setback) }
    return isTrouble || sentence.fails || table.isVerb(verb, .breaks, .loss, .trouble)
  }

  /// 왜 저장하지 않으셨나요, 미리 저장하셨어야 합니다, 고객님의 책임입니다.
  private func reproach(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    // 읽지 않으셨기 때문에
    for index in words.indices.dropFirst()
    where words[index].text.hasPrefix("때문") && words[index - 1].text.hasSuffix("셨기") {
      return words[index - 1].range.lowerBound..<words[index].range.upperBound
    }
    if let regret = regretted(in: sentence) { return regret }
    guard let last = words.last else { return nil }
    if let why = words.first(where: { $0.text == "왜" }), sentence.isNegative, let ending = sentence.ending,
      ending.asks || ending.kind == .either && ending.isPast, ending.isHonorific
    {
      return why.range.lowerBound..<last.range.upperBound
    }
    guard words.count > 1, table.isNoun(words[words.count - 2], .person),
      last.forms.contains(where: { form in form.stems.contains { isFaultCopula($0) } })
    else { return nil }
    return words[words.count - 2].range.lowerBound..<last.range.upperBound
  }

  /// 저장하셨어야 합니다, 먼저 읽었어야죠, 미리 저장하지 그랬어요, 잠그셨더라면: what should have been done, and wasn’t.
  private func regretted(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    let ought = words.first { word in
      word.forms.contains { $0.isPast && ["어야", "어야죠", "어야지", "어야지요"].contains($0.ending) }
    }
    if let ought { return ought.range }
    for index in words.indices.dropFirst()
    where words[index - 1].has(ending: "지") && ["그랬", "그러셨"].contains(where: words[index].text.hasPrefix) {
      return words[index - 1].range.lowerBound..<words[index].range.upperBound
    }
    return words.first { $0.text.hasSuffix("셨더라면") }?.range
  }

  /// 책임이-, 탓이-: that it is one’s fault.
  private func isFaultCopula(_ stem: String) -> Bool {
    stem.hasSuffix("이") && table.isNoun(String(stem.dropLast()), .fault)
  }

  /// 고객님의 착오로, 이용자 과실 때문에: a fault of the person is the cause.
  private func blamedCause(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    // 당신 때문에
    for index in words.indices.dropFirst()
    where table.isNoun(words[index - 1], .person) && ["때문에", "탓에", "탓으로"].contains(words[index].text) {
      return words[index - 1].range.lowerBound..<words[index].range.upperBound
    }
    for index in words.indices.dropFirst()
    where table.isNoun(words[index], .fault) && table.isNoun(words[index - 1], .person) {
      let isCause = words[index].text.hasSuffix("로")
      let isNamedCause = index + 1 < words.count && ["때문에", "탓에", "탓으로"].contains(words[index + 1].text)
      if isCause || isNamedCause { return words[index - 1].range.lowerBound..<words[index].range.upperBound }
    }
    return nil
  }

  private func blame(in sentence: KoreanSentence) -> Range<Int>? {
    guard let last = sentence.words.last, let ending = sentence.ending, ending.kind != .asks,
      copy.analysis.terminal != .question, let verb = sentence.verb,
      // 지우셨습니다, 지우셨나 봐요
      ending.isHonorific && ending.isPast
        || sentence.seeming != nil && verb.forms.contains(where: { $0.isHonorific && $0.isPast })
    else { return nil }
    let range = verb.range.lowerBound..<last.range.upperBound
    if sentence.isNegative || table.isVerb(verb, .fault) { return range }
    // 필수 항목을 비워 두셨습니다
    if verb.isVerb(["비우"]), verb.isInfinitive, last.isVerb(["두", "놓"]) { return range }
    if isExcess(sentence) || sentence.rest.contains(where: { table.means($0, .badly) }) { return range }
    if entersWithout(sentence) { return range }
    // 저장하지 않고 나가셨습니다.
    if sentence.rest.contains(where: { $0.has(ending: "고") && $0.isVerb(["않"]) }) { return range }
    // 한도를 초과하여 사용하셨습니다.
    if sentence.rest.contains(where: { table.isVerb($0, .fault) && $0.has(kind: .joins) }) { return range }
    // 허용되지 않은 행동을 하셨습니다
    let isDeed =
      table.isVerb(verb, .deed, .task, .software) || verb.isVerb(["하"]) && sentence.rest.last.map(isObject) == true
    return isDeed && sentence.rest.contains { isCalledWrong($0, sentence) } ? range : nil
  }

  /// 허락 없이 들어오셨습니다, but not 문제 없이 마치셨습니다.
  private func entersWithout(_ sentence: KoreanSentence) -> Bool {
    let words = sentence.words
    return words.indices.dropFirst().contains { index in
      words[index].text == "없이" && !table.means(words[index - 1], .trouble, .breaks, .praise)
    }
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
    if table.means(word, .wrong) { return true }
    guard let index = sentence.words.firstIndex(where: { $0.range == word.range }), index > 0 else { return false }
    // 사용 중인 이름, but not 진행 중인 예약
    if word.text == "중인" { return sentence.words[index - 1].text == "사용" }
    guard word.has(kind: .modifies) else { return false }
    let before = sentence.words[index - 1]
    // 이미 지난 날짜
    if before.text == "이미" { return true }
    // 쓸 수 없는 카드, 지원하지 않는 형식, but not 읽지 않은 메일
    guard word.isVerb(["않", "못하", "없"]) else { return false }
    return before.text == "수" || !before.isVerb(.waitingDeed)
  }
}

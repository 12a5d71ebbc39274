import CopyModel
import CopyText

/// How Korean copy reproaches people with what they did badly, or left undone, in other forms than a statement.
extension KoreanSense {
  /// 또 틀리다니, 안 읽은 티가 나네요, 대충 적으시니 …, 미뤄 온 탓에, 아직도 안 바꾸셨나요?, 이렇게 늦으시면 곤란합니다.
  func neglect(in sentence: KoreanSentence) -> Range<Int>? {
    guard copy.role != .button, copy.role != .notificationAction, copy.role != .text else { return nil }
    return exclaimed(sentence) ?? betrayed(sentence) ?? careless(sentence) ?? neglectedCause(sentence)
      ?? stillUndone(sentence) ?? unwelcome(sentence) ?? dueToPerson(sentence) ?? wouldNotBe(sentence)
  }

  /// 또 틀리다니, 확인도 안 하고 보내시다니요: that it could be so.
  private func exclaimed(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    return words.indices.first { index in
      guard let end = ["다니", "다니요", "다뇨"].first(where: words[index].text.hasSuffix),
        words[index].text.count > end.count
      else { return false }
      let verb = KoreanWord(words[index].text.dropLast(end.count) + "다", range: words[index].range)
      guard !words[..<index].contains(where: isDoer) else { return false }
      let isDenied = words[..<index].contains { $0.text == "안" || $0.isVerb(["않"]) } || verb.isVerb(["않"])
      return isDenied || table.isVerb(verb, .slip, .fault) || words[..<index].contains { table.means($0, .badly) }
    }.map { words[$0].range }
  }

  /// 공부를 안 한 티가 나네요, 대충 읽은 흔적이 보입니다: what one sees by it.
  private func betrayed(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    return words.indices.dropFirst().dropLast().first { index in
      let (deed, next) = (words[index - 1], words[index + 1])
      guard ["티가", "티", "흔적이", "표가", "기색이"].contains(words[index].text), deed.surelyModifies,
        next.isVerb(["나", "역력하", "보이", "뚜렷하"])
      else { return false }
      let before = words[..<(index - 1)]
      let isDenied = deed.isVerb(["않"]) || before.last?.text == "안"
      return isDenied || table.isVerb(deed, .fault, .slip) || before.contains { table.means($0, .badly) }
    }.map { words[$0 - 1].range.lowerBound..<words[$0 + 1].range.upperBound }
  }

  /// 대충 찍어 올리시니 늦어집니다, 설명서를 안 읽고 조립하셨네요: done carelessly by a person who is honoured by the verb.
  private func careless(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard sentence.ending?.asks != true else { return nil }
    for index in words.indices where table.means(words[index], .badly) {
      let deed = words[(index + 1)...].first { word in
        word.forms.contains { $0.isHonorific && ["니", "니까", "서", "고"].contains($0.ending) }
      }
      if let deed { return words[index].range.lowerBound..<deed.range.upperBound }
    }
    guard let last = words.last, let ending = sentence.ending, ending.isHonorific, ending.isPast, ending.kind != .asks
    else {
      return nil
    }
    return words.indices.dropFirst().dropLast().first { index in
      words[index - 1].text == "안" && words[index].surelyHas(endings: ["고"])
    }.map { words[$0].range.lowerBound..<last.range.upperBound }
  }

  /// 백업을 미뤄 온 탓에, 저장하지 않은 바람에, 주소를 적지 않아 … 취소되었습니다, 확인하지 않아서 생긴 문제입니다.
  private func neglectedCause(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    for index in words.indices.dropFirst() {
      let isCause = WordSet.blamingNoun.contains(words[index].text) && words[index - 1].has(kind: .modifies)
      let isArisen =
        ["생긴", "일어난", "벌어진"].contains(words[index].text)
        && (words[index - 1].has(ending: "서") || words[index - 1].isInfinitive)
      guard isCause || isArisen, !words[..<index].contains(where: isDoer), let deed = leftUndone(at: index - 1, words)
      else {
        continue
      }
      return words[deed].range.lowerBound..<words[index].range.upperBound
    }
    return nil
  }

  /// Where the verb of a neglect stands that ends at `index`: 미뤄 온, 저장하지 않은, 안 읽은, 거꾸로 적는.
  private func leftUndone(at index: Int, _ words: [KoreanWord]) -> Int? {
    if words[index].isVerb(["않"]), index > 0, words[index - 1].has(ending: "지") { return index - 1 }
    var verb = index
    while verb > 0, words[verb].isVerb(.carryingOn) || words[verb].isVerb(.leaningVerb), words[verb - 1].isInfinitive {
      verb -= 1
    }
    let isDenied = verb > 0 && words[verb - 1].text == "안"
    let isBadly = words[..<verb].contains { table.means($0, .badly) }
    return isDenied || isBadly || table.isVerb(words[verb], .fault, .slip) ? verb : nil
  }

  /// 아직도 비밀번호를 안 바꾸셨나요?
  private func stillUndone(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let still = sentence.words.first(where: { $0.text == "아직도" }), let last = sentence.words.last,
      sentence.isNegative, let ending = sentence.ending, ending.isHonorific, ending.isPast
    else { return nil }
    return still.range.lowerBound..<last.range.upperBound
  }

  /// 이렇게 늦게 오시면 곤란합니다, 안 지키시면 어떡해요, 제때 저장을 안 하니까 그렇죠.
  private func unwelcome(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 1, let last = words.last else { return nil }
    let deed = words[words.count - 2]
    let isCalledSo = last.isVerb(["곤란하", "어떡하"]) || last.text.hasPrefix("어떡")
    if isCalledSo, deed.forms.contains(where: { $0.isHonorific && ["면", "으면"].contains($0.ending) }) {
      return deed.range.lowerBound..<last.range.upperBound
    }
    guard last.isVerb(["그렇", "이렇"]), deed.has(ending: "니까"), leftUndone(at: words.count - 2, words) != nil else {
      return nil
    }
    return deed.range.lowerBound..<last.range.upperBound
  }

  /// 손님 카드 때문이에요, 시간을 안 지킨 쪽은 고객님입니다: whose it is. What people asked for is no fault.
  private func dueToPerson(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 1, let last = words.last else { return nil }
    if last.isVerb(["때문이", "탓이"]), sentence.ending?.kind != .asks {
      let cause = words[words.count - 2]
      let person = words.dropLast().suffix(2).first { table.isNoun($0, .person) && !$0.isSubject }
      return cause.isVerb(.wantedDeed) || ["요청", "신청", "주문", "안전"].contains(where: cause.nouns.contains)
        ? nil : person.map { $0.range.lowerBound..<last.range.upperBound }
    }
    guard words.count > 2, ["쪽은", "것은", "건", "사람은"].contains(words[words.count - 2].text),
      last.forms.contains(where: { form in
        form.stems.contains { $0.hasSuffix("이") && table.isNoun(String($0.dropLast()), .person) }
      }), leftUndone(at: words.count - 3, words) != nil
    else { return nil }
    return words[words.count - 3].range.lowerBound..<last.range.upperBound
  }

  /// 조금만 살폈다면 생기지 않았을 일입니다: what would not be, had it been done.
  private func wouldNotBe(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard let deed = words.firstIndex(where: { word in word.forms.contains { $0.isPast && $0.ending == "다면" } }),
      !words[..<deed].contains(where: isDoer)
    else { return nil }
    let outcome = words[(deed + 1)...].first { word in
      word.isVerb(["않", "없"]) && word.forms.contains { $0.isPast && $0.kind == .modifies }
    }
    return outcome.map { words[deed].range.lowerBound..<$0.range.upperBound }
  }
}

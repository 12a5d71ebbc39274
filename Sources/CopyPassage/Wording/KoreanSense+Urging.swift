import CopyModel
import CopyText

/// What Korean copy asks for without the form of an order: 올려 주시면 돼요, 채울 시간이에요, 서명만 하면 끝나요.
extension KoreanSense {
  /// A deed that is asked for in another form than an order, if it is done in software.
  func urging(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 1, let last = words.last,
      let index = sufficient(sentence) ?? advised(words) ?? due(words) ?? offered(sentence) ?? required(sentence)
        ?? begged(sentence)
    else { return nil }
    let deed = mainVerb(at: index, words)
    guard !isOfAnother(before: deed, words), isTried(at: deed, words) || isDoneInApp(at: deed, words) else {
      return nil
    }
    return words[deed].range.lowerBound..<last.range.upperBound
  }

  /// 올리 of 올려 주시면: the verb that the auxiliaries lean on.
  private func mainVerb(at index: Int, _ words: [KoreanWord]) -> Int {
    var index = index
    while index > 0, words[index].isVerb(.leaningVerb), words[index - 1].isInfinitive { index -= 1 }
    return index
  }

  /// 친구가 수락하면 돼요: in the clause of the deed, somebody else does it. What people are named as, they are called by.
  private func isOfAnother(before deed: Int, _ words: [KoreanWord]) -> Bool {
    let clause = words[..<deed].reversed().prefix { !isCondition($0) }
    return clause.contains { isDoer($0) && !table.isNoun($0, .person) }
  }

  /// 외워 볼까요?, 풀어 보면 좋아요
  private func isTried(at index: Int, _ words: [KoreanWord]) -> Bool {
    index + 1 < words.count && words[index].isInfinitive && words[index + 1].isVerb(["보"])
      && table.isVerb(words[index], .tries)
  }

  private func isDoneInApp(at index: Int, _ words: [KoreanWord]) -> Bool {
    let (word, rest) = (words[index], words[..<index])
    if isDoneInApp(word, rest) || isNamedDeed(word, rest) { return true }
    // 서명만 하면, 업데이트를 해 주시면
    guard word.isVerb(["하"]), let noun = rest.last else { return false }
    return isNamedDeed(noun, rest.dropLast())
  }

  /// 서명만, 제출, 올리기만: the deed as a noun.
  private func isNamedDeed(_ word: KoreanWord, _ rest: ArraySlice<KoreanWord>) -> Bool {
    if table.isNoun(word, .softwareSure) { return true }
    if table.isNoun(word, .software) { return rest.contains { table.isNoun($0, .place, .thing) } }
    guard word.text.hasSuffix("기만") else { return false }
    return isDoneInApp(KoreanWord(String(word.text.dropLast()), range: word.range), rest)
  }

  /// 사진을 올려 주시면 돼요, 서명만 하면 끝나요, 들러 보면 좋아요: all that is needed, or that would be well.
  private func sufficient(_ sentence: KoreanSentence) -> Int? {
    let words = sentence.words
    guard words.count > 1, !sentence.isNegative, let verb = sentence.verb, verb.isVerb(.sufficing),
      var index = words.firstIndex(where: { $0.range == verb.range }), index > 0
    else { return nil }
    // 보내 주시면 등록이 끝납니다
    if index > 1, verb.isVerb(["끝나", "완료되", "마무리되"]), words[index - 1].isSubject,
      table.isNoun(words[index - 1], .done, .task)
    {
      index -= 1
    }
    guard words[index - 1].surelyHas(endings: ["면", "으면"]) else { return nil }
    let isOnly = words[index - 1].isVerb(["하"]) && index > 1 && words[index - 2].text.hasSuffix("만")
    return isOnly ? index - 2 : index - 1
  }

  /// 고쳐 놓는 게 좋아요, 지금 신청하는 편이 나아요.
  private func advised(_ words: [KoreanWord]) -> Int? {
    guard words.count > 2, let last = words.last, last.isVerb(["좋", "낫", "안전하", "유리하"]),
      ["게", "것이", "편이", "것도"].contains(words[words.count - 2].text)
    else { return nil }
    let deed = words[words.count - 3]
    return deed.has(ending: "는") && !deed.isVerb(["않"]) ? words.count - 3 : nil
  }

  /// 채울 시간이에요, 찍을 차례가 왔어요, 서명하는 일만 남았어요.
  private func due(_ words: [KoreanWord]) -> Int? {
    guard let last = words.last, words.count > 1 else { return nil }
    let before = words[words.count - 2]
    // 차례예요, and 차례 as a heading; 때 as a heading is when something is so.
    let isOccasion = last.isVerb(.occasionNoun) || ["차례", "시간"].contains(last.text)
    if isOccasion { return isToCome(before) ? words.count - 2 : nil }
    if last.isVerb(["남"]), last.final?.isPast == true, before.text.hasSuffix("만") {
      let isBare = words.count > 2 && ["일만", "것만", "단계만"].contains(before.text)
      return isBare ? words.count - 3 : words.count - 2
    }
    guard words.count > 2, last.isVerb(["오", "되"]), last.final?.isPast == true, before.isSubject,
      WordSet.occasionNoun.words.contains(where: { before.nouns.contains(String($0.dropLast())) })
    else { return nil }
    return isToCome(words[words.count - 3]) ? words.count - 3 : nil
  }

  /// 채울, 찍을
  private func isToCome(_ word: KoreanWord) -> Bool { word.surelyHas(endings: ["ㄹ", "을"]) }

  /// 외워 볼까요?, 올려 주실래요?, 넘겨 봐, 올려 줘: to try, or to do somebody a favour.
  private func offered(_ sentence: KoreanSentence) -> Int? {
    let words = sentence.words
    if isBareCall(words) { return words.count - 1 }
    guard words.count > 1, let last = words.last, let ending = last.final ?? last.forms.first(where: isCasual) else {
      return nil
    }
    // 후기를 들려주시겠어요?
    let favour = last.forms.contains { form in
      form.isHonorific && form.asks && form.stems.contains { $0.hasSuffix("주") }
    }
    if favour, !last.isVerb(["주"]) { return words.count - 1 }
    let isCarried = words[words.count - 2].isInfinitive && (last.isVerb(.carryingOn) || last.isVerb(.leaningVerb))
    if last.has(kind: .proposes), ending.level == .formal || isCarried { return words.count - 1 }
    // 보여 주실 수 있나요?
    if ending.asks, last.isVerb(["있"]), words.count > 3, words[words.count - 2].text == "수" {
      let favour = words[words.count - 3]
      return favour.isVerb(["주"]) && words[words.count - 4].isInfinitive ? words.count - 3 : nil
    }
    guard words[words.count - 2].isInfinitive, !ending.isPast else { return nil }
    let isOffer = ending.asks && (ending.intends || WordSet.offerEnding.contains(ending.ending))
    let isCall = ending.kind == .either && !ending.intends || ending.kind == .requests
    if last.isVerb(["보"]) { return isOffer || isCall ? words.count - 1 : nil }
    return last.isVerb(["주"]) && (isOffer || ending.kind == .requests) ? words.count - 1 : nil
  }

  /// 볼래, 가자
  private func isCasual(_ form: KoreanForm) -> Bool { ["ㄹ래", "을래", "자"].contains(form.ending) }

  /// 넘겨 봐, 올려 줘, as friends call on each other.
  private func isBareCall(_ words: [KoreanWord]) -> Bool {
    guard let last = words.last, words.count > 1, ["봐", "줘", "봐봐"].contains(last.text) else { return false }
    return words[words.count - 2].isInfinitive
  }

  /// 동의하셔야 쓸 수 있어요, 확인할 필요가 있어요, 로그인하도록 하세요.
  private func required(_ sentence: KoreanSentence) -> Int? {
    let words = sentence.words
    guard words.count > 2, let last = words.last, !sentence.isNegative, sentence.ending?.asks != true else {
      return nil
    }
    let before = words[words.count - 2]
    if last.isVerb(["있"]), before.text == "필요가" {
      return isToCome(words[words.count - 3]) ? words.count - 3 : nil
    }
    if last.isVerb(["하"]), before.has(ending: "도록"), sentence.ending?.kind != .states { return words.count - 2 }
    guard last.isVerb(["있"]), WordSet.abilityNoun.contains(before.text) else { return nil }
    // 다시 시작해야 할 수 있습니다, 활성화되어야 볼 수 있습니다: nobody is told to.
    let needed = words.dropLast(3).lastIndex { $0.surelyHas(endings: ["야", "어야"]) && !$0.text.contains("되") }
    return needed.flatMap { words[$0 + 1].isVerb(["하", "되"]) ? nil : $0 }
  }

  /// 확인 부탁드려요, 서명 요망, 체크인하는 것 잊지 마세요, 잊지 말고 체크인하기.
  private func begged(_ sentence: KoreanSentence) -> Int? {
    let words = sentence.words
    guard let last = words.last else { return nil }
    let before = words[words.count - 2]
    if last.isVerb(["바라", "부탁하", "부탁드리"]) || ["요망", "바람", "부탁", "필수"].contains(last.text) {
      return before.nouns.contains { table.isNoun($0, of: [.software, .softwareSure]) } ? words.count - 2 : nil
    }
    let reminder = words.indices.dropLast().last { words[$0].text == "잊지" }
    guard let reminder else { return nil }
    if words[reminder + 1].text == "말고", last.has(ending: "기") { return words.count - 1 }
    guard words[reminder + 1].isVerb(["말"]) || words[reminder + 1].text.hasPrefix("마"), reminder > 0 else { return nil }
    let isThing = ["것", "거", "걸", "것을"].contains(words[reminder - 1].text)
    return isThing && reminder > 1 ? reminder - 2 : reminder - 1
  }
}

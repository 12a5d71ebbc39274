import CopyModel
import CopyText

/// What Korean questions and buttons do.
extension KoreanSense {
  /// The verb that the last question asks for, as the title of its button: 환불 of 환불하겠습니까, 잠그기 of 잠글까요.
  package var askedAction: (title: String, range: Range<Int>)? {
    guard let last, let verb = last.verb, let ending = last.ending, isOffer(ending), !last.isNegative,
      !words.contains(where: { table.means($0, .question) })
    else { return nil }
    return title(of: verb, in: last)
  }

  /// Whether the sentence at `offset` asks whether to do something, and not what is: 사진인가요.
  package func asksToAct(at offset: Int) -> Bool {
    let sentence = sentences.last { ($0.words.first?.range.lowerBound ?? 0) <= offset }
    guard let ending = sentence?.ending, ending.asks else { return false }
    return isOffer(ending) || !ending.stems.contains { $0.hasSuffix("이") }
  }

  /// What asks at the end whether the action is all right, behind what was to be asked: 삭제하셔도 괜찮으시겠습니까, 나가는 게 확실한가요.
  package var closingFiller: Range<Int>? {
    guard let words = last?.words, words.count > 1, let end = words.last, last?.ending?.asks == true else { return nil }
    let before = words[words.count - 2]
    if end.isVerb(["괜찮", "좋"]) || end.isVerb(["되"]) && last?.ending.map(isOffer) == true {
      return before.has(ending: "도") ? end.range : nil
    }
    let isThat = WordSet.askedThing.contains(before.text)
    return isThat && end.isVerb(["확실하", "맞"]) ? before.range.lowerBound..<end.range.upperBound : nil
  }

  /// 하겠습니까, 하시겠어요, 할까요, 할래요: what the answer does. 됩니까, 맞나요 ask what is.
  private func isOffer(_ ending: KoreanForm) -> Bool {
    ending.asks && (ending.intends || WordSet.offerEnding.contains(ending.ending))
  }

  private func title(of verb: KoreanWord, in sentence: KoreanSentence) -> (title: String, range: Range<Int>)? {
    guard let stems = verb.forms.first?.stems, let stem = stems.first(where: known) ?? stems.first else { return nil }
    if stem == "하", let object = sentence.rest.last, let noun = object.nouns.last(where: { !$0.isEmpty }) {
      let isObject = object.nouns.count == 1 || object.text == noun + "을" || object.text == noun + "를"
      return isObject && Jamo.isHangul(noun) ? (noun, object.range.lowerBound..<verb.range.upperBound) : nil
    }
    guard !table.isVerb(stem, .state) || stem.count > 2 else { return nil }
    let noun = String(stem.dropLast())
    if stem.hasSuffix("하"), stem.count > 2 { return (noun, verb.range) }
    return Jamo.isHangul(stem) && !stem.hasSuffix("하") ? (stem + "기", verb.range) : nil
  }

  private func known(_ stem: String) -> Bool { stem.hasSuffix("하") || KoreanStemTable.shared.isKnown(stem) }

  /// Whether an action of a notification only opens something: 자세히 보기, 앱 실행, 쿠폰함 열기.
  package var opensOnly: Bool {
    guard let words = sentences.first?.words, let last = words.last, words.count < 4 else { return false }
    let rest = words.dropLast()
    // 나중에 보기
    if rest.contains(where: { table.means($0, .later) }) { return false }
    if table.isNoun(last, .shows) || leadsTo(last, rest) || isMoreOf(last, rest) { return true }
    // 확인하러 가기
    if rest.last?.has(ending: "러") == true, table.isNoun(last, .opens) { return true }
    guard table.isNoun(last, .opens, .begins) else { return false }
    if rest.isEmpty { return !table.isNoun(last, .begins) }
    return rest.allSatisfy { table.isNoun($0, .screen) || table.means($0, .filler) }
  }

  /// 처리, 지금 하기, 작업 진행: what is done to anything, and to nothing in particular.
  package var actsOnAnything: Bool {
    guard let last = words.last, words.count < 4, !copy.holdsMoreThanWords else { return false }
    let isAct = last.text == "하기" || last.nouns.count == 1 && table.isNoun(last, .acts)
    let isDrawnOut = last.text.hasSuffix("하기") && table.isNoun(String(last.text.dropLast(2)), .acts)
    return (isAct || isDrawnOut)
      && words.dropLast().allSatisfy { word in
        WordSet.atOnce.contains(word.text) || word.nouns.count == 1 && table.isNoun(word, .process)
      }
  }

  /// 저장, 유지: what is asked so that nothing is lost.
  package static func keeps(_ title: String) -> Bool { KoreanStemTable.shared.isNoun(title, of: [.keeps]) }

  /// 안 지움, 그대로 두기: that nothing is done.
  package var leavesAsItIs: Bool {
    guard let last = words.last else { return false }
    let isDenied = WordSet.notDoing.contains(last.text) || words.dropLast().last?.text == "안"
    return isDenied || keepsAsItIs
  }

  /// 그대로 두기, 계속 방송: that all stays as it is.
  package var keepsAsItIs: Bool {
    guard let last = words.last else { return false }
    let before = words.dropLast().last?.text ?? ""
    if WordSet.staying.contains(last.text) { return true }
    // 그냥 둘게요
    let isLeft = last.final != nil && last.isVerb(["두"])
    if ["두기", "둠"].contains(last.text) || isLeft { return WordSet.leftAlone.contains(before) }
    return words.count == 2 && before == "계속" && last.final == nil
  }

  /// 자세한 정보, 상세 내용
  private func isMoreOf(_ last: KoreanWord, _ rest: ArraySlice<KoreanWord>) -> Bool {
    rest.count == 1 && ["자세한", "상세", "상세한"].contains(rest[rest.startIndex].text)
      && table.isNoun(last, .screen, .notice, .news, .thing)
  }

  /// 어디에서 가져올까요, 종류 선택: which of several.
  package var asksWhich: Bool {
    if let last, let ending = last.ending {
      return isOffer(ending) && last.rest.contains { table.means($0, .question) || $0.text == "어떤" }
    }
    return words.count > 1 && words.last.map { ["선택", "고르기"].contains($0.text) } == true
  }

  /// 앨범, 카메라: no verb, and no noun that is done.
  package var namesThing: Bool {
    guard let last = words.last else { return false }
    return !last.has(ending: "기") && !last.has(ending: "음") && last.final == nil
      && !table.isNoun(last, .task, .done, .opens, .begins, .halts, .loss, .deed, .software, .process, .shows)
  }

  /// 홈으로 가기, 채팅방 입장, 앱 켜기: wherever it leads.
  private func leadsTo(_ last: KoreanWord, _ rest: ArraySlice<KoreanWord>) -> Bool {
    guard let place = rest.last, place.nouns.count > 0 else { return false }
    if ["켜기", "띄우기"].contains(last.text) { return table.isNoun(place, .machine) && table.isNoun(place, .place) }
    guard table.isNoun(last, .leads), !table.means(place, .direction, .stores) else { return false }
    if table.isNoun(last, .enters), !copy.holdsMoreThanWords, !table.means(place, .filler) { return true }
    let goes = place.text.hasSuffix("로") && place.nouns.count > 1 && !last.text.hasPrefix("이동")
    return goes || table.isNoun(place, .place, .screen)
  }

  /// 삭제하기, of which 삭제 says as much. 시작하기 is how Korean titles it.
  package var drawnOutNoun: Range<Int>? {
    guard let word = words.last, word.text.hasSuffix("하기"), word.text.count > 3, word.has(ending: "기") else {
      return nil
    }
    return word.range
  }

  /// How a button says its verb in a sentence, 삭제합니다, and the verb alone.
  package var sentenceOfButton: (range: Range<Int>, title: String?)? {
    guard sentences.count == 1, let last, let verb = last.verb, let ending = last.ending,
      copy.analysis.terminal != .question,
      ending.kind != .asks || isOffer(ending), let end = last.words.last
    else { return nil }
    let title = title(of: verb, in: last)?.title
    return (verb.range.lowerBound..<end.range.upperBound, last.isNegative ? nil : title)
  }
}

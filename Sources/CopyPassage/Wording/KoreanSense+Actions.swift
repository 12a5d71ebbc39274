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
    let isThat = ["것이", "게", "거", "것을"].contains(before.text)
    return isThat && end.isVerb(["확실하", "맞"]) ? before.range.lowerBound..<end.range.upperBound : nil
  }

  /// 하겠습니까, 하시겠어요, 할까요, 할래요: what the answer does. 됩니까, 맞나요 ask what is.
  private func isOffer(_ ending: KoreanForm) -> Bool {
    ending.asks && (ending.intends || ["ㄹ까요", "을까요", "ㄹ까", "을까", "ㄹ래요", "을래요"].contains(ending.ending))
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
    if table.isNoun(last, .shows) { return true }
    // 확인하러 가기
    if rest.last?.has(ending: "러") == true, table.isNoun(last, .opens) { return true }
    guard table.isNoun(last, .opens, .begins) else { return false }
    if rest.isEmpty { return !table.isNoun(last, .begins) }
    return rest.allSatisfy { table.isNoun($0, .screen) || table.means($0, .filler) }
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

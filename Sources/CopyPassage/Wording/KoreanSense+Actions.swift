import CopyText

/// What Korean questions and buttons do.
extension KoreanSense {
  /// The verb that the last question asks for, as the title of its button: 환불 of 환불하겠습니까, 잠그기 of 잠글까요.
  package var askedAction: (title: String, range: Range<Int>)? {
    guard let last, let verb = last.verb, let ending = last.ending, isOffer(ending), !last.isNegative,
      !words.contains(where: { Self.questionWords.isSuperset(of: [$0.text]) })
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

  private static let questionWords: Set<String> = ["무엇을", "무엇", "어떻게", "어디로", "어디에", "언제", "왜", "누구를", "누구에게", "얼마나"]

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
    switch last.nouns.first {
    case "보기", "보러가기": return true
    case "열기", "실행", "실행하기", "이동", "이동하기", "시작", "시작하기", "가기", "확인", "확인하기":
      let isBare = rest.isEmpty && !["시작", "시작하기", "확인", "확인하기"].contains(last.text)
      return isBare
        || !rest.isEmpty && rest.allSatisfy { table.isNoun($0, .screen) || ["바로", "지금", "자세히"].contains($0.text) }
    default: return false
    }
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
      ending.mood != .asks || isOffer(ending), let end = last.words.last
    else { return nil }
    let title = title(of: verb, in: last)?.title
    return (verb.range.lowerBound..<end.range.upperBound, last.isNegative ? nil : title)
  }
}

/// A Korean sentence by its last verb and what leans on it: 저장하지 못했습니다, 보낼 수 없습니다, 켜 주세요.
package struct KoreanSentence: Sendable {
  package let words: [KoreanWord]
  /// How the sentence ends; nil for one without a verb at its end.
  package private(set) var ending: KoreanForm?
  /// The same, and whether it may be a question; nil for what friends say without an ending, and for one without a verb.
  package let closing: KoreanClosing?
  /// The verb that tells what is done, behind which auxiliaries may stand.
  package private(set) var verb: KoreanWord?
  /// The words before that verb.
  package private(set) var rest: ArraySlice<KoreanWord> = []
  /// -지 않-, -지 못하-, 안, 못, -(으)ㄹ 수 없-.
  package private(set) var isNegative = false
  /// -(으)ㄹ 수 없-, -지 못하-, 못: wanted, and not possible.
  package private(set) var fails = false
  /// -(으)ㄹ 수도 있-: may be.
  package private(set) var isPossibility = false
  /// -아야 하-, -어야 되-: what is to be done.
  package private(set) var isDuty = false
  /// -기 바라-: an order, politely.
  package private(set) var isWish = false
  /// -것 같-, -듯하-, -(으)ㄴ 것으로 보이-: the words that say so.
  package private(set) var seeming: Range<Int>?

  package init(_ words: [KoreanWord]) {
    self.words = words
    closing = KoreanClosing(words)
    guard let last = words.last else { return }
    ending = closing?.form ?? Self.bareEnding(of: words)
    var index = words.count - 1
    while let next = step(from: index) { index = next }
    guard ending != nil || last.has(kind: .names) else { return }
    verb = words[index]
    rest = words[..<index]
    if let adverb = rest.last?.text, ["안", "못"].contains(adverb) {
      isNegative = true
      fails = fails || adverb == "못"
    }
  }

  /// 안 해, 볼 수 없어, 넘겨 봐, 문이 열려: the form in -아/-어 by itself, as friends talk; behind what shows that it is a verb.
  private static func bareEnding(of words: [KoreanWord]) -> KoreanForm? {
    guard let last = words.last, words.count > 1 else { return nil }
    let before = words[words.count - 2]
    if ["봐", "줘"].contains(last.text) {
      return KoreanForm(ending: "", kind: .requests, level: .plain, stems: [last.text == "봐" ? "보" : "주"])
    }
    guard let form = last.forms.first(where: { $0.ending.isEmpty && !$0.stems.isEmpty }) else { return nil }
    let isAbility = ["있어", "없어"].contains(last.text) && WordSet.abilityNoun.contains(before.text)
    let isDenied = ["안", "못"].contains(before.text) || last.text == "않아" && before.has(ending: "지")
    let isKnown = form.stems.contains(where: KoreanStemTable.shared.isKnown) && last.text.count > 1
    let isBehindNoun = ["이", "가", "을", "를"].contains { before.text.count > 1 && before.text.hasSuffix($0) }
    guard isAbility || isDenied || isKnown && isBehindNoun && last.nouns.count == 1 else { return nil }
    return KoreanForm(ending: "", kind: .either, level: .plain, stems: form.stems)
  }

  /// Where the verb stands that the auxiliary at `index` leans on; nil where it is none.
  private mutating func step(from index: Int) -> Int? {
    guard index > 0 else { return nil }
    let (word, before) = (words[index], words[index - 1])
    if isAbility(before, at: index), word.isVerb(["있", "없"]) { return able(word, before, index) }
    if let start = supposition(word, before, index) { return start }
    if WordSet.deniedEnding.words.contains(where: {
      before.has(ending: "지") && before.text.hasSuffix($0) || before.text.hasSuffix("지" + $0)
    }) {
      guard word.isVerb(["않", "못하"]) else { return nil }
      isNegative = true
      fails = fails || word.isVerb(["못하"])
      return index - 1
    }
    if isFramed(word, before) { return index - 1 }
    if marksDuty(word, before) || marksHardship(word, before) { return index - 1 }
    let leans = before.isInfinitive && word.isVerb(.leaningVerb)
    // 결제하려고 하셨습니다
    let isMeant = word.isVerb(["하"]) && (before.has(ending: "려고") || before.has(ending: "으려고"))
    let goesOn = before.has(ending: "고") && word.isVerb(["있", "싶"]) || before.has(ending: "게") && word.isVerb(["되"])
    // 확인하시기 바랍니다
    let isWished = (before.has(ending: "기") || before.has(ending: "길")) && word.isVerb(["바라"])
    isWish = isWish || isWished
    return leans || goesOn || isMeant || isWished ? index - 1 : nil
  }

  /// 느린 듯합니다, 느린 건 아닐까요: what is only supposed; where the verb before it stands.
  private mutating func supposition(_ word: KoreanWord, _ before: KoreanWord, _ index: Int) -> Int? {
    if index > 1, words[index - 2].has(kind: .modifies),
      WordSet.supposedThing.contains(before.text) && word.isVerb(.supposingVerb) || isDoubtOfThing(word, before)
    {
      seeming = before.range.lowerBound..<word.range.upperBound
      return index - 2
    }
    guard let guess = guessed(word, before) else { return nil }
    seeming = guess
    return index - 1
  }

  /// 건 아닐까요
  private func isDoubtOfThing(_ word: KoreanWord, _ before: KoreanWord) -> Bool {
    WordSet.doubtedThing.contains(before.text) && word.isVerb(["아니"])
      && word.forms.contains { $0.kind == .asks }
  }

  /// 되살리기 어렵습니다, 저장하기가 불가능합니다
  private mutating func marksHardship(_ word: KoreanWord, _ before: KoreanWord) -> Bool {
    let isNamed = before.surelyHas(endings: ["기"]) || before.text.hasSuffix("기가")
    guard isNamed, word.isVerb(.hardshipVerb) else { return false }
    isNegative = true
    fails = true
    return true
  }

  private mutating func marksDuty(_ word: KoreanWord, _ before: KoreanWord) -> Bool {
    guard before.has(ending: "야"), word.isVerb(["하", "되"]) else { return false }
    isDuty = true
    return true
  }

  /// 지워질 예정입니다, 사라지는 것입니다, 열 수 없는 상태입니다: a noun that only frames what the verb before it tells.
  private func isFramed(_ word: KoreanWord, _ before: KoreanWord) -> Bool {
    before.surelyModifies && (word.text == "겁니다" || word.isVerb(.framingNoun))
  }

  /// What is only guessed by the form of the verb before: 끊겼나 봐요, 틀렸을지도 모릅니다, 바쁜 모양입니다, 늦은 듯합니다.
  private func guessed(_ word: KoreanWord, _ before: KoreanWord) -> Range<Int>? {
    let both = before.range.lowerBound..<word.range.upperBound
    let asksItself = WordSet.wonderingEnding.words.contains(where: before.has(ending:))
    if word.isVerb(["보", "싶"]), asksItself { return both }
    // 모자라지 않을까 합니다, 늦을까 싶습니다
    if WordSet.offerEnding.words.contains(where: before.has(ending:)) {
      let isDoubt = before.isVerb(["않", "아니", "없"]) && word.isVerb(["하", "생각되", "생각하"])
      if isDoubt || word.isVerb(["싶"]) { return both }
    }
    if word.isVerb(["모르"]), WordSet.maybeEnding.words.contains(where: before.has(ending:)) { return both }
    // 불안정해 보입니다
    let tellsQuality = before.text.hasSuffix("해") || before.text.hasSuffix("워") || before.isVerb(.seenQuality)
    if word.isVerb(["보이"]), before.isInfinitive, tellsQuality { return both }
    guard before.has(kind: .modifies) else { return nil }
    // 바쁜 모양입니다, 느린 편입니다, but not 거울 모양
    if word.isVerb(.impressionNoun) { return both }

    return word.isVerb(["듯하", "듯싶"]) ? word.range : nil
  }

  private func isAbility(_ before: KoreanWord, at index: Int) -> Bool {
    index > 1 && WordSet.abilityNoun.contains(before.text) && words[index - 2].has(kind: .modifies)
  }

  private mutating func able(_ word: KoreanWord, _ before: KoreanWord, _ index: Int) -> Int {
    if word.isVerb(["없"]) {
      isNegative = true
      fails = true
    } else if before.text == "수도" {
      isPossibility = true
    }
    // 됐을 수 있습니다, 있을 수도 있습니다
    let verb = words[index - 2]
    let isState = isPossibility && verb.isVerb(["있", "없", "이"])
    if !word.isVerb(["없"]), isState || verb.forms.contains(where: { $0.isPast && $0.kind == .modifies }) {
      seeming = verb.range.lowerBound..<word.range.upperBound
    }
    return index - 2
  }
}

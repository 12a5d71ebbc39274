import CopyModel
import CopyText

/// Where Korean copy doesn’t say plainly what is the matter.
extension KoreanSense {
  /// Where what is told is only guessed: 끊긴 듯합니다, 늦은 것 같아요, 빠졌나 봐요.
  package var seeming: Range<Int>? {
    sentences.lazy.compactMap {
      $0.seeming ?? possible(in: $0) ?? belittled(in: $0) ?? unsmooth(in: $0) ?? personified(in: $0) ?? doubted(in: $0)
        ?? withheld(in: $0)
    }.first
  }

  /// 아마 늦었습니다: a word of doubt; 그다지 좋지 않습니다: denied by half.
  private func doubted(in sentence: KoreanSentence) -> Range<Int>? {
    guard let ending = sentence.ending, !ending.asks, ending.kind != .requests else { return nil }
    if let doubt = sentence.rest.first(where: { table.means($0, .doubt) }) { return doubt.range }
    // 좋지만은 않습니다
    let words = sentence.words
    if let half = words.indices.dropLast().first(where: {
      words[$0].text.hasSuffix("지만은") && words[$0 + 1].isVerb(["않"])
    }) {
      return words[half].range.lowerBound..<words[half + 1].range.upperBound
    }
    guard sentence.isNegative, let last = sentence.words.last else { return nil }
    // 그렇게 할 수 없습니다: it can’t be, by halves or not.
    if sentence.fails { return nil }
    return sentence.rest.first { table.means($0, .scarcely) }.map { $0.range.lowerBound..<last.range.upperBound }
  }

  /// 성공했다고 보기는 어렵습니다, 예전 같지 않습니다: what it isn’t, and not what it is.
  private func withheld(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard let last = words.last, sentence.ending?.asks == false else { return nil }
    for index in words.indices.dropFirst().dropLast() {
      let isSaid =
        words[index - 1].text.hasSuffix("다고") && ["보기", "하기", "말하기"].contains(where: words[index].text.hasPrefix)
      let isFormer = WordSet.formerTime.contains(words[index - 1].text) && words[index].text.hasPrefix("같지")
      if isSaid, words[index + 1].isVerb(.hardshipVerb) { return words[index].range.lowerBound..<last.range.upperBound }
      if isFormer, words[index + 1].isVerb(["않"]) { return words[index - 1].range.lowerBound..<last.range.upperBound }
    }
    return nil
  }

  /// 끊겼을 가능성이 있습니다, 끊겼을 텐데요: what is past is so or not.
  private func possible(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    return words.indices.dropFirst().first { index in
      if words[index].text.hasPrefix("텐데") {
        return words[index - 1].forms.contains { $0.isPast && $0.kind == .modifies && $0.ending == "을" }
      }
      guard words[index].text.hasPrefix("가능성이") else { return false }
      // What is, is so or not as well: 문제가 있을 가능성이 있습니다.
      let isState = words[index - 1].isVerb(["있", "없"]) && words[index - 1].has(ending: "을")
      return isState || words[index - 1].forms.contains { $0.isPast && $0.kind == .modifies && $0.ending == "을" }
    }.map { words[$0].range }
  }

  /// 살짝 문제가 있습니다, 다소 불안정합니다: what is the matter, made small.
  private func belittled(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    return words.indices.dropLast().first { index in
      table.means(words[index], .small) && table.means(words[index + 1], .trouble)
    }.map { words[$0].range.lowerBound..<words[$0 + 1].range.upperBound }
  }

  /// 순조롭지 않습니다; 생각만큼 잘 되지 않았습니다: that it went well is denied, and not told how it went.
  private func unsmooth(in sentence: KoreanSentence) -> Range<Int>? {
    // What may not go as it should is a warning.
    guard sentence.isNegative, let verb = sentence.verb, let last = sentence.words.last,
      !sentence.words.contains(where: { $0.text == "수" || $0.text == "수도" })
    else { return nil }
    let isHoped = sentence.rest.contains { word in
      WordSet.expectation.words.contains { noun in
        ["만큼", "처럼", "대로"].contains { word.text == noun + $0 }
      }
    }
    // 매끄럽게 진행되지 못했습니다
    let isSmooth = table.isVerb(verb, .smooth) || sentence.rest.last.map { table.means($0, .smooth) } ?? false
    return isSmooth || isHoped ? verb.range.lowerBound..<last.range.upperBound : nil
  }
}

import CopyModel
import CopyPassage
import CopyText

/// Private figures as Korean copy tells them: where somebody lives, what came and went, what opens a door.
extension PrivateFigure {
  static func korean(_ copy: Passage) -> Range<Int>? {
    guard copy.isKorean else { return nil }
    return home(copy) ?? residentNumber(copy) ?? endOfCard(copy) ?? code(copy) ?? movedSum(copy)
  }

  /// 솔밭로 12, 301호; 102동 1503호: a home is told by its unit. A road alone is where shops are as well.
  private static func home(_ copy: Passage) -> Range<Int>? {
    let text = copy.text
    let unit = text.firstMatch(of: /(?:\d{1,4}동 ?)?\d{2,4}호(?![선차기점관실])/)
    let door = text.firstMatch(of: /문 ?앞|현관|배달|배송|택배|기사님|라이더|(?:^| )(?:집|댁|자택)(?:에|으로|이|은|\s)/)
    if let unit, text[unit.range].contains("동") { return text.byteRange(of: unit.range) }
    let road = text.firstMatch(of: /[가-힣]+(?:대로|로|길) ?\d{1,4}(?:번?[가-라]?길)?(?: ?\d{1,4}(?:-\d{1,3})?)?/)
    let block = text.firstMatch(of: /[가-힣]*(?:아파트|빌라|맨션|오피스텔|연립|주택|원룸)\s/)
    if let unit, let start = (road?.range ?? block?.range)?.lowerBound, start < unit.range.lowerBound {
      return text.byteRange(of: start..<unit.range.upperBound)
    }
    return door == nil ? nil : road.map { text.byteRange(of: $0.range) }
  }

  /// The number of a person’s registration.
  private static func residentNumber(_ copy: Passage) -> Range<Int>? {
    copy.text.firstMatch(of: /\d{6}-[1-8]\d{6}/).map { copy.text.byteRange(of: $0.range) }
  }

  /// 카드 끝자리 4402, 계좌(0088)
  private static func endOfCard(_ copy: Passage) -> Range<Int>? {
    let pattern = /(?:카드|계좌|통장)(?:의|는)? ?(?:(?:끝|뒷|뒤) ?(?:네 ?)?(?:자리|번호)?[가는]? ?\d{3,4}|\([*•]*\d{3,4}\))/
    return copy.text.firstMatch(of: pattern).map { copy.text.byteRange(of: $0.range) }
  }

  /// 창고를 여는 번호는 4402입니다: a number that is there to get in.
  private static func code(_ copy: Passage) -> Range<Int>? {
    for sentence in copy.koreanSentences {
      let words = sentence.words
      let sign = words.indices.dropFirst().first { index in
        WordSet.codeSign.words.contains(where: words[index].nouns.contains)
          && words[index - 1].has(kind: .modifies) && words[index - 1].isVerb(.unlocking)
      }
      guard let sign else { continue }
      let number = copy.tokens.first { token in
        Int(token.start) >= words[sign].range.upperBound && token.length > 3
          && (token.kind == .number || token.traits.contains(.hasDigit))
      }
      if let number { return number.range }
    }
    return nil
  }

  /// 지수 님이 5만 원을 보냈어요: a sum that came or went. What a thing costs stands with 에.
  private static func movedSum(_ copy: Passage) -> Range<Int>? {
    let text = copy.text
    guard let sum = text.firstMatch(of: /\d[\d,.]* ?(?:[천백만억] ?)*원(?=[을이만]?\s)/) else { return nil }
    let range = text.byteRange(of: sum.range)
    let isMoved = copy.koreanSentences.contains { sentence in
      guard let last = sentence.words.last, last.range.lowerBound > range.lowerBound, sentence.ending?.isPast == true
      else {
        return false
      }
      return sentence.verb?.isVerb(.movingMoney) == true
    }
    return isMoved ? range : nil
  }
}

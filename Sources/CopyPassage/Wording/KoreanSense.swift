import CopyText

/// What Korean copy says, by the meaning of its stems and the grammar around them, whatever particle and ending they have.
package struct KoreanSense {
  let sentences: [KoreanSentence]
  let copy: Passage
  let table = KoreanStemTable.shared

  package init(_ copy: Passage) {
    self.copy = copy
    sentences = copy.koreanSentences
  }

  var words: [KoreanWord] { sentences.flatMap(\.words) }
  var last: KoreanSentence? { sentences.last }

  /// 요청을 처리할 수 없습니다, 안내 말씀: every word fits any occasion. What there is none of, or what is asked, is news.
  package var isVague: Bool {
    guard !words.isEmpty, !copy.holdsMoreThanWords, !asks, !says(absence: words) else { return false }
    let isTrouble =
      words.allSatisfy { table.means($0, .trouble, .process, .filler) }
      && words.contains { table.means($0, .trouble, .process) }
    let isNotice =
      words.allSatisfy { table.means($0, .notice, .filler) } && words.contains { table.isNoun($0, .notice) }
    return isTrouble || isNotice
  }

  /// A title that any notification could have: kinds of news, and that they are there.
  package var isAnyNews: Bool {
    guard !words.isEmpty, !copy.holdsMoreThanWords, !asks, !says(absence: words) else { return false }
    if words.allSatisfy({ table.isVerb($0, .greeting) || table.means($0, .filler) }),
      words.contains(where: { table.isVerb($0, .greeting) })
    {
      return true
    }
    return words.allSatisfy { table.means($0, .news, .notice, .filler, .arrives) }
      && words.contains { table.means($0, .news, .notice) }
      || isVague
  }

  private var asks: Bool { copy.form == .question || copy.analysis.terminal == .question }

  /// 없음, 없습니다, but behind 수 not.
  private func says(absence words: [KoreanWord]) -> Bool {
    words.indices.contains { index in
      words[index].isVerb(["없"]) && (index == 0 || !["수", "수가", "수는"].contains(words[index - 1].text))
    }
  }
}

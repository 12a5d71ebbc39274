import CopyModel
import CopyText

/// What Korean copy says, by the meaning of its stems and the grammar around them, whatever particle and ending they have.
package struct KoreanSense {
  let sentences: [KoreanSentence]
  let copy: Passage
  let table = KoreanStemTable.shared
  /// Where what is asked about ends.
  private let end: Int

  /// - Parameter end: where what is asked about ends.
  package init(_ copy: Passage, before end: Int = .max) {
    (self.copy, self.end) = (copy, end)
    sentences = copy.koreanSentences
  }

  /// All words but interjections, and the letters that draw a face: 어머나, ㅠㅠ.
  var words: [KoreanWord] {
    let calls = copy.all(.interjection)
    return sentences.flatMap(\.words).filter { word in
      word.range.lowerBound < end && !word.text.unicodeScalars.allSatisfy { (0x3131...0x318E).contains($0.value) }
        && !calls.contains { Int($0.start) == word.range.lowerBound }
    }
  }
  var last: KoreanSentence? { sentences.last }

  /// 요청을 처리할 수 없습니다, 안내 말씀: every word fits any occasion. What there is none of, or what is asked, is news.
  package var isVague: Bool {
    guard !words.isEmpty, !copy.holdsMoreThanWords(before: end), !says(absence: words) else { return false }
    if asks { return asksToGoOn }
    let isAbout = words.contains { table.means($0, .trouble, .process, .notice) || tells($0) }
    return words.allSatisfy(fitsAnything) && isAbout || isAnyEvent || isAnyDenial || isAnyFault || callsAttention
      || callsForAnything || isAnyMatter || isAnyChange
  }

  /// 안 되네요, 계속할 수 없습니다: that something isn’t so or can’t be, and not what.
  private var isAnyDenial: Bool {
    guard let last, last.isNegative, last.ending?.kind == .states || last.ending?.kind == .either else { return false }
    return words.allSatisfy(fitsAnything)
  }

  /// 네트워크 오류, 통신 장애: as a title, a trouble and what every app is made of, and nothing of what became of it.
  private var isAnyFault: Bool {
    guard copy.role == .alertTitle, words.count > 1, let last = words.last, table.isNoun(last.text, .trouble) else {
      return false
    }
    return words.dropLast().allSatisfy { table.isNoun($0, .wire) || fitsAnything($0) }
  }

  /// 잠깐, 먼저 읽어 보세요: as a title, a call for eyes alone.
  private var callsAttention: Bool {
    copy.role == .alertTitle && words.contains(where: callsEyes)
      && words.allSatisfy { callsEyes($0) || fitsAnything($0) }
  }

  /// Whether the word goes with any occasion: faults, work, announcements, and in what manner, to what degree, and how badly.
  func fitsAnything(_ word: KoreanWord) -> Bool {
    isHoped(word) || table.means(word, .trouble, .process, .halts, .notice, .filler, .small, .excess, .badly)
      || tells(word)
      || isManner(word)
  }

  /// 뜻대로, 예상과: as things were to go.
  private func isHoped(_ word: KoreanWord) -> Bool {
    WordSet.expectation.words.contains { noun in
      ["대로", "만큼", "처럼", "과", "와", "보다"].contains { word.text == noun + $0 }
    }
  }

  /// 이 기능을 사용할 수 없습니다: as a title, words for whatever an app has.
  private func tells(_ word: KoreanWord) -> Bool { copy.role == .alertTitle && table.means(word, .anything) }

  /// 기술적인, 정상적으로: a quality made of a noun.
  private func isManner(_ word: KoreanWord) -> Bool {
    word.text.count > 2 && ["적인", "적으로"].contains(where: word.text.hasSuffix)
  }

  /// 진행할까요? as a title.
  private var asksToGoOn: Bool {
    // 어떻게 할까요?
    if copy.role == .alertTitle, let first = words.first, ["어떻게", "무엇을", "뭘"].contains(first.text) {
      return words.count > 1 && words.dropFirst().allSatisfy { $0.isVerb(["하"]) || table.means($0, .filler) }
    }
    guard copy.role == .alertTitle, !words.contains(where: { table.means($0, .question) || $0.text == "어떤" }) else {
      return false
    }
    // 이대로 할까요?, 이대로 괜찮으시겠어요?
    let goesOn = words.contains { table.isVerb($0, .process) || $0.isVerb(["하", "괜찮", "되", "좋"]) }
    return goesOn && words.allSatisfy { table.means($0, .process, .filler) || $0.isVerb(["괜찮", "좋"]) }
  }

  /// 알 수 없는 상황입니다: that there is something, and what isn’t told.
  private var isAnyEvent: Bool {
    words.count > 1 && words.allSatisfy { isEvent($0) || isHoped($0) || table.means($0, .filler) }
      && words.contains(where: isEvent)
  }

  /// 상황이, and 상황입니다, which is a form of 이다.
  func isEvent(_ word: KoreanWord) -> Bool {
    table.means(word, .event)
      || word.forms.contains { form in
        form.stems.contains { $0.hasSuffix("이") && table.isNoun(String($0.dropLast()), .event) }
      }
  }

  var asks: Bool { copy.form == .question || copy.analysis.terminal == .question }

  /// 없음, 없습니다, but behind 수 not.
  func says(absence words: [KoreanWord]) -> Bool {
    words.indices.contains { index in
      words[index].isVerb(["없"]) && (index == 0 || !["수", "수가", "수는"].contains(words[index - 1].text))
    }
  }
}

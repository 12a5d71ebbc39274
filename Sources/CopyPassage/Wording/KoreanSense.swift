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
    let isTrouble =
      words.allSatisfy { table.means($0, .trouble, .process, .halts, .filler) }
      && words.contains { table.means($0, .trouble, .process) }
    let isNotice =
      words.allSatisfy { table.means($0, .notice, .filler) } && words.contains { table.isNoun($0, .notice) }
    return isTrouble || isNotice || isAnyEvent
  }

  /// 진행할까요? as a title.
  private var asksToGoOn: Bool {
    copy.role == .alertTitle && !words.contains { table.means($0, .question) || $0.text == "어떤" }
      && words.allSatisfy { table.means($0, .process, .filler) }
      && words.contains { table.isVerb($0, .process) }
  }

  /// 알 수 없는 상황입니다: that there is something, and what isn’t told.
  private var isAnyEvent: Bool {
    words.count > 1 && words.allSatisfy { isEvent($0) || table.means($0, .filler) } && words.contains(where: isEvent)
  }

  /// 상황이, and 상황입니다, which is a form of 이다.
  private func isEvent(_ word: KoreanWord) -> Bool {
    table.isNoun(word, .event)
      || word.forms.contains { form in
        form.stems.contains { $0.hasSuffix("이") && table.isNoun(String($0.dropLast()), .event) }
      }
  }

  /// A title that any notification could have: kinds of news, and that they are there.
  package var isAnyNews: Bool {
    guard !words.isEmpty, !copy.holdsMoreThanWords, !asks, !says(absence: words) else { return false }
    if words.allSatisfy({ table.isVerb($0, .greeting) || table.means($0, .filler) }),
      words.contains(where: { table.isVerb($0, .greeting) })
    {
      return true
    }
    return words.allSatisfy { table.means($0, .news, .notice, .filler, .arrives) || callsEyes($0) }
      && words.contains { table.means($0, .news, .notice) || callsEyes($0) }
      || isVague
  }

  /// 확인해 보세요, 놓치지 마세요: a call to look, which any notification is.
  private func callsEyes(_ word: KoreanWord) -> Bool {
    sentences.contains { sentence in
      guard sentence.ending?.kind == .requests, let verb = sentence.verb, table.isVerb(verb, .looks) else {
        return false
      }
      return sentence.words.contains { $0.range == word.range } && word.range.lowerBound >= verb.range.lowerBound
    }
  }

  private var asks: Bool { copy.form == .question || copy.analysis.terminal == .question }

  /// 없음, 없습니다, but behind 수 not.
  private func says(absence words: [KoreanWord]) -> Bool {
    words.indices.contains { index in
      words[index].isVerb(["없"]) && (index == 0 || !["수", "수가", "수는"].contains(words[index - 1].text))
    }
  }
}

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

/// What Korean copy tells: that something failed, is done, or goes for good.
extension KoreanSense {
  /// Where the app’s own work went wrong: 저장하지 못했습니다, 업로드에 실패했습니다, 전송 오류가 났습니다.
  package var failure: Range<Int>? { sentences.lazy.compactMap(failure).first }

  private func failure(in sentence: KoreanSentence) -> Range<Int>? {
    if let verb = sentence.verb, sentence.fails, isOwnWork(verb, sentence) { return verb.range }
    if let verb = sentence.verb, sentence.isNegative, isUndone(verb, sentence) { return verb.range }
    // 백업이 끊겼습니다, 결제가 거절됐어요, 파일이 손상되었습니다. What was stopped on purpose is no failure.
    let isMeant = sentence.words.contains { $0.text.hasPrefix("성공") || $0.text == "정상적으로" || $0.text == "안전하게" }
    if !isMeant, let verb = sentence.verb, table.isVerb(verb, .breaks), sentence.ending?.isPast == true,
      sentence.rest.contains(where: { table.isNoun($0, .task) || table.isNoun($0, .kept) && $0.isSubject })
    {
      return verb.range
    }
    // 업로드 중단
    if sentence.ending == nil, (2...3).contains(sentence.words.count), let last = sentence.words.last,
      table.isNoun(last, .breaks), table.isNoun(sentence.words[sentence.words.count - 2], .task)
    {
      return last.range
    }
    if let range = quits(sentence) ?? unable(sentence) { return range }
    guard let trouble = sentence.words.lastIndex(where: { table.means($0, .trouble) }), isTold(trouble, sentence) else {
      return nil
    }
    let before = sentence.words[..<trouble]
    return before.contains { table.means($0, .task) } ? sentence.words[trouble].range : nil
  }

  /// 저장되지 않, of a task; 동영상이 올라가지 않, of a thing that a task is done with.
  private func isUndone(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    if table.isVerb(verb, .task), verb.text.contains("되") { return true }
    // 동기화가 완료되지 않았습니다, 인쇄가 제대로 되지 않았습니다.
    let isDone = table.isVerb(verb, .process) || verb.isVerb(["되"]) && sentence.ending?.isPast == true
    if isDone, sentence.rest.contains(where: { table.isNoun($0, .task) && $0.isSubject }) {
      return true
    }
    return sentence.ending?.isPast == true && table.isVerb(verb, .happens)
      && sentence.rest.contains { table.isNoun($0, .thing) && $0.isSubject }
  }

  /// 업로드하, which software alone does, or 보내 with something that software keeps.
  private func isOwnWork(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    if table.isVerb(verb, .softwareSure) { return true }
    guard table.isVerb(verb, .task, .process) else { return false }
    return sentence.rest.contains { table.isNoun($0, .thing, .place, .task) }
  }

  /// The trouble is what the sentence tells, not what something is about.
  private func isTold(_ index: Int, _ sentence: KoreanSentence) -> Bool {
    let (word, next) = (sentence.words[index], sentence.words[(index + 1)...])
    return !word.text.hasSuffix("의") && next.allSatisfy { table.means($0, .filler, .trouble) }
  }

  /// Whether the copy tells that something is done and well: 보냈습니다, 등록되었습니다, 업로드 완료.
  package var tellsCompletion: Bool {
    guard let last, !last.isNegative, !words.contains(where: { table.means($0, .trouble, .wrong) }) else {
      return false
    }
    // 지도 다운로드 완료
    if last.words.count > 1, let end = last.words.last, table.isNoun(end, .result), last.ending == nil {
      return last.words.dropLast().contains { table.isNoun($0, .done, .task, .software, .softwareSure) }
    }
    guard let verb = last.verb, let ending = last.ending, !ending.asks, let end = last.words.last else { return false }
    if !ending.isPast { return isWell(verb, last) }
    // 예약해 두었습니다, 보내 드렸습니다.
    guard verb.range == end.range || verb.isInfinitive && end.isVerb(["두", "놓", "드리", "주"]) else { return false }
    // 업로드가 끝났습니다, but not 주차 시간이 끝났습니다.
    return table.isVerb(verb, .done) || verb.isVerb(["끝나"]) && last.rest.contains { table.isNoun($0, .done) }
  }

  /// Whether it states that something goes for good: 사진이 삭제됩니다, 복구할 수 없습니다. Behind a condition the loss is another’s.
  package var statesLoss: Bool { sentences.contains(where: isLoss) }

  private func isLoss(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb, !sentence.rest.contains(where: isCondition) else { return false }
    guard !sentence.rest.contains(where: { table.isNoun($0, .nuisance) }) else { return false }
    if sentence.isNegative, table.isVerb(verb, .wayBack) || table.isVerb(verb, .keeps) { return true }
    // 다시는 읽을 수 없습니다, 더 이상 열 수 없습니다.
    if sentence.fails { return sentence.rest.contains { Self.evermore.contains($0.text) } }
    return !sentence.isNegative && table.isVerb(verb, .loss)
  }

  private static let evermore: Set<String> = ["다시는", "이상", "영영", "영원히", "영구히", "두번"]

  func isCondition(_ word: KoreanWord) -> Bool {
    word.forms.contains { ["면", "으면", "지만"].contains($0.ending) && !$0.stems.isEmpty } && !table.isNoun(word, .thing)
  }
}

/// Korean copy by its words and sentences.
extension Passage {
  /// The sentences of Korean copy, with the words between spaces; marks, numbers, and placeholders are no words.
  func readKoreanSentences() -> [KoreanSentence] {
    let starts = sentenceStarts
    var groups: [[KoreanWord]] = [[]]
    var next = starts.dropFirst().first
    var position = 1
    for token in tokens where token.kind == .word {
      while let start = next, Int(token.start) >= start {
        groups.append([])
        position += 1
        next = position < starts.count ? starts[position] : nil
      }
      groups[groups.count - 1].append(KoreanWord(text(token.range), range: token.range))
    }
    return groups.filter { !$0.isEmpty }.map(KoreanSentence.init)
  }

  /// Whether the copy holds anything that is no word of the language: a name in quotation marks, a figure, what is filled in.
  package var holdsMoreThanWords: Bool { holdsMoreThanWords(before: .max) }

  /// The same of what stands before `end`.
  func holdsMoreThanWords(before end: Int) -> Bool {
    tokens.prefix { Int($0.start) < end }.contains { token in
      switch token.kind {
      case .word: token.traits.contains(.isQuoted)
      case .space, .newline, .punctuation, .emoji, .markup, .entity: false
      default: true
      }
    }
  }
}

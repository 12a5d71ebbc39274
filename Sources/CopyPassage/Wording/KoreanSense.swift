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
    return words.allSatisfy(fitsAnything) && isAbout || isAnyEvent || isAnyDenial || callsAttention
  }

  /// 안 되네요, 계속할 수 없습니다: that something isn’t so or can’t be, and not what.
  private var isAnyDenial: Bool {
    guard let last, last.isNegative, last.ending?.kind == .states || last.ending?.kind == .either else { return false }
    return words.allSatisfy(fitsAnything)
  }

  /// 잠깐, 먼저 읽어 보세요: as a title, a call for eyes alone.
  private var callsAttention: Bool {
    copy.role == .alertTitle && words.contains(where: callsEyes)
      && words.allSatisfy { callsEyes($0) || fitsAnything($0) }
  }

  /// Whether the word goes with any occasion: faults, work, announcements, and in what manner, to what degree, and how badly.
  private func fitsAnything(_ word: KoreanWord) -> Bool {
    table.means(word, .trouble, .process, .halts, .notice, .filler, .small, .excess, .badly) || tells(word)
      || isManner(word)
  }

  /// 이 기능을 사용할 수 없습니다: as a title, words for whatever an app has.
  private func tells(_ word: KoreanWord) -> Bool { copy.role == .alertTitle && table.means(word, .anything) }

  /// 기술적인, 정상적으로: a quality made of a noun.
  private func isManner(_ word: KoreanWord) -> Bool {
    word.text.count > 2 && ["적인", "적으로"].contains(where: word.text.hasSuffix)
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
    table.means(word, .event)
      || word.forms.contains { form in
        form.stems.contains { $0.hasSuffix("이") && table.isNoun(String($0.dropLast()), .event) }
      }
  }

  /// A title that any notification could have: kinds of news, and that they are there.
  package var isAnyNews: Bool {
    guard !words.isEmpty, !copy.holdsMoreThanWords || countsNews, !says(absence: words) else { return false }
    // 무슨 일일까요?
    if asks { return words.allSatisfy { table.means($0, .question, .filler) || isEvent($0) } }
    // 변경 사항, 유의 사항: matters of any kind.
    if words.count == 2, words[1].text == "사항" { return true }
    if isGreeting { return true }
    return words.allSatisfy { word in
      table.means(word, .news, .notice, .filler, .arrives) || table.isNoun(word, .person) || callsEyes(word)
        || isCounter(word) || table.isNoun(word, .anything) && word.nouns.count == 1
    }
      && words.contains { table.means($0, .news, .notice) || callsEyes($0) }
      || isVague
  }

  /// 감사합니다, 안녕하세요
  var isGreeting: Bool {
    words.allSatisfy { table.means($0, .greeting, .filler) } && words.contains { table.means($0, .greeting) }
  }

  /// 알림 3건: a figure that only counts what any notification may bring.
  private var countsNews: Bool {
    !copy.tokens.contains { token in
      token.traits.contains(.isQuoted)
        || token.kind == .number && !words.contains { $0.range.lowerBound == token.end && isCounter($0) }
        || ![.word, .number, .space, .punctuation, .emoji].contains(token.kind)
    }
  }

  private func isCounter(_ word: KoreanWord) -> Bool {
    ["건", "개", "통"].contains { word.text == $0 || word.text == $0 + "의" }
      && copy.tokens.contains { $0.kind == .number && $0.end == word.range.lowerBound }
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
    // 나중에 보기
    if rest.contains(where: { table.means($0, .later) }) { return false }
    if table.isNoun(last, .shows) || leadsTo(last, rest) || isMoreOf(last, rest) { return true }
    // 확인하러 가기
    if rest.last?.has(ending: "러") == true, table.isNoun(last, .opens) { return true }
    guard table.isNoun(last, .opens, .begins) else { return false }
    if rest.isEmpty { return !table.isNoun(last, .begins) }
    return rest.allSatisfy { table.isNoun($0, .screen) || table.means($0, .filler) }
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

/// What Korean copy tells to go for good.
extension KoreanSense {
  /// Whether it states that something goes for good: 사진이 삭제됩니다, 복구할 수 없습니다. Behind a condition the loss is another’s.
  package var statesLoss: Bool { sentences.contains(where: isLoss) }

  private func isLoss(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb, !sentence.rest.contains(where: isCondition) else { return false }
    guard !sentence.rest.contains(where: { table.isNoun($0, .nuisance) }) else { return false }
    if sentence.isNegative, table.isVerb(verb, .wayBack) || table.isVerb(verb, .keeps) { return true }
    // 다시는 읽을 수 없습니다, 더 이상 열 수 없습니다.
    if sentence.fails, !table.isVerb(verb, .process) {
      return sentence.rest.contains { Self.evermore.contains($0.text) }
    }
    if lacksWayBack(sentence) { return true }
    return !sentence.isNegative && table.isVerb(verb, .loss)
  }

  private static let evermore: Set<String> = ["다시", "다시는", "이상", "영영", "영원히", "영구히", "두번"]

  /// 복원할 방법이 없습니다
  private func lacksWayBack(_ sentence: KoreanSentence) -> Bool {
    let words = sentence.words.suffix(3)
    guard words.count == 3, let back = words.first, let end = words.last, end.isVerb(["없"]) else { return false }
    let isMeans = ["방법", "길", "수단", "도리"].contains { words[words.endIndex - 2].nouns.contains($0) }
    return isMeans && back.has(kind: .modifies) && table.isVerb(back, .wayBack)
  }

  func isCondition(_ word: KoreanWord) -> Bool {
    word.forms.contains { ["면", "으면", "지만"].contains($0.ending) && !$0.stems.isEmpty } && !table.isNoun(word, .thing)
  }
}

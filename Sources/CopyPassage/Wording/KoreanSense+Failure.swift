import CopyText

/// What Korean copy tells of the app’s own work: that it failed.
extension KoreanSense {
  /// Where the app’s own work went wrong: 저장하지 못했습니다, 업로드에 실패했습니다, 전송 오류가 났습니다.
  package var failure: Range<Int>? { sentences.lazy.compactMap(failure).first }

  private func failure(in sentence: KoreanSentence) -> Range<Int>? {
    if let verb = sentence.verb, sentence.fails, isOwnWork(verb, sentence) { return verb.range }
    if let verb = sentence.verb, sentence.isNegative, isUndone(verb, sentence) { return verb.range }
    // 백업이 끊겼습니다, 결제가 거절됐어요, 파일이 손상되었습니다. What was stopped on purpose is no failure.
    let isMeant = sentence.words.contains { $0.text.hasPrefix("성공") || $0.text == "정상적으로" || $0.text == "안전하게" }
    if !isMeant, let verb = sentence.verb, table.isVerb(verb, .breaks), isNow(verb, sentence),
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
    if let range = unanswered(sentence) ?? cutOff(sentence) ?? quits(sentence) ?? unable(sentence)
      ?? ownFailure(sentence) ?? failedClause(sentence)
    {
      return range
    }
    guard let trouble = sentence.words.lastIndex(where: { table.means($0, .trouble) }), isTold(trouble, sentence) else {
      return nil
    }
    let before = sentence.words[..<trouble]
    let isOfWork = before.contains { table.means($0, .task) } || isOfDeed(before)
    return isOfWork ? sentence.words[trouble].range : nil
  }

  /// 끊겼습니다, and 자꾸 끊깁니다. What is stopped by somebody is announced in the same words: 내일 중단됩니다.
  private func isNow(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    guard let ending = sentence.ending, !ending.asks, ending.kind != .requests else { return false }
    let isNative = verb.forms.contains { form in
      form.stems.contains { table.isVerb($0, .breaks) && !$0.hasSuffix("되") && !$0.hasSuffix("하") }
    }
    return ending.isPast || isNative && !sentence.isNegative && !sentence.rest.contains(where: isCondition)
  }

  /// 프린터가 응답하지 않습니다: a machine doesn’t do what it is there for.
  private func unanswered(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, sentence.isNegative, sentence.ending?.asks == false,
      table.isVerb(verb, .process, .softwareSure, .happens),
      // 신호가 닿지 않습니다, but not 무선은 설정하지 않습니다.
      sentence.rest.contains(where: {
        $0.isSubject && (table.isNoun($0, .machine) || table.isNoun($0, .wire) && table.isVerb(verb, .happens))
      })
    else { return nil }
    return verb.range
  }

  /// 지도를 받다가 끊겼습니다: what was under way when it broke.
  private func cutOff(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, table.isVerb(verb, .breaks), sentence.ending?.isPast == true,
      sentence.rest.contains(where: { $0.has(ending: "다가") }), sentence.rest.contains(where: isObject)
    else { return nil }
    return verb.range
  }

  /// 지도를 읽어 오지 못했습니다: something was to be done, and nobody else is named who could have failed. What people strive
  /// for is their own.
  private func ownFailure(_ sentence: KoreanSentence) -> Range<Int>? {
    // 올리지 못했음
    let last = sentence.words.last?.forms.first { $0.kind == .names && $0.isPast }
    guard sentence.fails, let ending = sentence.ending ?? last, ending.isPast, !ending.asks, !ending.isHonorific,
      let verb = sentence.verb, sentence.rest.contains(where: isObject), !hasSubject(sentence),
      !sentence.rest.contains(where: { table.isNoun($0, .goal) })
    else { return nil }
    return verb.range
  }

  /// 문서를 여는 데, 메시지 보내기: what the trouble behind it came up with.
  private func isOfDeed(_ before: ArraySlice<KoreanWord>) -> Bool {
    guard let last = before.last, !before.contains(where: isActor) else { return false }
    let isTime = WordSet.whileNoun.contains(last.text)
    if isTime, before.count > 1 { return before[before.endIndex - 2].has(kind: .modifies) }
    // 정리하다가
    if last.has(ending: "다가") { return true }
    return last.text.hasSuffix("기") && last.text.count > 2 && last.has(ending: "기") && before.count > 1
  }

  /// Whether somebody or something is named that does it.
  func hasSubject(_ sentence: KoreanSentence) -> Bool { sentence.words.contains(where: isActor) }

  /// 팀이, 관리자는, 손님께서, but not 오늘은 and 읽는.
  private func isActor(_ word: KoreanWord) -> Bool {
    let particles = word.nouns.dropFirst().map { KoreanNoun.particle(of: word.text, behind: $0) }
    if particles.contains(where: ["이", "가", "께서"].contains), !word.has(ending: "다가") { return true }
    return particles.contains(where: ["은", "는"].contains) && !table.means(word, .filler) && !word.surelyModifies
  }

  /// 지도를, 사진을.
  func isObject(_ word: KoreanWord) -> Bool {
    word.nouns.dropFirst().contains { ["을", "를"].contains(KoreanNoun.particle(of: word.text, behind: $0)) }
  }

  /// 저장되지 않, of a task; 동영상이 올라가지 않, of a thing that a task is done with.
  private func isUndone(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    if table.isVerb(verb, .task), verb.text.contains("되") { return true }
    // 요금제 변경 안 됨
    if sentence.ending == nil, verb.text == "됨", let task = sentence.rest.dropLast().last, task.nouns.count == 1 {
      return table.isNoun(task, .task, .done, .software, .softwareSure)
    }
    // 동기화가 완료되지 않았습니다, 인쇄가 제대로 되지 않았습니다.
    let isDone = table.isVerb(verb, .process) || verb.isVerb(["되"]) && sentence.ending?.isPast == true
    if isDone, sentence.rest.contains(where: { table.isNoun($0, .task) && $0.isSubject }) {
      return true
    }
    guard let ending = sentence.ending, table.isVerb(verb, .happens) else { return false }
    return sentence.rest.contains { word in
      word.isSubject && (table.isNoun(word, .kept) || ending.isPast && table.isNoun(word, .thing))
    }
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
    return !word.text.hasSuffix("의") && next.allSatisfy { table.means($0, .filler, .trouble, .halts, .process) }
  }
}

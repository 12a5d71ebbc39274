import CopyText

/// What Korean copy tells: that something failed, is done, or goes for good.
extension KoreanSense {
  /// Where the app’s own work went wrong: 저장하지 못했습니다, 업로드에 실패했습니다, 전송 오류가 났습니다.
  package var failure: Range<Int>? { sentences.lazy.compactMap(failure).first }

  private func failure(in sentence: KoreanSentence) -> Range<Int>? {
    if let verb = sentence.verb, sentence.fails, isOwnWork(verb, sentence) { return verb.range }
    if let verb = sentence.verb, sentence.isNegative, isUndone(verb, sentence) { return verb.range }
    // 백업이 끊겼습니다, 결제가 거절됐어요.
    if let verb = sentence.verb, table.isVerb(verb, .breaks), sentence.ending?.isPast == true,
      sentence.rest.contains(where: { table.isNoun($0, .task) })
    {
      return verb.range
    }
    guard let trouble = sentence.words.lastIndex(where: { table.means($0, .trouble) }), isTold(trouble, sentence) else {
      return nil
    }
    let before = sentence.words[..<trouble]
    return before.contains { table.means($0, .task) } ? sentence.words[trouble].range : nil
  }

  /// 저장되지 않, of a task; 동영상이 올라가지 않, of a thing that a task is done with.
  private func isUndone(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    if table.isVerb(verb, .task), verb.text.contains("되") { return true }
    // 동기화가 완료되지 않았습니다.
    if table.isVerb(verb, .process), sentence.rest.contains(where: { table.isNoun($0, .task) && $0.isSubject }) {
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
    guard let verb = last.verb, let ending = last.ending, ending.isPast, !ending.asks,
      verb.range == last.words.last?.range
    else { return false }
    // 업로드가 끝났습니다, but not 주차 시간이 끝났습니다.
    return table.isVerb(verb, .done) || verb.isVerb(["끝나"]) && last.rest.contains { table.isNoun($0, .done) }
  }

  /// Whether it states that something goes for good: 사진이 삭제됩니다, 복구할 수 없습니다. Behind a condition the loss is another’s.
  package var statesLoss: Bool { sentences.contains(where: isLoss) }

  private func isLoss(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb, !sentence.rest.contains(where: isCondition) else { return false }
    guard !sentence.rest.contains(where: { table.isNoun($0, .nuisance) }) else { return false }
    if sentence.fails { return table.isVerb(verb, .wayBack) }
    return !sentence.isNegative && table.isVerb(verb, .loss)
  }

  private func isCondition(_ word: KoreanWord) -> Bool {
    word.forms.contains { ["면", "으면", "지만"].contains($0.ending) && !$0.stems.isEmpty } && !table.isNoun(word, .thing)
  }
}

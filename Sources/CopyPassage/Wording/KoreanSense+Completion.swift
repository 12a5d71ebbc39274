import CopyText

/// What Korean copy tells to be done and well.
extension KoreanSense {
  /// Whether the copy tells that something is done and well: 보냈습니다, 등록되었습니다, 업로드 완료.
  package var tellsCompletion: Bool {
    guard let last, !last.isNegative, !words.contains(where: { table.means($0, .trouble, .wrong) }) else {
      return false
    }
    // 3단계 통과
    if let end = last.words.last, last.ending == nil, table.isNoun(end.text, .result), table.isNoun(end.text, .well) {
      return true
    }
    // 지도 다운로드 완료
    if last.words.count > 1, let end = last.words.last, table.isNoun(end, .result), last.ending == nil {
      return last.words.dropLast().contains { table.isNoun($0, .done, .task, .software, .softwareSure) }
    }
    // 앨범에 추가됨, 저장됨
    if last.ending == nil, let end = last.words.last, end.text.hasSuffix("됨") {
      return table.isVerb(end, .done) && !table.means(end, .setback, .breaks, .halts, .loss)
    }
    if isUnderWay(last) { return true }
    // 감사합니다. 후기를 남겨 주셨네요. 고맙습니다.
    if isGreeting || endsInThanks { return true }
    guard let verb = last.verb, let ending = last.ending, !ending.asks, let end = last.words.last else { return false }
    if !ending.isPast { return isWell(verb, last) }
    // 예약해 두었습니다, 보내 드렸습니다.
    if isServed(last) { return true }
    guard verb.range == end.range || verb.isInfinitive && end.isVerb(.doneAuxiliary) else { return false }
    // 친구가 사진을 지웠습니다: somebody else’s news.
    if last.rest.contains(where: isObject), hasSubject(last) { return false }
    // 업로드가 끝났습니다, but not 주차 시간이 끝났습니다.
    if verb.isVerb(["끝나"]) { return last.rest.contains { table.isNoun($0, .done) || isDeed($0) } }
    return table.isVerb(verb, .done) || reportsDeed(verb, last)
  }

  /// 후기를 남겨 주셨네요. 고맙습니다: thanks behind what people did, and nothing else the matter.
  private var endsInThanks: Bool {
    guard sentences.count > 1, let last, last.words.allSatisfy({ table.means($0, .greeting, .filler) }),
      last.words.contains(where: { table.isVerb($0, .greeting) })
    else { return false }
    return sentences.dropLast().allSatisfy { sentence in
      sentence.ending?.isPast == true && sentence.ending?.isHonorific == true && !sentence.isNegative
        && !sentence.rest.contains { table.isNoun($0, .trouble, .breaks, .halts, .loss, .setback) }
    }
  }

  /// 사진 올리는 중, 백업 중입니다: the app is at its work. What another is at stands in the way.
  private func isUnderWay(_ sentence: KoreanSentence) -> Bool {
    let words = sentence.words
    guard words.count > 1, let last = words.last, last.text == "중" || last.isVerb(["중이"]),
      !words.contains(where: { isDoer($0) || ["다른", "이미", "점검", "사용"].contains($0.text) })
    else { return false }
    let deed = words[words.count - 2]
    let isDone = table.isVerb(deed, .done, .task) && deed.has(ending: "는")
    return isDone || deed.nouns.count == 1 && table.isNoun(deed, .done) && table.isNoun(deed, .task)
  }

  /// 기사님이 물건을 실어 갔어요: done by whom the app sent.
  private func isServed(_ sentence: KoreanSentence) -> Bool {
    let isBad = sentence.words.contains { table.means($0, .trouble, .breaks, .halts, .loss, .fault, .wrong, .setback) }
    return !isBad && sentence.rest.contains(where: isObject)
      && sentence.words.contains { isDoer($0) && WordSet.servicePerson.words.contains(where: $0.nouns.contains) }
  }

  /// 내려받기가: the noun of a verb that is known.
  private func isDeed(_ word: KoreanWord) -> Bool {
    word.nouns.dropFirst().contains { noun in
      KoreanReader.forms(of: noun).contains { $0.ending == "기" && $0.stems.contains(where: table.isKnown) }
    }
  }

  /// 이름을 고쳤습니다, 잠금이 해제되었습니다: what the app did, or what became of a thing by it, where nothing says that it went
  /// wrong or ran out.
  private func reportsDeed(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    let isBad = sentence.words.contains { word in
      table.means(word, .trouble, .breaks, .halts, .loss, .fault, .wrong, .setback)
    }
    if isBad { return false }
    let isOwn = sentence.rest.contains(where: isObject) && sentence.ending?.isHonorific == false
    let isMadeSo = verb.forms.contains { form in
      form.stems.contains { $0.count > 2 && $0.hasSuffix("되") && Jamo.isHangul(String($0.dropLast())) }
    }
    return isOwn || isMadeSo && sentence.rest.contains(where: \.isSubject)
  }
}

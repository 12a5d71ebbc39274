import CopyText

/// What Korean copy tells to be done and well.
extension KoreanSense {
  /// Whether the copy tells that something is done and well: 보냈습니다, 등록되었습니다, 업로드 완료.
  package var tellsCompletion: Bool {
    guard let last, !last.isNegative, !words.contains(where: { table.means($0, .trouble, .wrong) }) else {
      return false
    }
    // 지도 다운로드 완료
    if last.words.count > 1, let end = last.words.last, table.isNoun(end, .result), last.ending == nil {
      return last.words.dropLast().contains { table.isNoun($0, .done, .task, .software, .softwareSure) }
    }
    // 앨범에 추가됨, 저장됨
    if last.ending == nil, let end = last.words.last, end.text.hasSuffix("됨") {
      return table.isVerb(end, .done) && !table.means(end, .setback, .breaks, .halts, .loss)
    }
    // 감사합니다.
    if isGreeting { return true }
    guard let verb = last.verb, let ending = last.ending, !ending.asks, let end = last.words.last else { return false }
    if !ending.isPast { return isWell(verb, last) }
    // 예약해 두었습니다, 보내 드렸습니다.
    guard verb.range == end.range || verb.isInfinitive && end.isVerb(.doneAuxiliary) else { return false }
    // 친구가 사진을 지웠습니다: somebody else’s news.
    if last.rest.contains(where: isObject), hasSubject(last) { return false }
    // 업로드가 끝났습니다, but not 주차 시간이 끝났습니다.
    if verb.isVerb(["끝나"]) { return last.rest.contains { table.isNoun($0, .done) || isDeed($0) } }
    return table.isVerb(verb, .done) || reportsDeed(verb, last)
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

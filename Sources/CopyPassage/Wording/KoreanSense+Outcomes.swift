import CopyText

/// How work goes, in Korean, where no verb of failing or completing says so.
extension KoreanSense {
  /// 앱이 강제 종료되었습니다, 프로그램이 갑자기 닫혔습니다.
  func quits(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, verb.isVerb(.quittingVerb),
      sentence.rest.contains(where: { table.isNoun($0, .machine) && $0.isSubject }),
      let how = sentence.rest.first(where: { WordSet.suddenly.contains($0.text) })
    else { return nil }
    return how.range.lowerBound..<verb.range.upperBound
  }

  /// 결제가 불가능합니다, 로그인이 어렵습니다: of a task, in place of that it failed.
  func unable(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, !sentence.isNegative,
      verb.isVerb(.hardshipVerb), let task = sentence.rest.last, table.isNoun(task, .task), task.isSubject
    else { return nil }
    return task.range.lowerBound..<verb.range.upperBound
  }

  /// 모든 항목이 최신입니다, 이제 사용할 수 있습니다.
  func isWell(_ verb: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    if sentence.ending?.kind == .requests || sentence.rest.contains(where: isCondition) { return false }
    let end = sentence.words.suffix(2)
    let isNow = sentence.words.prefix(3).contains { $0.text == "이제" || isRelease($0, sentence) }
    if isNow, end.first?.text == "수", end.last?.isVerb(["있"]) == true { return true }
    // 최신 버전입니다
    let isWellMade = isCopula(verb, of: .thing) && sentence.rest.last.map { table.isNoun($0.text, of: [.well]) } == true
    return verb.range == end.last?.range && (table.isVerb(verb, .well) || isCopula(verb, of: .well) || isWellMade)
  }

  /// 새 버전에서는, 이번 업데이트로
  private func isRelease(_ word: KoreanWord, _ sentence: KoreanSentence) -> Bool {
    guard WordSet.releaseNoun.words.contains(where: word.nouns.dropFirst().contains),
      let index = sentence.words.firstIndex(where: { $0.range == word.range }), index > 0
    else { return false }
    return ["새", "이번", "최신"].contains(sentence.words[index - 1].text)
  }

  private func isCopula(_ word: KoreanWord, of meaning: KoreanStemTable.Meaning) -> Bool {
    word.forms.contains { form in
      form.stems.contains { $0.hasSuffix("이") && table.isNoun(String($0.dropLast()), meaning) }
    }
  }

  /// 서버가 삐쳤습니다, 프린터가 말썽입니다: of a machine, what people feel.
  func personified(in sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    // 순위표가 말을 잘 안 들어요
    if sentence.isNegative, sentence.verb?.isVerb(["듣"]) == true, let talk = words.first(where: { $0.text == "말을" }),
      let last = words.last, sentence.ending?.isHonorific == false
    {
      return talk.range.lowerBound..<last.range.upperBound
    }
    guard
      let thing = words.firstIndex(where: {
        table.isNoun($0, .machine, .thing, .kept, .place, .task, .wire) && $0.isSubject
      }),
      let mood = words[(thing + 1)...].last(where: { table.means($0, .mood) || isCopula($0, of: .mood) })
    else { return nil }
    // 이야기가 끝나도 헤매지 않도록 하세요: people’s, and not what the thing feels.
    let isOwn = table.isNoun(words[thing], .machine) || mood.range.upperBound == words.last?.range.upperBound
    return isOwn ? words[thing].range.lowerBound..<mood.range.upperBound : nil
  }
}

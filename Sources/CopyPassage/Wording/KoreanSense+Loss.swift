import CopyModel
import CopyText

/// What Korean copy tells to go for good.
extension KoreanSense {
  /// Whether it states that something goes for good: 사진이 삭제됩니다, 복구할 수 없습니다. Behind a condition the loss is another’s.
  package var statesLoss: Bool { sentences.contains(where: isLoss) }

  /// Whether what the button `title` does is said not to have been done: 백업하지 않은, 저장되지 않은.
  package func isDenied(_ title: String) -> Bool {
    let stem = title.hasSuffix("기") ? String(title.dropLast()) : title
    return words.contains { word in
      word.has(ending: "지") && [stem + "지", stem + "하지", stem + "되지"].contains(word.text)
    }
  }

  private func isLoss(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb, !sentence.rest.contains(where: isCondition) else { return false }
    guard !sentence.rest.contains(where: { table.isNoun($0, .nuisance) }) else { return false }
    if sentence.isDuty { return false }
    // 살려 낼 수 없습니다
    if sentence.fails, verb.isVerb(.carryingOn), let deed = sentence.rest.last, deed.isInfinitive,
      table.isVerb(deed, .wayBack)
    {
      return true
    }
    if sentence.isNegative, table.isVerb(verb, .wayBack) || table.isVerb(verb, .keeps) { return true }
    // 다시는 읽을 수 없습니다, 더 이상 열 수 없습니다.
    if sentence.fails, !table.isVerb(verb, .process) {
      return sentence.rest.contains { WordSet.evermore.contains($0.text) }
    }
    if lacksWayBack(sentence) { return true }
    return !sentence.isNegative && table.isVerb(verb, .loss)
  }

  /// 복원할 방법이 없습니다
  private func lacksWayBack(_ sentence: KoreanSentence) -> Bool {
    let words = sentence.words.suffix(3)
    guard words.count == 3, let back = words.first, let end = words.last, end.isVerb(["없"]) else { return false }
    let isMeans = WordSet.meansNoun.words.contains { words[words.endIndex - 2].nouns.contains($0) }
    return isMeans && back.has(kind: .modifies) && table.isVerb(back, .wayBack)
  }

  func isCondition(_ word: KoreanWord) -> Bool {
    word.forms.contains { ["면", "으면", "지만"].contains($0.ending) && !$0.stems.isEmpty } && !table.isNoun(word, .thing)
  }

  /// Whether nothing that the copy says may go for good: an order, what a thing is, where it comes from, how little it costs to
  /// let it go, what gets better by it, that there may be another.
  package var tellsNoLoss: Bool {
    !sentences.isEmpty
      && sentences.allSatisfy { sentence in
        !sentence.isNegative && !mayBeLoss(sentence)
          && (sentence.ending?.kind == .requests || tellsWhatIs(sentence) || tellsOrigin(sentence)
            || tellsEffort(sentence)
            || tellsGain(sentence) || offersAnother(sentence))
      }
  }

  private func mayBeLoss(_ sentence: KoreanSentence) -> Bool {
    sentence.words.contains { table.means($0, .loss, .setback, .breaks) } || isLoss(sentence)
  }

  /// 봄에 만든 일기입니다; 이름은 ‘봄’입니다, where the mark sets the verb apart.
  private func tellsWhatIs(_ sentence: KoreanSentence) -> Bool {
    if sentence.ending?.isOfCopula == true { return true }
    return sentence.words.last.map { WordSet.copulaForm.contains($0.text) } ?? false
  }

  /// 작년 봄에 만들었습니다: what follows from a button never stands in the past.
  private func tellsOrigin(_ sentence: KoreanSentence) -> Bool {
    sentence.ending?.isPast == true && sentence.ending?.kind == .states && sentence.seeming == nil
  }

  /// 금방 끝납니다, 몇 분이 걸립니다, 1분이면 충분합니다.
  private func tellsEffort(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb, table.isVerb(verb, .effort) else { return false }
    let isSpan = sentence.rest.contains { word in
      let unit = word.text.drop(while: \.isNumber)
      return ["초", "분", "시간"].contains { span in
        unit == span || WordSet.spanParticle.words.contains { unit == span + $0 }
      }
    }
    return isSpan || sentence.rest.contains { table.means($0, .effort) }
  }

  /// 화면이 깔끔해집니다, 공간을 확보합니다, 목록을 깔끔하게 정리합니다.
  private func tellsGain(_ sentence: KoreanSentence) -> Bool {
    guard let verb = sentence.verb else { return false }
    let isQuality = verb.forms.contains { form in form.stems.contains { $0.hasSuffix("워지") || $0.hasSuffix("해지") } }
    return isQuality || table.isVerb(verb, .gain) || sentence.rest.contains { table.means($0, .gain) }
  }

  /// 언제든 새로 만들 수 있습니다
  private func offersAnother(_ sentence: KoreanSentence) -> Bool {
    guard sentence.words.last?.isVerb(["있"]) == true, sentence.words.count > 2, let verb = sentence.verb else {
      return false
    }
    let isAble = sentence.words.dropLast().last.map { ["수", "수도"].contains($0.text) } ?? false
    let isNew = sentence.rest.contains { ["새로", "다시", "또"].contains($0.text) }
    return isAble && isNew && (table.isVerb(verb, .done) || verb.isVerb(["만들", "시작하", "쓰"]))
  }
}

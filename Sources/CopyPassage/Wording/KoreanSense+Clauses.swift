import CopyText

/// What Korean copy tells of failing in a clause that the sentence goes on from, or without a verb at the end.
extension KoreanSense {
  /// 서버에 올라가지 못하고 멈췄어요, 연결이 끊겨 닿지 않습니다, 옮기다 말았어요, 서버에서 답이 없습니다, 갱신 도중 끊김.
  func failedClause(_ sentence: KoreanSentence) -> Range<Int>? {
    deniedClause(sentence) ?? brokenClause(sentence) ?? leftHalfway(sentence) ?? silence(sentence)
      ?? brokenNoun(sentence) ?? undoneNoun(sentence) ?? doneInPart(sentence)
  }

  /// 받아 오지 못해, 올라가지 못하고, 연결할 수 없어: denied, and the sentence goes on.
  private func deniedClause(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    return words.indices.dropFirst().dropLast().lazy.compactMap { index -> Range<Int>? in
      guard goesOn(words[index], before: words[index + 1]), let verb = deniedVerb(before: index, words) else {
        return nil
      }
      let before = words[..<verb]
      guard isUndone(words[verb], behind: before) else { return nil }
      return words[verb].range.lowerBound..<words[index].range.upperBound
    }.first
  }

  /// 못해, 못하고, 못한 채, 없어서. What can’t be, one beside the other, is a rule: 시작할 수 없고 ….
  private func goesOn(_ word: KoreanWord, before next: KoreanWord) -> Bool {
    if word.text == "못한" { return ["채", "채로", "상태로"].contains(next.text) }
    return word.forms.contains { form in
      let endings = form.stems.contains("못하") ? ["", "서", "고", "며"] : ["", "서"]
      return !form.stems.allSatisfy { !["못하", "없"].contains($0) } && endings.contains(form.ending)
    }
  }

  /// Where the verb stands that 못하 or 수 없 at `index` denies.
  private func deniedVerb(before index: Int, _ words: [KoreanWord]) -> Int? {
    var verb = index - 1
    if words[index].isVerb(["없"]) {
      guard WordSet.abilityNoun.contains(words[verb].text), verb > 0, words[verb - 1].has(kind: .modifies) else {
        return nil
      }
      verb -= 1
    } else if !words[verb].has(ending: "지") {
      return nil
    }
    while verb > 0, words[verb].isVerb(.carryingOn), words[verb - 1].isInfinitive { verb -= 1 }
    return verb
  }

  /// Something was to be done with what software keeps, or to become of it, and nobody is named who could have failed.
  private func isUndone(_ verb: KoreanWord, behind before: ArraySlice<KoreanWord>) -> Bool {
    let things = before.filter { table.isNoun($0, .thing, .kept, .task, .machine, .wire, .screen, .news) }
    guard before.allSatisfy({ !isDoer($0) || things.map(\.range).contains($0.range) }) else { return false }
    if table.isVerb(verb, .softwareSure) { return true }
    // 공부한 내용이 서버에 올라가지 못하고
    if table.isVerb(verb, .happens) { return !things.isEmpty }
    return table.isVerb(verb, .task, .done, .software) && !things.isEmpty
  }

  /// 친구가, 지수 님이
  func isDoer(_ word: KoreanWord) -> Bool {
    word.nouns.dropFirst().contains { noun in
      ["이", "가", "께서"].contains(KoreanNoun.particle(of: word.text, behind: noun))
    } && !word.has(ending: "다가") && !table.means(word, .filler)
  }

  /// 연결이 끊겨, 동기화가 멈춰서: what was under way broke, and the sentence goes on to what came of it.
  private func brokenClause(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard sentence.ending?.kind != .requests, sentence.ending?.asks != true else { return nil }
    return words.indices.dropFirst().dropLast().first { index in
      let isOn = words[index].forms.contains { form in
        ["", "서"].contains(form.ending) && form.stems.contains { table.isVerb($0, .breaks) }
      }
      // 블루투스가 꺼져 있습니다: how things are set.
      if words[index + 1].isVerb(["있"]) { return false }
      return isOn && words[index - 1].isSubject && table.isNoun(words[index - 1], .task, .wire, .kept, .machine)
    }.map { words[$0 - 1].range.lowerBound..<words[$0].range.upperBound }
  }

  /// 사진을 옮기다 말았어요: broken off.
  private func leftHalfway(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 2, let last = words.last, last.isVerb(["말"]), sentence.ending?.isPast == true else {
      return nil
    }
    let verb = words[words.count - 2]
    guard verb.surelyHas(endings: ["다", "다가"]), !words.contains(where: isDoer) || words.contains(where: isTask) else {
      return nil
    }
    let isOfSoftware =
      table.isVerb(verb, .task, .softwareSure) || words.contains { table.isNoun($0, .thing, .kept, .task) }
    return isOfSoftware ? verb.range.lowerBound..<last.range.upperBound : nil
  }

  private func isTask(_ word: KoreanWord) -> Bool { word.isSubject && table.isNoun(word, .task, .kept) }

  /// 서버에서 답이 없습니다, 프린터가 반응이 없어요, 기기 응답 없음: a machine gives no sign of life.
  private func silence(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard
      let answer = words.lastIndex(where: { word in WordSet.responseNoun.words.contains(where: word.nouns.contains) }),
      answer + 1 == words.count - 1 || answer + 2 == words.count - 1, let last = words.last,
      sentence.ending?.asks != true, words[..<answer].contains(where: { table.isNoun($0, .machine, .wire) })
    else { return nil }
    let isDenied = sentence.isNegative && last.isVerb(["않", "못하", "하", "오", "주"])
    return last.isVerb(["없"]) || isDenied || table.isVerb(last, .breaks)
      ? words[answer].range.lowerBound..<last.range.upperBound : nil
  }

  /// 인증서 갱신 도중 끊김, 와이파이 끊김: as a heading.
  private func brokenNoun(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard sentence.ending == nil, (2...5).contains(words.count), let last = words.last else { return nil }
    let isBroken = table.isNoun(last.text, of: [.breaks]) || last.has(ending: "ㅁ") && table.isVerb(last, .breaks)
    let before = words.dropLast().last { !["도중", "중", "도중에", "중에"].contains($0.text) }
    // A connection is blocked on purpose as well: 데이터 차단.
    let isOfLink = before.map { table.isNoun($0, .wire) } ?? false && WordSet.brokenLink.contains(last.text)
    guard isBroken, isOfLink || before.map({ table.isNoun($0, .task) }) ?? false else { return nil }
    return last.range
  }

  /// 백업 미완료, 동기화 미처리: not done, of what the app does. What people hand in is theirs: 과제 미제출.
  private func undoneNoun(_ sentence: KoreanSentence) -> Range<Int>? {
    guard sentence.words.count > 1, let last = sentence.words.last, last.text.hasPrefix("미"), last.text.count > 2 else {
      return nil
    }
    let deed = String(last.text.dropFirst())
    let isWork = table.isNoun(deed, of: [.task, .process]) && !table.isNoun(deed, .byHand)
    let isOfTask = sentence.words.dropLast().last.map { table.isNoun($0, .task) } ?? false
    return isWork && isOfTask ? last.range : nil
  }

  /// 동영상이 절반만 올라갔습니다: less than was to be.
  private func doneInPart(_ sentence: KoreanSentence) -> Range<Int>? {
    guard let verb = sentence.verb, let part = sentence.rest.last, WordSet.halfway.contains(part.text),
      sentence.ending?.isPast == true, sentence.ending?.isHonorific == false,
      table.isVerb(verb, .happens) || table.isVerb(verb, .task) && verb.text.contains("되")
        || table.isVerb(verb, .softwareSure)
    else { return nil }
    return part.range.lowerBound..<verb.range.upperBound
  }
}

import CopyModel
import CopyText

/// What Korean copy tells people to do.
extension KoreanSense {
  /// An order to do something in the software: 로그인하세요, 앱을 열어 쿠폰을 받으세요.
  package var instruction: Range<Int>? {
    sentences.lazy.compactMap { occasion($0) ?? proposal($0) ?? urging($0) ?? order($0) ?? touch($0) }.first
  }

  private func order(_ sentence: KoreanSentence) -> Range<Int>? {
    guard sentence.ending?.kind == .requests || sentence.isWish || isOwnDuty(sentence), let verb = sentence.verb,
      ordersSoftware(sentence, verb)
    else { return nil }
    return verb.range.lowerBound..<(sentence.words.last?.range.upperBound ?? verb.range.upperBound)
  }

  /// 지금 로그인하기 좋은 때입니다: a time that suits what is done in software.
  private func occasion(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard let last = words.last, words.count > 2, last.isVerb(.occasionNoun),
      let deed = words.first(where: { $0.text.hasSuffix("기") && $0.has(ending: "기") }),
      table.isVerb(deed, .softwareSure) || table.isNoun(String(deed.text.dropLast(2)), .softwareSure)
    else { return nil }
    return deed.range.lowerBound..<last.range.upperBound
  }

  /// 설정을 켜 두는 게 어떨까요?: what is proposed is to be done.
  private func proposal(_ sentence: KoreanSentence) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 2, let last = words.last, ["어떨까요", "어떠세요", "어때요", "어떠신가요"].contains(last.text),
      ["게", "것이", "건", "것은"].contains(words[words.count - 2].text)
    else { return nil }
    let deed = words.dropLast(2)
    let isThere = deed.contains { table.isNoun($0, .place, .thing) } && deed.contains { table.isVerb($0, .software) }
    guard isThere || deed.contains(where: { table.isVerb($0, .softwareSure) }), let first = deed.last else {
      return nil
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// 설정에서 위치를 허용해야 합니다, but not 앱이 업데이트되어야 합니다.
  private func isOwnDuty(_ sentence: KoreanSentence) -> Bool {
    // 열 수 있어야 합니다: what a thing has to be able to.
    sentence.isDuty && !hasSubject(sentence) && !sentence.words.contains { $0.text == "있어야" }
      && sentence.verb?.text.contains("되") == false
      && sentence.ending?.asks == false
      && (copy.analysis.terminal != .question || sentence.words.last?.range != words.last?.range)
  }

  private func ordersSoftware(_ sentence: KoreanSentence, _ verb: KoreanWord) -> Bool {
    // What has to be is told of much; what is to be done in software, only by its verbs.
    if sentence.isDuty {
      let isThere = sentence.rest.contains { table.isNoun($0, .place, .thing) }
      // 새로 정해 주셔야 합니다: by the honour, it is people’s to do.
      let isTheirs = sentence.words.contains { word in word.forms.contains { $0.isHonorific && $0.ending == "야" } }
      return table.isVerb(verb, .softwareSure) || table.isVerb(verb, .software) && isThere
        || isTheirs && isDoneInApp(verb, sentence.rest)
    }
    if invites(sentence, verb) { return true }
    // 로그인 후 이용해 주세요
    let words = sentence.words
    let isFirst = words.indices.dropFirst().contains { index in
      WordSet.afterNoun.contains(words[index].text) && table.isNoun(words[index - 1], .softwareSure)
    }
    return isFirst || isDoneInApp(verb, sentence.rest)
  }

  /// Whether `verb` behind `rest` is done in software: by itself, or by what it is done with.
  func isDoneInApp(_ verb: KoreanWord, _ rest: ArraySlice<KoreanWord>) -> Bool {
    if table.isVerb(verb, .softwareSure) || copy.has(.appInstruction) { return true }
    // 로그인해서, 탭하여, 링크를 눌러 …
    if rest.contains(where: { table.isVerb($0, .softwareSure) && !$0.has(kind: .modifies) }) { return true }
    if isDoneToThing(verb, rest) || isDoneInside(rest) { return true }
    guard
      table.isVerb(verb, .software)
        || rest.contains(where: { table.isVerb($0, .software) && ($0.isInfinitive || $0.has(ending: "고")) })
    else {
      return false
    }
    // 프로필이 비어 있습니다. 지금 완성해 보세요: what is to be completed stands before.
    let isNamedBefore = !rest.contains(where: isObject) && sentences.count > 1
    return (isNamedBefore ? words : Array(rest)).contains { table.isNoun($0, .place, .thing, .softwareSure) }
  }

  /// 들어와서 넘겨 보세요: one comes in to do it, and no place of the world is named.
  private func isDoneInside(_ rest: ArraySlice<KoreanWord>) -> Bool {
    guard let entry = rest.lastIndex(where: { $0.isVerb(["들어오"]) && ($0.has(ending: "서") || $0.isInfinitive) }) else {
      return false
    }
    return !rest[..<entry].contains { word in
      ["에", "로", "으로"].contains(where: word.text.hasSuffix) && !table.means(word, .filler, .place)
    }
  }

  /// 이어서 들어 보세요, 들어와서 확인하세요: to try what an app plays, or to look at nothing in particular.
  private func invites(_ sentence: KoreanSentence, _ verb: KoreanWord) -> Bool {
    if verb.isInfinitive, sentence.words.last?.isVerb(["보"]) == true, table.isVerb(verb, .tries) { return true }
    return table.isVerb(verb, .looks)
      && sentence.rest.contains { $0.isVerb(["들어오", "들어가", "오"]) && $0.has(ending: "서") }
  }

  /// 후기를 남겨 주세요: what software keeps, whatever is to be done with it there. What one carries or waits for is of the world.
  private func isDoneToThing(_ verb: KoreanWord, _ rest: ArraySlice<KoreanWord>) -> Bool {
    if table.isVerb(verb, .carries) { return false }
    // 퀴즈 풀
    if let last = rest.last, last.nouns.count == 1, table.isNoun(last, .thing), table.isVerb(verb, .tries, .software) {
      return true
    }
    return rest.contains { word in
      table.isNoun(word, .thing) && (isObject(word) || word.text.hasSuffix("만"))
        || table.isNoun(word, .place) && word.nouns.count > 1
    }
  }
}

import CopyModel
import CopyText

/// Korean titles that name nothing: a call for any deed, a matter of any kind, a change of something.
extension KoreanSense {
  /// 다시 해 보세요, 잠시만 기다려 주세요, 골라 주세요: as a title, a call for what any alert may ask.
  var callsForAnything: Bool {
    guard copy.role == .alertTitle, sentences.count == 1, let last, last.ending?.kind == .requests,
      let verb = last.verb,
      verb.isVerb(.anyDeed)
    else { return false }
    return words.allSatisfy { word in
      word.range.lowerBound >= verb.range.lowerBound || fitsAnything(word) || word.isVerb(.anyDeed)
    }
  }

  /// 읽어 보셔야 할 내용이 있습니다, 알려 드릴 게 있어요: that there is something to see or to tell, and not what.
  var isAnyMatter: Bool {
    guard copy.role == .alertTitle || copy.role == .notificationTitle, sentences.count == 1, let last, !last.isNegative,
      let end = last.words.last, last.words.count > 1
    else { return false }
    // 꼭 읽어 보셔야 할 점, as a heading
    let isThere = end.isVerb(["있", "생기"]) && last.words.count > 2
    if !isThere, last.ending != nil || end.nouns.count > 1 { return false }
    let said = isThere ? last.words.dropLast() : last.words[...]
    guard let matter = said.last else { return false }
    let before = said.dropLast()
    let isMatter =
      WordSet.anyThing.words.contains(where: matter.nouns.contains) || matter.nouns.contains("점")
      || (isThere ? table.isNoun(matter, .notice) : ["내용", "사항"].contains(matter.text))
    return isMatter && before.last?.has(kind: .modifies) == true && !before.contains { $0.isVerb(["않"]) }
      && before.allSatisfy { word in
        fitsAnything(word) || table.isNoun(word, .person) || table.isVerb(word, .looks) || word.isVerb(.talkVerb)
          || word.isVerb(.leaningVerb)
          || word.isVerb(.anyDeed)
      }
  }

  /// 뭔가 달라졌어요, 무언가가 사라졌습니다: something did, and nothing is named.
  var isAnyChange: Bool {
    guard copy.role == .alertTitle || copy.role == .notificationTitle, sentences.count == 1, let last,
      let verb = last.verb, last.ending != nil, last.rest.contains(where: isUnnamed)
    else { return false }
    return last.rest.allSatisfy { isUnnamed($0) || fitsAnything($0) } && !table.isVerb(verb, .softwareSure)
  }

  /// 뭔가, 무언가가, 어떤 것이
  private func isUnnamed(_ word: KoreanWord) -> Bool {
    ["뭔가", "무언가", "무엇인가", "뭔가가", "무언가가", "무엇인가가"].contains(word.text)
  }
}

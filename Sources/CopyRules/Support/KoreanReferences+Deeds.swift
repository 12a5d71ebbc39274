import CopyModel
import CopyPassage
import CopyText

/// References that a deed gives away: 재생을 눌러, 카드를 바꾸려면 교체를 선택하십시오.
extension KoreanReferences {
  /// Where no buttons are known, a deed that is pressed, which only a button can be. Where they are, a deed that none of them is
  /// titled by, behind what it is to be chosen for.
  func deedGoal(
    of name: Range<Int>, in title: Range<Int>, before verb: Token, _ isInteraction: Bool
  ) -> ButtonReference.Target? {
    let noun = text.text(name)
    guard let word = KoreanCompound.words(of: noun.split(separator: " ").last.map(String.init) ?? "", at: name).last,
      isDeed(word), !isHeld(before: Int(verb.start))
    else { return nil }
    if target.buttons.isEmpty { return isInteraction && isPressed(title, before: Int(verb.start)) ? .generic : nil }
    guard isInteraction || leadsUp(to: title.lowerBound) else { return nil }
    return sharing(noun).map { .near(title: $0) } ?? (leadsUp(to: title.lowerBound) ? .generic : nil)
  }

  /// Whether words before `title`, in its sentence, tell what for or when it is chosen: 카드를 바꾸려면, 그만하고 싶으면.
  func leadsUp(to title: Int) -> Bool {
    let sentence = text.sentence(at: title)
    return tokens.contains { token in
      guard token.kind == .word, token.end <= title, Int(token.start) >= sentence.lowerBound else { return false }
      return KoreanWord(text.text(token.range), range: token.range).surelyHas(endings: WordSet.purposeEnding.strings)
    }
  }

  /// 재생, 재연결, 이어 보기: what somebody does in software, and no thing or place of it.
  private func isDeed(_ word: KoreanWord) -> Bool {
    let table = KoreanStemTable.shared
    // 이동하기, 옮기기
    if word.text.hasSuffix("기"), word.surelyHas(endings: ["기"]) { return true }
    let bare = word.text.hasPrefix("재") && word.text.count > 2 ? String(word.text.dropFirst()) : word.text
    return [word.text, bare].contains { noun in
      table.isNoun(noun, of: [.task, .softwareSure, .software, .done, .begins, .wayBack])
        && !table.isNoun(noun, of: [.thing, .place])
    }
  }

  /// 길게 누르십시오, 3초 동안 누르십시오: a button of a device.
  private func isHeld(before verb: Int) -> Bool {
    let before = tokens.filter { $0.kind == .word && $0.end <= verb }.suffix(2)
    return before.contains { WordSet.holdingAdverb.contains(text.text($0.range)) }
  }

  /// 재생을 눌러, 기기 추가 버튼을 누르세요: with the particle of what is done something to, or called a button.
  private func isPressed(_ title: Range<Int>, before verb: Int) -> Bool {
    let between = text.text(title.upperBound..<max(verb, title.upperBound))
    return ["을", "를"].contains { between.hasPrefix($0) } || between.contains("버튼")
  }

  /// The title that ends or begins as `words` do: 음소거 해제 for 해제, 로그인 for 재로그인.
  private func sharing(_ words: String) -> String? {
    target.buttons.filter { $0.whole(.cancelButton) == nil }.map { $0.text($0.trimmedRange) }.first { title in
      title.count > 1 && words.count > 1
        && (title.hasSuffix(words) || title.hasPrefix(words) || words.hasSuffix(title) || words.hasPrefix(title))
    }
  }
}

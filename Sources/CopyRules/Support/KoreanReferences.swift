import CopyModel
import CopyPassage
import CopyText

/// ‘확인’을 누르면 …, 확인 버튼을 클릭하세요, 삭제를 선택하십시오
struct KoreanReferences {
  let text: Passage
  let target: ReferenceTarget
  let tokens: UnsafeBufferPointer<Token>

  init(_ text: Passage, _ buttons: [Passage]) {
    self.text = text
    target = ReferenceTarget(text: text, buttons: buttons)
    tokens = text.tokens
  }

  var all: [ButtonReference] {
    let verbs = text.all(.interactionVerb).map { ($0, true) } + text.all(.choiceVerb).map { ($0, false) }
    return verbs.compactMap { reference($0.0, isInteraction: $0.1) }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  private func reference(_ verb: TermMatch, isInteraction: Bool) -> ButtonReference? {
    guard let word = tokens.first(where: { $0.range.contains(Int(verb.start)) }) else { return nil }
    let end = objectEnd(before: Int(word.start))
    guard let (title, name) = quoted(endingAt: end) ?? plain(endingAt: end) else { return nil }
    let named = isInteraction && title != name ? buttonGoal(behind: title, before: Int(word.start)) : nil
    let goal =
      goal(of: name, isInteraction) ?? purposeGoal(of: name, isInteraction) ?? named
      ?? deedGoal(of: name, in: title, before: word, isInteraction)
    guard let goal else { return nil }
    return ButtonReference(
      verb: word.range, title: title, name: name, target: goal, isInteraction: isInteraction,
      explains: endsInCondition(word) || followsPurpose(title.lowerBound) || leadsUp(to: title.lowerBound))
  }

  /// Where the title ends: before its particle, and before “버튼”.
  private func objectEnd(before verb: Int) -> Int {
    var end = trimmed(verb)
    for word in ["버튼을", "버튼"] as [StaticString] where text.bytes.hasLiteral(word, at: end - word.utf8CodeUnitCount) {
      return trimmed(end - word.utf8CodeUnitCount)
    }
    for particle in ["을", "를"] as [StaticString] where text.bytes.hasLiteral(particle, at: end - 3) {
      end -= particle.utf8CodeUnitCount
    }
    return end
  }

  private func trimmed(_ end: Int) -> Int {
    var end = max(end, 0)
    while end > 0, text.bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  private func quoted(endingAt end: Int) -> (Range<Int>, Range<Int>)? {
    let pairs: [(StaticString, StaticString)] = [
      ("‘", "’"), ("“", "”"), ("'", "'"), ("\"", "\""), ("[", "]"), ("「", "」"),
    ]
    for (open, close) in pairs where text.bytes.hasLiteral(close, at: end - close.utf8CodeUnitCount) {
      let nameEnd = end - close.utf8CodeUnitCount
      let opening = tokens.last { $0.end <= nameEnd && text.bytes.slice($0.range).equals(open) }
      if let opening { return (Int(opening.start)..<end, opening.end..<nameEnd) }
    }
    return nil
  }

  /// The button’s title itself, or the last word.
  private func plain(endingAt end: Int) -> (Range<Int>, Range<Int>)? {
    for button in target.buttons {
      guard let words = button.wordsRange else { continue }
      let start = end - words.count
      // 재접속 doesn’t name 접속.
      let isWord = tokens.contains { Int($0.start) == start }
      if start >= 0, isWord, text.bytes.slice(start..<end).equals(button.bytes.slice(words)) {
        return (start..<end, start..<end)
      }
    }
    if let spaced = spaced(endingAt: end) { return (spaced, spaced) }
    guard let word = tokens.last(where: { $0.kind == .word && Int($0.start) < end }) else { return nil }
    let range = Int(word.start)..<min(end, word.end)
    return (range, range)
  }

  /// A title of the alert with other spaces: 로그 아웃 for 로그아웃.
  private func spaced(endingAt end: Int) -> Range<Int>? {
    for button in target.buttons {
      guard let words = button.wordsRange else { continue }
      let title = button.bytes.slice(words)
      var (start, index) = (end, title.count)
      while index > 0, start > 0 {
        if title[index - 1] == 0x20 {
          index -= 1
        } else if text.bytes[start - 1] == 0x20 {
          start -= 1
        } else {
          guard title[index - 1] == text.bytes[start - 1] else { break }
          (index, start) = (index - 1, start - 1)
        }
      }
      if index == 0, tokens.contains(where: { Int($0.start) == start }) { return start..<end }
    }
    return nil
  }

  private func goal(of name: Range<Int>, _ isInteraction: Bool) -> ButtonReference.Target? {
    if name.isEmpty { return nil }
    if target.exact(at: name.lowerBound) == name || isTitle(name) { return .exact }
    let words = text.text(name)
    if let title = withoutSpaces(words) ?? drawnOut(words) { return .near(title: title) }
    let isCommon = text.lexicon?.terms(in: .commonButton).contains { $0.text == words } ?? false
    return isCommon && isInteraction ? .generic : nil
  }

  /// “유지하려면 유지를 …”: what is chosen is what it is chosen for.
  private func purposeGoal(of name: Range<Int>, _ isInteraction: Bool) -> ButtonReference.Target? {
    guard isInteraction, target.buttons.isEmpty, let purpose = purpose(before: name.lowerBound) else { return nil }
    let noun = text.text(name)
    guard Jamo.isHangul(noun) else { return nil }
    // 합치려면 합치기를 …
    let verbs = KoreanWord(noun, range: name).forms.filter { $0.ending == "기" }.flatMap(\.stems)
    return purpose.isVerb(Set([noun + "하", noun + "되"] + verbs)) ? .generic : nil
  }

  /// ‘재전송’ 버튼을 …: in quotation marks, and called a button, where no buttons are known.
  private func buttonGoal(behind title: Range<Int>, before verb: Int) -> ButtonReference.Target? {
    let between = text.text(title.upperBound..<max(verb, title.upperBound))
    return target.buttons.isEmpty && between.contains("버튼") ? .generic : nil
  }

  /// 연장 for 연장하기, and the other way.
  private func drawnOut(_ words: String) -> String? {
    target.buttons.map { $0.text($0.trimmedRange) }.first { $0 == words + "하기" || words == $0 + "하기" }
  }

  /// The last word in -려면 before the title.
  private func purpose(before title: Int) -> KoreanWord? {
    tokens.last { $0.kind == .word && $0.end <= title && text.bytes.hasLiteral("려면", at: $0.end - 6) }
      .map { KoreanWord(text.text($0.range), range: $0.range) }
  }

  private func isTitle(_ name: Range<Int>) -> Bool {
    target.buttons.contains { button in
      button.wordsRange.map { button.bytes.slice($0).equals(text.bytes.slice(name)) } ?? false
    }
  }

  /// 로그 아웃 for 로그아웃: the same title but for spaces.
  private func withoutSpaces(_ words: String) -> String? {
    let bare = { (text: String) in text.filter { $0 != " " } }
    return target.buttons.map { $0.text($0.trimmedRange) }.first { bare($0) == bare(words) }
  }

  /// “허용하려면 ‘확인’을 …”: the word before tells what for.
  private func followsPurpose(_ title: Int) -> Bool {
    // 삭제하려면 아래의 삭제 버튼을 …: where the button is may stand between.
    let words = tokens.filter { $0.kind == .word && $0.end <= title }.suffix(2)
    guard let word = words.last else { return false }
    let isPlace = WordSet.buttonPlace.words.contains { text.text(word.range).hasPrefix($0) }
    let verb = isPlace ? words.first : word
    return verb.map { text.bytes.hasLiteral("려면", at: $0.end - 6) } ?? false
  }

  /// 누르면, 누르시면, 클릭하여: the verb goes on to what happens then.
  private func endsInCondition(_ word: Token) -> Bool {
    WordSet.pressedEnding.ends(text.bytes.slice(0..<word.end))
  }
}

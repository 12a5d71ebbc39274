import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What shows while previews are hidden.
struct NotificationPlaceholderText: TextRule {
  static let info = RuleInfo(
    "notification-placeholder-text", "Text for hidden previews is generic, and in sentence style.",
    why: "People hide previews to keep them private. The text in their place must not tell.",
    source: "HIG, Notifications: Content", statements: [70], roles: RoleSet(.notificationPreview), severity: .warning,
    examples: [
      .bad("New comment from ⟦%@⟧", .notificationPreview),
      .bad("New ⟦Comment⟧", .notificationPreview, better: "New comment"),
      .bad("A transfer of ⟦€50⟧", .notificationPreview), .bad("The ⟦tumor⟧ scan is back", .notificationPreview),
      .bad("Your ⟦custody⟧ hearing moved", .notificationPreview), .bad("⟦Mr. Oak⟧ replied", .notificationPreview),
      .bad("⟦Important information⟧", .notificationPreview),
      .good("Reminder", .notificationPreview), .good("%u comments", .notificationPreview),
      .good("%%u comments", .notificationPreview),
      .bad("⟦지수가⟧ 보낸 사진", .notificationPreview, locale: .korean),
      .bad("⟦지수 님의⟧ 새 댓글", .notificationPreview, locale: .korean),
      .good("새 사진", .notificationPreview, locale: .korean),
      .good("New comment", .notificationPreview), .good("친구 요청", .notificationPreview, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let filled = copy.tokens.first(where: { $0.kind == .placeholder && !isCount($0, in: copy) }) {
      report.add(.tells(copy.text(filled.range)), at: filled.range)
    } else if let figure = PrivateFigure.amount(in: copy) ?? PrivateFigure.find(in: copy)
      ?? copy.first(.healthWord)?.range ?? NotificationSensitive.privateMatter(copy)
    {
      report.add(.tells(copy.text(figure)), at: figure)
    } else if let words = copy.wordsRange, copy.whole(.vagueTitle) != nil || isGeneric(copy) {
      report.add(.saysNothing(copy.text(words)), at: words, severity: .note)
    } else if let name = person(in: copy) {
      report.add(.tells(copy.text(name)), at: name)
    } else if copy.isEnglish, copy.form != .none {
      Capitalization.check(copy, wants: .sentence, &report)
    }
  }
}

extension NotificationPlaceholderText {
  /// “Something important”. One word that isn’t vague by itself, “Reminder”, is a kind of news, and that is all there is to say.
  private func isGeneric(_ copy: Passage) -> Bool { copy.analysis.wordCount > 1 && GenericWording.holds(copy) }

  /// “Dr. Weber answered”: behind a title of respect stands who it is from.
  private func person(in copy: Passage) -> Range<Int>? {
    if copy.isKorean { return sender(in: copy) }
    guard copy.isEnglish, let title = copy.first(.personTitle) else { return nil }
    let next = copy.tokens.first { Int($0.start) > Int(title.end) && $0.kind == .word }
    guard let next, next.traits.contains(.startsUpper), next.tags.isDisjoint(with: [.article, .preposition]) else {
      return nil
    }
    return Int(title.start)..<next.end
  }

  /// 지수 님의 새 댓글, 지수가 보낸 사진: who is held in honour, or did what stands before the thing.
  private func sender(in copy: Passage) -> Range<Int>? {
    let words = copy.koreanSentences.flatMap(\.words)
    return words.indices.lazy.compactMap { index in
      let (text, next) = (words[index].text, index + 1 < words.count ? words[index + 1] : nil)
      let isHonoured = index > 0 && WordSet.honorific.contains(text)
      let isDoer = text.hasSuffix("이") || text.hasSuffix("가")
      guard isHonoured || isDoer && words[index].isSubject && next?.has(kind: .modifies) == true else { return nil }
      return words[max(isHonoured ? index - 1 : index, 0)].range.lowerBound..<words[index].range.upperBound
    }.first
  }

  /// How many notifications there are, the system itself puts in the place of `%u`.
  private func isCount(_ placeholder: Token, in copy: Passage) -> Bool {
    guard copy.bytes[Int(placeholder.start)] == UInt8(ascii: "%") else { return false }
    return "diu".utf8.contains(copy.bytes[placeholder.end - 1])
  }
}

extension Message {
  fileprivate static func saysNothing(_ words: String) -> Message {
    "“\(words)” is what the system shows anyway. Name the kind of news"
  }

  fileprivate static func tells(_ placeholder: String) -> Message {
    "“\(placeholder)” will show what people wanted hidden. Use a generic term"
  }
}

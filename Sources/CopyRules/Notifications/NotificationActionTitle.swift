import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Short, in title style.
struct NotificationActionTitle: TextRule {
  static let info = RuleInfo(
    "notification-action-title", "A notification action is a short term in title style.",
    why: "Actions stand on a crowded banner and are chosen at a glance.", source: "HIG, Notifications: Actions",
    statements: [74, 76], roles: RoleSet(.notificationAction), severity: .warning,
    examples: [
      .bad("⟦snooze⟧", .notificationAction, better: "Snooze"),
      .bad("⟦Remind Me Again About This Tomorrow⟧", .notificationAction),
      .bad("Reply ⟦(Popular)⟧", .notificationAction),
      .bad("⟦조금 있다가 다시 알려줘⟧", .notificationAction, locale: .korean),
      .good("다시 알림", .notificationAction, locale: .korean), .good("Snooze", .notificationAction),
      .good("Mark as Read", .notificationAction),
      .good("Cho tôi xem lò nung gốm", .notificationAction, locale: LocaleTag("vi") ?? .undetermined),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let range = copy.wordsRange, isLong(copy, range) {
      report.add(.isLong, at: range)
    } else if copy.analysis.wordCount > 3, copy.isEnglish || copy.isKorean, let range = copy.wordsRange {
      report.add(.tooLong(copy.analysis.wordCount), at: range)
    } else if let aside = aside(in: copy) {
      report.add(.saysBeside(copy.text(aside)), at: aside)
    } else if copy.isEnglish, copy.form != .none {
      Capitalization.check(copy, wants: .title, &report)
    }
  }
}

extension NotificationActionTitle {
  /// In other languages an article or a verb’s ending counts as a word, and Japanese has no spaces to count words by.
  private func isLong(_ copy: Passage, _ words: Range<Int>) -> Bool {
    if copy.isEnglish || copy.isKorean { return false }
    if ["ja", "zh"].contains(copy.locale.languageCode) {
      return copy.text(words).count > 12 && copy.bytes.contains { $0 >= 0x80 }
    }
    // Vietnamese writes each syllable apart.
    return copy.analysis.wordCount > (copy.locale.isLanguage("vi") ? 8 : 5)
  }

  /// “Reply (Popular)”: what stands in brackets isn’t the result of the action.
  private func aside(in copy: Passage) -> Range<Int>? {
    guard let open = copy.tokens.firstIndex(where: { isMark($0, "(", copy) || isMark($0, "[", copy) }), open > 0,
      let close = copy.tokens.last, isMark(close, ")", copy) || isMark(close, "]", copy)
    else { return nil }
    return Int(copy.tokens[open].start)..<close.end
  }

  private func isMark(_ token: Token, _ mark: StaticString, _ copy: Passage) -> Bool {
    token.kind == .punctuation && copy.bytes.slice(token.range).equals(mark)
  }
}

extension Message {
  fileprivate static func saysBeside(_ words: String) -> Message {
    "“\(words)” is no part of what the action does. Leave it out"
  }

  fileprivate static let isLong: Message = "The action is long for a banner. One or two words are enough"

  fileprivate static func tooLong(_ words: Int) -> Message { "The action has \(words) words. One or two are enough" }
}

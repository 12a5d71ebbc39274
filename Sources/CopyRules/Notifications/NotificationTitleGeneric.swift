package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// No title is better than an empty one.
package struct NotificationTitleGeneric: TextRule {
  package static let info = RuleInfo(
    "notification-title-generic", "A notification’s title tells something, or is left out.",
    why: "The system shows the app’s name already. A title that fits every notification only takes space.",
    source: "HIG, Notifications: Content", statements: [66], roles: RoleSet(.notificationTitle),
    languages: .havingAny([.genericNotification, .genericNoun, .newsNoun, .newsModifier]),
    needs: .nothing,
    judges: .content, severity: .warning,
    silences: .onString("notification-title-capitalization", "notification-title-punctuation"),
    examples: [
      .bad("⟦Take a Glance⟧", .notificationTitle),
      .good("Take the Ferry", .notificationTitle),
      .bad("⟦Notification⟧", .notificationTitle), .bad("⟦New Comment⟧", .notificationTitle),
      .bad("⟦Exciting News⟧", .notificationTitle), .bad("⟦You Have New Emails⟧", .notificationTitle),
      .bad("⟦Just a Short Message⟧", .notificationTitle), .bad("⟦We Want to Let You Know⟧", .notificationTitle),
      .bad("⟦We Found It⟧", .notificationTitle), .good("You Passed the Exam", .notificationTitle),
      .good("Little Owl Seen", .notificationTitle),
      .bad("⟦알림⟧", .notificationTitle, locale: .korean),
      .bad("⟦새로운 소식⟧", .notificationTitle, locale: .korean),
      .bad("⟦새 알림이 도착했습니다⟧", .notificationTitle, locale: .korean),
      .bad("⟦변경 사항⟧", .notificationTitle, locale: .korean), .bad("⟦알림 3건⟧", .notificationTitle, locale: .korean),
      .bad("⟦한 가지만 여쭐게요⟧", .notificationTitle, locale: .korean),
      .bad("⟦뭔가 바뀌었어요⟧", .notificationTitle, locale: .korean),
      .bad("⟦새로운 것이 왔어요⟧", .notificationTitle, locale: .korean),
      .good("눈이 그쳤어요", .notificationTitle, locale: .korean),
      .good("택배 도착", .notificationTitle, locale: .korean), .good("지수의 새 사진", .notificationTitle, locale: .korean),
      .good("Backup Finished", .notificationTitle), .good("Message from %@", .notificationTitle),
      .good("New Note from Ines", .notificationTitle), .good("Photo Shared", .notificationTitle),
      .good("Reminder: Fold the Laundry", .notificationTitle),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // A translation of what a program shows can’t name more than its base does: of four such findings readers took none for right.
    guard copy.roleEvidence != .source || copy.isEnglish, let words = copy.wordsRange else { return }
    if Self.isGeneric(copy) {
      report.add(.fitsAny(copy.text(words)), at: words, severity: copy.severityOfJudgement)
    } else if let told = LearnedWording.find(.anyNews, in: copy, report) {
      report.add(Message.fitsAny, like: told, in: copy, at: words)
    }
  }

  /// Whether the title would do for any notification: a greeting, a kind of news, or that something is the matter.
  package static func isGeneric(_ title: Passage) -> Bool {
    if title.isKorean, KoreanSense(title).isAnyNews { return true }
    return title.whole(.genericNotification) != nil || title.whole(.vagueTitle) != nil || Self.talksOnly(title)
      || GenericWording.holds(
        title, beside: [.newsNoun, .newsModifier, .newsVerb, .headingNoun, .headingModifier, .headingVerb])
  }
}

extension NotificationTitleGeneric {
  /// “We Miss You”, “You Did It”: between pronouns one verb, and nothing that anything happened to.
  private static func talksOnly(_ title: Passage) -> Bool {
    guard title.isEnglish, title.analysis.terminal != .question else { return false }
    let words = title.tokens.filter { $0.kind != .space && $0.kind != .punctuation }
    guard (3...5).contains(words.count), let first = words.first, let last = words.last,
      title.isAny(of: .talkOpening, at: first.range),
      title.isAny(of: .talkEnd, at: last.range)
    else { return false }
    let between = words.dropFirst().dropLast()
    return between.count { $0.tags.dominant != .function } <= 1
      && between.allSatisfy {
        $0.kind == .word && !$0.tags.isDisjoint(with: [.baseVerb, .pastVerb, .auxiliary, .adverb])
      }
  }
}

extension Message {
  fileprivate static func fitsAny(_ words: String) -> Message {
    "“\(words)” fits any notification. Name the event, or leave the title out"
  }
}

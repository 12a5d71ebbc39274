import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A headline ends bare.
struct NotificationTitlePunctuation: TextRule {
  static let info = RuleInfo(
    "notification-title-punctuation", "A notification’s title ends without a mark.",
    why: "The title is a headline, and headlines take no period.", source: "HIG, Notifications: Content",
    statements: [67], roles: RoleSet(.notificationTitle), severity: .error,
    examples: [
      .bad("Delivered⟦.⟧", .notificationTitle, better: "Delivered"),
      .bad("배송 완료⟦.⟧", .notificationTitle, better: "배송 완료", locale: .korean),
      .bad("Rinse Ahead⟦…⟧", .notificationTitle, better: "Rinse Ahead"),
      .good("Rinsing Drum…", .notificationTitle),
      .bad("Laundry⟦:⟧", .notificationTitle, better: "Laundry"),
      .good("Brenning pågår (nr. {0})", .notificationTitle, locale: LocaleTag("nn") ?? .undetermined),
      .good("Up Next: “And Then…”", .notificationTitle), .good("Delivered", .notificationTitle),
      .good("Ready to Go?", .notificationTitle), .good("Rinsing the drum…", .notificationTitle, format: "android"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.wordsRange != nil else { return }
    switch copy.analysis.terminal {
    case .period:
      if EndMark.endsInAbbreviation(copy) { return }
      EndMark.forbid(copy, .endsWithMark, &report)
    case .ellipsis, .colon:
      // “Loading Feed…” is how work that goes on is called.
      guard !EndMark.isQuoted(copy), copy.platforms != .android, !copy.isOngoing else { return }
      EndMark.forbid(copy, .trailsOff, severity: .warning, &report)
    case .none, .question, .exclamation, .other: break
    }
  }
}

extension Message {
  fileprivate static let endsWithMark: Message = "A notification’s title takes no period at its end"
  fileprivate static let trailsOff: Message = "A notification’s title is complete. Leave out the mark at its end"
}

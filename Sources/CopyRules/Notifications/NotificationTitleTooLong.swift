import CopyKernel
import CopyModel
import CopyPassage

/// A title that a watch shows whole.
struct NotificationTitleTooLong: TextRule {
  static let info = RuleInfo(
    "notification-title-too-long", "A notification’s title can be read at a glance.",
    why: "A watch cuts a long title off, and the point with it.", source: "HIG, Notifications: Content",
    statements: [64], roles: RoleSet(.notificationTitle), severity: .note,
    silences: .onString("width-expansion"),
    examples: [
      .bad("⟦Friend Request from Somebody in the Reading Group⟧", .notificationTitle),
      .bad("⟦독서 모임에서 알게 된 분이 친구 요청을 보냈어요⟧", .notificationTitle, locale: .korean),
      .good("Friend Request", .notificationTitle), .good("친구 요청", .notificationTitle, locale: .korean),
    ])

  /// What is read at a glance is no sharp bound: readers called up to five letters more no fault, and a translation is as long as its
  /// language is.
  private static let margin = 1.25

  func check(_ copy: Passage, _ report: inout Report) {
    guard let fit = copy.worstFit() else { return }
    if fit.verdict == .overflows {
      if let fit = copy.ownOverflow(), copy.isDeclared || fit.isClearlyTooLong {
        report.add(.cut(fit), at: copy.trimmedRange)
      }
    } else if let glance = fit.place.glance, copy.base == nil, fit.points > glance * Self.margin {
      report.add(.tooLong(fit, glance), at: copy.trimmedRange)
    }
  }
}

extension Message {
  fileprivate static func cut(_ fit: Fit) -> Message {
    "The title \(FitText.band(fit)), so it is cut off. Keep the point"
  }

  fileprivate static func tooLong(_ fit: Fit, _ glance: Double) -> Message {
    "The title \(FitText.band(fit)), but has about \(FitText.letters(fit.points - glance, in: fit)) more than are read at a glance. Keep the point"
  }
}

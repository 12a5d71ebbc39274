import CopyKernel
import CopyModel
import CopyPassage

/// The body is prose.
struct NotificationBodyCapitalization: TextRule {
  static let info = RuleInfo(
    "notification-body-capitalization", "A notification’s body is in sentence style.",
    why: "The body is running text, and reads as such.", source: "HIG, Notifications: Content", statements: [68],
    roles: RoleSet(.notificationBody), languages: .tagged("en", "de", "es", "fr", "it", "nl", "pt"),
    severity: .warning,
    examples: [
      .good("Kiln: %d °C<br/>Pots: %d", .notificationBody),
      .bad("The ⟦Driver Arrives in Five Minutes⟧.", .notificationBody, better: "The driver arrives in five minutes."),
      .bad(
        "Rain is near. ⟦the⟧ roof is open.", .notificationBody, better: "Rain is near. The roof is open."),
      .bad("⟦le⟧ bus arrive à midi.", .notificationBody, better: "Le bus arrive à midi.", locale: .french),
      .good("The driver arrives in five minutes.", .notificationBody), .good("is open until nine", .notificationBody),
      .good("A table is free, The Salty Pier, at nine. Show the code at the door.", .notificationBody),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return LowOpening.report(in: copy, &report) }
    guard copy.form != .none, !goesOn(copy) else { return }
    if copy.casing == .lower || copy.casing == .title || copy.casing == .mixed {
      Capitalization.check(copy, wants: .sentence, &report)
    } else {
      LowStart.report(in: copy, &report)
    }
  }

  /// “is open until nine”: the title is the subject, and a capital alone makes no sentence of the body.
  private func goesOn(_ copy: Passage) -> Bool {
    guard let first = copy.words.first, first.traits.contains(.startsLower), copy.analysis.terminal != .question else {
      return false
    }
    return !first.tags.isDisjoint(with: [.copula, .auxiliary]) && first.tags.isDisjoint(with: [.noun, .baseVerb])
  }
}

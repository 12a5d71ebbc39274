import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Buttons are in title style.
struct ButtonCapitalization: TextRule {
  static let info = RuleInfo(
    "button-capitalization", "A button’s title is in title style.",
    why: "Title style sets buttons apart from text, and is what people know from the whole system.",
    source: "HIG, Alerts: Buttons", statements: [45], roles: RoleSet(.button), languages: .english,
    severity: .warning,
    examples: [
      .good("Open Settings", .button, format: "android"),
      .good("Sign in with Google", .button), .good("Kiln Stores › …oven", .button),
      .good("Fire 10 min", .button),
      .bad("Sign ⟦in⟧", .button, better: "Sign In"), .bad("⟦delete⟧", .button, better: "Delete"),
      .bad("Delete ⟦all messages⟧", .button, better: "Delete All Messages"),
      .good("Sign In", .button), .good("Add to Home Screen", .button), .good("iCloud Backup", .button),
      .good("Move the A Marker", .button), .good("Re-fire Pot", .button),
      .good("Applies To (%d)", .button),
      .good("Also tap here if you had one before.", .button),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, !Capitalization.isInOrder(copy, wants: .title), !copy.isResult else { return }
    guard copy.form == .word || copy.form == .fragment || copy.form == .sentence else { return }
    // “Also click here if you had one before.” is text that can be clicked, wherever it stands.
    if copy.form == .sentence, copy.analysis.terminal == .period, copy.analysis.wordCount > 5 { return }
    if copy.isTextOnButton { return }
    Capitalization.check(copy, wants: .title, &report)
  }
}

import CopyKernel
import CopyModel
import CopyPassage

/// The caution symbol is for rare and unexpected losses.
struct AlertCautionSymbol: ChecklistRule {
  static let info = RuleInfo(
    "alert-caution-symbol", "The caution symbol is for rare and unexpected losses.",
    why: "A symbol on every alert warns of nothing.",
    source: "HIG, Alerts: Anatomy", statements: [56], check: .checklist, roles: .alert,
    severity: .optIn, examples: [])
  static let question = "Is the caution symbol really needed here?"

  func concerns(_ set: CopySetView) -> Bool {
    set.isAlert && (set.set.traits?.contains(.isCritical) == true || set.parts.contains(where: hasSymbol))
  }

  private func hasSymbol(_ copy: Passage) -> Bool {
    copy.tokens.contains { copy.bytes.hasLiteral("⚠", at: Int($0.start)) }
  }
}

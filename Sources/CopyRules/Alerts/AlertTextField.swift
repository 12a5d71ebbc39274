import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// An alert has a text field only where input is needed to go on.
struct AlertTextField: ChecklistRule {
  static let info = RuleInfo(
    "alert-text-field", "An alert has a text field only where input is needed to go on.",
    why: "A field in an alert hides what people look at while they type.",
    source: "HIG, Alerts: Anatomy", statements: [13], check: .checklist, roles: .alert,
    severity: .optIn, examples: [])
  static let question = "Is the text field needed here?"

  /// The program shows whether there is one, or else the words hint at it.
  func concerns(_ set: CopySetView) -> Bool {
    set.isAlert && (set.set.traits?.contains(.hasTextField) ?? set.says(.textInput))
  }
}

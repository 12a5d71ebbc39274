import CopyKernel
import CopyModel
import CopyPassage

/// Keys and gestures that cancel elsewhere cancel an alert.
struct AlertCancelAlternatives: ChecklistRule {
  static let info = RuleInfo(
    "alert-cancel-alternatives", "Keys and gestures that cancel elsewhere cancel an alert.",
    why: "Esc, Command-Period, Menu, and leaving the app are what people use when they want out.",
    source: "HIG, Alerts: Buttons", statements: [54], check: .checklist, roles: .alert,
    severity: .optIn, examples: [])
  static let question = "Does Esc, Command-Period, or Menu leave everything as it is?"

  /// A button with the style for it is what systems press for them.
  func concerns(_ set: CopySetView) -> Bool {
    set.isAlert && set.buttons.count > 1
      && !(set.set.traits != nil && set.set.styles.contains { $0.contains(.cancel) })
  }
}

package import CopyKernel
import CopyModel
package import CopyPassage

/// Three buttons are the most that an alert has.
package struct ButtonCount: SetRule {
  private static let most = 3

  package static let info = RuleInfo(
    "button-count", "An alert has at most three buttons.",
    why: "Four choices can’t be weighed at a glance, and some systems show no more than three.",
    source: "HIG, Alerts: Buttons", statements: [10], check: .set, roles: RoleSet(.button), judges: .content,
    severity: .error,
    examples: [
      .set("Title: Save the draft?\nButtons: Delete, Duplicate, Cancel, ⟦Save⟧"),
      .set("Title: Save the draft?\nButtons: Don’t Save, Cancel, Save"),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.isWhole, set.buttons.count > Self.most else { return }
    let button = set.buttons[Self.most]
    report.add(.tooMany(set.buttons.count), at: button.trimmedRange, of: button)
  }
}

extension Message {
  fileprivate static func tooMany(_ count: Int) -> Message {
    "The alert has \(count) buttons; three are the most. Drop some, or use an action sheet"
  }
}

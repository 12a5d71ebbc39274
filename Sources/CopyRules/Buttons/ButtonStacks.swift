import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Two buttons stand side by side when both are short enough.
struct ButtonStacks: SetRule {
  static let info = RuleInfo(
    "button-stacks", "Two buttons are short enough to stand side by side.",
    why: "Stacked buttons make the alert taller, and the likely choice loses its usual place.",
    source: "HIG, Alerts: Buttons", statements: [49], check: .set, roles: .alert, severity: .note,
    examples: [
      .set("Title: Delete this photo?\nButtons: Cancel, ⟦Delete Permanently⟧!"),
      .set("Title: Dieses Foto löschen?\nButtons: Abbrechen, ⟦Endgültig löschen⟧!", locale: .german),
      .set("Title: Delete this photo?\nButtons: Cancel, Delete!"),
      .set("Title: Save changes?\nButtons: Don’t Save, Cancel, Save and Close"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    // Two rows are as good as one; who types an alert may want to know.
    guard set.isAlert, set.buttons.count == 2, set.buttons.allSatisfy(\.isDeclared) else { return }
    let judge = set.buttons[0].judge
    for pair in judge.pairs(for: set.set) where !set.buttons.allSatisfy({ pair.holds(judge.bound(of: $0.displayed)) }) {
      let widths = set.buttons.map { judge.width(of: $0.displayed, in: pair.font) }
      guard let widest = widths.max(), widest > pair.room * Fit.margin, let index = widths.firstIndex(of: widest)
      else { continue }
      let button = set.buttons[index]
      return report.add(.stacks(widest, button.text.count, pair), at: button.trimmedRange, of: button)
    }
  }
}

extension Message {
  fileprivate static func stacks(_ width: Double, _ letters: Int, _ pair: ButtonPair) -> Message {
    "The title overflows its half of a row in \(pair.surface): it is about \(FitText.excess(width, over: pair.room, letters: letters)) too long, so the two are stacked"
  }
}

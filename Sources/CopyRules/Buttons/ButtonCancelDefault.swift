import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Whether Cancel is the default button: editions say yes and no.
struct ButtonCancelDefault: SetRule {
  static let info = RuleInfo(
    "button-cancel-default", "Cancel is the default button, or isn’t: as the edition of the guidance says.",
    why: "The default button is what Return presses. Editions weigh a safe default against one that people read.",
    source: "HIG, Alerts: Buttons", statements: [53], check: .set, roles: RoleSet(.button),
    languages: .having([.cancelButton]), severity: Severities(hig2022: .off, legacy: .warning, hig2024: .warning),
    examples: [
      .set("Title: Erase this disk?\nButtons: ⟦Cancel⟧ [cancel], Erase!", guide: .higLegacy),
      .set("Title: Erase this disk?\nButtons: ⟦Cancel⟧*, Erase!", guide: .hig2024),
      .set("Title: Erase this disk?\nButtons: Cancel*, Erase!"),
      .set("Title: Erase this disk?\nButtons: Cancel*, Erase!", guide: .higLegacy),
      .set("Title: Erase this disk?\nButtons: Cancel, Erase!", guide: .hig2024),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, let cancel = set.buttons.first(where: set.isCancel) else { return }
    let isDefault = set.style(of: cancel).contains(.default)
    switch cancel.guide {
    case .hig2022: return
    case .higLegacy:
      let isDestructive = set.buttons.contains { set.style(of: $0).contains(.destructive) }
      if isDestructive, !isDefault {
        report.add(.shouldBe, at: cancel.trimmedRange, of: cancel, notes: [.editions], isOfCall: true)
      }
    case .hig2024:
      if isDefault { report.add(.shouldNotBe, at: cancel.trimmedRange, of: cancel, notes: [.editions], isOfCall: true) }
    }
  }
}

extension Message {
  fileprivate static let shouldBe: Message = "Beside a destructive button Cancel is the default. Make it so"
  fileprivate static let shouldNotBe: Message =
    "Cancel is the default button. Make the likely answer the default, or none"
}

extension String {
  fileprivate static let editions =
    "Editions disagree: the older one wants Cancel as the default, the one since February 2024 doesn’t."
}

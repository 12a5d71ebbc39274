import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Two buttons that the base tells apart and the translation doesn’t.
struct L10nButtonCollision: SetRule {
  static let info = RuleInfo(
    "l10n-button-collision", "Buttons of one alert that differ in the base differ in the translation.",
    why: "“Close” and “Quit” may share a word in another language; in one alert nobody can tell them apart.",
    source: "HIG, Alerts: Buttons", check: .translation, roles: RoleSet(.button, .notificationAction),
    severity: .warning, silences: .onString("button-duplicate"),
    examples: [
      .set(
        "Title: Alles schließen?\nButtons: Schließen, ⟦Schließen⟧", locale: .german,
        base: "Title: Quit now?\nButtons: Close, Quit"),
      .set(
        "Title: Alles schließen?\nButtons: Schließen, Beenden", locale: .german,
        base: "Title: Quit now?\nButtons: Close, Quit"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    for (index, button) in set.buttons.enumerated() where button.wordsRange != nil {
      guard let base = button.base,
        let other = set.buttons[..<index].first(where: { $0.base != nil && same($0, button) }), let first = other.base,
        !same(first, base)
      else { continue }
      report.add(
        .isAlike(button.text(button.trimmedRange), first.text(first.trimmedRange), base.text(base.trimmedRange)),
        at: button.trimmedRange, of: button)
    }
  }

  private func same(_ one: Passage, _ other: Passage) -> Bool {
    let (left, right) = (one.bytes.slice(one.trimmedRange), other.bytes.slice(other.trimmedRange))
    return left.count == right.count && zip(left, right).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}

extension Message {
  fileprivate static func isAlike(_ title: String, _ first: String, _ second: String) -> Message {
    "“\(title)” stands for both “\(first)” and “\(second)”"
  }
}

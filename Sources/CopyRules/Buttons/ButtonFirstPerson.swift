import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A button is no sentence of the person’s.
struct ButtonFirstPerson: TextRule {
  static let info = RuleInfo(
    "button-first-person", "A button names an action and doesn’t speak as the person.",
    why: "“No, I hate savings” puts words into people’s mouths.", source: "Beyond the guidance", statements: [41],
    roles: RoleSet(.button, .notificationAction), languages: .having([.firstPersonButton]), severity: .optIn,
    examples: [
      .bad("⟦I⟧ Agree", .button), .bad("No, ⟦I’ll⟧ Pay Full Price", .button), .good("Agree", .button),
      .good("Find My", .button),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let match = copy.first(.firstPersonButton), !copy.isName(match), copy.whole(.pronounName) == nil else {
      return
    }
    report.add(.speaks(copy.text(match.range)), at: match.range)
  }
}

extension Message {
  fileprivate static func speaks(_ word: String) -> Message { "“\(word)” speaks as the person. Name the action alone" }
}

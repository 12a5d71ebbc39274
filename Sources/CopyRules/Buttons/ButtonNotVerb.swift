import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A button says what it does, and that takes a verb.
struct ButtonNotVerb: TextRule {
  static let info = RuleInfo(
    "button-not-verb", "A button of an alert starts with a verb.",
    why: "A verb tells what happens. A noun leaves that open.", source: "HIG, Alerts: Buttons", statements: [41],
    roles: RoleSet(.button), languages: .english, severity: .note,
    examples: [
      .set("Title: The original is in another folder.\nButtons: Cancel, ⟦Original Folder⟧"),
      .set("Title: The original is in another folder.\nButtons: Cancel, Show Original"),
      .set("Title: The original is in another folder.\nButtons: Not Now, OK"),
      .set("Title: Notifications are off.\nButtons: Cancel, Settings"), .good("Photos", .button),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isInSet, copy.isEnglish, let words = copy.wordsRange, copy.analysis.wordCount > 1 else { return }
    let isKnown = [.okButton, .cancelButton, .dismissButton, .yesButton, .noButton, .commonButton, .vagueButton]
      .contains {
        copy.whole($0) != nil
      }
    guard !isKnown, copy.tokens.allSatisfy(isNominal) else { return }
    report.add(.hasNoVerb(copy.text(words)), at: words)
  }

  /// Surely no verb: neither the word itself nor a name or placeholder that could be one.
  private func isNominal(_ token: Token) -> Bool {
    switch token.kind {
    case .space, .number, .punctuation: return true
    case .word:
      let verbal: WordTags = [.baseVerb, .auxiliary, .presentParticiple, .pastParticiple, .negative, .interjection]
      let isNoun = token.tags.dominant == .noun || token.tags.dominant == .adjective
      return isNoun && token.tags.isDisjoint(with: verbal) && token.traits.isDisjoint(with: [.isName, .mayBeName])
    default: return false
    }
  }
}

extension Message {
  fileprivate static func hasNoVerb(_ title: String) -> Message {
    "“\(title)” has no verb. Say what the button does"
  }
}

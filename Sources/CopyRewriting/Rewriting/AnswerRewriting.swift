package import CopyModel
package import CopyPassage
import CopyRules
import CopyText

/// Better titles for buttons that only answer: the verb of the question for Yes and OK, Cancel for No.
package struct AnswerRewriting {
  private static let rules: Set = [
    ButtonYesNo.info.id, ButtonOkAmbiguous.info.id, ButtonCancelTitle.info.id,
  ]

  private let set: CopySetView
  private let action: AskedAction?
  private let cancel: String?

  package init(_ set: CopySetView) {
    self.set = set
    let found = AskedAction.find(in: set)
    // A question that asks to cancel something has no plain answer.
    action = found.flatMap { action in
      let cancels = set.texts.contains { $0.first(.cancelButton).map { $0.range.overlaps(action.range) } ?? false }
      return cancels || action.title == Self.cancelTitle(set) ? nil : action
    }
    let hasCancel = set.hasSystemCancel || set.buttons.contains(where: set.isCancel)
    cancel = action == nil || hasCancel ? nil : Self.cancelTitle(set)
  }

  /// `findings` with a suggestion for each answer, where the question tells one.
  package func completed(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard Self.rules.contains(finding.rule), finding.fixes.isEmpty,
        let button = set.buttons.first(where: { $0.entry == finding.entry }), let title = title(for: button),
        let fix = Fix([Splice(button.trimmedRange, title)], isSafe: false)
      else { return finding }
      var completed = finding
      completed.fixes = [fix]
      return completed
    }
  }

  private func title(for button: Passage) -> String? {
    switch set.polarity(of: button, asked: action?.title) {
    case .refuse: return cancel
    case .affirm:
      guard let action, !isTaken(action.title) else { return nil }
      return action.title
    case .deny, .postpone, .acknowledge, .choose: return nil
    }
  }

  private func isTaken(_ title: String) -> Bool {
    set.buttons.contains { $0.bytes.elementsEqual(title.utf8) }
  }

  /// How the platform writes it in the language.
  private static func cancelTitle(_ set: CopySetView) -> String? {
    set.buttons.first?.lexicon?.title(in: .cancelButton)
  }
}

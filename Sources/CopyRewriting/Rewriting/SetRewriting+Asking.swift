package import CopyModel
import CopyPassage
import CopyText

/// What is still asked of an alert beside better words for the whole.
extension SetRewriting {
  /// `findings` of copy that somebody typed, without those that want its title in a form which the title of the proposal doesn’t have: of
  /// “Reset all settings”, which becomes a question, nobody wants title style. Where nothing else is said, all are told.
  package func asking(_ findings: [Finding], beside proposed: ProposedSet) -> [Finding] {
    guard !trials.engine.settings.offered.isEmpty, let old = view.title, let text = proposed.title,
      case let new = trials.passage(text, as: old.role, like: old), new.form.isComplete != old.form.isComplete
    else { return findings }
    let rest = findings.filter { $0.entry != old.entry || !Self.ofForm.contains($0.rule) }
    return rest.isEmpty ? findings : rest
  }

  /// Rules whose demands hold for a sentence or for a heading alone.
  private static let ofForm: Set<String> = [
    "title-capitalization", "title-punctuation", "notification-title-capitalization",
  ]
}

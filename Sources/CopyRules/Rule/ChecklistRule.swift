package import CopyPassage

/// A statement of the guidance that no text can settle: a question to the people who made the alert, never a finding.
package protocol ChecklistRule: CodedRule {
  /// What to ask, about one alert or notification.
  static var question: String { get }
  /// Whether there is reason to ask about `set`.
  func concerns(_ set: CopySetView) -> Bool
}

extension ChecklistRule {
  package var question: String { Self.question }
}

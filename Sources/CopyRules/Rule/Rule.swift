package import CopyKernel
package import CopyModel
package import CopyPassage
import CopyText

/// A statement of the guidance that can be checked.
package protocol Rule: Sendable {
  var info: RuleInfo { get }
  /// The rule as what it judges, mostly one thing. To ask the type of each rule with `as?` takes longer than all else at the start.
  var judging: [Judging] { get }
}

/// A rule in Swift. One file each, named like its id.
package protocol CodedRule: Rule {
  static var info: RuleInfo { get }
}

/// What rules judge.
package enum Judging {
  case string(any StringCheck), set(any SetRule), table(any TableRule), file(any FileRule)
}

/// Judges one string at a time.
package protocol StringCheck: Sendable {
  func check(_ copy: Passage, _ report: inout Report)
}

/// A rule that judges one string.
package protocol TextRule: CodedRule, StringCheck {}

/// A rule that judges an alert, action sheet or notification as a whole.
package protocol SetRule: CodedRule {
  func check(_ set: CopySetView, _ report: inout Report)
}

/// A rule that judges all strings of one language in a catalogue together.
package protocol TableRule: CodedRule {
  func check(_ table: TranslationTable, _ report: inout Report)
}

/// A rule about a file rather than its copy: it names what a reader found.
package protocol FileRule: CodedRule {
  static var kind: CatalogProblem.Kind { get }
}

extension Rule {
  package var judging: [Judging] { [] }
}

extension TextRule {
  package var judging: [Judging] { [.string(self)] }
}

extension SetRule {
  package var judging: [Judging] { [.set(self)] }
}

extension TableRule {
  package var judging: [Judging] { [.table(self)] }
}

extension FileRule {
  package var judging: [Judging] { [.file(self)] }
  package var kind: CatalogProblem.Kind { Self.kind }
}

extension CodedRule {
  package var info: RuleInfo { Self.info }
}

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

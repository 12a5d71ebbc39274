import CopyModel
import CopyText

/// A statement of the guidance that can be checked. One file each, named like its id.
protocol Rule: Sendable {
  static var info: RuleInfo { get }
  /// The rule as what it judges, mostly one thing. To ask the type of each rule with `as?` takes longer than all else at the start.
  var judging: [Judging] { get }
}

/// What rules judge.
enum Judging {
  case string(any TextRule), set(any SetRule), table(any TableRule), file(any FileRule)
}

/// Judges one string at a time.
protocol StringCheck: Sendable {
  func check(_ copy: Copy, _ report: inout Report) throws(ICUError)
}

/// A rule that judges one string.
protocol TextRule: Rule, StringCheck {}

/// A rule that judges an alert, action sheet or notification as a whole.
protocol SetRule: Rule {
  func check(_ set: CopySetView, _ report: inout Report) throws(ICUError)
}

/// A rule that judges all strings of one language in a catalogue together.
protocol TableRule: Rule {
  func check(_ table: TranslationTable, _ report: inout Report) throws(ICUError)
}

/// A rule about a file rather than its copy: it names what a reader found.
protocol FileRule: Rule {
  static var kind: CatalogProblem.Kind { get }
}

extension Rule {
  var judging: [Judging] { [] }
}

extension TextRule {
  var judging: [Judging] { [.string(self)] }
}

extension SetRule {
  var judging: [Judging] { [.set(self)] }
}

extension TableRule {
  var judging: [Judging] { [.table(self)] }
}

extension FileRule {
  var judging: [Judging] { [.file(self)] }
  var kind: CatalogProblem.Kind { Self.kind }
}

extension Rule {
  var info: RuleInfo { Self.info }
}

package import CopyKernel

/// What a report tells, and what it is told of the run.
package struct ReportOptions: Sendable {
  /// Whether people read findings alone, without numbers.
  package var isQuiet = false
  /// Whether people read each finding by itself.
  package var tellsEach = false
  /// How many findings are told at most; nil for all.
  package var mostFindings: Int?
  /// Whether to count findings rather than to tell them.
  package var counts = false
  /// For each translation of the run the path of its base.
  package var bases: [String: String] = [:]
  /// The project’s own rules, of which some reports tell as of all others.
  package var houseRules: [HouseRule] = []

  package init() {}
}

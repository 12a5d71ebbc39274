public import CopyKernel
public import CopyReview

/// Prints what a run found. Files come in a stable order, each whole.
public protocol Reporter {
  /// What stands before the first diagnostic.
  mutating func begin() -> [UInt8]
  /// The diagnostics of one file, in the order of its text.
  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8]
  /// What follows all that is said of the file at `path`, or of a piece of a stream, which is no whole file.
  mutating func endPiece(_ path: String, isWhole: Bool) -> [UInt8]
  /// What follows the diagnostics of the file at `path`, found or not. Most reports say nothing of files in order.
  mutating func endFile(_ path: String, _ summary: Summary) -> [UInt8]
  /// How whole alerts and notifications of that file could read.
  mutating func report(_ proposals: [Proposal]) -> [UInt8]
  /// The alerts and notifications of that file as they are shown.
  mutating func report(_ cards: [PreviewCard]) -> [UInt8]
  mutating func end(_ summary: Summary) -> [UInt8]
}

extension Reporter {
  public mutating func endPiece(_ path: String, isWhole: Bool) -> [UInt8] { [] }
  public mutating func endFile(_ path: String, _ summary: Summary) -> [UInt8] { [] }
  public mutating func report(_ cards: [PreviewCard]) -> [UInt8] { [] }
  public mutating func report(_ proposals: [Proposal]) -> [UInt8] { [] }
}

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

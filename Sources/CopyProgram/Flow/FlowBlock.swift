import CopyModel

/// A block in which text has a role of its own.
final class FlowBlock {
  let use: ProgramUse
  let conditionCount: Int
  /// Each text in it stands for itself.
  let isList: Bool
  /// A text that always shows stands in it already.
  var isTaken = false
  var hasText = false
  /// The first text that always shows, by its place among the sinks of its function.
  var first = 0

  init(_ use: ProgramUse, conditionCount: Int, isList: Bool) {
    (self.use, self.conditionCount, self.isList) = (use, conditionCount, isList)
  }

  /// A text stands in it, which shows always unless `conditions` choose it.
  func take(under conditions: [FlowCondition]) {
    if !isList, conditions.count <= conditionCount { isTaken = true }
  }
}

/// Two texts side by side, line by line: what a failing test prints.
enum LineDifference {
  /// The lines that differ, `-` before what was expected and `+` before what came, each with its number; empty where
  /// nothing differs.
  static func text(expected: String, actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let removed = difference.removals.map { change($0, "-") }
    let added = difference.insertions.map { change($0, "+") }
    return (removed + added).sorted { ($0.line, $1.mark) < ($1.line, $0.mark) }
      .map { "\($0.mark) \($0.line + 1): \($0.text)" }.joined(separator: "\n")
  }

  private static func change(
    _ change: CollectionDifference<Substring>.Change, _ mark: String
  ) -> (line: Int, mark: String, text: Substring) {
    switch change {
    case .remove(let offset, let text, _), .insert(let offset, let text, _): (offset, mark, text)
    }
  }
}

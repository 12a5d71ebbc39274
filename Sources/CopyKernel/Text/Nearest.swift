/// Finds what somebody probably meant.
package enum Nearest {
  /// The candidate that the fewest changes of letters lead to, when they are few.
  package static func name(to typed: String, among candidates: [String]) -> String? {
    let scored = candidates.map { ($0, distance(Array(typed.utf8), Array($0.utf8))) }
    guard let best = scored.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }), best.1 <= max(2, typed.utf8.count / 3) else {
      return nil
    }
    return best.0
  }

  /// Levenshtein’s distance.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let cost = byte == other ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
        (diagonal, row[j + 1]) = (row[j + 1], cost)
      }
    }
    return row[right.count]
  }
}

import CopyModel

/// Edits that are made without a look: of one string they belong together, whichever finding asks for them.
enum SureFixes {
  /// Those of each string of which several findings have better words, by its index.
  static func ofSeveral(_ findings: [Finding]) -> [Int: [Fix]] {
    let fixable = findings.filter { $0.call == .none && !$0.isInherited && !$0.fixes.isEmpty }
    return Dictionary(grouping: fixable, by: \.entry).filter { $0.value.count > 1 }.mapValues { findings in
      findings.compactMap { $0.fixes.first(where: \.isSafe) }
    }
  }

  /// What `fix` changes, and what `others` mend beside it: “Are  you there ?” loses both spaces at once.
  static func completing(_ fix: Fix, with others: [Fix]) -> [Splice] {
    others.reduce(fix.splices) { splices, other in (splices + other.splices).inOrder ?? splices }
  }
}

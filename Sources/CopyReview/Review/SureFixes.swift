import CopyModel

/// Edits that keep the meaning: of one string they belong together, whichever finding asks for them.
enum SureFixes {
  /// Those of each string of which several findings have better words, by its index.
  static func ofSeveral(_ findings: [Finding]) -> [Int: [Fix]] {
    let fixable = findings.filter { $0.call == .none && !$0.isInherited && !$0.fixes.isEmpty }
    return Dictionary(grouping: fixable, by: \.entry).filter { $0.value.count > 1 }.mapValues { findings in
      findings.compactMap { $0.fixes.first(where: \.keepsMeaning) }
    }
  }

  /// What `fix` changes, and what `others` mend beside it: “Are  you there ?” loses both spaces at once.
  static func completing(_ fix: Fix, with others: [Fix]) -> [Splice] {
    // What is made without a look takes nothing with it that isn’t.
    others.reduce(fix.splices) { splices, other in
      other.isSafe || !fix.isSafe ? (splices + other.splices).inOrder ?? splices : splices
    }
  }
}

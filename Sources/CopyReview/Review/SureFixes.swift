import CopyModel

/// Edits that belong together, whichever finding of a string asks for them: all of one rule, and those that keep the meaning.
struct SureFixes {
  private let all: [(rule: String, fix: Fix)]

  init(_ findings: [Finding]) {
    all = findings.compactMap { finding in
      (finding.fixes.first(where: \.keepsMeaning) ?? finding.fixes.first).map { (finding.rule, $0) }
    }
  }

  /// Those of each string of which several findings have better words, by its index.
  static func ofSeveral(_ findings: [Finding]) -> [Int: SureFixes] {
    let fixable = findings.filter { $0.call == .none && !$0.isInherited && !$0.fixes.isEmpty }
    return Dictionary(grouping: fixable, by: \.entry).filter { $0.value.count > 1 }.mapValues(SureFixes.init)
  }

  /// What `fix` of `rule` changes, and what is mended beside it: “Are  you there ?” loses both spaces at once.
  func completing(_ fix: Fix, of rule: String) -> [Splice] {
    all.reduce(fix.splices) { splices, other in
      // What is made without a look takes nothing with it that isn’t.
      let belongs = other.fix.isSafe || !fix.isSafe && (other.fix.keepsMeaning || other.rule == rule)
      return belongs ? (splices + other.fix.splices).inOrder ?? splices : splices
    }
  }
}

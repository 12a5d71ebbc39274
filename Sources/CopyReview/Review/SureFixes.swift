import CopyModel
import CopyRewriting

/// Edits that belong together, whichever finding of a string asks for them: all of one rule, and those that keep the meaning.
struct SureFixes {
  private var all: [(rule: String, fix: Fix)] = []

  /// Those of each string of which several findings have better words, by its index. Findings are long, so none is copied.
  static func ofSeveral(_ findings: [Finding]) -> [Int: SureFixes] {
    var found: [Int: SureFixes] = [:]
    for index in findings.indices where findings[index].call == .none && !findings[index].isInherited {
      let fixes = findings[index].fixes
      guard let fix = fixes.first(where: \.keepsMeaning) ?? fixes.first else { continue }
      found[findings[index].entry, default: SureFixes()].all.append((findings[index].rule, fix))
    }
    return found.filter { $0.value.all.count > 1 }
  }

  /// What `fix` of `rule` changes, and what is mended beside it: “Are  you there ?” loses both spaces at once.
  func completing(_ fix: Fix, of rule: String) -> [Splice] {
    all.reduce(fix.splices) { splices, other in
      if Self.takesMark(other.fix, thatOpens: fix) { return splices }
      // What is made without a look takes nothing with it that isn’t.
      let isSlip = other.rule == rule || Self.ofSpelling.contains(other.rule)
      let belongs = other.fix.isSafe || !fix.isSafe && (other.fix.keepsMeaning || isSlip)
      let more = belongs ? other.fix.splices : fix.isSafe ? [] : Self.endMark(of: other.fix, beside: fix)
      return (splices + more).inOrder ?? splices
    }
  }

  /// Whoever takes better words wants them spelled right.
  private static let ofSpelling = FixCheck.spelling.union(["typo-repeated-word"])

  /// “Estás al día!”: what gives it “¡” needs the “!” that another wants to take.
  private static func takesMark(_ other: Fix, thatOpens fix: Fix) -> Bool {
    guard fix.splices.contains(where: { $0.text == "¡" || $0.text == "¿" }) else { return false }
    return other.splices.contains { $0.range.count == 1 && !$0.text.contains(where: \.isLetter) }
  }

  /// “App is Disabled”: what wants the capitals of a sentence wants its mark.
  private static func endMark(of other: Fix, beside fix: Fix) -> [Splice] {
    let more = other.splices.filter { !fix.splices.contains($0) }
    return more.count == 1 && more[0].range.isEmpty && [".", "。"].contains(more[0].text) ? more : []
  }
}

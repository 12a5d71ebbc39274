import CopyEngine
import CopyKernel
import CopyModel
import CopyPassage
import CopyRewriting
import CopyRules
import CopyText

/// Makes one text of what the findings of a string propose, each of which mends its own fault alone: “Sync error!” for the
/// capital and “Sync Error” for the mark become “Sync error”.
final class MergedWords {
  private let review: Review
  private let reviewer: CatalogReviewer
  private let translation: Translation

  init(_ review: Review, _ reviewer: CatalogReviewer) {
    (self.review, self.reviewer) = (review, reviewer)
    var roles = review.roles
    translation = Translation(review.catalog, roles: &roles, base: review.base)
  }

  /// The text that leaves least to say; nil where none is better than the string as it is. `set` is the one it is in.
  func text(for findings: [Finding], at index: Int, set: CopySet?) -> String? {
    best(for: findings, in: copy(at: index, set))
  }

  private func copy(at index: Int, _ set: CopySet?) -> Passage {
    let place = reviewer.engine.place(of: index, in: review.catalog, as: review.roles[index], set: set)
    return reviewer.engine.passage(at: place, of: review.catalog, translation)
  }

  private func best(for findings: [Finding], in copy: Passage) -> String? {
    var report = Report(.counts)
    reviewer.engine.check(copy, isWeak: false, &report)
    let before = RuleTally(report.findings)
    // What is said of the set, or of the whole language, isn’t seen when a string is judged alone.
    let outer = findings.filter { before[$0.rule] == 0 }
    var best: (text: String, left: Int)?
    for candidate in Self.candidates(findings) {
      let start = candidate.splices.applied(to: copy.bytes)
      for text in [reviewer.trials.polished(start, as: copy.role, like: copy, isStrict: false), start] {
        guard !text.isEmpty, FormatConversions.survive(from: copy.bytes, to: text) else { continue }
        let after = reviewer.judge(ByteBuffer(Array(text.utf8)), like: copy)
        let left = after.total + outer.count { !candidate.rules.contains($0.rule) }
        guard after.isNoMore(than: before, report.silenced), left < best?.left ?? before.total + outer.count else {
          continue
        }
        best = (text, left)
      }
    }
    return best?.text
  }

  private typealias Candidate = (splices: [Splice], rules: Set<String>)

  /// What all propose at once, as far as it can be made at once, and what each proposes.
  private static func candidates(_ findings: [Finding]) -> [Candidate] {
    var joined: Candidate = ([], [])
    for finding in findings {
      guard let fix = finding.fixes.first, let all = (joined.splices + fix.splices).inOrder else { continue }
      joined.splices = all
      joined.rules.insert(finding.rule)
    }
    return [joined] + findings.flatMap { finding in finding.fixes.map { ($0.splices, [finding.rule]) } }
  }
}

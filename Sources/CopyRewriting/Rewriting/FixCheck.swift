package import CopyKernel
package import CopyModel
import CopyRules

/// Checks better words by the same rules before anyone sees them.
package struct FixCheck {
  /// Better words that are shown for one finding.
  static let mostFixes = 3

  /// Leaves of `findings`, all about `value`, those fixes alone after which their rule speaks less and no other speaks
  /// more, and that leave what a formatter fills in as it is. Ranked: meaning kept, fewest findings, shortest.
  /// `judge` runs the text rules on a new value, and has no answer for one that means something else; what `silenced` counts
  /// was there before, behind a stronger rule.
  package static func check(
    _ findings: inout [Finding], silenced: RuleTally = RuleTally(), of value: Bytes,
    judge: (ByteBuffer, Fix) -> RuleTally?
  ) {
    let before = RuleTally(findings)
    for index in findings.indices where !findings[index].fixes.isEmpty {
      var kept: [Kept] = []
      for fix in findings[index].fixes where !kept.contains(where: { $0.fix.splices == fix.splices }) {
        let better = fix.splices.applied(toBytes: value)
        let isHarmless =
          fix.mendsPlaceholders || FormatConversions.survive(from: value, to: better.bytes, isSafe: fix.isSafe)
        guard isHarmless else { continue }
        guard let after = judge(better, fix) else { continue }
        if !fix.isSafe, isMoot(findings[index], among: findings, of: value) { continue }
        if cures(findings[index].rule, before, after, silenced) {
          kept.append(Kept(fix, better.bytes, findings: after.total))
        }
      }
      findings[index].fixes = ranked(kept)
    }
  }

  /// Whether something louder than a note is said of all the words, and has no better ones: of “Warning!” more is to go than the mark.
  private static func isMoot(_ finding: Finding, among findings: [Finding], of value: Bytes) -> Bool {
    let isPart = { (range: Range<Int>) in range.count < value.count / 2 }
    return isPart(finding.range)
      && findings.contains { other in
        other.rule != finding.rule && other.severity > .note && other.fixes.isEmpty && !isPart(other.range)
          && other.range.lowerBound <= finding.range.lowerBound
      }
  }

  /// A fix that may be shown, and what its words are ranked by.
  private struct Kept {
    let fix: Fix
    let findings: Int
    let length: Int
    /// The letters alone, small.
    let letters: [UInt8]
    /// Those that end before another.
    let sentences: Int

    init(_ fix: Fix, _ copy: Bytes, findings: Int) {
      (self.fix, self.findings, length) = (fix, findings, copy.count)
      letters = copy.compactMap { $0.isASCIILetter ? $0 | 0x20 : $0 < 0x80 ? nil : $0 }
      sentences = copy.indices.count { copy.hasLiteral(". ", at: $0) }
    }
  }

  private static func ranked(_ fixes: [Kept]) -> [Fix] {
    let sorted = fixes.sorted { left, right in
      (left.fix.isSafe ? 0 : 1, left.findings, left.length) < (right.fix.isSafe ? 0 : 1, right.findings, right.length)
    }
    var best = Array(sorted.prefix(mostFixes))
    // “It failed. Try again.” is better than “It failed, try again.”
    if best.count > 1, best[0].fix.isSafe == best[1].fix.isSafe, best[0].findings == best[1].findings,
      best[0].sentences < best[1].sentences, best[0].letters == best[1].letters
    {
      best.swapAt(0, 1)
    }
    return best.map(\.fix)
  }

  private static func cures(_ rule: String, _ before: RuleTally, _ after: RuleTally, _ silenced: RuleTally) -> Bool {
    let (was, now) = (before[rule], after[rule])
    let isSpelling = spelling.contains(rule)
    // At its limit a rule speaks no less when one of its faults is mended: another moves up.
    guard now < was || was >= Report.limit || isSpelling && now == was else { return false }
    return leavesNoMore(after, than: before, silenced, mending: [rule])
  }

  /// Rules of words that are spelled wrong.
  package static let spelling: Set<String> = ["typo-misspelling", "l10n-spelling"]

  /// Whether nothing more is said of the copy than before. A word that is right at last lets other rules read its sentence, and
  /// its own: what they find then was there before.
  package static func leavesNoMore(
    _ after: RuleTally, than before: RuleTally, _ silenced: RuleTally = RuleTally(), mending rules: Set<String>
  ) -> Bool {
    let isSpelling = !rules.isDisjoint(with: spelling)
    return after.isNoMore(than: before, silenced) { !isSpelling || $0.hasPrefix("typo-") || spelling.contains($0) }
  }
}

/// The conversions of `printf` in copy, read as the formatter does: `%` and a letter are one, whatever follows.
///
/// The analysis guesses what a writer meant (“20%discount”). Here nothing is guessed: a program that fills in the copy
/// after a fix must find all that it found before.
package enum FormatConversions {
  /// Whether a fix kept the conversions of `old`: a safe one all of them, another at least changed none.
  package static func survive(from old: Bytes, to new: Bytes, isSafe: Bool) -> Bool {
    let (before, after) = (conversions(in: old), conversions(in: new))
    // A percent sign that lost its letter was a conversion before.
    guard percentSigns(in: new) - after.count <= percentSigns(in: old) - before.count else { return false }
    guard !isSafe else { return before.elementsEqual(after, by: { $0.equals($1) }) }
    var rest = before[...]
    return after.allSatisfy { conversion in
      guard let place = rest.firstIndex(where: { $0.equals(conversion) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// Each conversion with its percent sign, in order. `% o` counts as text, though C allows the space: it is a
  /// percentage in all copy there is.
  static func conversions(in copy: Bytes) -> [Bytes] {
    var (found, position) = ([Bytes](), 0)
    while let start = copy[position...].firstIndex(of: UInt8(ascii: "%")) {
      var end = start + 1
      while end < copy.count, isModifier(copy[end]) { end += 1 }
      if end < copy.count, isConversion(copy[end]) {
        found.append(copy.slice(start..<end + 1))
        position = end + 1
      } else {
        position = start + 1
      }
    }
    return found
  }

  private static func percentSigns(in copy: Bytes) -> Int {
    copy.reduce(0) { $1 == UInt8(ascii: "%") ? $0 + 1 : $0 }
  }

  private static func isModifier(_ byte: UInt8) -> Bool { isOne(of: "0123456789$.*-+#'hlLqjzt", byte) }

  private static func isConversion(_ byte: UInt8) -> Bool { isOne(of: "@%dDiuUxXoOfFeEgGcCsSpaAn", byte) }

  private static func isOne(of letters: StaticString, _ byte: UInt8) -> Bool {
    Bytes(letters).contains(byte)
  }
}

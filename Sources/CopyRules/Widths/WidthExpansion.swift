import CopyKernel
import CopyModel
import CopyPassage

/// Copy leaves room for its translations.
struct WidthExpansion: TextRule {
  static let info = RuleInfo(
    "width-expansion", "English copy leaves room for its translations.",
    why: "What only just fits in English is cut off or wraps in most other languages.",
    source: "HIG, Notifications: Actions; widths learned from published apps", statements: [76],
    roles: RoleSet(.alertTitle, .button, .notificationTitle, .notificationAction), languages: .english, severity: .note,
    examples: [
      .bad("⟦Permanently delete all of the selected recordings now?⟧", .alertTitle),
      .good("Delete this photo?", .alertTitle), .good("Delete", .button),
    ])

  /// The worst fit, which other rules have mostly asked for already.
  private func fit(of copy: Passage, _ judge: SurfaceJudge) -> Fit? {
    if !judge.hasCustomSurfaces, let known = copy.measuredFit { return known }
    return judge.worst(copy.displayed)
  }

  func check(_ copy: Passage, _ report: inout Report) {
    let judge = copy.judge
    // What stands in a program itself nobody translates.
    guard copy.place.catalog?.format.traits.contains(.isProgram) != true else { return }
    // Who only guesses what a line is for can’t measure it there.
    guard !copy.isAlone else { return }
    guard !judge.hasTranslations, !copy.surelyFits(isTranslated: true), judge.mayOverflowSomewhere(copy.displayed),
      let fit = fit(of: copy, judge)
    else { return }
    // What doesn’t fit in English is the business of other rules.
    guard fit.verdict != .overflows, judge.mayOverflow(copy.displayed, fit) else { return }
    let tight = judge.expansions(of: copy.displayed, fit).filter { $0.verdict == .overflows }
    guard let worst = tight.max(by: { $0.half < $1.half }) else { return }
    let name = judge.englishName(of: worst.locale)
    report.add(.tight(fit, worst, name, others: tight.count - 1), at: copy.trimmedRange)
  }
}

extension Message {
  fileprivate static func tight(_ fit: Fit, _ worst: Expansion, _ name: String, others: Int) -> Message {
    let more = others > 0 ? " and \(others) more" : ""
    return
      "The copy \(fit.verdict == .fits ? "fits" : "only just fits") in English, but in \(name)\(more) it probably overflows \(FitText.room(of: fit)) of \(fit.surfaceName): it is about \(FitText.excess(worst.half, in: fit)) too long, and up to \(FitText.excess(worst.most, in: fit))"
  }
}

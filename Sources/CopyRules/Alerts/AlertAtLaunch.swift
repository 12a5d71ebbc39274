import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// No alert appears when the app starts. The program says whether one does, or else it is a question.
struct AlertAtLaunch: ChecklistRule, SetRule {
  static let info = RuleInfo(
    "alert-at-launch", "No alert appears when the app starts.",
    why: "Nobody has done anything yet that an alert could be about. Show news in the app, where people find it. "
      + "Where programs are read, a note points at the call.",
    source: "HIG, Alerts: Best practices", statements: [5], check: .checklist, roles: .alert,
    severity: .note, examples: [])
  static let question = "Does this appear when the app starts?"

  /// Key, comment, or text hint at it, and no program was read that knows.
  func concerns(_ set: CopySetView) -> Bool { set.isAlert && set.set.traits == nil && set.says(.launch) }

  func check(_ set: CopySetView, _ report: inout Report) {
    // A problem at the start has to be told.
    guard set.isAlert, set.set.traits?.contains(.isAtLaunch) == true, !set.says(.problem), let first = set.firstPart
    else { return }
    report.add(.isAtLaunch, at: first.trimmedRange, of: first, isOfCall: true)
  }
}

extension Message {
  fileprivate static let isAtLaunch: Message =
    "This alert appears when the app starts, before anybody did anything. Show it in the app"
}

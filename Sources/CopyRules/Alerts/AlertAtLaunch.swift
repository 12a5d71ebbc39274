import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// No alert appears when the app starts. The program says whether one does, or else it is a question.
struct AlertAtLaunch: ChecklistRule, SetRule {
  static let info = RuleInfo(
    "alert-at-launch", "No alert appears when the app starts.",
    why: "Nobody has done anything yet that an alert could be about. Show news in the app, where people find it. "
      + "Where programs are read, a note points at the call; a title that greets or tells news is one as well.",
    source: "HIG, Alerts: Best practices", statements: [5], check: .checklist, roles: .alert,
    severity: .note,
    examples: [
      .set("Title: ⟦What’s New in Gardener⟧\nButtons: Continue"),
      .set("Title: ⟦새로운 기능⟧\nButtons: 계속", locale: .korean),
      .set("Title: ⟦New in Version 4⟧\nMessage: Beds show their soil.\nButtons: OK"),
      .set("Title: New in Town\nMessage: Two bakers opened.\nButtons: OK"),
      .set("Title: The welcome letter was lost.\nButtons: Cancel, Send Again"),
    ])
  static let question = "Does this appear when the app starts?"

  /// Key, comment, or text hint at it, and no program was read that knows.
  func concerns(_ set: CopySetView) -> Bool { set.isAlert && set.set.traits == nil && set.says(.launch) }

  func check(_ set: CopySetView, _ report: inout Report) {
    // A problem at the start has to be told.
    guard set.isAlert, !set.says(.problem), let first = set.firstPart else { return }
    if set.set.traits?.contains(.isAtLaunch) == true {
      report.add(.isAtLaunch, at: first.trimmedRange, of: first, isOfCall: true)
    } else if set.set.traits == nil, set.isWhole, let title = set.title, greets(title) || Self.tellsRelease(title) {
      report.add(.greets(title.text(title.trimmedRange)), at: title.trimmedRange, of: title)
    }
  }

  /// “New in Version 4”, “New in This Release”: what came with a release, and no more.
  static func tellsRelease(_ title: Passage) -> Bool {
    guard title.isEnglish, let match = title.first(.releaseNoun) else { return false }
    let words = title.words
    let opens = words.prefix(2).map { title.text($0.range).lowercased() } == ["new", "in"]
    return opens
      && words.dropFirst(2).allSatisfy { word in
        match.range.overlaps(word.range) || !word.tags.isDisjoint(with: [.determiner, .possessive, .article])
      }
  }

  /// “Welcome to Gardener”, “What’s New in Gardener”: what the title opens with is said at the start alone.
  private func greets(_ title: Passage) -> Bool {
    guard let match = title.first(.launch), let words = title.wordsRange else { return false }
    return title.isKorean
      ? Int(match.end) == words.upperBound || Int(match.start) == words.lowerBound
      : Int(match.start) == words.lowerBound
  }
}

extension Message {
  fileprivate static func greets(_ title: String) -> Message {
    "“\(title)” is news of the app’s start. Show it in the app, where people find it"
  }

  fileprivate static let isAtLaunch: Message =
    "This alert appears when the app starts, before anybody did anything. Show it in the app"
}

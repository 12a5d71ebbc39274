package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A choice among several ways to go on is an action sheet.
package struct AlertActionSheet: SetRule {
  package static let info = RuleInfo(
    "alert-action-sheet", "A choice among several ways to go on is an action sheet, not an alert.",
    why: "Alerts interrupt and have room for two or three buttons. An action sheet belongs to what was just chosen.",
    source: "HIG, Alerts: Best practices", statements: [55], check: .set, roles: .alert, judges: .content,
    severity: .warning, notOn: .android,
    examples: [
      .set("Title: ⟦Save this draft?⟧\nButtons: Delete Draft, Save Draft, Duplicate, Cancel"),
      .set("Title: ⟦What would you like to do⟧ with the photo?\nButtons: Share, Cancel"),
      .set("Title: ⟦어떻게 하시겠습니까⟧?\nButtons: 공유, 취소", locale: .korean),
      .set("Title: ⟦씨앗을 어디에서 가져올까요⟧?\nButtons: 취소, 창고, 시장", locale: .korean),
      .set("Title: ⟦씨앗 종류 선택⟧\nButtons: 취소, 콩, 보리", locale: .korean),
      .set("Title: 어떤 씨앗을 심을까요?\nButtons: 취소, 콩 심기", locale: .korean),
      .set("Title: 이 옵션을 선택하면 앱이 백그라운드에서 실행됩니다.\nButtons: 취소, 실행", locale: .korean),
      .set("Title: The key couldn’t be verified.\nButtons: Stop, Show Key, Trust Once, Trust"),
      .set("Title: Save this draft?\nButtons: Don’t Save, Cancel, Save"),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    if set.set.leftOut > 0, let first = set.firstPart {
      return report.add(
        .isEndless(set.buttons.count, set.set.leftOut), at: first.trimmedRange, of: first, isOfCall: true)
    }
    guard set.set.kind == .alert else { return }
    if let title = set.title, let match = title.first(.openChoice) {
      report.add(.isOpenChoice, at: match.range, of: title)
    } else if let title = set.title, let words = title.wordsRange, offersKinds(set, title) {
      report.add(.isOpenChoice, at: words, of: title)
    } else if set.isWhole, set.buttons.count > 3, !set.says(.problem), let first = set.firstPart {
      report.add(.hasChoices(set.buttons.count), at: first.trimmedRange, of: first, isOfCall: true)
    }
  }
}

extension AlertActionSheet {
  /// 어디에서 가져올까요 over 앨범 and 파일: a question for which one, and buttons that name things.
  private func offersKinds(_ set: CopySetView, _ title: Passage) -> Bool {
    guard title.isKorean, set.isWhole, KoreanSense(title).asksWhich else { return false }
    let choices = set.buttons.filter { !set.isDismissal($0) }
    return choices.count > 1 && choices.allSatisfy { KoreanSense($0).namesThing }
  }
}

extension Message {
  fileprivate static let isOpenChoice: Message =
    "This asks for a choice among several ways to go on. Use an action sheet, or ask about one action"

  fileprivate static func isEndless(_ count: Int, _ more: Int) -> Message {
    "\(count + more) choices are too many to show at once. Only the first \(count) are judged together"
  }

  fileprivate static func hasChoices(_ count: Int) -> Message {
    "\(count) choices are too many for an alert. Use an action sheet"
  }
}

package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Yes and No make people read the question again.
package struct ButtonYesNo: TextRule {
  package static let info = RuleInfo(
    "button-yes-no", "A button names what it does; Yes and No don’t.",
    why: "People often read only the buttons. A verb tells them what happens; Yes sends them back to the question.",
    source: "HIG, Alerts: Buttons", statements: [43], roles: RoleSet(.button, .notificationAction),
    languages: .having([.yesButton, .noButton]), judges: .content, severity: .error,
    silences: .onString("button-vague", "button-capitalization", "button-cancel-title", "button-ok-ambiguous"),
    examples: [
      .bad("⟦Yes⟧", .button), .bad("⟦No⟧", .button), .bad("⟦Yes⟧, Delete It", .button, better: "Delete"),
      .bad("⟦No, Thanks⟧", .button), .bad("⟦No⟧, Keep My Boat", .button, better: "Keep My Boat"),
      .bad("⟦예⟧", .button, locale: .korean), .bad("⟦아니요⟧", .button, locale: .korean),
      .bad("⟦Kyllä⟧", .button, locale: .finnish), .bad("⟦HAYIR⟧", .button, locale: .turkish),
      .bad("⟦Nein⟧", .button, locale: .german), .bad("⟦はい⟧", .button, locale: .japanese),
      .bad("⟦はい⟧、消します", .button, better: "消します", locale: .japanese),
      .bad("⟦네⟧, 지우기", .button, better: "지우기", locale: .korean),
      .good("Poista", .button, locale: .finnish), .good("いいね", .button, locale: .japanese),
      .good("Delete", .button), .good("No Filter", .button), .good("삭제", .button, locale: .korean),
      .set("Title: Delete the note?\nButtons: ⟦No⟧, ⟦Yes⟧"), .set("Title: Delete the note?\nButtons: Cancel, Delete"),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // A page that asks may well be answered by Yes and No, and so may an invitation: the question stays in view, and no deed is
    // named. A style of its own shows that one is.
    let hasStyle = !copy.style.isDisjoint(with: [.destructive, .cancel])
    let isOfPage = copy.role == .button && copy.roleEvidence == .source && !copy.isOfAlert
    if isOfPage, copy.platforms == .android { return }
    if let match = copy.whole(.yesButton) ?? copy.whole(.noButton) {
      let words = copy.text(match.range)
      // Settings and tables have these values too.
      let isLoose = copy.roleEvidence == .value && !copy.isInSet || isOfPage && !hasStyle
      let isNo = copy.whole(.yesButton) == nil
      // Where the program does something else, nothing stays as it is.
      let acts = copy.style.contains(.acts) && !copy.style.contains(.cancel)
      let message: Message =
        isRefusal(match, in: copy)
        ? .refuses(words) : !isNo ? .saysNothing(words) : acts ? .acts(words) : .declines(words)
      // A window may ask what no alert would.
      let isOfWindow = copy.roleEvidence == .class && !copy.isInSet || isOfPage
      // Android’s own apps turn offers down so.
      if isRefusal(match, in: copy), copy.isFromAndroid, !copy.isDeclared { return }
      report.add(message, at: match.range, severity: isLoose ? .note : isOfWindow ? .warning : nil)
    } else if let answer = answerBeforeComma(copy) {
      // The action is named all the same.
      report.add(
        .startsWithAnswer(copy.text(answer)), at: answer, severity: .warning, fixes: actionAlone(behind: answer, copy))
    }
  }

  /// “No, thanks” turns an offer down.
  private func isRefusal(_ match: TermMatch, in copy: Passage) -> Bool {
    copy.isEnglish && copy.tokens.count { $0.kind == .word && $0.range.overlaps(match.range) } > 1
      && copy.bytes[Int(match.start)] | 0x20 == UInt8(ascii: "n")
  }

  /// What stands behind Yes, with its capital. Of English, patterns know whether it is an action; behind No stand thanks as well.
  private func actionAlone(behind answer: Range<Int>, _ copy: Passage) -> [Fix?] {
    guard !copy.isEnglish, let words = copy.wordsRange, copy.first(.yesButton)?.range == answer
    else { return [] }
    let rest = String(copy.text(answer.upperBound..<copy.bytes.count).drop { !$0.isLetter && !$0.isNumber })
    if rest.isEmpty { return [] }
    let end = copy.bytes.count - rest.utf8.count
    let isHigh = copy.text(answer).first?.isUppercase == true
    let first = isHigh ? rest.prefix(1).uppercased() : String(rest.prefix(1))
    let cut = Splice(words.lowerBound..<end + rest.prefix(1).utf8.count, first)
    return [Fix([cut], isSafe: false)]
  }

  private static let commas: [StaticString] = [",", "、", "，", "،"]

  /// “Yes, delete it”: the answer in front of the action.
  private func answerBeforeComma(_ copy: Passage) -> Range<Int>? {
    for list in [TermList.yesButton, .noButton] {
      guard let match = copy.first(list), match.start == 0, Int(match.end) < copy.bytes.count else { continue }
      if Self.commas.contains(where: { copy.bytes.hasLiteral($0, at: Int(match.end)) }) { return match.range }
    }
    return nil
  }
}

extension Message {
  fileprivate static func saysNothing(_ title: String) -> Message {
    "“\(title)” doesn’t say what the button does. Name the action, as in “Delete”"
  }

  fileprivate static func declines(_ title: String) -> Message {
    "“\(title)” doesn’t say what stays as it is. Title it Cancel, or name that, as in “Keep Editing”"
  }

  fileprivate static func acts(_ title: String) -> Message {
    "“\(title)” doesn’t say what the button does. Name the action, or title it Cancel where everything stays as it is"
  }

  fileprivate static func refuses(_ title: String) -> Message {
    "“\(title)” talks where a button answers. Title it Not Now where the offer comes again, or else Cancel"
  }

  fileprivate static func startsWithAnswer(_ answer: String) -> Message {
    "“\(answer)” isn’t needed. Name the action alone"
  }
}

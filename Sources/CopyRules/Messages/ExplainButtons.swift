import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A text that says what the buttons do.
struct ExplainButtons: TextRule {
  static let info = RuleInfo(
    "explain-buttons", "A text doesn’t explain the buttons.",
    why: "Buttons that need explaining have the wrong titles. The sentence costs time and goes stale.",
    source: "HIG, Alerts: Content", statements: [35], roles: .alertText, languages: .having([.interactionVerb]),
    needs: .nothing,
    judges: .content, severity: .warning,
    silences: .onWords("typo-quotes"),
    examples: [
      .set("Title: Stop the loom?\nMessage: The ⟦left one⟧ stops it.\nButtons: Cancel, Stop"),
      .set("Title: Stop the left loom?\nMessage: The right loom takes over from the left one.\nButtons: Cancel, Stop"),
      .set("제목: 베틀을 멈출까요?\n메시지: ⟦왼쪽을 누르면⟧ 멈춥니다.\n버튼: 취소, 멈추기", locale: .korean),
      .bad("⟦Tap OK⟧ to remove the file.", .alertMessage), .bad("To go on, ⟦click “Continue”⟧.", .alertMessage),
      .bad("Wait, or ⟦tap the button⟧ below to learn more.", .alertMessage),
      .set("Title: Stop the loom?\nMessage: ⟦Press Stop⟧ and the loom rests.\nButtons: Cancel, Stop"),
      .set("Title: Stop the loom?\nMessage: Go back ⟦with Cancel⟧.\nButtons: Cancel, Stop"),
      .set("Title: Stop the loom?\nMessage: To stop, ⟦use the button⟧ below.\nButtons: Cancel, Stop"),
      .set("Title: Stop the loom?\nMessage: Press the button on the loom first.\nButtons: Cancel, Stop"),
      .bad("⟦확인 버튼을 누르시면⟧ 삭제됩니다.", .alertMessage, locale: .korean),
      .good("Touch ID couldn’t be set up.", .alertMessage), .good("Choose a smaller file.", .alertMessage),
      .set("Title: Delete the file?\nMessage: ⟦Click Move⟧ to keep it.\nButtons: Move, Delete"),
      .set("Title: Sow now?\nMessage: ⟦The Sow button⟧ plants all seeds.\nButtons: Cancel, Sow"),
      .set("Title: Send it?\nMessage: ⟦Send Later⟧ will keep it.\nButtons: Send Later, Send Now"),
      .set("Title: 저장할까요?\nMessage: ⟦‘저장’을 누르면⟧ 저장됩니다.\nButtons: 취소, 저장", locale: .korean),
      .set(
        "Title: Datei löschen?\nMessage: ⟦Tippe auf „Löschen“⟧, um die Datei zu entfernen.\nButtons: Abbrechen, Löschen",
        locale: .german),
      .set(
        "Title: 削除しますか？\nMessage: ⟦「削除」をタップ⟧すると、写真はすべて消えます。\nButtons: キャンセル, 削除", locale: .japanese),
      .set(
        "Title: 消去\nMessage: 選択した写真を削除すると、ほかの端末からも消えます。\nButtons: キャンセル, 削除", locale: .japanese),
      .set("Title: Neu starten?\nMessage: Wähle „Neu starten“.\nButtons: Abbrechen, Neu starten", locale: .german),
      .set(
        "Title: Kiln Cold\nMessage: After you tap Restart, plug in the cable. The kiln keeps the old heat.\nButtons: Cancel, Restart"
      ),
      .set("Title: Restart now?\nMessage: Choose Restart.\nButtons: Cancel, Restart"),
      .set("Title: Fire again?\nMessage: The last one was a week ago.\nButtons: Later, Fire"),
      .set("Title: Show hints?\nMessage: They help with the first boat.\nButtons: Hide, Show"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if !copy.isInSet { Self.check(copy, [], &report) }
  }

  fileprivate static func check(_ text: Passage, _ buttons: [Passage], _ report: inout Report) {
    for reference in ButtonReference.all(in: text, to: buttons) where reference.explains {
      report.add(
        .explains(text.text(reference.name)), at: reference.range, of: text, severity: text.severityOfJudgement)
    }
    if text.isEnglish, let range = UsedButton.find(in: text, buttons) {
      report.add(.explains(text.text(range)), at: range, of: text, severity: text.severityOfJudgement)
    }
    if report.isSilent, let range = PlacedButton.find(in: text, buttons) {
      report.add(.places(text.text(range)), at: range, of: text, severity: text.severityOfJudgement)
    }
    for button in buttons where text.isEnglish {
      guard let range = subject(button, in: text) else { continue }
      report.add(.explains(button.text), at: range, of: text, severity: text.severityOfJudgement)
    }
  }

  /// “The Sow button plants the seeds.”: where a button of the alert is the subject.
  private static func subject(_ button: Passage, in text: Passage) -> Range<Int>? {
    let words = text.words
    let title = button.tokens.count { $0.kind == .word }
    return words.indices.lazy.compactMap { end -> Range<Int>? in
      let start = end - title
      guard start > 0, title > 0, end + 1 < words.count, text.bytes.slice(words[end].range).equalsFolded("button"),
        text.bytes.slice(words[start - 1].range).equalsFolded("the"),
        !words[end + 1].tags.isDisjoint(with: [.thirdPersonVerb, .auxiliary])
      else { return nil }
      let range = Int(words[start].start)..<words[end - 1].end
      return text.text(range).lowercased() == button.text.lowercased()
        ? Int(words[start - 1].start)..<words[end].end : nil
    }.first
  }
}

/// The same rule, where the buttons are known.
struct ExplainButtonsInSet: SetRule {
  static let info = ExplainButtons.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert else { return }
    for text in set.texts { ExplainButtons.check(text, set.buttons, &report) }
  }
}

extension Message {
  fileprivate static func places(_ words: String) -> Message {
    "“\(words)” explains a button by its place. Title the buttons so that nothing needs explaining, and leave this out"
  }

  fileprivate static func explains(_ title: String) -> Message {
    "This explains the button “\(title)”. Title the button so that nothing needs explaining, and leave this out"
  }
}

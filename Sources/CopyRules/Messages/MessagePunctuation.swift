import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A message is made of whole sentences, and sentences end with a mark.
struct MessagePunctuation: TextRule {
  static let info = RuleInfo(
    "message-punctuation", "A message ends with its mark.",
    why: "A missing mark makes the text look cut off.",
    source: "HIG, Alerts: Content", statements: [34], roles: RoleSet(.alertMessage), severity: .warning,
    silences: .onString("l10n-terminal-punctuation"),
    examples: [
      .good("The kiln is hot, but %@", .alertMessage),
      .bad("It can’t be ⟦undone⟧", .alertMessage, better: "It can’t be undone."),
      .bad("되돌릴 수 ⟦없습니다⟧", .alertMessage, better: "되돌릴 수 없습니다.", locale: .korean),
      .bad("Has the kiln cooled⟦.⟧", .alertMessage, better: "Has the kiln cooled?"),
      .good("Should it rain, cover the kiln.", .alertMessage), .good("Do the glazing first.", .alertMessage),
      .good("Is the kiln hot?.", .alertMessage), .good("It can’t be undone.", .alertMessage),
      .good("되돌릴 수 없습니다.", .alertMessage, locale: .korean),
      .bad("The backup will start again in ⟦%@⟧", .alertMessage, better: "The backup will start again in %@."),
      .bad(
        "入力内容が保存されま⟦した⟧", .alertMessage, better: "入力内容が保存されました。", locale: .japanese),
      .bad(
        "Die Datei konnte nicht geöffnet ⟦werden⟧", .alertMessage, better: "Die Datei konnte nicht geöffnet werden.",
        locale: .german),
      .bad(
        "Der Link wurde verschickt. Er gilt bis ⟦morgen⟧", .alertMessage,
        better: "Der Link wurde verschickt. Er gilt bis morgen.", locale: .german),
      .good("Datei nicht gefunden", .alertMessage, locale: .german),
      .good("ファイルの保存に失敗", .alertMessage, locale: .japanese),
      .good("The server said: %@", .alertMessage),
      .good("The tide table is out of date", .alertMessage, format: "android"),
      .bad(
        "The tide table is out of date. It will be loaded ⟦again⟧", .alertMessage,
        better: "The tide table is out of date. It will be loaded again.", format: "android"),
      .good("✓ No ads in the boat\n✓ No rain on the boat\n✓ All the fish you can eat", .alertMessage),
      .good("Wipe the bow. It needs:\n\n- A cloth\n- No water", .alertMessage),
      .good("The crew can always see:\n·Your boat\n·Your berth,even while nobody is on board", .alertMessage),
      .good("Read more at https://example.com", .alertMessage), .good("Success", .alertMessage),
      .bad("Wrong password for the ⟦vault⟧", .alertMessage),
      .good("The vault is missing. Create one first at", .alertMessage),
      .bad(
        "The lift is stuck. Call the [⟦porter⟧](mailto:porter@example.com)", .alertMessage,
        better: "The lift is stuck. Call the [porter](mailto:porter@example.com)."),
      .good("저장 실패", .alertMessage, locale: .korean), .good("파일을 열 수 없음", .alertMessage, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if StatedQuestion.report(in: copy, &report) { return }
    // One word is a heading, or a label that was taken for a message. A fragment that no alert is known to show may
    // be an error’s description, which is the title on a Mac.
    guard copy.analysis.terminal == .none, EndMark.isJudged(copy), copy.form != .none, copy.form != .word,
      !isList(copy), !endsInClause(copy),
      copy.form != .fragment || copy.isInSet || copy.roleEvidence != .source, !isFragmentInBase(copy)
    else { return }
    // A mark alone makes no sentence of a fragment.
    let isFragment = copy.isEnglish && copy.form == .fragment && copy.sentenceCount < 2
    // “Invalid Glaze” is a heading.
    if isFragment, copy.casing == .title, !copy.isDeclared { return }
    guard let habit = houseHabit(copy) else {
      return EndMark.require(copy, severity: isFragment ? .note : nil, &report)
    }
    if habit.first == copy.entry { EndMark.require(copy, severity: .note, notes: [Self.note(habit)], &report) }
  }

  /// What is shown below a field or for a moment, and no alert is known to show, ends as the other messages of the file do.
  private func houseHabit(_ copy: Passage) -> MessageEndings.Habit? {
    copy.isInSet || copy.isDeclared || copy.sentenceCount > 1 || copy.isTranslation ? nil : copy.bareMessages
  }

  private static func note(_ habit: MessageEndings.Habit) -> String {
    "\(habit.count) of \(habit.all) messages here end without a mark. Told once for the file."
  }

  /// Lines side by side, of which none has a mark: “✓ No ads\n✓ No tracking”; and what ends with an item.
  private func isList(_ copy: Passage) -> Bool {
    if let last = ListLines.items(of: copy).last, last.upperBound >= copy.trimmedRange.upperBound { return true }
    let lines = copy.bytes.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy { $0 <= 0x20 } }
    return lines.count > 2
      && !lines.dropLast().contains { line in
        line.last { $0 > 0x20 }.map { ".!?:;".utf8.contains($0) } ?? false
      }
  }

  /// “The kiln is hot, but %@”: what is filled in is a clause, and may bring its own mark.
  private func endsInClause(_ copy: Passage) -> Bool {
    let words = copy.wordsAndPlaceholders
    guard words.count > 2, words[words.count - 1].kind == .placeholder else { return false }
    return !words[words.count - 2].tags.isDisjoint(with: [.coordinator, .subordinator])
  }

  /// A translation ends as its base does.
  private func isFragmentInBase(_ copy: Passage) -> Bool {
    guard let base = copy.base else { return false }
    return base.form == .fragment && base.analysis.terminal == .none
  }
}

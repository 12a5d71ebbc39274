package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// What destroys looks so, and nothing else does.
package struct ButtonDestructiveStyle: SetRule {
  package static let info = RuleInfo(
    "button-destructive-style", "A button that destroys has the destructive style, and no other button has.",
    why: "Red says “think first”. It fails when it is missing, and wears out when it is everywhere.",
    source: "HIG, Alerts: Buttons", statements: [51], check: .set, roles: RoleSet(.button),
    languages: .having([.destructiveVerb]), needs: .nothing,
    severity: Severities(hig2022: .warning, legacy: .warning, hig2024: .note),
    examples: [
      .set("Title: Save the plan of the orchard?\nButtons: Save, Close!, Cancel"),
      .set("Title: Unsaved Plan\nMessage: The plan isn’t saved if you close it now.\nButtons: Cancel, Close!"),
      .set("Title: Invite Rosa to the crew?\nMessage: She gets a letter.\nButtons: Cancel, ⟦Invite⟧ [destructive]"),
      .set("Title: Void invoice 12?\nMessage: There’s no way to bring it back.\nButtons: Cancel, ⟦Void⟧"),
      .set("Title: Leave the crew?\nMessage: Kiss your 340 points goodbye.\nButtons: Cancel, ⟦Leave⟧"),
      .set("Title: Burn the sketch?\nMessage: There is just this one copy.\nButtons: Cancel, ⟦Burn⟧"),
      .set("Title: Sell the boat?\nMessage: All maps and the logs on it are gone for good.\nButtons: Cancel, ⟦Sell⟧"),
      .set("Title: Format the atlas?\nMessage: No map survives.\nButtons: Cancel, ⟦Format⟧"),
      .set("Title: Leave the crew?\nMessage: There’s no getting the oar back.\nButtons: Cancel, ⟦Leave⟧"),
      .set("Title: Put out the stove?\nMessage: The hut won’t stay warm.\nButtons: Cancel, Put Out"),
      .set("Title: Delete the note?\nButtons: Cancel, ⟦Delete⟧"),
      .set("Title: Keep the draft?\nButtons: Discard!, ⟦Keep⟧!"),
      .set("Title: Close the orchard’s account?\nButtons: Cancel, Close!"),
      .set("Title: Cancel the firing?\nMessage: The kiln cools down.\nButtons: Keep Firing, Cancel [destructive]"),
      .set("Title: The orchard has no gate.\nButtons: Open, ⟦Close⟧!"),
      .set("Title: 메모를 삭제할까요?\nButtons: 취소, ⟦삭제⟧", locale: .korean),
      .set("Title: Vider l’étagère ?\nMessage: Les livres seront perdus.\nButtons: Annuler, ⟦Vider⟧", locale: .french),
      .set("Title: Vider l’étagère ?\nMessage: Les livres seront prêtés.\nButtons: Annuler, Vider", locale: .french),
      .set("Title: 방을 해산할까요?\nMessage: 나눈 대화가 모두 사라집니다.\nButtons: 취소, ⟦해산⟧", locale: .korean),
      .set("Title: 오두막을 떠날까요?\nMessage: 일지를 다시는 볼 수 없습니다.\nButtons: 취소, ⟦떠나기⟧", locale: .korean),
      .set("Title: 초안을 저장할까요?\nMessage: 저장하지 않으면 글이 사라집니다.\nButtons: 취소, 저장", locale: .korean),
      .set("Title: 일지 정리\nMessage: 정리한 일지는 되찾을 수 없습니다.\nButtons: 취소, ⟦정리⟧", locale: .korean),
      .set("Title: 오두막을 떠날까요?\nMessage: 모은 씨앗을 모두 잃습니다.\nButtons: 취소, ⟦나가기⟧", locale: .korean),
      .set("Title: 일지를 백업할까요?\nMessage: 백업하지 않은 일지는 되찾을 수 없습니다.\nButtons: 취소, 백업", locale: .korean),
      .set("Title: Replace the old map?\nButtons: Cancel, Replace"),
      .set("Title: Overwrite the map?\nMessage: The old map is lost.\nButtons: Cancel, ⟦Overwrite⟧"),
      .set("Title: Weed the garden?\nMessage: All seedlings are removed.\nButtons: Cancel, ⟦Weed⟧"),
      .set("Title: Revert the hedge plan?\nMessage: Whatever grew since May vanishes.\nButtons: Cancel, ⟦Revert⟧"),
      .set("Title: Reinstall the sundial?\nMessage: The marks on it will be gone.\nButtons: Cancel, ⟦Reinstall⟧"),
      .set("Title: Trim the attic log?\nMessage: They’re gone for good.\nButtons: Cancel, ⟦Trim⟧"),
      .set("Title: Burn the sketch?\nMessage: Nobody can open it again.\nButtons: Cancel, ⟦Burn⟧"),
      .set("Title: Turn off the lamp log?\nMessage: New entries are no longer saved.\nButtons: Cancel, Turn Off"),
      .set("Title: Stop sharing the map?\nMessage: Ana will no longer see it.\nButtons: Cancel, Stop Sharing"),
      .set("Title: Leave the hut?\nMessage: The logbook won’t be kept.\nButtons: Cancel, ⟦Leave⟧"),
      .set("Title: Lock the hut?\nMessage: The door can’t be opened from outside.\nButtons: Cancel, Lock"),
      .set("Title: Revert the hedge plan?\nMessage: Nothing of it is lost.\nButtons: Cancel, Revert"),
      .set("Title: Revert the hedge plan?\nMessage: If rain falls, the plan is lost.\nButtons: Cancel, Revert"),
      .set("Title: Delete the note?\nButtons: Cancel, ⟦Irrevocably Delete⟧"),
      .set("Title: Weed the garden?\nMessage: No seedlings are removed.\nButtons: Cancel, Weed"),
      .set("Title: Search again?\nMessage: The signal was lost.\nButtons: Cancel, Search"),
      .set("Title: Renew the pass?\nMessage: Otherwise the seat is lost.\nButtons: Cancel, Renew"),
      .set("Title: Renew the pass?\nMessage: It expires in 9 days.\nButtons: Later, Renew"),
      .set("Title: Delete the note?\nButtons: Cancel, Delete!"), .set("Title: Sign out?\nButtons: Cancel, Sign Out"),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.statesStyles else { return }
    let isStyled = set.buttons.contains { set.style(of: $0).contains(.destructive) }
    if let button = set.destructiveButton, !isStyled, !isChosen(button, set) {
      report.add(
        .isMissing(button.text(button.trimmedRange)), at: button.trimmedRange, of: button, notes: [.editions],
        isOfCall: true)
    }
    for button in set.buttons where set.style(of: button).contains(.destructive) && isHarmless(button, set) {
      report.add(
        .isHarmless(button.text(button.trimmedRange)), at: button.trimmedRange, of: button, severity: .error,
        isOfCall: true)
    }
    for button in set.buttons where set.style(of: button).contains(.destructive) && takesNothing(button, set) {
      report.add(
        .isHarmless(button.text(button.trimmedRange)), at: button.trimmedRange, of: button, isOfCall: true)
    }
  }

  /// “Invite”, “Send Copy”: a verb that takes nothing away, where nothing else says that something is lost.
  private func takesNothing(_ button: Passage, _ set: CopySetView) -> Bool {
    guard button.isEnglish, button.isDeclared, let verb = button.words.first, verb.tags.contains(.baseVerb),
      button.isAny(of: .givingVerb, at: verb.range)
    else { return false }
    return button.words.count < 3 && !set.says(.loss) && !set.says(.lossVerb) && !set.says(.setback)
      && !set.says(.replacingVerb)
      && !set.texts.contains(where: \.statesLoss)
  }

  /// “Overwrite”, “Reset” put something in the place of what was there, which people chose to do; where the alert warns that
  /// something is lost, it says itself that the action destroys.
  private func isChosen(_ button: Passage, _ set: CopySetView) -> Bool {
    button.has(.replacingVerb) && !set.says(.loss) && !set.texts.contains(where: \.statesLoss)
  }

  private func isHarmless(_ button: Passage, _ set: CopySetView) -> Bool {
    if isAsked(button, set) { return false }
    return set.isCancel(button)
      || button.whole(.harmlessButton) != nil && button.whole(.okButton) == nil && !goesOn(button, set)
  }

  /// Close beside Save and Cancel goes on without saving, since Cancel leaves everything as it was; so does Close where the text
  /// warns of it.
  private func goesOn(_ button: Passage, _ set: CopySetView) -> Bool {
    guard button.whole(.closeButton) != nil else { return false }
    return set.warns(of: button)
      || set.buttons.count > 2
        && set.buttons.contains { $0.text != button.text && $0.whole(.cancelButton) != nil }
  }

  /// Close under “Close your account?” is no word for taking the alert away, nor is Cancel under “Cancel the trip?”.
  private func isAsked(_ button: Passage, _ set: CopySetView) -> Bool {
    (button.whole(.closeButton) != nil || set.isCancel(button))
      && AskedAction.find(in: set)?.title == button.text(button.trimmedRange)
  }
}

extension Message {
  fileprivate static func isMissing(_ title: String) -> Message {
    "“\(title)” destroys something and doesn’t look so. Give it the destructive style"
  }

  fileprivate static func isHarmless(_ title: String) -> Message {
    "“\(title)” destroys nothing. Take the destructive style away"
  }
}

extension String {
  fileprivate static let editions =
    "Since February 2024 the guidance asks for the style only where people didn’t choose the action on purpose."
}

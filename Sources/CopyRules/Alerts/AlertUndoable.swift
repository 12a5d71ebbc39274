import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What can be taken back needs no alert.
struct AlertUndoable: SetRule {
  static let info = RuleInfo(
    "alert-undoable", "An action that can be taken back needs no alert.",
    why: "People learn to dismiss alerts that ask about nothing grave. Undo serves them better.",
    source: "HIG, Alerts: Best practices", statements: [3], check: .set, roles: .alert,
    languages: .having([.undo]), judges: .content, severity: .note,
    examples: [
      .set("Title: Archive this chat?\nMessage: It ⟦can be restored⟧ later.\nButtons: Cancel, Archive"),
      .set("Title: Move to the Trash?\nMessage: Don’t worry, it ⟦can be restored⟧.\nButtons: Cancel, Move"),
      .set("Title: Email deleted\nButtons: OK, ⟦Undo⟧"),
      .set("Title: 메모를 ⟦휴지통으로 이동⟧하겠습니까?\nButtons: 취소, 이동", locale: .korean),
      .set("Title: Mute the choir?\nMessage: ⟦Unmute it whenever you like.⟧\nButtons: Cancel, Mute"),
      .set("Title: Delete the sketch?\nMessage: It stays in ⟦Recently Deleted⟧ for a month.\nButtons: Cancel, Delete"),
      .set("Title: Shred the score?\nMessage: Write it again whenever needed.\nButtons: Cancel, Shred!"),
      .set("Title: Delete the score?\nMessage: Deleted scores ⟦can be restored⟧.\nButtons: Cancel, Delete"),
      .set(
        "Title: Karte entfernen?\nMessage: ⟦Du kannst das jederzeit rückgängig machen.⟧\nButtons: Abbrechen, Entfernen",
        locale: .german),
      .set(
        "Title: Karte entfernen?\nMessage: Du kannst das nicht rückgängig machen.\nButtons: Abbrechen, Entfernen",
        locale: .german),
      .set("Title: Undo typing?\nButtons: Cancel, Undo"),
      .set("Title: ¿Borrar la nota?\nMessage: No se puede deshacer.\nButtons: Cancelar, Borrar", locale: .spanish),
      .set("Title: Delete this chat?\nMessage: It can’t be restored.\nButtons: Cancel, Delete"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, !saysLoss(set) || set.buttons.contains(where: isUndo) else { return }
    for text in set.texts {
      guard let match = undo(in: text).first, !set.buttons.isEmpty else { continue }
      return report.add(.canBeUndone, at: match.range, of: text)
    }
    if let (text, range) = reversal(set) ?? wayBack(set) { return report.add(.canBeUndone, at: range, of: text) }
    guard !set.isQuestion, let button = set.buttons.first(where: isUndo) else { return }
    report.add(.canBeUndone, at: button.trimmedRange, of: button)
  }

  /// In “Recently Deleted” nothing is lost.
  private func saysLoss(_ set: CopySetView) -> Bool {
    set.texts.contains { text in
      let places = undo(in: text)
      return text.all(.loss).contains { loss in
        !places.contains { $0.range.overlaps(loss.range) } && !isAttribute(loss, text)
      }
    }
  }

  /// What says that the action can be taken back; within “no se puede deshacer” it says the contrary.
  private func undo(in text: Passage) -> [TermMatch] {
    let losses = text.all(.loss)
    return text.all(.undo).filter { match in
      !losses.contains { $0.range.overlaps(match.range) && $0.range.count > match.range.count }
    }
  }

  /// “Deleted notes stay in the archive”: which notes, and no loss. “Deletes notes”, “Are deleted notes” have a verb.
  private func isAttribute(_ loss: TermMatch, _ text: Passage) -> Bool {
    guard text.isEnglish, let word = text.word(at: Int(loss.start)), word.end == Int(loss.end),
      word.tags.contains(.pastParticiple), let next = text.word(at: word.end)
    else { return false }
    let before = text.tokens.last { $0.kind == .word && $0.end <= Int(loss.start) }
    let isVerb = before.map {
      !$0.tags.isDisjoint(with: [.copula, .auxiliary]) && !text.opensSentence(at: Int(loss.start))
    }
    return isVerb != true && !next.tags.isDisjoint(with: [.noun, .pluralNoun])
      && next.tags.isDisjoint(with: .preposition)
  }

  /// „Du kannst das jederzeit rückgängig machen“, “Puedes deshacerlo”: that it can be taken back, and nothing that denies it.
  private func reversal(_ set: CopySetView) -> (Passage, Range<Int>)? {
    guard set.isQuestion, let message = set.message, let words = ClauseWords.of(message) else { return nil }
    for start in message.sentenceStarts {
      let sentence = message.sentence(at: start)
      let isAgain = words.stands(.again, in: message, sentence) && words.stands(.anytime, in: message, sentence)
      let isAble = words[.abilities].isEmpty || words.stands(.abilities, in: message, sentence)
      guard isAgain || words.stands(.reversals, in: message, sentence), isAble,
        !words.stands(.denials, in: message, sentence), !message.bytes.hasLiteral("?", at: sentence.upperBound - 1)
      else { continue }
      return (message, sentence)
    }
    return nil
  }

  /// “Hang it up again whenever you like.” under “Take down the sign?”: to do it again, or to undo it, is free at any time.
  private func wayBack(_ set: CopySetView) -> (Passage, Range<Int>)? {
    guard let message = set.message, message.isEnglish, set.isQuestion, set.destructiveButton == nil,
      !set.buttons.contains(where: { set.style(of: $0).contains(.destructive) })
    else { return nil }
    for parse in message.parses where parse.mood == .imperative || offers(parse, message) {
      let words = parse.units.map { message.text(message.range(of: $0)).lowercased() }
      let isFree =
        words.contains("whenever") || words.contains("anytime") || words.contains("any") && words.contains("time")
      let verb = message.text(message.range(of: parse.units[parse.root])).lowercased()
      guard isFree, words.contains("again") || words.contains("back") || reverses(verb, set) else { continue }
      return (message, message.sentence(at: Int(message.tokens[parse.units[0].token].start)))
    }
    return nil
  }

  /// “You can …”
  private func offers(_ parse: Parse, _ message: Passage) -> Bool {
    guard parse.units.count > 1 else { return false }
    return message.isAny(of: ["you"], at: message.range(of: parse.units[0]))
      && message.isAny(of: ["can"], at: message.range(of: parse.units[1]))
  }

  /// Unmute, for a button that mutes, and the other way around; restore, for any.
  private func reverses(_ verb: String, _ set: CopySetView) -> Bool {
    if WordSet.reversingVerb.contains(verb) { return true }
    return set.buttons.contains { button in
      let done = button.text.lowercased().prefix { $0.isLetter }
      return verb == "un" + done || done == "un" + verb || verb == "re" + done
    }
  }

  private func isUndo(_ button: Passage) -> Bool { button.whole(.undoButton) != nil }
}

extension Message {
  fileprivate static let canBeUndone: Message =
    "The action can be taken back. Do it without an alert and offer Undo"
}

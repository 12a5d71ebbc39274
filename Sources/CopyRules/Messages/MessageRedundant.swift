package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A message that says the title again.
package struct MessageRedundant: SetRule {
  package static let info = RuleInfo(
    "message-redundant", "A message adds to the title and doesn’t repeat it.",
    why: "Saying it twice makes people read twice, and hides that nothing is explained.",
    source: "HIG, Alerts: Content", statements: [26, 30], check: .set, roles: .alertText, judges: .content,
    severity: .warning, silences: .onWords("title-confirmation-filler"),
    examples: [
      .set("Title: The lock is shut.\nMessage: ⟦The lock is currently shut.⟧\nButtons: Cancel, Find Detour"),
      .set(
        "Title: Take the kayak off the list?\nMessage: ⟦The kayak will be taken off the list.⟧\nButtons: Cancel, Take Off"
      ),
      .set(
        "Title: Return the red kayak to the shed?\nMessage: ⟦Should the red kayak go back to the shed?⟧\nButtons: Cancel, Return"
      ),
      .set("Title: Delete note?\nMessage: ⟦Do you want to delete the note?⟧\nButtons: Cancel, Delete"),
      .set("Title: Unsaved changes\nMessage: ⟦You have unsaved changes.⟧ They are lost.\nButtons: Cancel, Discard"),
      .set("Title: 메모를 삭제할까요?\nMessage: ⟦정말 메모를 삭제하시겠습니까?⟧\nButtons: 취소, 삭제", locale: .korean),
      .set(
        "Title: Beet leeren?\nMessage: ⟦Möchtest du das Beet leeren?⟧\nButtons: Abbrechen, Leeren",
        locale: .german),
      .set("Title: The kite couldn’t be painted.\nMessage: ⟦Painting the kite failed.⟧\nButtons: OK"),
      .set("Title: Connection Failed\nMessage: ⟦It wasn’t possible to connect.⟧\nButtons: OK"),
      .set("Title: The kite couldn’t be painted.\nMessage: Painting the kite failed because of rain.\nButtons: OK"),
      .set("Title: The kite couldn’t be painted.\nMessage: The kite was painted in May.\nButtons: OK"),
      .set(
        "Title: Stop the kiln setup?\nMessage: The kiln won’t work unless you finish the setup.\nButtons: Cancel, Stop"),
      .set("Title: This kite can’t be sold.\nMessage: You can’t sell a kite to yourself.\nButtons: OK"),
      .set("Title: Delete the note?\nMessage: The note can’t be recovered.\nButtons: Cancel, Delete"),
      .set("Title: Update Saved\nMessage: The update wasn’t saved to iCloud.\nButtons: OK"),
      .set("Title: Connection Lost\nMessage: %@\nButtons: OK"),
      .set("Title: Blocked Boats\nMessage: No blocked boats.\nButtons: OK"),
      .set(
        "Action sheet\nTitle: Kite\nMessage: ⟦What do you want to do with the kite?⟧\nButtons: Paint, Sell, Cancel"),
      .set(
        "Action sheet\nTitle: ⟦What do you want to do?⟧\nMessage: Kite of May\nButtons: Paint, Sell, Cancel"),
      .set("Action sheet\nTitle: Kite\nMessage: The kite is wet.\nButtons: Paint, Sell, Cancel"),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    if set.set.kind == .actionSheet, let message = set.message {
      for text in [message, set.title].compactMap(\.self) {
        guard let prompt = prompt(in: text, above: set.buttons) else { continue }
        return report.add(.asksAsButtonsDo, at: prompt, of: text, severity: .note)
      }
    }
    guard set.isAlert, let title = set.title, let message = set.message, let start = message.wordsRange?.lowerBound
    else { return }
    let sentence = message.sentence(at: start)
    // A word alone that only sounds like a message may be a field’s or a button’s.
    guard message.isDeclared || message.analysis.wordCount > 1 else { return }
    guard Self.repeats(title, sentence, of: message) else { return }
    // A title that only names the matter is asked below.
    let asks = { (copy: Passage, end: Int) in copy.bytes.hasLiteral("?", at: end - 1) }
    let isAsked =
      asks(message, sentence.upperBound) && !asks(title, title.trimmedRange.upperBound)
      && message.all(.confirmationFiller).isEmpty
    report.add(.saysItAgain, at: sentence, of: message, severity: isAsked ? .note : message.severityOfJudgement)
  }

  /// “What do you want to do with the kite?” in a sheet: its buttons ask that by themselves.
  private func prompt(in message: Passage, above buttons: [Passage]) -> Range<Int>? {
    guard buttons.count > 1, let words = message.wordsRange else { return nil }
    var start = words.lowerBound
    while start < words.upperBound {
      let sentence = message.sentence(at: start)
      let asks =
        message.all(.openChoice).contains { Int($0.start) == start }
        || !PatternTexts.answering("sheet-topic", at: start, in: message).isEmpty
      if asks { return sentence }
      guard let next = message.tokens.first(where: { Int($0.start) >= sentence.upperBound && $0.countsAsWord }) else {
        return nil
      }
      start = Int(next.start)
    }
    return nil
  }

  /// Whether `sentence` says what the title says.
  package static func repeats(_ title: Passage, _ sentence: Range<Int>, of message: Passage) -> Bool {
    let skipped = { (copy: Passage) in
      (copy.all(.confirmationFiller) + copy.all(.please)).map(\.range) + nowWords(in: copy)
    }
    let said = ContentWords(title, skipping: skipped(title))
    let again = ContentWords(message, in: sentence, skipping: skipped(message))
    guard !said.isEmpty, !again.isEmpty, !hasOwnFilling(message, sentence, title),
      !hasOwnTerms(message, sentence, title)
    else { return false }
    if PlainFailure.isRepeated(of: title, by: sentence, of: message) { return true }
    guard isNegative(title, nil) == isNegative(message, sentence) else { return false }
    let asks = message.bytes.hasLiteral("?", at: sentence.upperBound - 1)
    if asks, again.countBeyond(said) <= 2, said.isSubset(of: again) || asksOtherwise(title, said, again) { return true }
    return again.isSubset(of: said)
  }

  /// “The drawbridge is currently up.” says no more than “The drawbridge is up.”
  private static func nowWords(in copy: Passage) -> [Range<Int>] {
    guard copy.isEnglish else { return [] }
    return copy.words.map(\.range).filter { copy.isAny(of: ["currently", "now", "already", "presently"], at: $0) }
  }

  /// “Return the kiln to the shed?” and “Should the kiln go back to the shed?”: two questions about the same things, another verb.
  private static func asksOtherwise(_ title: Passage, _ said: ContentWords, _ again: ContentWords) -> Bool {
    title.analysis.terminal == .question && said.countBeyond(again) == 1 && said.stems.count > 2
  }

  private static func isNegative(_ copy: Passage, _ range: Range<Int>?) -> Bool {
    copy.tokens.contains { token in
      token.tags.contains(.negative) && range?.contains(Int(token.start)) ?? true
        || token.kind == .word && isDenial(copy.bytes.slice(token.range))
    }
  }

  /// “No blocked boats” isn’t what “Blocked Boats” says.
  private static func isDenial(_ word: Bytes) -> Bool { word.equals("not") || word.equals("no") || word.equals("No") }

  /// Whether the sentence says when, why, or of whom it holds where the title doesn’t: “unless you finish”, “to yourself”.
  private static func hasOwnTerms(_ message: Passage, _ sentence: Range<Int>, _ title: Passage) -> Bool {
    guard message.isEnglish else { return false }
    let terms = { (copy: Passage, range: Range<Int>) in
      copy.words.count { range.contains(Int($0.start)) && copy.isAny(of: .narrowingTerm, at: $0.range) }
    }
    return terms(message, sentence) > terms(title, title.trimmedRange)
  }

  /// Whether the sentence has a placeholder, name or address that the title lacks, and so tells more.
  private static func hasOwnFilling(_ message: Passage, _ sentence: Range<Int>, _ title: Passage) -> Bool {
    let isFilling = { (token: Token) in
      token.kind == .placeholder || token.kind == .url || token.kind == .path || token.kind == .fileName
        || token.traits.contains(.isQuoted)
    }
    return message.tokens.contains { isFilling($0) && sentence.contains(Int($0.start)) }
      && !title.tokens.contains(where: isFilling)
  }
}

extension Message {
  fileprivate static let asksAsButtonsDo: Message =
    "The buttons ask that by themselves. Name what they are about in the title, or leave it out"

  fileprivate static let saysItAgain: Message =
    "This says the title again. Tell what follows or what to do, or leave it out"
}

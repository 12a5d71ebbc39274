package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A message speaks in sentences.
package struct MessageIncompleteSentence: TextRule {
  package static let info = RuleInfo(
    "message-incomplete-sentence", "A message is made of complete sentences.",
    why: "A fragment leaves out who does what, which is what a message is for.",
    source: "HIG, Alerts: Content", statements: [32], roles: RoleSet(.alertMessage),
    languages: .tagged("en", "ko", "ja", "de", "es", "fr", "it", "nl", "pt"),
    severity: .note,
    examples: [
      .bad("⟦No disk space⟧", .alertMessage), .good("Check the connection", .alertMessage),
      .bad("⟦10% of battery remaining.⟧", .alertMessage, better: "10% of the battery is left."),
      .bad("⟦공간 없음⟧", .alertMessage, locale: .korean), .good("저장 공간이 부족합니다.", .alertMessage, locale: .korean),
      .bad("⟦No warm water.⟧ The boiler is off.", .alertMessage),
      .bad("⟦Although the boiler is new.⟧", .alertMessage), .bad("⟦Which also warms the attic.⟧", .alertMessage),
      .good("When the boiler rests the attic cools.", .alertMessage), .good("What leaks gets mended.", .alertMessage),
      .bad("⟦湯沸かし器の不調による断水。⟧", .alertMessage, locale: .japanese),
      .bad("⟦Crédit insuffisant pour ce ferry.⟧", .alertMessage, locale: .french),
      .good("Le crédit ne suffit pas.", .alertMessage, locale: .french),
      .bad("⟦Zu wenig Guthaben für die Fähre.⟧", .alertMessage, locale: .german),
      .good("Ohne Guthaben fährt die Fähre nicht.", .alertMessage, locale: .german),
      .good("Continúa con una cuenta verificada.", .alertMessage, locale: LocaleTag("es") ?? .undetermined),
      .good("湯沸かし器が止まりました。", .alertMessage, locale: .japanese),
      .good("The disk is full.", .alertMessage), .good("%@ (%@)", .alertMessage),
      .good("Error code: %d", .alertMessage), .good("Don’t warm the attic again", .alertMessage),
      .good("Boiler test failed", .alertMessage),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    // What a program hands on as a message may be put into another: of 23 such findings readers took one for a fragment.
    guard copy.isDeclared || copy.isInSet && copy.roleEvidence != .source else { return }
    if copy.isEnglish, copy.form == .sentences, copy.isRoleWitnessed, let first = firstFragment(copy) {
      return report.add(.isFragment, at: first)
    }
    if copy.isEnglish, copy.isRoleWitnessed, !isData(copy), let clause = LoneClause.find(in: copy) {
      return report.add(.isFragment, at: clause)
    }
    if copy.isRoleWitnessed, copy.isDeclared, !isData(copy), JapaneseNounEnding.holds(copy) {
      return report.add(.isFragment, at: copy.trimmedRange)
    }
    if copy.isRoleWitnessed, copy.isDeclared, !isData(copy), VerblessPhrase.holds(copy) {
      return report.add(.isFragment, at: copy.trimmedRange)
    }
    guard copy.isEnglish || copy.isKorean || copy.locale.isLanguage("ja") else { return }
    guard copy.form == .fragment, copy.isFormSure, copy.isRoleWitnessed else { return }
    // A title or a label where a message is expected is a doubtful role; an instruction is no fragment.
    guard copy.casing != .title, !isInstruction(copy), !endsInDeed(copy), !isData(copy) else { return }
    // Korean verbs stand last: where none does, the fragment is sure.
    let isSure = copy.isKorean && copy.isDeclared && copy.analysis.wordCount > 1
    report.add(.isFragment, at: copy.trimmedRange, severity: isSure ? .warning : nil)
  }

  /// “No space. The disk is full.”: a first sentence that is a noun alone, closed by a full stop.
  private func firstFragment(_ copy: Passage) -> Range<Int>? {
    let starts = copy.sentenceStarts
    guard starts.count > 1, !isData(copy) else { return nil }
    let first = starts[0]..<starts[1]
    let words = copy.tokens.filter { first.contains(Int($0.start)) && $0.kind == .word }
    // “No” and articles show that what follows is a thing and not a verb.
    guard words.count > 1, words.count < 6, let opening = words.first, let last = words.last,
      opening.tags.contains(.determiner), last.tags.contains(.noun) || last.tags.contains(.pluralNoun),
      !words.contains(where: { $0.tags.contains(.auxiliary) || $0.tags.contains(.copula) })
    else { return nil }
    let form = copy.formOfWords(in: Int(opening.start)..<last.end)
    let mark = copy.tokens.first { Int($0.start) == last.end }
    guard form.form == .fragment, form.confidence >= 0.98, let mark, copy.bytes.slice(mark.range).equals(".") else {
      return nil
    }
    return Int(opening.start)..<mark.end
  }

  private func isInstruction(_ copy: Passage) -> Bool {
    guard let first = copy.tokens.first(where: { $0.kind == .word }) else { return false }
    let forbids = copy.isEnglish && first.tags.contains(.auxiliary) && copy.parses.first?.mood == .imperative
    return forbids || first.tags.contains(.baseVerb) && first.tags.dominant == .verb
  }

  /// “Connection test failed”, “Kiln opened”: short, and says what happened.
  private func endsInDeed(_ copy: Passage) -> Bool {
    guard copy.isEnglish, copy.analysis.wordCount > 1, let last = copy.tokens.last(where: { $0.kind == .word }) else {
      return false
    }
    return last.tags.contains(.pastVerb) && last.tags.isDisjoint(with: [.noun, .baseVerb])
  }

  /// A value with its name, or a frame around what is filled in.
  private func isData(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      token.kind == .placeholder || token.kind == .newline || token.kind == .url
        || token.kind == .punctuation && copy.bytes[Int(token.start)] == UInt8(ascii: ":")
    }
  }
}

extension Message {
  fileprivate static let isFragment: Message = "This is no complete sentence. Say who or what does what"
}

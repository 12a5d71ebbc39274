import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// French sets its high marks off.
struct L10nFrenchSpacing: TextRule {
  static let info = RuleInfo(
    "l10n-french-spacing", "In French a no-break space stands before high marks and inside guillemets.",
    why: "Without it the mark sticks to the word; with a plain space it may slip to the next line alone.",
    source: "CLDR, French; Weblate, punctuation spacing", check: .language, roles: .all, languages: .tagged("fr"),
    severity: .warning,
    examples: [
      .bad("Supprimer la note⟦?⟧", .alertTitle, better: "Supprimer la note\u{202F}?", locale: .french),
      .bad("Supprimer \"%@\"⟦?⟧", .alertTitle, better: "Supprimer \"%@\"\u{202F}?", locale: .french),
      .bad("Nom⟦ :⟧", .label, better: "Nom\u{A0}:", locale: .french),
      .bad("Ouvrir ⟦« ⟧Notes »", .text, better: "Ouvrir «\u{A0}Notes\u{A0}»", locale: .french),
      .bad("Ouvrir ⟦«⟧Notes»", .text, better: "Ouvrir «\u{A0}Notes\u{A0}»", locale: .french),
      .bad("Ouvrir ⟦«⟧Notes\u{A0}»\u{202F}?", .text, better: "Ouvrir «\u{A0}Notes\u{A0}»\u{202F}?", locale: .french),
      .bad("Nom⟦:⟧", .label, better: "Nom\u{A0}:", locale: LocaleTag("fr-CA") ?? .french),
      .bad(
        "Ouvrir ⟦« ⟧Notes ». Voir : « Nuit ».", .text,
        better: "Ouvrir «\u{A0}Notes\u{A0}». Voir\u{A0}: «\u{A0}Nuit\u{A0}».", locale: .french),
      .bad(
        "Longitude⟦:⟧ %1$@, largeur: %2$@", .text, better: "Longitude\u{A0}: %1$@, largeur\u{A0}: %2$@",
        locale: .french, base: "Longitude: %1$@, width: %2$@"),
      .good("Supprimer la note?", .alertTitle, locale: LocaleTag("fr-CA") ?? .french),
      .good("Supprimer la note\u{202F}?", .alertTitle, locale: .french),
      .good("Nom\u{A0}: Léa", .label, locale: .french),
      .good("avec when: 2700", .text, locale: .french, base: "with when: 2700"),
      .good("Voir https://example.com/?a=b à 10:30", .text, locale: .french), .good("Merci :)", .text, locale: .french),
      .good("Four;Argile;Émail;", .label, locale: .french),
      .good("K710: Four froid", .label, locale: .french, base: "K710: Cold kiln"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.wordsRange != nil, copy.base.map({ !$0.bytes.equals(copy.bytes) }) ?? true, !isKeywords(copy) else {
      return
    }
    let gaps = copy.tokens.indices.compactMap { gap(at: $0, copy) }
    // What a text lacks is told at once, and mended together.
    guard let first = gaps.first(where: { !$0.isPlain }) ?? gaps.first else { return }
    let fix = Fix(gaps.map(\.splice), isSafe: isTranslated(copy))
    report.add(first.message, at: first.range, severity: first.isPlain ? .note : nil, fixes: [fix])
  }

  /// “Livre;Four;Argile;”: what a program takes apart.
  private func isKeywords(_ copy: Passage) -> Bool {
    let marks = copy.bytes.indices.filter { copy.bytes[$0] == UInt8(ascii: ";") }
    return marks.count > 1 && marks.allSatisfy { $0 + 1 == copy.bytes.count || copy.bytes[$0 + 1] > 0x20 }
  }

  private func gap(at index: Int, _ copy: Passage) -> Gap? {
    guard copy.tokens[index].kind == .punctuation else { return nil }
    let mark = copy.bytes.slice(copy.tokens[index].range)
    if mark.equals("«") { return gap(behind: index, copy) }
    let isCanadian = copy.locale.regionCode == "CA"
    return mark.equals(":") || mark.equals("»") || !isCanadian && isHigh(mark) ? gap(before: index, copy) : nil
  }

  /// A place where a no-break space belongs.
  private struct Gap {
    /// The mark, and the plain space beside it if there is one.
    var range: Range<Int>
    var message: Message
    var splice: Splice
    /// A plain space stands there: a single mark at the end of a short text rarely wraps, what is missing altogether weighs more.
    var isPlain: Bool
  }

  /// Without a base nobody knows whether the text was translated at all.
  private func isTranslated(_ copy: Passage) -> Bool { copy.base != nil }

  private func isHigh(_ mark: Bytes) -> Bool { mark.equals("?") || mark.equals("!") || mark.equals(";") }

  /// Before a mark that closes something: a word or what stands for one before it, nothing glued behind it.
  private func gap(before index: Int, _ copy: Passage) -> Gap? {
    let mark = copy.tokens[index]
    guard index > 0, isFree(behind: index, copy), !followsNarrowSpace(mark, copy), !isInBase(index, copy),
      !isCode(index - 1, copy)
    else { return nil }
    let (before, bytes) = (copy.tokens[index - 1], copy.bytes.slice(mark.range))
    let space = bytes.equals(":") || bytes.equals("»") ? "\u{A0}" : "\u{202F}"
    if before.kind == .space, index > 1, endsWord(copy.tokens[index - 2], copy) {
      guard copy.bytes.slice(before.range).equals(" ") else { return nil }
      return Gap(
        range: Int(before.start)..<mark.end, message: .isPlain(bytes.text), splice: Splice(before.range, space),
        isPlain: true)
    }
    guard endsWord(before, copy) else { return nil }
    let splice = Splice(Int(mark.start)..<Int(mark.start), space)
    return Gap(range: mark.range, message: .isMissing(bytes.text), splice: splice, isPlain: false)
  }

  /// Behind a mark that opens a quotation.
  private func gap(behind index: Int, _ copy: Passage) -> Gap? {
    guard index + 1 < copy.tokens.count else { return nil }
    let (mark, next) = (copy.tokens[index], copy.tokens[index + 1])
    if next.kind == .space {
      guard copy.bytes.slice(next.range).equals(" ") else { return nil }
      return Gap(
        range: Int(mark.start)..<next.end, message: .isPlain("«"), splice: Splice(next.range, "\u{A0}"), isPlain: true)
    }
    guard endsWord(next, copy) else { return nil }
    let splice = Splice(mark.end..<mark.end, "\u{A0}")
    return Gap(range: mark.range, message: .isMissing("«"), splice: splice, isPlain: false)
  }

  /// A word that stands in the base with the same mark right behind it is a name of a program, or was not translated, unless
  /// it heads a line: “Score:” is both languages’.
  private func isInBase(_ index: Int, _ copy: Passage) -> Bool {
    guard let base = copy.base, copy.tokens[index - 1].kind == .word, !isHeading(index - 1, copy) else { return false }
    let wanted = copy.bytes.slice(Int(copy.tokens[index - 1].start)..<copy.tokens[index].end)
    return base.tokens.contains { token in
      let end = Int(token.start) + wanted.count
      return end <= base.bytes.count && base.bytes.slice(Int(token.start)..<end).equals(wanted)
    }
  }

  /// “K710: four froid”: the code of a message keeps its colon.
  private func isCode(_ word: Int, _ copy: Passage) -> Bool {
    let token = copy.tokens[word]
    guard word == 0 || copy.tokens[word - 1].kind == .newline, copy.bytes[Int(token.start)].isASCIIUpper else {
      return false
    }
    return token.traits.contains(.hasDigit)
  }

  private func isHeading(_ word: Int, _ copy: Passage) -> Bool {
    let startsLine = word == 0 || copy.tokens[word - 1].kind == .newline
    return startsLine && !copy.tokens[word].traits.contains(.startsLower)
  }

  /// ICU joins U+202F to the word before it.
  private func followsNarrowSpace(_ mark: Token, _ copy: Passage) -> Bool {
    copy.bytes.hasLiteral("\u{202F}", at: Int(mark.start) - 3)
  }

  /// Behind the mark comes nothing, a space, a line, or another mark that closes.
  private func isFree(behind index: Int, _ copy: Passage) -> Bool {
    guard index + 1 < copy.tokens.count else { return true }
    let next = copy.tokens[index + 1]
    switch next.kind {
    case .space, .newline, .markup: return true
    case .punctuation:
      let mark = copy.bytes.slice(next.range)
      // “« Notes ».”
      let own = copy.bytes.slice(copy.tokens[index].range)
      return ["»", "”", "\"", "!", "?"].contains { mark.equals($0) } || own.equals("»") && !mark.equals("«")
    default: return false
    }
  }

  /// A straight mark that closes has a word before it.
  private func closesQuotation(_ token: Token, _ copy: Passage) -> Bool {
    copy.bytes.slice(token.range).equals("\"") && token.start > 0 && copy.bytes[Int(token.start) - 1] > 0x20
  }

  private func endsWord(_ token: Token, _ copy: Passage) -> Bool {
    switch token.kind {
    case .word, .number, .placeholder, .version, .fileName: true
    case .punctuation:
      ["»", ")", "*", "**", "”"].contains { copy.bytes.slice(token.range).equals($0) } || closesQuotation(token, copy)
    default: false
    }
  }
}

extension Message {
  fileprivate static func isMissing(_ mark: String) -> Message {
    mark == "«" ? "A no-break space belongs behind “«”" : "A no-break space belongs before “\(mark)”"
  }

  fileprivate static func isPlain(_ mark: String) -> Message {
    "The space \(mark == "«" ? "behind" : "before") “\(mark)” may break the line. Use a no-break space"
  }
}

import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Formal and informal address in one alert.
struct L10nRegister: TextRule, SetRule {
  static let info = RuleInfo(
    "l10n-register", "An alert addresses people in one way.",
    why: "Du in the title and Sie in the message read as if two people had written them.",
    source: "Platform style guides, address", statements: [83], check: .language, roles: .all,
    languages: .having([.formalAddress, .informalAddress]), severity: .warning,
    examples: [
      .bad("Gardez le vase jusqu’à ce que le potier ⟦te⟧ le prenne.", .alertMessage, locale: .french),
      .good("Il y a assez de vases pour toi chez le potier.", .alertMessage, locale: .french),
      .good("Rendez-vous au four, prends ton vase.", .alertMessage, locale: .french),
      .bad("Geben Sie ⟦dein⟧ Passwort ein.", .alertMessage, locale: .german),
      .bad("저장하지 않았습니다. 다시 ⟦시도해요⟧.", .alertMessage, locale: .korean),
      .bad("Gib ⟦Ihr⟧ Passwort ein.", .alertMessage, locale: .german),
      .set("Title: Möchten Sie die Notiz löschen?\nMessage: ⟦Deine⟧ Anhänge gehen verloren.", locale: .german),
      .set("Title: Ihr Angelschein läuft ab.\nMessage: Verlängere ⟦deinen⟧ Schein bis Freitag.", locale: .german),
      .set("Title: Ihr könnt den Schein verlängern.\nMessage: Gib den Schein ab.", locale: .german),
      .set("Title: Möchtest du die Notiz löschen?\nMessage: Deine Anhänge gehen verloren.", locale: .german),
      .good("Geben Sie Ihr Passwort ein.", .alertMessage, locale: .german),
      .good("„Gib dein Passwort ein“ ist, was Sie lesen sollten.", .alertMessage, locale: .german),
      .good("저장하지 않았습니다. 다시 시도하십시오.", .alertMessage, locale: .korean),
      .good("Deja que el horno elija tu programa.", .text, locale: .spanish),
      .good("감사합니다. 온실에 자주 오시는군요.", .text, locale: .korean),
      .bad("Elija ⟦tu⟧ programa.", .text, locale: .spanish),
      .bad(
        "Vuoi aprire il forno? ⟦La preghiamo⟧ di attendere.", .alertMessage, locale: .italian),
    ])

  var judging: [Judging] { [.string(self), .set(self), .table(self)] }

  func check(_ copy: Passage, _ report: inout Report) {
    guard let informal = copy.all(.informalAddress).first(where: { !exclaims($0, copy) }),
      let formal = formalAddress(in: copy)
    else { return }
    let later = formal.start < informal.start ? informal : formal
    report.add(.mixes(Self.word(formal, in: copy), Self.word(informal, in: copy)), at: Self.range(later, in: copy))
  }

  func check(_ set: CopySetView, _ report: inout Report) {
    var known: (words: String, isFormal: Bool)?
    for part in set.parts {
      let (formal, informal) = (formalAddress(in: part), part.first(.informalAddress))
      // A part that mixes both was told by itself.
      guard let match = formal ?? informal, formal == nil || informal == nil else { continue }
      let words = Self.word(match, in: part)
      guard let first = known else { known = (words, formal != nil); continue }
      if first.isFormal == (formal != nil) { continue }
      return report.add(
        first.isFormal ? .mixes(first.words, words) : .mixes(words, first.words), at: Self.range(match, in: part),
        of: part)
    }
  }

  /// 애용하시는군요, 좋네요: what somebody just notices has no formal ending of its own.
  private func exclaims(_ match: TermMatch, _ copy: Passage) -> Bool {
    let word = Self.word(match, in: copy)
    return copy.isKorean && ["군요", "네요"].contains(where: word.hasSuffix)
  }

  private func formalAddress(in copy: Passage) -> TermMatch? {
    copy.all(.formalAddress).first { !hasSubject($0, copy) && !isJoined($0, copy) } ?? opening(of: copy)
  }

  private func isJoined(_ match: TermMatch, _ copy: Passage) -> Bool {
    copy.locale.isLanguage("fr") && Self.meetings(in: copy.text).contains { $0.overlaps(match.range) }
  }

  /// « Rendez-vous sur le pont »: where a noun stands that looks like a verb with its person, and addresses nobody.
  static func meetings(in text: String) -> [Range<Int>] {
    text.matches(of: /\brendez-vous\b/.ignoresCase()).map { text.byteRange(of: $0.range) }
  }

  /// “Deja que el horno elija”: behind “que” and a subject of its own a form speaks of that, and addresses nobody.
  private func hasSubject(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard ["es", "pt", "it"].contains(where: copy.locale.isLanguage) else { return false }
    let before = copy.tokens.filter { $0.kind == .word && $0.end <= Int(match.start) }.suffix(4)
    guard let last = before.last,
      !copy.isAny(of: ["usted", "você", "lei", "no", "não", "non", "se", "si"], at: last.range),
      let joint = before.last(where: { copy.isAny(of: ["que", "che"], at: $0.range) })
    else { return false }
    return joint.start != last.start
      && !copy.tokens.contains { $0.kind == .punctuation && $0.start > joint.start && $0.end <= Int(match.start) }
  }

  /// „Ihr Ofen ist an.“: at the start of a sentence the capital tells nothing, but a noun behind it makes it what is owned, and
  /// in an alert that is mostly the reader’s. It is asked for beside informal words alone.
  private func opening(of copy: Passage) -> TermMatch? {
    guard let match = copy.first(.formalOpening), opensText(match, copy), isReaders(copy),
      let next = copy.word(at: Int(match.end)), next.traits.contains(.startsUpper)
    else { return nil }
    return match
  }

  /// Whether nothing but a cry stands before it: „Ups! Ihr Ofen …“
  private func opensText(_ match: TermMatch, _ copy: Passage) -> Bool {
    let cries = copy.all(.interjection)
    return copy.tokens.allSatisfy { token in
      token.kind != .word || token.start >= match.start || cries.contains { $0.range.overlaps(token.range) }
    }
  }

  /// Whether the base opens with “your”; without one, what is typed is mostly the reader’s.
  private func isReaders(_ copy: Passage) -> Bool {
    guard let base = copy.base else { return copy.isDeclared || copy.place.catalog?.path.isEmpty == true }
    return base.isEnglish && base.first(.pronoun).map { Int($0.start) == base.wordsRange?.lowerBound } ?? false
  }

  static func mixture(_ formal: String, _ informal: String) -> Message { .mixes(formal, informal) }

  /// The word that the term is in: an ending alone says little.
  private static func range(_ match: TermMatch, in copy: Passage) -> Range<Int> {
    let token = copy.tokens.first { $0.range.overlaps(match.range) && $0.kind == .word }
    return token.map { min(Int($0.start), Int(match.start))..<max($0.end, Int(match.end)) } ?? match.range
  }

  private static func word(_ match: TermMatch, in copy: Passage) -> String { copy.text(range(match, in: copy)) }
}

extension Message {
  fileprivate static func mixes(_ formal: String, _ informal: String) -> Message {
    "“\(formal)” is formal and “\(informal)” informal. Use one of them"
  }
}

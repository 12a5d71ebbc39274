package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// The question itself is enough.
package struct TitleConfirmationFiller: TextRule {
  package static let info = RuleInfo(
    "title-confirmation-filler", "A title asks the question itself, without “Are you sure you want to”.",
    why: "Six words that say nothing stand in front of the one that matters.",
    source: "HIG, Alerts: Content", statements: [26], roles: .alertText, languages: .having([.confirmationFiller]),
    needs: .any(of: .korean, terms: [.confirmationFiller] + AskedWill.lists),
    judges: .content, severity: .warning,
    silences: .onString("title-single-word", "tone-pronoun"),
    examples: [
      .bad("⟦Do you honestly wish to⟧ leave the kiln on?", .alertTitle, better: "Leave the kiln on?"),
      .good("Do you wish to leave the kiln on?", .alertTitle),
      .bad("⟦Are you sure you want to⟧ sign out?", .alertTitle, better: "Sign out?"),
      .bad("⟦Do you really want to⟧ delete “%@”?", .alertTitle, better: "Delete “%@”?"),
      .bad("⟦정말⟧ 로그아웃하시겠습니까?", .alertTitle, better: "로그아웃하시겠습니까?", locale: .korean),
      .bad(
        "⟦Êtes-vous sûr de vouloir⟧ écraser le fichier ?", .alertTitle, better: "Écraser le fichier ?", locale: .french),
      .bad(
        "Möchten Sie die Datei ⟦wirklich⟧ löschen?", .alertTitle, better: "Möchten Sie die Datei löschen?",
        locale: .german),
      .good("Möchten Sie die Datei löschen?", .alertTitle, locale: .german),
      .bad("Ofen ⟦wirklich⟧ leeren?", .alertTitle, better: "Ofen leeren?", locale: .german),
      .good("Ist der Ofen wirklich offen?", .alertTitle, locale: .german),
      .bad("⟦Are you sure you want to⟧ cancel?", .alertTitle),
      .bad("⟦Êtes-vous sûr de vouloir⟧ continuer ?", .alertTitle, locale: .french),
      .good("Are you sure the kiln is off?", .alertMessage),
      .bad("⟦Is it your firm intention to⟧ unload the kiln?", .alertTitle, better: "Unload the kiln?"),
      .bad("⟦Are you quite certain about⟧ emptying the kiln?", .alertTitle, better: "Empty the kiln?"),
      .bad("⟦Would it be all right to⟧ open the kiln?", .alertTitle, better: "Open the kiln?"),
      .bad("⟦Shall we go ahead and⟧ fire the kiln?", .alertTitle, better: "Fire the kiln?"),
      .good("Is it a plan for two?", .alertTitle), .good("Are you certain of the price?", .alertTitle),
      .good("Can we fire the kiln?", .alertTitle), .good("Would it be cheaper to fire two?", .alertTitle),
      .good("Sign out of this account?", .alertTitle), .good("If you are sure, choose Delete.", .alertMessage),
      .bad("アルバムを削除し⟦てもよろしいですか⟧？", .alertTitle, better: "アルバムを削除しますか？", locale: .japanese),
      .bad("Bu albümü silmek ⟦istediğinize emin misiniz⟧?", .alertTitle, locale: LocaleTag("tr") ?? .undetermined),
      .bad("글을 삭제하셔도 ⟦괜찮으시겠습니까⟧?", .alertTitle, locale: .korean), .good("정말 빠른 배송", .alertTitle, locale: .korean),
      .good("이 계정에서 로그아웃하겠습니까?", .alertTitle, locale: .korean),
      .bad("The pots will crack. ⟦Are you sure you want to⟧ do this?", .alertMessage),
      .bad("⟦Are you sure you want to⟧ burn the pots, there’s no way back!", .alertTitle),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    if copy.isKorean, let filler = KoreanSense(copy).closingFiller {
      return report.add(.saysNothing(copy.text(filler)), at: filler)
    }
    if let adverb = doubt(in: copy) {
      let end = copy.tokens.first { Int($0.start) >= adverb.upperBound && $0.kind == .word }.map { Int($0.start) }
      let fix = end.flatMap { Fix([Splice(adverb.lowerBound..<$0, "")], isSafe: false) }
      return report.add(.saysNothing(copy.text(adverb)), at: adverb, fixes: [fix])
    }
    guard let match = copy.first(.confirmationFiller), startsSentence(match, in: copy), isStrong(match, in: copy),
      !asksFact(match, copy)
    else { return checkWill(copy, &report) }
    let place = emphasis(of: match, copy) ?? match.range
    let words = copy.text(place)
    if namesNothing(behind: match, copy) { return report.add(.namesNothing(words), at: place) }
    let fixes = closes(match, copy) ? [] : [shortened(match, copy)]
    report.add(.saysNothing(words), at: place, fixes: fixes)
  }

  /// „Möchten Sie die Datei wirklich löschen?“: the word that asks twice, where it stands apart from a plain question.
  private func emphasis(of match: TermMatch, _ copy: Passage) -> Range<Int>? {
    guard let term = copy.term(match), let tail = term.tail, !tail.contains(" "), !term.text.contains(",") else {
      return nil
    }
    return copy.tokens.first { token in
      token.kind == .word && Int(token.start) >= Int(match.end) && copy.text(token.range).lowercased() == tail
    }?.range
  }

  /// “Is it your wish to delete the tune?” without the words that ask for the will.
  private func checkWill(_ copy: Passage, _ report: inout Report) {
    guard let asked = AskedWill.find(in: copy) else { return }
    let deed = copy.text(asked.deed.range).lowercased()
    let verb = asked.deed.tags.contains(.baseVerb) ? deed : VerbForms.english.base(of: deed)
    let fix = verb.map { verb in
      Fix(
        [Splice(asked.range.lowerBound..<asked.deed.end, verb.prefix(1).uppercased() + verb.dropFirst())], isSafe: false
      )
    }
    report.add(.saysNothing(copy.text(asked.range)), at: asked.range, fixes: fix.map { [$0] } ?? [])
  }

  /// “Cancel?” and “Continue?”: what is left says nothing of what is at stake, and the buttons answer it with themselves.
  private func namesNothing(behind match: TermMatch, _ copy: Passage) -> Bool {
    let rest = copy.text(Int(match.end)..<copy.bytes.count).lowercased().split { !$0.isLetter }
    // Behind another sentence it is about what that says.
    guard let word = rest.first, rest.count == 1, Int(match.start) == copy.wordsRange?.lowerBound else { return false }
    return TermList.bareAnswers.contains { list in
      copy.lexicon?.terms(in: list).contains { $0.text.lowercased() == word } ?? false
    }
  }

  /// “Are you sure the kiln is off?” asks for a fact, which no button does.
  private func asksFact(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, let next = copy.tokens.first(where: { $0.kind == .word && $0.start >= match.end }) else {
      return false
    }
    let subjects: WordTags = [.article, .determiner, .possessive, .subjectPronoun]
    return !next.tags.isDisjoint(with: subjects) && next.tags.isDisjoint(with: [.baseVerb, .infinitiveMarker])
      && !copy.bytes.slice(next.range).equalsFolded("you") && copy.text(match.range).lowercased().hasSuffix("sure")
  }

  private func startsSentence(_ match: TermMatch, in copy: Passage) -> Bool {
    copy.opensSentence(at: Int(match.start)) || match.start == 0 || closes(match, copy)
  }

  /// In languages whose verb stands last, what asks twice stands behind it: …てもよろしいですか, … emin misiniz; and Turkish asks
  /// “really” right before the verb.
  private func closes(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("ja") || copy.locale.isLanguage("tr"), match.start > 0 else { return false }
    // 「削除してもよろしいですか？元に戻せません。」
    if ["？", "?"].contains(where: { copy.bytes.hasLiteral($0, at: Int(match.end)) }) { return true }
    guard copy.analysis.terminal == .question else { return false }
    if Int(match.end) == copy.wordsRange?.upperBound { return true }
    return copy.locale.isLanguage("tr")
      && copy.tokens.contains { token in
        copy.bytes.hasLiteral("istiyor", at: Int(token.start)) && Int(token.start) > Int(match.end)
      }
  }

  /// „Ofen wirklich leeren?“: the adverb right before the infinitive of a question that has no other verb.
  private func doubt(in copy: Passage) -> Range<Int>? {
    guard copy.locale.isLanguage("de"), copy.analysis.terminal == .question, !copy.has(.finiteVerb),
      let match = copy.all(.confirmationFiller).last, copy.term(match)?.tail == nil, let words = copy.wordsRange,
      Int(match.start) > words.lowerBound,
      let verb = copy.word(at: Int(match.end)), verb.end == words.upperBound, verb.traits.contains(.startsLower),
      copy.text(verb.range).hasSuffix("n")
    else { return nil }
    return match.range
  }

  /// “Do you want to” is a plain question; only “sure” and “really” ask twice.
  private func isStrong(_ match: TermMatch, in copy: Passage) -> Bool {
    // 정말 and 本当に may say “very”; before an offer to act they ask twice.
    if copy.isKorean { return KoreanSense(copy).asksToAct(at: Int(match.start)) }
    guard copy.isEnglish else { return true }
    return copy.tokens.contains { token in
      guard match.range.contains(Int(token.start)) else { return false }
      let word = copy.bytes.slice(token.range)
      return word.equalsFolded("sure") || word.equalsFolded("really")
    }
  }

  private func isExclaimed(at offset: Int, _ copy: Passage) -> Bool {
    let end = copy.sentence(at: offset).upperBound
    return copy.bytes.hasLiteral("!", at: end - 1) || copy.bytes.hasLiteral(".", at: end - 1)
  }

  /// The rest of the question, with a capital.
  private func shortened(_ match: TermMatch, _ copy: Passage) -> Fix? {
    guard copy.lexicon?.supports(.bareQuestions) == true, copy.term(match)?.tail == nil else { return nil }
    var end = Int(match.end)
    while end < copy.bytes.count, copy.bytes[end] == 0x20 { end += 1 }
    // “Are you sure you want to erase it, there’s no way back!” is no question without its filler.
    guard end + 1 < copy.bytes.count, end > Int(match.end), !isExclaimed(at: end, copy) else { return nil }
    // “Do this?” asks for nothing by itself, and “You want pots?” is no question of a writer’s.
    let rest = copy.isEnglish ? copy.text(end..<copy.bytes.count).lowercased() : ""
    if ["do this?", "do that?", "do so?", "you "].contains(where: rest.hasPrefix) { return nil }
    // « Souhaitez-vous vraiment vous abonner ? » would turn to nobody.
    if copy.locale.isLanguage("fr"), copy.bytes.hasLiteral("vous ", at: end) || copy.bytes.hasLiteral("te ", at: end) {
      return nil
    }
    let length = utf8Length(lead: copy.bytes[end])
    guard end + length <= copy.bytes.count else { return nil }
    let capital = copy.text(end..<end + length).uppercased()
    return Fix([Splice(Int(match.start)..<end + length, capital)], isSafe: false)
  }
}

extension Message {
  fileprivate static func saysNothing(_ words: String) -> Message {
    "“\(words)” says nothing new. Ask the question itself"
  }

  fileprivate static func namesNothing(_ words: String) -> Message {
    "“\(words)” says nothing new, nor does the rest say what it is about. Ask the question itself, and name the thing"
  }
}

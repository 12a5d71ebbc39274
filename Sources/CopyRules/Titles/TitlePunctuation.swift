import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A sentence ends with its mark, a fragment with none.
struct TitlePunctuation: TextRule {
  static let info = RuleInfo(
    "title-punctuation", "A title that is a sentence ends with its mark; a fragment ends with none.",
    why: "The mark tells people that the statement is complete; behind a fragment it looks like a mistake.",
    source: "HIG, Alerts: Content", statements: [27, 28], roles: RoleSet(.alertTitle), severity: .warning,
    examples: [
      .bad("There’s no room ⟦left⟧", .alertTitle, better: "There’s no room left."),
      .good("3 open seats near the window", .alertTitle),
      .bad("Only two of the seats face the ⟦wall⟧", .alertTitle, better: "Only two of the seats face the wall."),
      .bad("Borrowed books leave the ⟦shelf⟧", .alertTitle, better: "Borrowed books leave the shelf."),
      .bad("Both doors stop at the third ⟦floor⟧", .alertTitle, better: "Both doors stop at the third floor."),
      .bad("The strap lost contact at ⟦noon⟧", .alertTitle, better: "The strap lost contact at noon."),
      .bad("If the tide rises, the boat ⟦leaves⟧", .alertTitle, better: "If the tide rises, the boat leaves."),
      .good("Nets on Board (Cod, Herring, …)", .alertTitle),
      .bad(
        "Heating stays off until the window ⟦closes⟧", .alertTitle, better: "Heating stays off until the window closes."
      ),
      .bad("Low Battery⟦.⟧", .alertTitle, better: "Low Battery"),
      .bad("The folder is ⟦shared⟧", .alertTitle, better: "The folder is shared."),
      .bad("Do you want to replace the older ⟦file⟧", .alertTitle, better: "Do you want to replace the older file?"),
      .bad("폴더가 ⟦공유되었습니다⟧", .alertTitle, better: "폴더가 공유되었습니다.", locale: .korean),
      .bad("배터리 부족⟦.⟧", .alertTitle, better: "배터리 부족", locale: .korean),
      .bad("Each lap starts with a ⟦whistle⟧", .alertTitle, better: "Each lap starts with a whistle."),
      .bad("Parcel Underway⟦…⟧", .alertTitle, better: "Parcel Underway"), .good("Saving the Score…", .alertTitle),
      .bad("Tape Jammed⟦.⟧", .alertTitle, better: "Tape Jammed"),
      .good("Shops close at six.", .alertTitle), .good("The oven needs descaling.", .alertTitle),
      .good("The crew rests on Sundays.", .alertTitle),
      .bad("화면이 잘 ⟦보이나요⟧", .alertTitle, better: "화면이 잘 보이나요?", locale: .korean),
      .bad("인터넷 연결 없음⟦.⟧", .alertTitle, better: "인터넷 연결 없음", locale: .korean),
      .bad(
        "Carry the blue kayak down to the ⟦pier⟧", .alertTitle, better: "Carry the Blue Kayak Down to the Pier"),
      .bad("Pump three won’t ⟦start⟧", .alertTitle, better: "Pump three won’t start."),
      .good("Kayaks you can rent", .alertTitle), .good("The kayak that leads the race", .alertTitle),
      .good("The sign reads “Wet paint.” and hangs low.", .alertTitle),
      .good("Add a custom bread plan", .alertTitle), .good("오븐 번호를 입력하세요", .alertTitle, locale: .korean),
      .bad("Is the kiln still hot⟦.⟧", .alertTitle, better: "Is the kiln still hot?"),
      .bad("The kiln fires two more ⟦bowls⟧", .alertTitle, better: "The kiln fires two more bowls."),
      .bad("Don’t open it while the drum ⟦spins⟧", .alertTitle, better: "Don’t open it while the drum spins."),
      .good("Don’t Open the Lid", .alertTitle), .good("Doors at 7 p.m.", .alertTitle),
      .bad(
        "Let the kiln cool down before firing the ⟦next⟧", .alertTitle,
        better: "Let the kiln cool down before firing the next."),
      .good("Founded by Osk Jr.", .alertTitle),
      .bad(
        "La caldera se apaga a ⟦medianoche⟧", .alertTitle, better: "La caldera se apaga a medianoche.",
        locale: LocaleTag("es") ?? .undetermined),
      .bad("Kein Ton mehr in der Werkstatt⟦.⟧", .alertTitle, better: "Kein Ton mehr in der Werkstatt", locale: .german),
      .good("Las ollas que se apagan a medianoche", .alertTitle, locale: LocaleTag("es") ?? .undetermined),
      .good("Caldera apagada a medianoche", .alertTitle, locale: LocaleTag("es") ?? .undetermined),
      .bad(
        "Die Platte ist schon ⟦vergriffen⟧", .alertTitle, better: "Die Platte ist schon vergriffen.", locale: .german),
      .bad("Das Boot kreuzt den ⟦Hafen⟧", .alertTitle, better: "Das Boot kreuzt den Hafen.", locale: .german),
      .bad("Il reste une ⟦place⟧", .alertTitle, better: "Il reste une place.", locale: .french),
      .bad("Deux bateaux attendent au ⟦port⟧", .alertTitle, better: "Deux bateaux attendent au port.", locale: .french),
      .bad("Der Zug hält heute ⟦nicht⟧", .alertTitle, better: "Der Zug hält heute nicht.", locale: .german),
      .good("Il y a une semaine", .alertTitle, locale: .french),
      .good("Die Kabine feuerfest machen", .alertTitle, locale: .german),
      .good("Der Zug direkt zum Meer", .alertTitle, locale: .german),
      .good("La carte la plus grande", .alertTitle, locale: .french),
      .bad("섬에 가고 ⟦싶으세요⟧", .alertTitle, better: "섬에 가고 싶으세요?", locale: .korean),
      .good("어머니의 주머니", .alertTitle, locale: .korean),
      .good("Low Battery", .alertTitle), .good("The folder is shared.", .alertTitle),
      .good("“Ember” Would Like to Use Bluetooth", .alertTitle),
      .good("The folder is shared", .alertTitle, format: "android"),
      .bad("Low battery⟦.⟧", .alertTitle, better: "Low battery", format: "android"),
      .good("Delete Photo?", .alertTitle), .good("Send Pots To…", .alertTitle),
      .good("폴더가 공유되었습니다.", .alertTitle, locale: .korean), .good("저장 공간 부족", .alertTitle, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if copy.analysis.terminal == .ellipsis || copy.analysis.terminal == .colon { return checkOpenEnd(copy, &report) }
    guard copy.analysis.terminal == .none || copy.analysis.terminal == .period else { return }
    if StatedQuestion.report(in: copy, &report) { return }
    let isFragment = copy.form == .fragment
    if !copy.isEnglish, !copy.isKorean {
      if copy.analysis.terminal == .none, EndMark.isJudged(copy) { EndMark.require(copy, &report) }
      if copy.analysis.terminal == .period, JapaneseNounEnding.holds(copy) {
        EndMark.forbid(copy, .fragmentEnds, severity: .error, &report)
      } else if copy.analysis.terminal == .period, VerblessPhrase.holds(copy) {
        EndMark.forbid(copy, .fragmentEnds, &report)
      }
      return
    }
    guard copy.isFormSure, !SystemRequest.isShown(by: copy),
      EndMark.isJudged(copy) || copy.isKorean && isFragment
    else { return }
    if copy.form.isComplete {
      guard copy.analysis.terminal == .none else { return }
      // “Choose a Folder” heads what is asked for, with or without capitals.
      if copy.isEnglish, copy.sentenceCount == 1, commands(copy), !warns(copy) { return choose(copy, &report) }
      if copy.isKorean, copy.sentenceCount == 1, KoreanSense(copy).requests { return }
      // “Oops! Pass not found”: without the cry it may be a heading.
      if let cry = copy.first(.interjection), let words = copy.wordsRange, Int(cry.start) == words.lowerBound,
        Int(cry.end) < words.upperBound, !copy.formOfWords(in: Int(cry.end)..<words.upperBound).form.isComplete
      {
        return
      }
      // What is a phrase in the base, “Thank You”, heads as well in Korean.
      let isPhraseInBase = copy.isKorean && copy.base?.isEnglish == true && copy.base?.form == .fragment
      EndMark.require(copy, severity: isPhraseInBase ? .note : nil, &report)
    } else if copy.form != .none, copy.analysis.terminal == .period, !EndMark.endsInAbbreviation(copy) {
      let isCertain = EndMark.isCertainOfForm(copy)
      EndMark.forbid(copy, .fragmentEnds, severity: isCertain ? .error : nil, isSafe: isCertain, &report)
    }
  }
}

extension TitlePunctuation {
  /// “Don’t open the lid while it spins”, “Keep it shut until the drum stops”, “Turn it round and wait for the light”: what is
  /// forbidden, has a clause with it, or is told in two steps heads nothing that is asked for.
  private func warns(_ copy: Passage) -> Bool {
    guard copy.casing == .sentence, copy.analysis.wordCount > 4, let parse = copy.parses.first else { return false }
    return parse.negation != nil || parse.tensedClauses > 0 || hasNextStep(copy)
  }

  /// “… and wait for the light”, “… before printing a label”: another verb, in more words than a heading has.
  private func hasNextStep(_ copy: Passage) -> Bool {
    let words = copy.words
    return words.count > 6
      && zip(words.dropFirst(2), words.dropFirst(3)).contains { link, verb in
        link.tags.contains(.coordinator) && verb.tags.contains(.baseVerb) && verb.tags.dominant == .verb
          || link.tags.contains(.subordinator) && verb.tags.contains(.presentParticiple)
      }
  }

  /// “Bring the blue folder back by Thursday” is an instruction without its period, or a heading without its capitals: which of
  /// the two is the writer’s choice. Short ones, “Choose a folder”, are headings.
  private func choose(_ copy: Passage, _ report: inout Report) {
    guard copy.analysis.wordCount > 5, copy.casing == .sentence, !EndMark.mayEndBare(copy), !report.isForced,
      copy.base == nil, let word = copy.words.last, word.end == copy.analysis.terminalRange.lowerBound
    else { return }
    let end = copy.analysis.terminalRange.lowerBound
    report.add(
      .isHeadingOrSentence, at: word.range, severity: .note,
      fixes: [Fix([Splice(end..<end, ".")], isSafe: false), Fix(copy.titleStyle(), isSafe: false)])
  }

  /// Whether it tells to do something. Where it doesn’t open with what can be a verb in its base form,
  /// adverbs aside, it needs no parse. “Drum four won’t spin” has another verb that tells.
  private func commands(_ copy: Passage) -> Bool {
    let opening = copy.tokens.first { $0.kind == .word && $0.tags.isDisjoint(with: [.adverb, .interjection]) }
    guard opening?.tags.contains(.baseVerb) == true, copy.parses.first?.mood == .imperative else { return false }
    return !isToldOtherwise(copy.wordsAndPlaceholders)
  }

  /// A denied auxiliary behind a noun or number, with nothing before it that opens another clause.
  private func isToldOtherwise(_ words: [Token]) -> Bool {
    guard let verb = words.firstIndex(where: { $0.tags.isSuperset(of: [.auxiliary, .negative]) }), verb > 1 else {
      return false
    }
    let before = words[verb - 1]
    let isSubject = before.kind != .word || !before.tags.isDisjoint(with: [.noun, .pluralNoun, .number])
    return isSubject && !words[..<verb].contains { !$0.tags.isDisjoint(with: [.subordinator, .questionWord]) }
  }

  /// “Nets (cod, herring, …)”: the mark ends what the brackets hold.
  private func isInBrackets(_ copy: Passage) -> Bool {
    copy.bytes.slice(copy.analysis.terminalRange.upperBound..<copy.trimmedRange.upperBound).contains(UInt8(ascii: ")"))
  }

  /// “Order Waiting:” promises more than a title holds; “Loading…” is what a running task is called.
  private func checkOpenEnd(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.analysis.wordCount > 1, copy.form == .fragment, !EndMark.isQuoted(copy),
      !isInBrackets(copy)
    else { return }
    let runs = copy.tokens.contains { $0.tags.contains(.presentParticiple) && $0.traits.contains(.startsSentence) }
    // “Send link to…”: what it goes to is chosen next.
    let asksOn = copy.tokens.last(where: \.countsAsWord)?.tags.contains(.preposition) == true
    if copy.analysis.terminal == .colon || !runs && !asksOn {
      EndMark.forbid(copy, .trailsOff, severity: .warning, &report)
    }
  }
}

extension Message {
  fileprivate static let trailsOff: Message = "A title is complete. Leave out the mark at its end"
  fileprivate static let isHeadingOrSentence: Message =
    "A title that tells what to do ends with a period, or is a heading in title style"
  fileprivate static let fragmentEnds: Message = "A fragment takes no period at its end"
}

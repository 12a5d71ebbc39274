import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The system cuts where it must.
struct NotificationBodyTruncated: TextRule {
  static let info = RuleInfo(
    "notification-body-truncated", "A notification’s body isn’t cut by hand.",
    why: "The system shortens the text to fit; a cut made earlier hides words that had room.",
    source: "HIG, Notifications: Content", statements: [69], roles: RoleSet(.notificationBody),
    severity: .warning, notOn: .android,
    examples: [
      .bad("After two votes, the crew has finally⟦…⟧", .notificationBody),
      .bad("The harbor has decided to move the market to the old⟦…⟧", .notificationBody),
      .good("The kettle is almost ready…", .notificationBody),
      .bad("The meeting starts⟦…⟧", .notificationBody), .bad("Someone replied to your⟦…⟧", .notificationBody),
      .bad("You have a new message⟦…⟧", .notificationBody, better: "You have a new message."),
      .bad("The vote on the bridge ended⟦… read more⟧", .notificationBody),
      .bad("회의가 곧⟦...⟧", .notificationBody, locale: .korean),
      .bad("The winners of the harvest fair: Ada, Bo, Cy⟦…⟧", .notificationBody),
      .bad("Your gardener wrote that the hedge will be cut on⟦…⟧", .notificationBody),
      .good("The backup stopped. Trying again now…", .notificationBody),
      .good("The night match is on…", .notificationBody), .good("Wait for it…", .notificationBody),
      .good("다시 연결 중...", .notificationBody, locale: .korean),
      .good("The meeting starts at 3.", .notificationBody),
      .good("A goose sits on the bridge. Tap to read.", .notificationBody),
      .good("Counting the votes on the bridge…", .notificationBody, format: "android"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let marker = marker(in: copy) {
      report.add(.cutByHand, at: marker)
      return
    }
    guard copy.analysis.terminal == .ellipsis, isCut(copy) else { return }
    let last = copy.tokens.last { $0.kind == .word }
    let isWhole = last.map { copy.isEnglish && announces(copy, $0) } ?? false
    let fix = isWhole ? Fix([Splice(copy.analysis.terminalRange, ".")], isSafe: false) : nil
    let isKnown = copy.isEnglish || copy.isKorean
    report.add(
      .cutByHand, at: copy.analysis.terminalRange, severity: isKnown ? nil : copy.severityOfJudgement, fixes: [fix])
  }
}

extension NotificationBodyTruncated {
  /// “… (more)”, “... read more”: what says that there is more, behind an ellipsis.
  private func marker(in copy: Passage) -> Range<Int>? {
    guard let match = copy.all(.moreMarker).last, let words = copy.wordsRange, Int(match.end) == words.upperBound
    else { return nil }
    let before = copy.tokens.prefix { $0.end <= Int(match.start) }.suffix(3)
    let dots = before.last { token in
      let mark = copy.bytes.slice(token.range)
      // One dot ends a sentence.
      return mark.equals("…") || mark.equals("...") || mark.equals("..")
    }
    return dots.map { Int($0.start)..<Int(match.end) }
  }

  /// What goes on (“Trying again…”) and what is said with a pause are whole; a cut leaves a word that asks for more.
  private func isCut(_ copy: Passage) -> Bool {
    let end = copy.analysis.terminalRange.lowerBound
    guard let last = copy.tokens.last(where: { $0.end <= end && $0.countsAsWord }), last.kind == .word else {
      return false
    }
    if copy.isKorean { return !copy.bytes.slice(0..<last.end).hasSuffix("중") }
    if !copy.isEnglish { return isCutElsewhere(copy, last) }
    if last.tags.contains(.thirdPersonVerb), last.tags.isDisjoint(with: [.noun]) { return true }
    if lacksNext(copy, last) { return true }
    if announces(copy, last) || last.tags.contains(.subordinator) && last.tags.dominant == .function { return true }
    let open: WordTags = [.article, .possessive, .preposition, .coordinator, .infinitiveMarker, .auxiliary, .copula]
    if endsList(copy) || endsInSubject(copy) || endsInPreposition(copy, last) { return true }
    return !last.tags.isDisjoint(with: open) && last.tags.isDisjoint(with: [.objectPronoun, .adverb, .particle])
  }

  /// “Moved to the old…”: behind an article a quality without its noun. “The jury has finally…”: an auxiliary that nothing but an
  /// adverb follows.
  private func lacksNext(_ copy: Passage, _ last: Token) -> Bool {
    guard let before = copy.tokens.last(where: { $0.kind == .word && $0.end < Int(last.start) }) else { return false }
    switch last.tags.dominant {
    case .adjective:
      return last.tags.isDisjoint(with: [.noun, .pluralNoun, .massNoun, .adverb])
        && !before.tags.isDisjoint(with: [.article, .possessive])
    case .adverb:
      return before.tags.contains(.auxiliary) && before.tags.isDisjoint(with: [.copula, .noun, .subjectPronoun])
    default: return false
    }
  }

  /// Where grammar isn’t known: a Japanese particle asks for more, and what goes on or teases is said in fewer words.
  private func isCutElsewhere(_ copy: Passage, _ last: Token) -> Bool {
    if copy.locale.isLanguage("ja") {
      return copy.bytes.count >= Self.leastJapanese && WordSet.japaneseParticle.ends(copy.bytes.slice(0..<last.end))
    }
    return copy.analysis.wordCount >= Self.leastWords && !copy.locale.isLanguage("zh")
  }

  /// Some ten characters, and words.
  private static let (leastJapanese, leastWords) = (30, 7)

  /// “The council decided that the bridge on the…”: a clause that “that” opens, and no verb with a tense in it.
  private func endsInSubject(_ copy: Passage) -> Bool {
    let words = copy.words
    guard words.count > 4, let that = words.lastIndex(where: { copy.isAny(of: ["that", "whether"], at: $0.range) }),
      that > 1, that + 2 < words.count, !words[words.startIndex].tags.contains(.presentParticiple)
    else { return false }
    let told = words[..<that].contains { !$0.tags.isDisjoint(with: [.pastVerb, .thirdPersonVerb]) }
    let clause = words[(that + 1)...]
    guard told, clause.first?.tags.contains(.article) == true || clause.first?.tags.contains(.possessive) == true else {
      return false
    }
    return clause.allSatisfy { word in
      let isNoun = !word.tags.isDisjoint(with: [.noun, .pluralNoun, .adjective, .preposition])
      return word.tags.isDisjoint(with: [.auxiliary, .copula])
        && (isNoun || word.tags.isDisjoint(with: [.pastVerb, .thirdPersonVerb]))
    }
  }

  /// “The winners: Ada, Bo, Cy…”
  private func endsList(_ copy: Passage) -> Bool {
    guard let colon = copy.tokens.firstIndex(where: { copy.bytes.slice($0.range).equals(":") }) else { return false }
    return copy.tokens[colon...].count { copy.bytes.slice($0.range).equals(",") } > 1
  }

  /// “The boiler is swapped on…” lacks the day; “Hold on…” and “The match is on…” are whole.
  private func endsInPreposition(_ copy: Passage, _ last: Token) -> Bool {
    let words = copy.words
    guard last.tags.contains(.preposition), copy.form == .sentence, words.count > 4, let verb = words.dropLast().last
    else {
      return false
    }
    return copy.parses.allSatisfy { $0.mood == .declarative }
      && !verb.tags.isDisjoint(with: [.pastVerb, .pastParticiple])
  }
}

extension NotificationBodyTruncated {
  /// “You have a new message…” tells that there is more, and hides it. What is going on has a form in -ing.
  private func announces(_ copy: Passage, _ last: Token) -> Bool {
    guard copy.form == .sentence, copy.isFormSure, copy.sentenceCount == 1, last.tags.contains(.noun) else {
      return false
    }
    let words = copy.words
    return words.first?.tags.contains(.subjectPronoun) == true
      && !words.contains { $0.tags.contains(.presentParticiple) }
  }
}

extension Message {
  fileprivate static let cutByHand: Message = "The ellipsis cuts the text by hand. Write the whole sentence"
}

import CopyModel
package import CopyPassage
package import CopyText

/// The action that an alert’s question asks for, as the title of the button that would do it.
///
/// “Delete this photo?” asks for Delete, “Sign out?” for Sign Out, “삭제할까요?” for 삭제. Nil wherever that is not sure.
package struct AskedAction {
  package let title: String
  /// Where the action stands.
  package let range: Range<Int>

  /// The action that title or message asks for.
  package static func find(in set: CopySetView) -> AskedAction? {
    set.texts.lazy.compactMap { find(in: $0) }.first
  }

  package static func find(in text: Passage) -> AskedAction? {
    let found =
      text.isKorean
      ? korean(text)
      : text.isEnglish ? english(text) : listed(text) ?? infinitive(text) ?? chinese(text) ?? japanese(text)
    return found.flatMap { $0.leavesChoice(in: text) ? nil : $0 }
  }

  /// アーカイブ of 「この会話をアーカイブしますか？」: the word that takes する.
  private static func japanese(_ copy: Passage) -> AskedAction? {
    guard copy.locale.isLanguage("ja"), let asked = copy.wholeSentences.first(where: { isMarked($0, copy) }) else {
      return nil
    }
    let text = copy.text(asked).trimmingSuffix(["？", "?"])
    guard text.hasSuffix("しますか") else { return verb(of: text, from: asked.lowerBound) }
    let run = String(text.dropLast(4).reversed().prefix(while: isKanjiOrKatakana).reversed())
    // 再度確認
    let noun = withoutAdverbs(run, copy)
    let end = asked.lowerBound + text.utf8.count - 4 * 3
    let verb = end - noun.utf8.count..<end
    // 「もう一度試しますか」 has no word that begins with 一.
    guard (2...8).contains(noun.count), copy.tokens.contains(where: { Int($0.start) == verb.lowerBound }),
      !copy.all(.lightVerb).contains(where: { $0.range == verb })
    else { return nil }
    return AskedAction(title: noun, range: verb)
  }

  private static func isMarked(_ sentence: Range<Int>, _ copy: Passage) -> Bool {
    copy.text(sentence).last.map { ["？", "?"].contains($0) } ?? false
  }

  /// 取り下げる of 「登山届を取り下げますか」, 消す of 「明かりを消しますか」: a verb of its own, as buttons have it.
  private static func verb(of text: Substring, from start: Int) -> AskedAction? {
    guard text.hasSuffix("ますか") else { return nil }
    let before = text.dropLast(3)
    let stem = String(before.reversed().prefix { !"をにがはへでと、。「」『』".contains($0) }.reversed())
    guard (2...6).contains(stem.count), let first = stem.first, isKanjiOrKatakana(first), let last = stem.last,
      let title = dictionaryForm(stem, endingIn: last)
    else { return nil }
    let end = start + before.utf8.count
    return AskedAction(title: title, range: end - stem.utf8.count..<end)
  }

  /// Verbs whose stem ends in e take る; those in i change it, but for a few.
  private static func dictionaryForm(_ stem: String, endingIn last: Character) -> String? {
    if "えけげせぜてでねべめれ".contains(last) || oneRow.contains(where: stem.hasSuffix) { return stem + "る" }
    let rows: [Character: String] = [
      "い": "う", "き": "く", "ぎ": "ぐ", "し": "す", "ち": "つ", "に": "ぬ", "び": "ぶ", "み": "む", "り": "る",
    ]
    return rows[last].map { stem.dropLast() + $0 }
  }

  private static let oneRow = ["借り", "降り", "起き", "落ち", "閉じ", "浴び", "用い", "延び", "伸び", "尽き", "飽き", "足り"]

  static func isKanjiOrKatakana(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) || (0x30A1...0x30FF).contains($0.value) }
  }

  private static func korean(_ copy: Passage) -> AskedAction? {
    guard copy.analysis.terminal == .question || copy.form == .question else { return nil }
    return KoreanSense(copy).askedAction.map { AskedAction(title: $0.title, range: $0.range) }
  }

  private static func english(_ copy: Passage) -> AskedAction? {
    guard let start = start(in: copy), let verb = copy.word(at: start), verb.kind == .word,
      verb.tags.contains(.baseVerb), verb.tags.isDisjoint(with: [.auxiliary, .copula, .negative]),
      copy.bytes.hasLiteral("?", at: copy.sentence(at: start).upperBound - 1), isSurelyVerb(verb, copy),
      // “Let the school know?”: what is asked for is in its clause.
      !copy.isAny(of: ["let"], at: verb.range),
      // “Read-only mode?”
      !copy.bytes.hasLiteral("-", at: verb.end)
    else { return nil }
    if let state = state(behind: verb, copy) ?? made(behind: verb, copy) { return state }
    let end = particle(behind: verb, copy)?.end ?? verb.end
    let first = AskedAction(title: title(of: verb, in: copy), range: Int(verb.start)..<end)
    guard let second = coordinated(behind: end, copy) else { return first }
    let last = particle(behind: second, copy)?.end ?? second.end
    return AskedAction(title: first.title + " and " + title(of: second, in: copy), range: Int(verb.start)..<last)
  }

  /// “Stay Signed In” of “Stay signed in?”, “Keep Drawing” of “Keep drawing?”: the verb alone doesn’t tell in what.
  private static func state(behind verb: Token, _ copy: Passage) -> AskedAction? {
    guard ["stay", "remain", "keep"].contains(copy.text(verb.range).lowercased()), let word = copy.word(at: verb.end),
      !word.tags.isDisjoint(with: [.pastParticiple, .presentParticiple]), word.tags.isDisjoint(with: .determiner)
    else { return nil }
    let particle = copy.word(at: word.end).flatMap { $0.tags.contains(.particle) ? $0 : nil }
    let words = [verb, word] + [particle].compactMap(\.self)
    return AskedAction(
      title: words.map { capitalized(copy, $0) }.joined(separator: " "),
      range: Int(verb.start)..<(particle ?? word).end)
  }

  /// “Mark as Read” of “Mark all letters as read?”: what it is made belongs to the verb.
  private static func made(behind verb: Token, _ copy: Passage) -> AskedAction? {
    let sentence = copy.sentence(at: Int(verb.start))
    let words = copy.words.filter { sentence.contains(Int($0.start)) && $0.start >= verb.start }
    guard words.count > 2, case let (joint, state) = (words[words.count - 2], words[words.count - 1]),
      copy.isAny(of: ["as"], at: joint.range), copy.bytes.hasLiteral("?", at: state.end),
      !state.tags.isDisjoint(with: [.pastParticiple, .adjective, .noun]), state.tags.isDisjoint(with: .pluralNoun)
    else { return nil }
    return AskedAction(
      title: "\(capitalized(copy, verb)) as \(capitalized(copy, state))", range: Int(verb.start)..<verb.end)
  }

  /// The one verb more that is asked for: “archive” of “Mute and archive this thread?”, “save” of “Stop it and save the take?”.
  static func coordinated(behind end: Int, _ copy: Passage, by conjunction: StaticString = "and") -> Token? {
    let sentence = copy.sentence(at: end)
    let joint = copy.tokens.first { token in
      Int(token.start) >= end && sentence.contains(Int(token.start))
        && copy.bytes.slice(token.range).equals(conjunction)
    }
    guard let joint, let verb = copy.word(at: joint.end), verb.tags.contains(.baseVerb) else { return nil }
    // “Reload it and lose the changes?”: what comes of it is nothing that anybody does.
    let isAct = copy.all(.destructiveVerb).contains { $0.start == verb.start }
    if !isAct, copy.all(.loss).contains(where: { $0.range.overlaps(verb.range) }) { return nil }
    // “Delete photos and videos?”, “Delete drafts and mail?”
    let isNext = copy.word(at: end)?.start == joint.start
    // “Unlock the file and allow changes?”: “Allow” says nothing without its own object.
    if !isNext, !isAct, let object = copy.word(at: verb.end), !governs(verb, copy),
      !object.tags.isDisjoint(with: [.noun, .pluralNoun])
    {
      return nil
    }
    let isVerb = isNext ? isSurelyVerb(verb, copy) : verb.tags.isDisjoint(with: .noun) || governs(verb, copy)
    return isVerb ? verb : nil
  }

  /// “log”, “out” of “Logout?”: a noun made of a verb and its particle, which has no forms of a verb.
  package static func parts(of verb: Token, in copy: Passage) -> [String]? {
    guard verb.tags.contains(.noun), let parts = PhrasalNoun.parts(of: copy.text(verb.range).lowercased()) else {
      return nil
    }
    return [String(copy.text(verb.range).prefix(parts[0].count)), parts[1]]
  }

  /// The verb with the particle that belongs to it, as a button is titled.
  package static func title(of verb: Token, in copy: Passage) -> String {
    if let parts = parts(of: verb, in: copy) {
      return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
    let particle = particle(behind: verb, copy).map { " " + capitalized(copy, $0) }
    return capitalized(copy, verb) + (particle ?? "")
  }

  /// Where the verb must stand: at the start, or behind “Do you want to” and its kin.
  private static func start(in copy: Passage) -> Int? {
    if let filler = copy.first(.confirmationFiller), copy.startsSentence(at: Int(filler.start)) {
      return Int(filler.end)
    }
    guard copy.form == .question || copy.analysis.wordCount == 1, let start = copy.wordsRange?.lowerBound,
      let first = copy.word(at: start)
    else {
      return nil
    }
    // “Permanently delete it?”
    let isManner = first.tags.dominant == .adverb && first.length > 4 && copy.bytes.hasLiteral("ly", at: first.end - 2)
    return isManner && copy.word(at: first.end)?.tags.contains(.baseVerb) == true ? first.end + 1 : start
  }

  /// “Delete this photo?” has an object behind its verb, “File exists?” has none.
  private static func isSurelyVerb(_ verb: Token, _ copy: Passage) -> Bool {
    // “Do you want to update?”: what stands there is a verb, whatever else it could be.
    if copy.first(.confirmationFiller).map({ $0.end < verb.start && copy.endsInInfinitive($0) }) == true { return true }
    if verb.tags.dominant == .verb || copy.all(.destructiveVerb).contains(where: { $0.start == verb.start }) {
      return true
    }
    // “Restart?”
    if copy.analysis.wordCount == 1 { return true }
    // “Back up the photos?”: the verb ends with its particle.
    let last = particle(behind: verb, copy) ?? verb
    guard let next = copy.tokens.first(where: { Int($0.start) >= last.end && $0.kind != .space }) else { return false }
    // “Update now?”
    return next.tags.dominant == .adverb && next.end == copy.wordsRange?.upperBound || governs(last, copy)
      || hasObject(verb, copy)
  }

  /// “Silence calls until noon?”: the parse has the verb as its root, and what it acts on right behind.
  private static func hasObject(_ verb: Token, _ copy: Passage) -> Bool {
    copy.parses.contains { parse in
      parse.units.count > 2 && copy.tokens[parse.units[parse.root].token].start == verb.start
        && parse.child(of: parse.root, as: .object) == parse.root + 1
    }
  }

  /// Whether behind the verb stands what only an object begins with.
  private static func governs(_ verb: Token, _ copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) >= verb.end && $0.kind != .space }) else { return false }
    // “Book 2 seats?”
    if next.kind == .number { return copy.word(at: next.end)?.tags.contains(.pluralNoun) == true }
    return next.kind == .placeholder || next.traits.contains(.isQuoted)
      || !next.tags.isDisjoint(with: [.determiner, .possessive, .objectPronoun])
  }

  /// The particle that belongs to the verb: by its word, by what stands behind it, or as the parser hangs it.
  private static func particle(behind verb: Token, _ copy: Passage) -> Token? {
    guard let next = copy.word(at: verb.end), next.kind == .word else { return nil }
    if next.tags.contains(.objectPronoun), let behind = copy.word(at: next.end), behind.tags.contains(.particle),
      endsClause(behind, copy), behind.tags.isDisjoint(with: .noun)
    {
      // “Take it back?”
      return behind
    }
    let word = copy.bytes.slice(next.range)
    // “Sign out of all devices”: what looks like a preposition is the verb’s.
    if word.equals("out") { return next }
    // “Turn the lamp on now?”
    if !next.tags.contains(.particle), let last = particleBehindObject(of: verb, copy) { return last }
    guard next.tags.contains(.particle) else { return nil }
    if word.equals("off") || word.equals("up") { return next }
    // “Log in with a badge?”
    let signs = ["log", "sign"].contains(copy.text(verb.range).lowercased())
    if word.equals("in"), signs { return next }
    let turns = ["turn", "switch", "power"].contains(copy.text(verb.range).lowercased())
    // “Back” and “away” open no phrase.
    if word.equals("on") && turns || next.tags.dominant == .adverb { return next }
    return endsClause(next, copy) || isHung(next, on: verb, copy) ? next : nil
  }

  private static func particleBehindObject(of verb: Token, _ copy: Passage) -> Token? {
    guard copy.isAny(of: ["turn", "switch"], at: verb.range) else { return nil }
    let sentence = copy.sentence(at: Int(verb.start))
    return copy.tokens.first { token in
      token.start > verb.start && sentence.contains(Int(token.start)) && copy.isAny(of: ["on", "off"], at: token.range)
        && endsClause(token, copy)
    }
  }

  /// “Shut down anyway?”, “Start over?”: nothing stands behind it that a preposition could open.
  private static func endsClause(_ particle: Token, _ copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) >= particle.end && $0.kind != .space }) else {
      return true
    }
    return next.kind == .punctuation || next.kind == .word && next.tags.dominant == .adverb
  }

  /// “Roll back the update?”, “Throw away the draft?”
  private static func isHung(_ particle: Token, on verb: Token, _ copy: Passage) -> Bool {
    copy.parses.contains { parse in
      parse.units.indices.contains { index in
        copy.tokens[parse.units[index].token].start == verb.start
          && parse.particle(of: index).map { copy.tokens[parse.units[$0].token].start == particle.start } ?? false
      }
    }
  }

  private static func capitalized(_ copy: Passage, _ token: Token) -> String {
    let word = copy.text(token.range)
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension Passage {
  /// Whether the term ends with the “to” that a verb follows.
  fileprivate func endsInInfinitive(_ term: TermMatch) -> Bool {
    tokens.contains { $0.end == Int(term.end) && $0.tags.contains(.infinitiveMarker) }
  }
}

extension String {
  /// Without the marks at its end.
  fileprivate func trimmingSuffix(_ marks: Set<Character>) -> Substring {
    self[...].dropLast(reversed().prefix { marks.contains($0) }.count)
  }
}

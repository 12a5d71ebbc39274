import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Say what is, not who is to blame.
struct ToneAccusatory: TextRule {
  static let info = RuleInfo(
    "tone-accusatory", "Copy says what is the matter, not whose fault it is.",
    why:
      "Blame makes people feel stupid and doesn’t help them on. Name the thing at fault and what is right. Blame is the "
      + "person as the subject of a fault, a neglect, or a reproach; “you must” alone gives an order, and makes a note.",
    source: "HIG, Alerts: Content", statements: [16],
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .text),
    languages: .having([.blame]), needs: .any(of: .korean, terms: [.blame, .pronoun]), judges: .content,
    severity: .warning,
    silences: .onWords("tone-pronoun", "tone-negative-word"),
    examples: [
      .bad("⟦You entered⟧ the wrong code.", .alertMessage, better: "The code is incorrect."),
      .bad("⟦You must⟧ sign in to continue.", .alertTitle, better: "Sign in to continue."),
      .bad("⟦You’ve forgotten⟧ a comma.", .alertMessage, better: "A comma is missing."),
      .bad("코드를 ⟦잘못 입력하셨⟧습니다.", .alertMessage, better: "코드가 올바르지 않습니다.", locale: .korean),
      .bad("⟦You never confirmed⟧ the address.", .alertMessage),
      .bad("⟦You used⟧ a name that isn’t free.", .alertMessage),
      .bad("The tape is torn because ⟦you pulled⟧ it out too early.", .alertMessage),
      .good("You have unsaved changes.", .alertMessage), .good("You don’t have permission to open it.", .alertMessage),
      .bad(
        "⟦You are not allowed⟧ to open this drawer.", .alertMessage,
        better: "You don’t have permission to open this drawer."), .bad("⟦You can’t⟧ park here.", .alertTitle),
      .bad("⟦You overlooked⟧ two fields.", .alertMessage),
      .bad("The print failed because ⟦you moved⟧ the tray.", .alertMessage),
      .good("You can’t undo this.", .alertMessage), .good("You get this because you joined the list.", .alertMessage),
      .good("You entered Quiet Mode.", .alertMessage),
      .good("You received a parcel while offline.", .notificationBody),
      .good("The code is incorrect.", .alertMessage), .good("Sign in to continue.", .alertTitle),
      .good("You can change this in Settings.", .alertMessage),
      .good("To restore old notes, you must have the old key.", .alertMessage),
      .good("You haven’t added any recipes yet.", .text), .good("You must restart the app to see the change.", .text),
      .bad("⟦You entered⟧ too many wrong codes.", .text, better: "Too many wrong codes were entered."),
      .bad("잘못된 코드를 ⟦입력하셨⟧습니다.", .alertMessage, better: "코드가 올바르지 않습니다.", locale: .korean),
      .bad("⟦Sie haben⟧ eine ungültige E-Mail-Adresse eingegeben.", .alertMessage, locale: .german),
      .bad("⟦Vous avez saisi⟧ un code incorrect.", .alertMessage, locale: .french),
      .good("Wenn Sie ein Passwort eingegeben haben, öffnet sich der Ordner.", .alertMessage, locale: .german),
      .bad("약관에 ⟦동의하지 않으셨⟧습니다.", .alertMessage, locale: .korean),
      .bad("이미 사용 중인 이름을 ⟦선택하셨습니다⟧.", .alertMessage, locale: .korean),
      .bad("⟦이용자의 과실로⟧ 대여가 끝났습니다.", .alertMessage, locale: .korean),
      .good("이용자의 요청으로 대여가 끝났습니다.", .alertMessage, locale: .korean),
      .bad("⟦Vous avez négligé⟧ d’arroser les plants.", .alertMessage, locale: .french),
      .good("Vous avez arrosé les plants.", .alertMessage, locale: .french),
      .good("세 곡을 선택하셨습니다.", .alertMessage, locale: .korean),
      .good("코드가 일치하지 않습니다.", .alertMessage, locale: .korean),
      .good(
        "Vous avez oublié vos gants au vestiaire.", .alertMessage, locale: .french, base: "Your gloves are still here."),
      .good("이름을 입력하셨습니다.", .alertMessage, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // A translation is never judged harder than its base.
    guard !copy.isPlainInBase(.blame) else { return }
    let matches = copy.all(.blame).filter { copy.isEnglish || isOpening($0, in: copy) && !isPlainReport($0, in: copy) }
    let blaming = matches.filter { !isCondition($0, in: copy) && !isExplained($0, in: copy) }
    if let match = blaming.first(where: { !$0.isUnsure }) {
      report.add(.blames(copy.text(match.range)), at: match.range)
    } else if copy.isEnglish, let range = PersonAtFault.find(in: copy), !isHelp(range, in: copy) {
      report.add(.blames(copy.text(range)), at: range)
    } else if copy.isEnglish, let range = PersonAtFault.refusal(in: copy) {
      report.add(.refuses(copy.text(range)), at: range, severity: .note)
    } else if copy.isKorean, let range = KoreanSense(copy).blame {
      report.add(.blames(copy.text(range)), at: range)
    } else if let duty = blaming.first {
      let words = copy.text(duty.range)
      report.add(
        copy.isEnglish || copy.isKorean ? .orders(words) : .blames(words), at: duty.range, severity: .note)
    }
  }

  /// In help, “you haven’t … yet” instructs; only what the person did is held against anybody there.
  private func isHelp(_ range: Range<Int>, in copy: Passage) -> Bool {
    guard copy.role == .text else { return false }
    return copy.tokens.contains { token in
      range.contains(Int(token.start))
        && (token.tags.contains(.negative) || ["not", "never"].contains { copy.bytes.slice(token.range).equals($0) })
    }
  }

  /// Korean “you have entered …” is a reproach only where what was entered is called wrong.
  private func isPlainReport(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isKorean, let term = copy.term(match)?.text, ["입력하셨", "선택하셨"].contains(term) else { return false }
    return !copy.all(.negativeWord).contains { $0.end <= match.start }
  }

  /// In other languages a reproach opens its sentence, “Sie haben…”, behind which it may be a clause of any kind; verbs that
  /// stand last are marked by open ends. Help may say so.
  private func isOpening(_ match: TermMatch, in copy: Passage) -> Bool {
    guard let term = copy.term(match) else { return false }
    // “Forgotten your password?” asks, and a button says what people have to say.
    if !copy.isKorean, copy.role == .button || copy.analysis.terminal == .question { return false }
    if term.opensFront || copy.isKorean { return copy.role != .text || copy.isKorean }
    return copy.role != .text && copy.opensSentence(at: Int(match.start))
  }

  /// “To use this, you must…” names a condition. In help, “you must” and “you haven’t … yet” instruct; only what the
  /// person did is held against anybody there.
  private func isExplained(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish, let verb = copy.tokens.last(where: { $0.range.overlaps(match.range) && $0.kind == .word })
    else { return false }
    let isOrder = !verb.tags.isDisjoint(with: [.auxiliary, .infinitiveMarker])
    if copy.role == .text, isOrder || verb.tags.contains(.negative) { return true }
    let opening = copy.tokens.last { Int($0.start) < Int(match.start) && $0.traits.contains(.startsSentence) }
    return opening?.tags.contains(.infinitiveMarker) ?? false
  }

  /// “If you have not received…”, “the code you entered”: a case or a clause, no reproach.
  private func isCondition(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish,
      let before = copy.tokens.last(where: { $0.end <= Int(match.start) && $0.kind != .space && $0.kind != .markup })
    else { return false }
    if before.kind == .punctuation || before.kind == .newline { return false }
    return !before.tags.contains(.coordinator) || before.tags.contains(.subordinator)
  }
}

extension Message {
  fileprivate static func orders(_ words: String) -> Message {
    "“\(words)” gives an order. Say what is needed, or simply what to do"
  }

  fileprivate static func refuses(_ words: String) -> Message {
    "“\(words)” turns the person away. Say what the thing allows, or what is needed for it"
  }

  fileprivate static func blames(_ words: String) -> Message {
    "“\(words)” blames the person. Say what is the matter with the thing instead"
  }
}

/// The person as the subject of a deed that the sentence calls wrong, or of one left undone: “You used a name that isn’t
/// free”, “You didn’t attach a receipt”. States and rights blame nobody: “You have unsaved changes”.
struct PersonAtFault {
  private let copy: Passage
  private let words: [Token]

  /// The words that blame, from the person to the verb; nil where nobody is blamed.
  static func find(in copy: Passage) -> Range<Int>? {
    copy.has(.person) ? PersonAtFault(copy).find() : nil
  }

  private init(_ copy: Passage) {
    self.copy = copy
    words = copy.tokens.filter { $0.kind != .space && $0.kind != .markup }
  }

  private func find() -> Range<Int>? {
    for index in words.indices where isPerson(words[index]) && opensClause(index) {
      if let verb = verb(behind: index) { return Int(words[index].start)..<words[verb].end }
      if let end = deniedPermission(behind: index) { return Int(words[index].start)..<end }
    }
    return nil
  }

  /// “You”, not inside a name.
  private func isPerson(_ token: Token) -> Bool { token.tags.contains(.subjectPronoun) && isWord(token, of: .person) }

  /// Whether the token is a word of `list`, or a part of one.
  private func isWord(_ token: Token, of list: TermList) -> Bool {
    copy.isWord(token, of: list)
  }

  /// At the start of a clause of its own, or behind “because”, which gives the deed as the reason. “If you have…” is a case,
  /// “the code you entered” names a thing.
  private func opensClause(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = words[index - 1]
    if before.kind == .punctuation || before.kind == .newline { return true }
    return isWord(before, of: .reason) || before.tags.contains(.coordinator) && !before.tags.contains(.subordinator)
  }

  /// The verb of the deed, where it is at fault.
  private func verb(behind person: Int) -> Int? {
    var (index, isDenied, isReproached) = (person + 1, false, false)
    while index < words.count, isSmall(words[index]) {
      isDenied = isDenied || isWord(words[index], of: .pastDenial)
      isReproached = isReproached || isWord(words[index], of: .reproachModal)
      index += 1
    }
    guard index < words.count, words[index].kind == .word else { return nil }
    let tags = words[index].tags
    let isFault =
      isWord(words[index], of: .faultVerb) || isReproached && !isState(index) || isReason(person) || isOmission(index)
    if isFault, isDeed(tags, or: .presentParticiple) { return index }
    if isDenied { return isDeed(tags, or: .baseVerb) && !isState(index) ? index : nil }
    return isDeed(tags, or: []) && isCalledWrong(behind: index) ? index : nil
  }

  /// “You skipped a step”, “You left the lid open”: a duty left undone, or a thing in a state that it shouldn’t be in.
  private func isOmission(_ verb: Int) -> Bool {
    guard isWord(words[verb], of: .omissionVerb) else { return false }
    let clause = words[(verb + 1)...].prefix { $0.kind != .punctuation && !$0.traits.contains(.startsSentence) }
    if clause.contains(where: { isWord($0, of: .dutyNoun) }) { return true }
    guard words[verb].tags.contains(.pastVerb), clause.count > 2, let last = clause.last else { return false }
    return last.tags.dominant == .adjective
  }

  /// “The scan stopped because you moved the phone”: the deed is the reason for something that went wrong.
  private func isReason(_ person: Int) -> Bool {
    guard person > 0, isWord(words[person - 1], of: .reason) else { return false }
    let before = words[person - 1].start
    return words[..<(person - 1)].contains { $0.tags.contains(.negative) }
      || (copy.all(.problem) + copy.all(.setback)).contains { $0.end <= before }
  }

  /// What may stand between the person and the verb: have, did, been, not, should have, adverbs.
  private func isSmall(_ token: Token) -> Bool {
    if isWord(token, of: .pastDenial) || isWord(token, of: .reproachModal) { return true }
    if token.tags.dominant == .adverb { return true }
    guard token.tags.contains(.auxiliary) else { return false }
    return token.tags.contains(.copula)
      ? token.tags.contains(.pastParticiple) : !token.tags.isDisjoint(with: [.pastVerb, .baseVerb])
  }

  private func isDeed(_ tags: WordTags, or base: WordTags) -> Bool {
    tags.isDisjoint(with: [.copula, .auxiliary]) && !tags.isDisjoint(with: base.union([.pastVerb, .pastParticiple]))
  }

  /// “You didn’t have permission.”
  private func isState(_ verb: Int) -> Bool {
    isWord(words[verb], of: .stateVerb)
  }

  /// Whether a word behind the verb, in its clause, says that the deed was wrong: incorrect, too, isn’t.
  private func isCalledWrong(behind verb: Int) -> Bool {
    for token in words[(verb + 1)...] {
      if token.kind == .newline || token.traits.contains(.startsSentence) { return false }
      if token.kind == .punctuation || isCircumstance(token) { return false }
      if isFault(token) { return true }
    }
    return false
  }

  /// “While offline”, “before the outage”: what was then the matter is no part of the deed. “That isn’t free” is.
  private func isCircumstance(_ token: Token) -> Bool {
    token.tags.contains(.subordinator) && !copy.isAny(of: ["that", "which", "who", "whose"], at: token.range)
  }

  /// “You can’t do that”: a refusal, in alerts. What can’t be had back is a warning.
  static func refusal(in copy: Passage) -> Range<Int>? {
    guard copy.has(.person), RoleSet(.alertTitle, .alertMessage).contains(copy.role) else { return nil }
    let reader = PersonAtFault(copy)
    for index in reader.words.indices where reader.isPerson(reader.words[index]) && reader.opensClause(index) {
      if let end = reader.refused(behind: index) { return Int(reader.words[index].start)..<end }
    }
    return nil
  }

  /// Where the words of refusal end; nil where nothing is refused.
  private func refused(behind person: Int) -> Int? {
    let rest = words[(person + 1)...].prefix(4)
    guard let first = rest.first else { return nil }
    if first.tags.contains(.negative), isWord(first, of: .inability) {
      return rest.dropFirst().first.flatMap { isHarmless($0) ? nil : first.end }
    }
    return nil
  }

  /// “You’re not allowed to enter”: in alerts.
  private func deniedPermission(behind person: Int) -> Int? {
    guard copy.has(.permissionWord), RoleSet(.alertTitle, .alertMessage).contains(copy.role) else { return nil }
    let rest = words[person...].prefix(5)
    guard let verb = rest.first(where: { isWord($0, of: .permissionWord) }) else { return nil }
    return rest.contains { $0.tags.contains(.negative) || isWord($0, of: .denialWord) } ? verb.end : nil
  }

  /// “You can’t undo this”, “You can’t lose the score”.
  private func isHarmless(_ verb: Token) -> Bool {
    !verb.tags.contains(.baseVerb) || isWord(verb, of: .lossVerb) || isWord(verb, of: .recoveryVerb)
  }

  private func isFault(_ token: Token) -> Bool {
    if isWord(token, of: .negativeWord) || isWord(token, of: .wrongQuality) { return true }
    if token.tags.contains(.negative) { return true }
    let quality: WordTags = [.adjective, .adverb]
    guard !token.tags.isDisjoint(with: quality) else { return false }
    if isWord(token, of: .problem) { return true }
    // “Incorrectly”, by the word that it is made of.
    let word = copy.text(token.range)
    return word.hasSuffix("ly") && isBad(String(word.dropLast(2)))
  }

  private func isBad(_ word: String) -> Bool {
    guard let lexicon = copy.lexicon else { return false }
    return [TermList.negativeWord, .problem].contains { list in lexicon.terms(in: list).contains { $0.text == word } }
  }
}

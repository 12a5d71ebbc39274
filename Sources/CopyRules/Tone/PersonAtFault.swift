import CopyModel
import CopyPassage
import CopyText

/// The person as the subject of a deed that the sentence calls wrong, or of one left undone: “You used a name that isn’t
/// free”, “You didn’t attach a receipt”. States and rights blame nobody: “You have unsaved changes”.
struct PersonAtFault {
  let copy: Passage
  let words: [Token]

  /// The words that blame, from the person to the verb; nil where nobody is blamed.
  static func find(in copy: Passage) -> Range<Int>? {
    (copy.has(.person) ? PersonAtFault(copy).find() : nil) ?? Scolding.find(in: copy)
  }

  private init(_ copy: Passage) {
    self.copy = copy
    let shown = copy.unspaced
    words = shown.contains { $0.kind == .markup } ? shown.filter { $0.kind != .markup } : shown
  }

  private func find() -> Range<Int>? {
    for index in words.indices where isPerson(words[index]) && opensClause(index) {
      if let verb = verb(behind: index) ?? fault(of: index) { return Int(words[index].start)..<words[verb].end }
      if let end = deniedPermission(behind: index) { return Int(words[index].start)..<end }
    }
    return reproach ?? predicate
  }

  /// “You”, not inside a name.
  func isPerson(_ token: Token) -> Bool { token.tags.contains(.subjectPronoun) && isWord(token, of: .person) }

  /// Whether the token is a word of `list`, or a part of one.
  func isWord(_ token: Token, of list: TermList) -> Bool {
    copy.isWord(token, of: list)
  }

  /// At the start of a clause of its own, or behind “because”, which gives the deed as the reason. “If you have…” is a case,
  /// “the code you entered” names a thing.
  private func opensClause(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = words[index - 1]
    if before.kind == .punctuation || before.kind == .newline { return true }
    return isWord(before, of: .reason) || opensReason(index - 1)
      || before.tags.contains(.coordinator) && !before.tags.contains(.subordinator)
  }

  /// The verb of the deed, where it is at fault.
  private func verb(behind person: Int) -> Int? {
    var (index, isDenied, isReproached) = (person + 1, false, false)
    // “Because you don’t look”
    let isCause = isReason(person)
    // “You are using an outdated ticket”
    let isDoing = index < words.count && (copy.isAny(of: ["are"], at: words[index].range) || isBeenDoing(person))
    if isDoing { index += copy.isAny(of: ["have"], at: words[index].range) ? 2 : 1 }
    while index < words.count, isSmall(words[index]) || isCause && words[index].tags.contains(.negative) {
      isDenied = isDenied || isWord(words[index], of: .pastDenial)
      isReproached = isReproached || isWord(words[index], of: .reproachModal)
      index += 1
    }
    // “You keep entering the wrong code”
    let goesOn = index + 1 < words.count && copy.isAny(of: ["keep", "kept", "continue"], at: words[index].range)
    if goesOn, words[index + 1].tags.contains(.presentParticiple) { index += 1 }
    guard index < words.count, words[index].kind == .word else { return nil }
    let tags = words[index].tags
    if isUndone(index) || isDoing && !tags.contains(.presentParticiple) { return nil }
    let isFault =
      isWord(words[index], of: .faultVerb) || isReproached && !isState(index) || isCause || isOmission(index)
      || isMistaken(person, index)
    if isAchieved(behind: index) { return nil }
    if isCause, deniesNow(person, index), tags.contains(.baseVerb), !isState(index) { return index }
    if isFault || neglects(index) || commits(index), isDeed(tags, or: .presentParticiple) { return index }
    // “You haven’t been charged.”
    if isDenied, copy.isAny(of: ["been"], at: words[index - 1].range) { return nil }
    if isDenied { return isDeed(tags, or: .baseVerb) && !isState(index) && !isPending(index) ? index : nil }
    // “You’re doing it wrong”
    let deeds: WordTags =
      goesOn || isDoing || copy.isAny(of: ["you’re", "you're"], at: words[person].range) ? .presentParticiple : []
    // “You reported a faulty lamp”: what is set right was wrong before.
    guard !isWord(words[index], of: .remedyVerb) || behindIsWrong(index) else { return nil }
    return isDeed(tags, or: deeds) && isCalledWrong(behind: index) ? index : nil
  }

  /// “You have unsaved changes”: what hasn’t been done is no deed.
  private func isUndone(_ index: Int) -> Bool {
    let tags = words[index].tags
    return copy.text(words[index].range).lowercased().hasPrefix("un") && tags.contains(.pastParticiple)
      && tags.dominant == .adjective
      && index + 1 < words.count && !words[index + 1].tags.isDisjoint(with: [.noun, .pluralNoun])
  }

  /// “You’ve been typing in the wrong box”, “you have been typing”
  private func isBeenDoing(_ person: Int) -> Bool {
    let isContracted = copy.isAny(of: ["you’ve", "you've"], at: words[person].range)
    let place = person + (isContracted ? 1 : 2)
    guard place + 1 < words.count, copy.isAny(of: ["been"], at: words[place].range) else { return false }
    return (isContracted || copy.isAny(of: ["have"], at: words[person + 1].range))
      && words[place + 1].tags.contains(.presentParticiple)
  }

  /// “You haven’t added any plants yet”: it can be done still.
  private func isPending(_ verb: Int) -> Bool {
    let end = verb + 1 + clause(behind: verb).count
    guard end < words.count, copy.isAny(of: ["yet"], at: words[end].range) else { return false }
    return end + 1 == words.count || words[end + 1].kind == .punctuation
  }

  /// “Because you don’t look”: what the person doesn’t do is the reason.
  private func deniesNow(_ person: Int, _ verb: Int) -> Bool {
    words[(person + 1)..<verb].contains { $0.tags.contains(.negative) && $0.tags.contains(.auxiliary) }
  }

  /// “You accidentally moved the tent”, “You moved the tent by mistake”: an adverb calls the deed wrong.
  private func isMistaken(_ person: Int, _ verb: Int) -> Bool {
    guard copy.has(.faultManner), words[verb].tags.contains(.pastVerb) else { return false }
    return words[(person + 1)..<verb].contains { isWord($0, of: .faultManner) }
      || clause(behind: verb).contains { isWord($0, of: .faultManner) }
  }

  /// “You introduced an error”, “You caused a delay”: the deed is the fault.
  private func commits(_ verb: Int) -> Bool {
    guard copy.isAny(of: .causingForm, at: words[verb].range) else { return false }
    return clause(behind: verb).contains { token in
      [TermList.faultNoun, .ownFault, .troubleNoun].contains { isWord(token, of: $0) }
    }
  }

  /// “You skipped a step”, “You left the lid open”: a duty left undone, or a thing in a state that it shouldn’t be in.
  private func isOmission(_ verb: Int) -> Bool {
    guard isWord(words[verb], of: .omissionVerb) else { return false }
    let clause = words[(verb + 1)...].prefix {
      $0.kind != .punctuation && !$0.traits.contains(.startsSentence)
        && $0.tags.isDisjoint(with: [.coordinator, .copula])
    }
    if clause.contains(where: { isWord($0, of: .dutyNoun) }) { return true }
    guard words[verb].tags.contains(.pastVerb), clause.count > 2, let last = clause.last else { return false }
    return last.tags.dominant == .adjective
  }

  /// “The scan stopped because you moved the phone”: the deed is the reason for something that went wrong.
  private func isReason(_ person: Int) -> Bool {
    guard person > 0 else { return false }
    if opensReason(person - 1) { return isFollowedByFault(person) }
    guard isWord(words[person - 1], of: .reason) else { return false }
    let before = words[person - 1].start
    return words[..<(person - 1)].contains { $0.tags.contains(.negative) }
      || [TermList.problem, .setback, .mishap, .brokenState, .lateQuality].contains { list in
        copy.all(list).contains { $0.end <= before }
      }
  }

  /// “You were careless”, “You have been negligent”, “You’re late again”: a quality that only reproaches tell of
  /// people.
  private func fault(of person: Int) -> Int? {
    let rest = words[(person + 1)...].prefix(5)
    guard let end = rest.firstIndex(where: { isWord($0, of: .personFault) }) else { return nil }
    let between = words[(person + 1)..<end]
    let isBe = between.contains { copy.isAny(of: ["were", "are", "been"], at: $0.range) }
    let isContracted = copy.isAny(of: ["you’re", "you're"], at: words[person].range)
    let isPlain = between.allSatisfy { $0.tags.contains(.auxiliary) || $0.tags.contains(.adverb) }
    guard isBe || isContracted, isPlain, !between.contains(where: { $0.tags.contains(.negative) }) else { return nil }
    let isNegated = between.contains { isWord($0, of: .denialWord) }
    return isNegated || words[..<person].contains(where: isHypothetical) ? nil : end
  }

  private func isHypothetical(_ token: Token) -> Bool { token.tags.contains(.subordinator) }

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
    for index in words.indices.dropFirst(verb + 1) {
      let token = words[index]
      if token.kind == .newline || token.traits.contains(.startsSentence) || opensPredicate(index) { return false }
      if token.kind == .punctuation || isCircumstance(token) { return false }
      if isFault(token) { return true }
    }
    return false
  }

  /// “You broke a record”, “You exceeded the goal”: what is praise. “You broke the record’s terms” has another noun
  /// behind it.
  private func isAchieved(behind verb: Int) -> Bool {
    clause(behind: verb).contains { isWord($0, of: .achievementNoun) }
  }

  /// “You let the battery run flat”: to leave a thing to what goes against it.
  private func neglects(_ verb: Int) -> Bool {
    guard copy.isAny(of: ["let", "allowed"], at: words[verb].range) else { return false }
    return clause(behind: verb).dropFirst(2).contains { isWord($0, of: .setback) || isWord($0, of: .lapse) }
  }

  /// The words behind the verb, up to the end of its clause.
  private func clause(behind verb: Int) -> ArraySlice<Token> {
    words[(verb + 1)...].prefix {
      $0.kind != .punctuation && !$0.traits.contains(.startsSentence)
        && $0.tags.isDisjoint(with: [.coordinator, .subordinator])
    }
  }

  /// “You removed the wrong lamp”: the word for the deed itself.
  private func behindIsWrong(_ verb: Int) -> Bool {
    clause(behind: verb).contains { copy.isAny(of: .wrongWordForm, at: $0.range) }
  }

  /// “And are no longer a member”: what came of the deed.
  private func opensPredicate(_ index: Int) -> Bool {
    guard words[index].tags.contains(.coordinator), index + 1 < words.count else { return false }
    return !words[index + 1].tags.isDisjoint(with: [.copula, .auxiliary])
  }

  /// “While offline”, “before the outage”: what was then the matter is no part of the deed. “That isn’t free” is.
  private func isCircumstance(_ token: Token) -> Bool {
    copy.isAny(of: ["without"], at: token.range)
      || token.tags.contains(.subordinator) && !copy.isAny(of: .relativePronoun, at: token.range)
  }

  /// “You can’t do that”: a refusal, in alerts. What can’t be had back is a warning.
  static func refusal(in copy: Passage) -> Range<Int>? {
    guard copy.has(.person), copy.has(.inability), RoleSet(.alertTitle, .alertMessage).contains(copy.role) else {
      return nil
    }
    let reader = PersonAtFault(copy)
    // “You can’t fire it until the door is closed” says what is needed.
    let condition = reader.words.lastIndex { copy.isAny(of: ["until", "unless"], at: $0.range) } ?? 0
    for index in reader.words.indices.dropFirst(condition)
    where reader.isPerson(reader.words[index]) && reader.opensClause(index) {
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

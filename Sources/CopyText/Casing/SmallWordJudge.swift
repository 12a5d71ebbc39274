import CopyModel

/// Decides which small words stay low in title style: prepositions do, particles of phrasal verbs don't.
struct SmallWordJudge {
  let text: CaseText

  private typealias Particles = PhrasalVerbs.Particles

  /// What title style asks of a small word.
  enum Verdict { case capital, small, free }

  /// The verdict on the word at `index`; `first` and `last` are the outermost words of the copy.
  func verdict(_ index: Int, _ kind: TitleWords.Class, first: Int, last: Int) -> Verdict {
    if isLowCompound(index) { return .small }
    if index == first || index == last || precedesRemark(index) { return .capital }
    let token = text.tokens[index]
    if token.traits.contains(.startsSentence) || followsBreak(index) { return .capital }
    if token.traits.contains(.followsHyphen) { return compound(index) }
    if token.traits.contains(.precedesHyphen), kind != .article { return .capital }
    if isChoice(index) || isDaysOff(index) || isOnThen(index) { return .capital }
    switch kind {
    case .major: return .capital
    case .coordinator: return isAdverb(index) ? .capital : .small
    case .article: return isLetter(index) ? .capital : .small
    case .to, .as: return .small
    case .either: return isPredicate(index) || isQuality(index) || opensClause(index) ? .capital : .free
    case .neutral: return isDownThing(index) ? .free : .capital
    case .preposition: return isParticle(index) ? .capital : .small
    case .direction: return direction(index)
    }
  }

  /// “Applies To (%d)”: the last word before brackets is the title’s last.
  private func precedesRemark(_ index: Int) -> Bool {
    guard index + 2 < text.tokens.count, text.tokens[index + 1].kind == .space else { return false }
    return text.tokens[index + 2].kind == .punctuation && text.scalar(index + 2) == 0x28
  }

  /// “Move the A Marker”: a letter that something is called by, since no article follows another.
  private func isLetter(_ index: Int) -> Bool {
    guard text.bytes(index).equals("A"), let before = text.previous(index) else { return false }
    return text.tokens[before].tags.contains(.determiner)
  }

  /// “Wait Till the Tide Turns”: behind a conjunction stands a verb with a tense, behind a preposition none.
  private func opensClause(_ index: Int) -> Bool {
    guard text.tokens[index].tags.contains(.subordinator) else { return false }
    var place = text.next(index)
    while let word = place {
      let tags = text.tokens[word].tags
      if tags.contains(.auxiliary) || tags.contains(.thirdPersonVerb) && tags.dominant == .verb { return true }
      place = text.next(word)
    }
    return false
  }

  /// “Pump On/Off Schedule”: what one of two directions is called.
  private func isChoice(_ index: Int) -> Bool {
    let particle = PhrasalVerbs.particle(text.bytes(index))
    guard !particle.isEmpty else { return false }
    let tokens = text.tokens
    let isSlash = { (place: Int) in tokens.indices.contains(place) && text.bytes(place).equals("/") }
    let other = isSlash(index + 1) ? index + 2 : isSlash(index - 1) ? index - 2 : nil
    return other.map { tokens.indices.contains($0) && !PhrasalVerbs.particle(text.bytes($0)).isEmpty } ?? false
  }

  /// “Days Off This Quarter”: behind a time, “off” is no preposition.
  private func isDaysOff(_ index: Int) -> Bool {
    guard text.bytes(index).equalsFolded("off"), let before = text.previous(index) else { return false }
    return !text.tokens[before].tags.isDisjoint(with: [.noun, .pluralNoun, .massNoun])
      && (text.bytes(before).equalsFolded("time") || TimeWords.contains(text.bytes(before)))
  }

  /// “What’s On This Weekend”: before “this” and “next” a time has no “on”.
  private func isOnThen(_ index: Int) -> Bool {
    guard text.bytes(index).equalsFolded("on") || text.bytes(index).equalsFolded("off"), let next = text.next(index),
      let time = text.next(next)
    else { return false }
    return ["this", "next", "last"].contains { text.bytes(next).equalsFolded($0) }
      && TimeWords.contains(text.bytes(time))
  }

  /// “Wash with Like Colors”: between a preposition and a noun.
  private func isQuality(_ index: Int) -> Bool {
    guard let before = text.previous(index), let next = text.next(index) else { return false }
    return text.titleClass(before) == .preposition && text.tokens[index].tags.contains(.adjective)
      && text.tokens[next].tags.contains(.pluralNoun)
  }

  /// “Lamps down the Hall”: a preposition, unless the verb before it has “down” as its own, “Turn Down the Lamp”.
  private func isDownThing(_ index: Int) -> Bool {
    guard text.bytes(index).equalsFolded("down"), let next = text.next(index), let before = text.previous(index),
      !text.tokens[next].tags.isDisjoint(with: [.determiner, .possessive])
    else { return false }
    return particles(before, .down).isEmpty
  }

  /// “Is Yet to Come”, “Is So Slow”: no conjunction behind a verb. “Found So Far”: none before what it says the degree of.
  private func isAdverb(_ index: Int) -> Bool {
    guard text.tokens[index].tags.contains(.adverb) else { return false }
    if text.bytes(index).equalsFolded("so"), let next = text.next(index), case let tags = text.tokens[next].tags,
      [.adverb, .adjective].contains(tags.dominant), tags.isDisjoint(with: [.noun, .pluralNoun])
    {
      return true
    }
    guard let before = text.previous(index) else { return false }
    return text.bytes(before).equalsFolded("not")
      || !text.tokens[before].tags.isDisjoint(with: [.copula, .auxiliary, .negative])
  }

  /// “Would you like to see”: a verb, for all that it may be a preposition elsewhere.
  private func isPredicate(_ index: Int) -> Bool {
    if let next = text.next(index), text.tokens[next].tags.contains(.infinitiveMarker) { return true }
    guard let before = text.previous(index) else { return false }
    if text.bytes(before).equalsFolded("who") { return true }
    let tags = text.tokens[before].tags
    return tags.contains(.subjectPronoun) && tags.isDisjoint(with: [.copula, .objectPronoun])
  }

  /// A word behind a colon or a spaced dash begins a heading of its own.
  private func followsBreak(_ index: Int) -> Bool {
    guard index >= 2, text.tokens[index - 1].kind == .space else { return false }
    guard text.tokens[index - 2].kind == .punctuation else { return false }
    switch text.scalar(index - 2) {
    case 0x3A, 0xFF1A, 0x2013, 0x2014: return true
    case 0x2D: return index >= 3 && text.tokens[index - 3].kind == .space
    default: return false
    }
  }

  /// The last part of a compound has a capital, those between stay low: End-to-End.
  private func compound(_ index: Int) -> Verdict {
    if text.tokens[index].traits.contains(.precedesHyphen) { return .small }
    return .capital
  }

  /// Built-in and Plug-in stay so even at the end.
  private func isLowCompound(_ index: Int) -> Bool {
    guard text.tokens[index].traits.contains(.followsHyphen), index >= 2 else { return false }
    return text.words.phrasalVerbs.particles(of: text.bytes(index - 2)).contains(.lowCompound)
  }

  /// Off, out and up: low only as prepositions, before a determiner or a number.
  private func direction(_ index: Int) -> Verdict {
    if isParticle(index) { return .capital }
    guard let next = text.next(index) else { return .capital }
    let tags = text.tokens[next].tags
    if tags.contains(.infinitiveMarker) { return countsFrom(next) ? .small : .capital }
    if tags.isDisjoint(with: [.determiner, .possessive]) { return .capital }
    return isMeasure(next) ? .free : .small
  }

  /// “Move Up a Row”, “Up an Octave”: how far, as a rule. “Up a Hill” is as rare as it looks alike.
  private func isMeasure(_ next: Int) -> Bool {
    text.bytes(next).equalsFolded("a") || text.bytes(next).equalsFolded("an")
  }

  /// “Up to 5 files”.
  private func countsFrom(_ to: Int) -> Bool {
    guard let next = text.next(to) else { return false }
    return text.tokens[next].kind == .number || text.tokens[next].tags.contains(.number)
  }

  private func isParticle(_ index: Int) -> Bool {
    let particle = PhrasalVerbs.particle(text.bytes(index))
    guard !particle.isEmpty, let before = text.previous(index) else { return false }
    let isFree = !opensPhrase(text.next(index) ?? quoted(behind: index))
    if isCopula(before), particle != .by, isFree { return true }
    if particle != .by, precedesLink(index) { return true }
    let own = particles(before, particle)
    if !own.isEmpty { return isVerb(before) && (isFree || bindsObject(particle, own)) }
    if particle != .by, let next = text.next(index), isLoneAdverb(next) { return true }
    return isFree && isSplit(particle, before)
  }

  /// What stands in quotation marks right behind the word: “Read in “%@””.
  private func quoted(behind index: Int) -> Int? {
    guard index + 2 < text.tokens.count, text.tokens[index + 1].kind == .space,
      [0x22, 0x27, 0x2018, 0x201C, 0xAB].contains(text.scalar(index + 2))
    else { return nil }
    return text.next(index + 2)
  }

  /// “Keep the Fan On Until Sunrise”: what a preposition or conjunction follows has no object.
  private func precedesLink(_ index: Int) -> Bool {
    guard let next = text.next(index), case let tags = text.tokens[next].tags, tags.dominant == .function else {
      return false
    }
    if text.titleClass(next) == .preposition { return true }
    return !tags.isDisjoint(with: [.preposition, .subordinator, .infinitiveMarker])
      && tags.isDisjoint(with: [.determiner, .coordinator, .questionWord, .adverb, .particle])
  }

  /// Off, up and out take an object as particles of any verb of the list; in, on and over only with some.
  private func bindsObject(_ particle: Particles, _ own: Particles) -> Bool {
    !particle.isDisjoint(with: [.off, .up, .out]) || own.contains(.binding)
  }

  /// “Turn Wi-Fi Off When Idle”: the verb stands some words before its particle.
  private func isSplit(_ particle: Particles, _ before: Int) -> Bool {
    var (index, steps) = (text.previous(before), 0)
    while let verb = index, steps < 3 {
      let own = particles(verb, particle)
      if !own.isEmpty, own.contains(.binding), isVerb(verb) { return true }
      (index, steps) = (text.previous(verb), steps + 1)
    }
    return false
  }

  /// What belongs to the verb, if `particle` is among it.
  private func particles(_ verb: Int, _ particle: Particles) -> Particles {
    guard text.tokens[verb].kind == .word else { return [] }
    let own = text.words.phrasalVerbs.particles(of: text.bytes(verb))
    return own.contains(particle) ? own : []
  }

  private func isCopula(_ index: Int) -> Bool { text.tokens[index].tags.contains(.copula) }

  /// Whether the word begins what a preposition governs: an object. Nothing, a preposition or a conjunction doesn't.
  private func opensPhrase(_ index: Int?) -> Bool {
    guard let index else { return false }
    let token = text.tokens[index]
    guard token.kind == .word, token.tags != [] else { return true }
    if !token.tags.isDisjoint(with: [.determiner, .possessive, .objectPronoun]) {
      return !token.tags.contains(.subordinator)
    }
    if token.tags.contains(.noun), token.tags.dominant == .noun { return true }
    if isLoneAdverb(index) { return false }
    let closed: WordTags = [.preposition, .coordinator, .subordinator, .infinitiveMarker, .auxiliary, .questionWord]
    if !token.tags.isDisjoint(with: closed) { return false }
    // “In Shared Folder”: what is said of a noun.
    if token.tags.contains(.pastParticiple), let noun = text.next(index) {
      let tags = text.tokens[noun].tags
      if tags.dominant != .function, !tags.isDisjoint(with: [.noun, .pluralNoun]) { return true }
    }
    return token.tags.dominant != .adverb && token.tags.isDisjoint(with: [.pastParticiple, .thirdPersonVerb])
  }

  /// “Clock In Early”, “Leave the Lights On Overnight”: a word that says when or how, with no noun behind it.
  private func isLoneAdverb(_ index: Int) -> Bool {
    // “Pay in Full” is no direction.
    guard text.tokens[index].tags.contains(.adverb), !text.bytes(index).equalsFolded("full"),
      text.tokens[index].tags.isDisjoint(with: [.noun, .pluralNoun, .determiner, .preposition])
    else { return false }
    guard let next = text.next(index) else { return true }
    return !text.tokens[next].tags.isDisjoint(with: [.preposition, .subordinator, .infinitiveMarker])
      && !text.tokens[next].tags.contains(.determiner)
  }

  /// Whether the word stands where a verb can: not behind a determiner, and as a base form not behind a noun.
  private func isVerb(_ index: Int) -> Bool {
    let tags = text.tokens[index].tags
    guard let before = text.previous(index) else { return true }
    let context = text.tokens[before]
    if !context.tags.isDisjoint(with: [.article, .possessive]) { return false }
    if tags.isDisjoint(with: [.baseVerb]) { return true }
    if context.traits.contains(.precedesHyphen) { return false }
    let opening: WordTags = [
      .infinitiveMarker, .auxiliary, .coordinator, .subjectPronoun, .adverb, .interjection, .negative, .questionWord,
      .subordinator, .pluralNoun,
    ]
    if context.kind == .placeholder || !context.tags.isDisjoint(with: opening) { return true }
    return context.tags.contains(.baseVerb) && context.tags.dominant == .verb && !tags.contains(.noun)
  }
}

import CopyModel

/// Title style by the Apple Style Guide: what must change in each word.
struct TitleStyle {
  let text: CaseText
  private let judge: SmallWordJudge
  /// The outermost words, numbers and placeholders.
  private let first: Int
  private let last: Int
  private let isShouting: Bool

  /// - Parameter isShouting: whether the copy is all capitals, which then say nothing of acronyms.
  init(_ text: CaseText, isShouting: Bool) {
    (self.text, self.isShouting) = (text, isShouting)
    judge = SmallWordJudge(text: text)
    first = text.outermost(from: 0, to: text.tokens.count, by: 1)
    // “Restore Defaults for …” goes on in something else.
    last = text.isOpenEnded ? -1 : text.outermost(from: text.tokens.count - 1, to: -1, by: -1)
  }

  func change(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    guard token.kind == .word else { return .keep }
    if token.traits.contains(.isMisspelledName), !token.traits.contains(.isQuoted) { return .respell }
    if text.isShouted(token), !token.traits.contains(.isQuoted) {
      return verdict(index) == .small ? .lower : .capitalize
    }
    if isShouting, text.isOrdinary(token), !token.traits.contains(.isName) {
      return verdict(index) == .small ? .lower : .capitalize
    }
    guard text.isJudged(token) else { return .keep }
    if text.isUnitLike(index) || text.isIdentifier(token) { return .keep }
    switch verdict(index) {
    case .capital: return token.traits.contains(.startsLower) ? .raise : .keep
    case .small:
      return token.traits.contains(.startsUpper) && !text.isFirstPerson(token) && !text.isOfAlphabet(index)
        ? .lower : .keep
    case .free: return .keep
    }
  }

  /// What the style asks of the word at `index`.
  func verdict(_ index: Int) -> SmallWordJudge.Verdict {
    let kind = text.titleClass(index)
    return kind == .major ? .capital : judge.verdict(index, kind, first: first, last: last)
  }
}

extension CaseText {
  /// Whether the text ends in an ellipsis that stands by itself.
  var isOpenEnded: Bool {
    let marks = tokens.reversed().prefix { $0.kind == .punctuation || $0.kind == .other }
    guard let first = marks.last, let before = tokens.last(where: { $0.end <= Int(first.start) }) else { return false }
    let mark = String(decoding: copy.slice(Int(first.start)..<(marks.first?.end ?? 0)), as: UTF8.self)
    return before.kind == .space && (mark == "…" || mark == "...")
  }

  /// The first token that counts as a word on the way, or -1.
  func outermost(from start: Int, to end: Int, by step: Int) -> Int {
    for index in stride(from: start, to: end, by: step) {
      switch tokens[index].kind {
      case .space, .newline, .punctuation, .markup, .emoji, .other, .entity, .escapedPercent: continue
      case .word where tokens[index].traits.contains(.isSuffix): continue
      default: return index
      }
    }
    return -1
  }

  /// A short word behind a number is a unit where CLDR has it, 10 min, or without a vowel: 10 px, 5 kbps. What CLDR has and has no
  /// vowel is one anywhere: “Distance in km”.
  func isUnitLike(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.length <= 4, token.traits.contains(.startsLower) else { return false }
    let isUnit = UnitSigns.of(.english).contain(bytes(index).text)
    let hasVowel = bytes(index).contains { Self.isVowel($0.lowered) }
    guard let before = previous(index) else { return false }
    guard tokens[before].kind == .number || tokens[before].kind == .placeholder else {
      return isUnit && !hasVowel && token.length > 1
    }
    return isUnit || token.tags == [] && !hasVowel
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: byte >= 0x80
    }
  }
}

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
    switch kind {
    case .major: return .capital
    case .coordinator: return isAdverb(index) ? .capital : .small
    case .article: return isLetter(index) ? .capital : .small
    case .to, .as: return .small
    case .either: return isPredicate(index) ? .capital : .free
    case .neutral: return .capital
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

  /// “Is Yet to Come”, “Is So Slow”: no conjunction behind a verb. “Found So Far”: none before what it says the degree of.
  private func isAdverb(_ index: Int) -> Bool {
    guard text.tokens[index].tags.contains(.adverb) else { return false }
    if text.bytes(index).equalsFolded("so"), let next = text.next(index), case let tags = text.tokens[next].tags,
      [.adverb, .adjective].contains(tags.dominant), tags.isDisjoint(with: [.noun, .pluralNoun])
    {
      return true
    }
    guard let before = text.previous(index) else { return false }
    return !text.tokens[before].tags.isDisjoint(with: [.copula, .auxiliary, .negative])
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
    let isFree = !opensPhrase(text.next(index))
    if isCopula(before), particle != .by, isFree { return true }
    let own = particles(before, particle)
    if !own.isEmpty { return isVerb(before) && (isFree || bindsObject(particle, own)) }
    return isFree && isSplit(particle, before)
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
    let closed: WordTags = [.preposition, .coordinator, .subordinator, .infinitiveMarker, .auxiliary, .questionWord]
    if !token.tags.isDisjoint(with: closed) { return false }
    return token.tags.dominant != .adverb && token.tags.isDisjoint(with: [.pastParticiple, .thirdPersonVerb])
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

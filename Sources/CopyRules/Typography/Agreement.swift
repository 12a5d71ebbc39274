import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Words that must have the same number and don’t: “The passes was added”, “Synced 3 device”.
///
/// What stands between two marks is read word by word, and only where nothing else can be meant: a noun phrase that opens a
/// clause and touches its verb, a number that touches its noun.
struct Agreement {
  struct Slip {
    let range: Range<Int>
    /// What it doesn’t go with.
    let partner: Range<Int>
    let meant: String
  }

  let copy: Passage
  /// All but spaces.
  let words: [Token]
  /// Whether the word may stand in it that leads from a part to the whole.
  private let mayChoose: Bool

  init(copy: Passage, words: [Token]) {
    (self.copy, self.words) = (copy, words)
    mayChoose = copy.mayHold(["of"])
  }

  static func find(in copy: Passage) -> [Slip] {
    guard copy.analysis.wordCount > 1 || copy.tokens.contains(where: { $0.kind == .placeholder }) else { return [] }
    // No array is made of words of which none can be wrong.
    guard copy.tokens.contains(where: { mayBePart($0, copy.bytes) }) else { return [] }
    let reader = Agreement(copy: copy, words: copy.unspaced)
    return reader.words.indices.compactMap { reader.slip(at: $0) }
  }

  /// Whether a slip may be told by the token, whatever stands around it.
  private static func mayBePart(_ token: Token, _ copy: Bytes) -> Bool {
    guard isRunning(token) else { return false }
    switch token.kind {
    case .number, .placeholder: return true
    case .word: return mayTellNumber(token, copy) || mayCount(token) || isBareVerb(token) || isVerbOfOne(token)
    default: return false
    }
  }

  private func slip(at index: Int) -> Slip? {
    let token = words[index]
    guard Self.isRunning(token) else { return nil }
    switch token.kind {
    case .number, .placeholder: return (mayChoose ? choice(at: index) : nil) ?? count(at: index)
    case .word:
      if token.tags.contains(.copula), let slip = existence(at: index) { return slip }
      if mayChoose, let slip = choice(at: index) { return slip }
      if Self.mayTellNumber(token, copy.bytes), let other = VerbNumber.other(than: copy.bytes.slice(token.range)) {
        return verb(at: index, other: other)
      }
      if Self.mayCount(token) { return count(at: index) }
      return Self.isVerbOfOne(token) ? verbOfOne(at: index) : bareVerb(at: index)
    default: return nil
    }
  }

  /// Whether it is neither quoted nor part of a name or compound.
  private static func isRunning(_ token: Token) -> Bool {
    token.traits.isDisjoint(with: [.isQuoted, .isName, .followsHyphen, .precedesHyphen])
  }

  /// Whether a word is as long as a verb of `VerbNumber`, and begins like one: of nearly no other a string is made.
  private static func mayTellNumber(_ token: Token, _ copy: Bytes) -> Bool {
    let verbs: WordTags = [.copula, .auxiliary]
    guard token.length < 10, !token.tags.isDisjoint(with: verbs) else { return false }
    switch copy[Int(token.start)] | 0x20 {
    case UInt8(ascii: "i"), UInt8(ascii: "a"), UInt8(ascii: "w"), UInt8(ascii: "h"), UInt8(ascii: "d"),
      UInt8(ascii: "t"):
      return true
    default: return false
    }
  }

  private static func mayCount(_ token: Token) -> Bool {
    !token.tags.isDisjoint(with: [.determiner, .number]) && !token.tags.contains(.article)
  }

  private static func isVerbOfOne(_ token: Token) -> Bool { token.tags.contains(.thirdPersonVerb) }

  /// Whether a word is nothing but a verb without an ending.
  static func isBareVerb(_ token: Token) -> Bool {
    token.tags.contains(.baseVerb) && token.tags.dominant == .verb && token.traits.contains(.startsLower)
      && token.tags.isDisjoint(with: [
        .noun, .pluralNoun, .adjective, .pastVerb, .pastParticiple, .adverb, .preposition,
      ])
  }

  // MARK: A verb behind its subject

  /// “The passes was”, “Your card have”: the noun right before the verb, of a phrase that opens the clause.
  private func verb(at index: Int, other: VerbNumber) -> Slip? {
    let nearest = subject(before: index) ?? partitive(before: index)
    guard
      let subject = nearest ?? (other.isPlural ? manyWithPhrase(before: index) : oneWithPhrase(before: index))
    else { return nil }
    let head = words[subject.head]
    // “Each rooms has”: the noun is wrong, not the verb.
    if other.isPlural, isAny(words[subject.start], ["each", "every", "another"]) { return nil }
    let isCounted = subject.start < subject.head && isFigure(words[subject.start])
    // “5 minutes is the limit”: an amount is one thing.
    if isCounted, copy.place.pluralForm != .one || other.isPlural || !isSingular(head) { return nil }
    if words[subject.start].tags.contains(.presentParticiple) { return nil }
    // “If the file were open”
    if text(words[index]).hasPrefix("were"), subject.start > 0, isWord(words[subject.start - 1], "if") { return nil }
    let isOne = isSingular(head) && (isCounted || opensOne(words[subject.start])) || isOneBehindArticle(subject)
    if other.isPlural ? isPlural(head) : isOne {
      return Slip(range: words[index].range, partner: head.range, meant: written(other.text, like: words[index]))
    }
    return nil
  }

  /// “They keeps”, “The photos stays in”: a verb with its ending behind many.
  private func verbOfOne(at index: Int) -> Slip? {
    let token = words[index]
    guard token.traits.contains(.startsLower), index > 0 else { return nil }
    guard let subject = pronoun(before: index) ?? many(before: index),
      let meant = VerbForms.english.base(ofThirdPerson: text(token))
    else { return nil }
    return Slip(range: token.range, partner: words[subject].range, meant: meant)
  }

  /// The pronoun of many, or of who reads or writes, that opens the clause of the verb at `index`.
  private func pronoun(before index: Int) -> Int? {
    var head = index - 1
    while head > 0, isAdverb(words[head]) { head -= 1 }
    guard isAny(words[head], ["you", "we", "they"]) else { return nil }
    return opensClause(at: head) || isAny(words[head - 1], .clauseJoint) ? head : nil
  }

  /// The noun of many that is the subject of the verb at `index`, which is no noun there.
  private func many(before index: Int) -> Int? {
    guard words[index].tags.dominant == .verb, closesClause(behind: index), let subject = subject(before: index),
      subject.start < subject.head, isPlural(words[subject.head]), !isFigure(words[subject.start]),
      opensPhrase(words[subject.start])
    else { return nil }
    return subject.head
  }

  /// “A user already exist”: a verb without its ending behind one thing.
  private func bareVerb(at index: Int) -> Slip? {
    let token = words[index]
    guard Self.isBareVerb(token), let subject = subject(before: index, passesPhrases: true),
      subject.start < subject.head,
      isAny(words[subject.start], .sureDeterminer),
      isSingular(words[subject.head]),
      closesClause(behind: index),
      let meant = VerbForms.english.thirdPerson(of: text(token))
    else { return nil }
    return Slip(range: token.range, partner: words[subject.head].range, meant: meant)
  }

  /// Whether a verb ends there, or goes on as verbs do; “a database install or update script” goes on as nouns do.
  private func closesClause(behind index: Int) -> Bool {
    guard index + 1 < words.count else { return true }
    let next = words[index + 1]
    return next.kind != .word || !next.tags.isDisjoint(with: [.preposition, .determiner, .adverb, .possessive])
  }

  /// “Some of the photos was”: the noun behind a part of it tells the number.
  private func partitive(before index: Int) -> (start: Int, head: Int)? {
    guard let phrase = phrase(before: index), phrase.start < phrase.head, phrase.start > 1,
      isAny(words[phrase.start - 1], ["of"]),
      isAny(words[phrase.start - 2], ["some", "many", "most", "all", "several"]),
      opensClause(at: phrase.start - 2), isPlural(words[phrase.head])
    else { return nil }
    return phrase
  }

  /// “The photos in this album was”: the phrase belongs to the noun of many before it.
  private func manyWithPhrase(before index: Int) -> (start: Int, head: Int)? {
    guard let subject = subject(before: index, passesPhrases: true), opensPhrase(words[subject.start]),
      subject.start < subject.head, !isFigure(words[subject.start])
    else { return nil }
    return subject
  }

  /// The noun phrase that ends right before the verb at `index`, adverbs aside, and opens its clause.
  func subject(before index: Int, passesPhrases: Bool = false) -> (start: Int, head: Int)? {
    guard let (start, head) = phrase(before: index) else { return nil }
    if opensClause(at: start) { return (start, head) }
    // “A user with this name already exist”: the phrase belongs to the noun before it.
    guard passesPhrases, start > 1, isAny(words[start - 1], .belongingPreposition) else { return nil }
    return subject(before: start - 1)
  }

  /// The same, whatever stands before it.
  private func phrase(before index: Int) -> (start: Int, head: Int)? {
    var head = index - 1
    while head > 0, isAdverb(words[head]) { head -= 1 }
    guard head >= 0, isNoun(words[head]) || isDeed(words[head]) else { return nil }
    var start = head
    while start > 0, isPart(words[start - 1]) || isAny(words[start - 1], ["same"]) { start -= 1 }
    if start > 0, opensPhrase(words[start - 1]) { start -= 1 }
    if start > 0, isFigure(words[start]) == false, isFigure(words[start - 1]) { start -= 1 }
    return (start, head)
  }

  func opensClause(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = words[index - 1]
    if words[index].traits.contains(.startsSentence) { return true }
    // “Sorry, this coupon are …”
    if index == 2, isWord(before, ","), !isNoun(words[0]), !words[0].tags.contains(.properNoun) { return true }
    return isAny(before, .clauseConjunction)
  }

  // MARK: A noun behind what counts it

  /// “3 device”, “several photo”, “every files”: the noun right behind.
  private func count(at index: Int) -> Slip? {
    let counter = words[index]
    guard let number = number(of: counter, at: index), let place = counted(behind: index), case let noun = words[place],
      closesPhrase(behind: place, isSurelyMany: number.isForm), !isAcronym(noun), !isMonth(noun),
      !isWord(counter, "all") || isThing(at: place), !isFirstOfTwo(place)
    else { return nil }
    // “each offers”: a verb as well.
    let isRight =
      number.isMany
      ? !isCountable(noun, isForm: number.isForm) && !isCountedSubject(at: place) && !isUnitAtEnd(place)
      : !isPluralOnly(noun) || noun.tags.contains(.thirdPersonVerb) && !precedesVerb(place) && place == index + 1
    guard !isRight else { return nil }
    let meant = number.isMany ? NounNumber.plural(of: text(noun)) : NounNumber.singular(of: text(noun))
    return meant.map { Slip(range: noun.range, partner: counter.range, meant: written($0, like: noun)) }
  }

  /// “32 oak and ash tables”: two kinds of what stands behind them.
  private func isFirstOfTwo(_ place: Int) -> Bool {
    place + 3 < words.count && words[place + 1].tags.contains(.coordinator) && !isPlural(words[place + 2])
      && words[place + 2].tags.contains(.noun) && isPlural(words[place + 3])
  }

  /// The word right behind a counter, or behind a figure and qualities that are nothing else: “1 new message”.
  private func counted(behind index: Int) -> Int? {
    var place = index + 1
    while words[index].kind == .number, place < words.count - 1, place < index + 3, isQuality(words[place]) {
      place += 1
    }
    guard place < words.count, case let noun = words[place], noun.kind == .word,
      noun.traits.isDisjoint(with: [
        .isQuoted, .isName, .isSuffix, .followsHyphen, .precedesHyphen, .hasInnerUpper,
      ])
    else { return nil }
    return place
  }

  /// “130 AD”, “80 bpm”: capitals alone, or no vowel among the letters.
  private func isAcronym(_ noun: Token) -> Bool {
    let letters = copy.bytes.slice(noun.range)
    return letters.count > 1 && letters.allSatisfy(\.isASCIIUpper)
      || letters.allSatisfy { $0.isASCIILetter && !"aeiouy".utf8.contains($0 | 0x20) }
  }

  /// Whether it counts more than one thing; nil where it may count nothing. `isForm` where the text is a plural form of its key.
  func number(of token: Token, at index: Int) -> (isMany: Bool, isForm: Bool)? {
    let isFirst = index == 0 || token.traits.contains(.startsSentence)
    switch token.kind {
    case .placeholder:
      let form = copy.place.pluralForm
      if form == .one { return isAmongOthers(token) ? nil : (false, true) }
      if form == .other { return isAmongOthers(token) ? nil : (true, true) }
      // “{0} question are”: the verb tells.
      let verb = words.dropFirst(index + 2).first
      return form == nil && opensClause(at: index) && verb.map { isAny($0, .pluralVerb) } == true
        ? (true, false) : nil
    case .number:
      guard isFirst || counts(behind: words[index - 1]), !followsSign(token), !isNamed(at: index) else { return nil }
      let figure = copy.bytes.slice(token.range)
      let isYear = figure.count == 4 && (figure[0] == UInt8(ascii: "1") || figure[0] == UInt8(ascii: "2"))
      guard figure.allSatisfy(\.isASCIIDigit), !isYear, figure[0] != UInt8(ascii: "0") || figure.count == 1 else {
        return nil
      }
      return (!figure.equals("1"), false)
    default:
      if isAny(token, .manyWord) || isWord(token, "all") { return (true, false) }
      return isAny(token, ["every", "each", "another"]) ? (false, false) : nil
    }
  }

  /// Whether a number behind the word counts what follows: “iPhone 4”, “Step 2” are names.
  func counts(behind token: Token) -> Bool {
    if token.kind == .punctuation { return copy.bytes.slice(token.range).equals(",") }
    guard token.kind == .word, token.traits.isDisjoint(with: [.isName, .mayBeName]) else { return false }
    if isAny(token, ["at", "to", "since"]) { return false }
    return token.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun]) && !token.tags.isEmpty
      || token.tags.dominant == .verb
  }
}

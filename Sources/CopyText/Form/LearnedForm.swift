import CopyModel

/// A third look at copy in sentence style that marks, tags, and the parse leave open: what `ClauseModel` has learned of clauses.
///
/// “The kettle clicks off by itself” has no word that is nothing but a verb. Where the words around one make a clause of the whole,
/// as they do in the treebank, the copy is a sentence; where they might, it stays in doubt, and no style or mark is demanded. A period
/// says that it is one; where no word bears that out, “Last bus of the night.”, it is none.
struct LearnedForm {
  private let units: UnsafeMutableBufferPointer<FormUnit>
  /// The word that most likely has the tense of a sentence.
  private let verb: ClauseModel.Finding?
  /// How likely the first word tells to do something.
  private let command: Int?

  /// Weights from which on a word makes a clause of copy without a mark, and from which on it might. Six in a hundred labels of
  /// apps that weren’t learned from reach the first.
  private static let likely = -3 * ClauseModel.logit / 2
  private static let doubtful = -2 * ClauseModel.logit
  /// Weight from which on a past that is a participle as well tells what somebody did.
  private static let deed = 3 * ClauseModel.logit
  /// Weight below which copy that ends with a period is in doubt: most of it is sentences.
  private static let unlikely = -3 * ClauseModel.logit / 2

  init(_ units: UnsafeMutableBufferPointer<FormUnit>, isTitleCased: Bool) {
    self.units = units
    verb = ClauseModel.english.likeliest(in: units, capitals: isTitleCased)
    command = ClauseModel.english.command(in: units)
  }

  /// Whether the first looks leave so much open that this one is worth its cost. Capitals throughout make a heading, unless it was
  /// read as a clause.
  static func isAsked(_ evidence: FormEvidence, _ tokens: UnsafeBufferPointer<Token>, terminal: Terminal) -> Bool {
    switch (evidence, terminal) {
    case (.clause, .none): return StyledWords(tokens).areTitleCased
    // “Swim lessons resume in May”: the first word may as well be a noun, and another tell.
    case (.commandLabel, .none), (.longCommandLabel, .none): return opensWithNoun(tokens)
    case (.telegraphic, .none), (.noVerb, .none), (.subjectless, .none), (.headline, .none), (.doubtfulFragment, .none),
      (.closedNoVerb, .period), (.closedSubjectless, .period), (.doubtfulClause, .period), (.closedClause, .period),
      (.closedImperative, .period), (.shortClosedImperative, .period), (.cutClause, .period),
      (.doubtfulFragment, .period):
      guard terminal == .period || mayHoldVerb(tokens) else { return false }
      let words = StyledWords(tokens)
      return words.count > 2 && !words.areTitleCased
    default: return false
    }
  }

  private static func opensWithNoun(_ tokens: UnsafeBufferPointer<Token>) -> Bool {
    let words = StyledWords(tokens)
    guard words.count > 3, !words.areTitleCased, let first = tokens.first, first.kind == .word,
      !first.tags.isDisjoint(with: [.noun, .pluralNoun])
    else { return false }
    return tokens.dropFirst().contains {
      $0.kind == .word && !$0.tags.isDisjoint(with: .tensed) && $0.tags.dominant == .verb
    }
  }

  /// Whether any word can have a tense. What the lexicon doesn’t have may be a noun with the “is” behind it.
  private static func mayHoldVerb(_ tokens: UnsafeBufferPointer<Token>) -> Bool {
    tokens.contains { $0.kind == .word && ($0.tags.isEmpty || !$0.tags.isDisjoint(with: .tensed)) }
  }

  /// What is learned makes of copy that was read as `evidence`; nil where the looks before stand.
  func evidence(_ evidence: FormEvidence, terminal: Terminal) -> FormEvidence? {
    terminal == .period ? closed(evidence) : open(evidence)
  }

  private func open(_ evidence: FormEvidence) -> FormEvidence? {
    guard let verb else { return nil }
    // “Needles Larger Than the Pattern Allows”: a verb of another clause.
    if evidence == .clause {
      return isHeadline || verb.weight < Self.unlikely && !hasSureVerb ? .doubtfulFragment : nil
    }
    if isHeadline || isRelative || !agrees || endsInBarePlural { return nil }
    // “Hide images preview”, “Is no longer seen”
    if command ?? .min > verb.weight || verb.index == 0 && !asks { return nil }
    if verb.weight >= Self.likely || hasOpenedObject { return asks ? .inversion : .learnedClause }
    return verb.weight >= Self.doubtful ? .doubtfulFragment : nil
  }

  private func closed(_ evidence: FormEvidence) -> FormEvidence? {
    guard !opensWithCommand, evidence.form == .fragment || !hasSureVerb else { return nil }
    let weight = max(verb?.weight ?? .min, command ?? .min)
    if evidence.form == .fragment {
      if weight >= 0, !isHeadline, !isRelative { return .learnedClause }
      if evidence == .cutClause { return nil }
      if weight >= Self.unlikely || hasSureVerb { return .doubtfulFragment }
      return isImpossible && evidence == .doubtfulFragment ? .learnedFragment : nil
    }
    return isImpossible ? .learnedFragment : weight < Self.unlikely || isHeadline ? .doubtfulClause : nil
  }

  /// Whether no word makes a sentence of copy that ends with a period. A verb that tells to do something is told by itself.
  private var isImpossible: Bool { verb?.weight ?? .min < impossible && command ?? .min < Self.unlikely }

  /// Weight below which copy that ends with a period is no sentence. “Mill Lane floods at noon.” has a noun right before what
  /// may be its verb, and needs more.
  private var impossible: Int {
    guard let place = verb?.index, place > 0 else { return -5 * ClauseModel.logit / 2 }
    let before = units[place - 1]
    let mayOwn = before.can([.noun, .pluralNoun, .properNoun, .subjectPronoun]) || before.tags.isEmpty
    return (mayOwn ? -9 : -5) * ClauseModel.logit / 2
  }

  /// “Don’t wait”, “Quickly drain it”, “To drain it, press”, “Please drain it”: commands that are told otherwise.
  private var opensWithCommand: Bool {
    let first = units[0]
    if first.can(.adverb), units.count > 1, units[1].can(.baseVerb),
      first.tags.dominant == .adverb && !first.can(.adjective) || units[1].tags.dominant == .verb
    {
      return true
    }
    return first.can([.negative, .interjection, .auxiliary]) || first.isNothingButBaseVerb
      || units.indices.dropLast().contains { units[$0].isMark(",") && units[$0 + 1].can(.baseVerb) }
  }

  /// “Is”, “can”: a word that is nothing but a verb with a tense, behind another word.
  private var hasSureVerb: Bool { units.dropFirst().contains { $0.can([.auxiliary, .copula]) && $0.hasTenseForSure } }

  /// “All files deleted”, “Choir practice moved to Friday”: the past is a participle as well. Headlines leave articles and owners out,
  /// and have no object.
  /// “Black resigned on move 31” is told by what is learned of its verb.
  private var isHeadline: Bool {
    guard let verb, case let place = verb.index, units[place].can(.pastVerb), units[place].can(.pastParticiple),
      verb.weight < Self.deed
    else { return false }
    let isFull = units[..<place].contains { unit in
      unit.can([.article, .possessive]) || unit.can(.subjectPronoun) && !unit.can(.determiner)
    }
    let isOfName = place > 0 && units[place - 1].isUnknown
    return !isFull && !isOfName && !hasObject(behind: place)
  }

  /// “Rain stopped play”, “Biscuit skipped breakfast again”: what was done to something has no object. When it was done, “deleted
  /// today”, is told by nouns as well.
  private func hasObject(behind verb: Int) -> Bool {
    guard let next = units[(verb + 1)...].first else { return false }
    if next.can([.article, .possessive, .objectPronoun]) { return true }
    let nouns: WordTags = [.noun, .pluralNoun, .massNoun]
    return verb > 0 && units[verb - 1].can(nouns) && next.can(nouns) && next.tags.dominant == .noun
      && !next.can([.adjective, .adverb, .preposition, .pastParticiple, .properNoun]) && !next.tellsTime
  }

  /// “Quiet morning walks”: the last word is a plural as well, and nothing before it says that a thing ends there.
  private var endsInBarePlural: Bool {
    guard let place = verb?.index, place == units.count - 1, units[place].can(.pluralNoun) else { return false }
    return !units[..<place].contains {
      $0.can([.article, .possessive, .determiner, .subjectPronoun, .number]) || $0.kind != .word || $0.isUnknown
    }
  }

  /// “People who help”: the verb of what is told of them.
  private var isRelative: Bool {
    guard let place = verb?.index, place > 1, !units[0].can(.questionWord) else { return false }
    let link = units[place - 1]
    return link.isWord(.who) || link.isWord(.which) || link.isWord(.that)
  }

  /// “Level 5 needs three stars”: between a noun and what opens another phrase stands a verb. In “Songs the Choir Loves” that phrase
  /// has a verb of its own, and what is counted, “Three Times a Day”, is a noun.
  private var hasOpenedObject: Bool {
    guard let place = verb?.index, place > 0, place + 1 < units.count, units[place].can(.thirdPersonVerb) else {
      return false
    }
    let (before, next) = (units[place - 1], units[place + 1])
    let hasOwner =
      before.can([.noun, .properNoun]) || before.isUnknown || before.kind == .placeholder
      || before.kind == .number && place > 1 && units[place - 2].can(.noun)
    guard hasOwner, next.can([.article, .possessive, .objectPronoun, .number]) else { return false }
    return !units[(place + 2)...].contains { $0.hasTenseForSure || $0.tags.dominant == .verb }
  }

  /// “Git push error” has nobody who pushes: a bare verb goes with several, and none stands before it.
  private var agrees: Bool {
    guard let place = verb?.index, units[place].can(.baseVerb),
      !units[place].can([.thirdPersonVerb, .pastVerb, .auxiliary])
    else { return true }
    return units[..<place].contains {
      $0.can([.pluralNoun, .subjectPronoun, .coordinator, .number, .auxiliary, .possessive]) || $0.kind != .word
        || $0.isUnknown
    }
  }

  /// “How far is the next well”, “Which of the two did the nurse give”: an auxiliary before its subject.
  private var asks: Bool {
    guard let place = verb?.index, case let verb = units[place], verb.can(.auxiliary), !verb.can(.subjectPronoun) else {
      return false
    }
    // “Is no longer seen” leaves out who.
    if place == 0 { return units.count > 1 && units[1].canBeSubject }
    guard units[0].can(.questionWord), !units[0].isWord(.that) else { return false }
    let between = units[1..<place]
    return verb.isWord(.doPlain) || verb.isWord(.does) || verb.isWord(.did)
      || !between.contains { $0.can([.article, .possessive]) || $0.can(.subjectPronoun) && !$0.can(.determiner) }
  }
}

extension FormUnit {
  /// A word that the lexicon doesn’t have: most are names.
  fileprivate var isUnknown: Bool { kind == .word && tags.isEmpty }

  /// “Authenticate”: what opens copy so tells to do it.
  fileprivate var isNothingButBaseVerb: Bool {
    let others: WordTags = [
      .noun, .pluralNoun, .massNoun, .properNoun, .adjective, .adverb, .preposition, .pastVerb, .pastParticiple,
      .thirdPersonVerb, .determiner,
    ]
    return can(.baseVerb) && !can(others)
  }

  /// Whether it can open what the sentence is about.
  fileprivate var canBeSubject: Bool {
    if isWord(.no) || can([.negative, .adverb]) && !can([.noun, .subjectPronoun]) { return false }
    return kind != .word || isUnknown
      || can([.noun, .pluralNoun, .properNoun, .subjectPronoun, .determiner, .adjective])
  }
}

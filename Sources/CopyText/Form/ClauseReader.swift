/// Reads the units of one segment, tagged, for what makes it a sentence: a subject with its verb, an imperative, a question.
struct ClauseReader {
  let units: UnsafeMutableBufferPointer<FormUnit>
  let end: Segment.End
  /// Words of the segment.
  let words: Int
  /// Index of the first unit that counts: please, interjections and marks are passed over.
  let first: Int
  /// “Please” stands before it.
  let isPolite: Bool

  /// How far behind its choice the tagger may have put a verb with a tense that copy with a final mark needs.
  static let clauseDoubt: Int16 = -8
  /// How far behind its choice it may have put an imperative that opens the copy.
  static let commandDoubt: Int16 = -50
  /// The same for words that are most often verbs.
  static let verbDoubt: Int16 = -100

  init(_ units: UnsafeMutableBufferPointer<FormUnit>, end: Segment.End, words: Int) {
    (self.units, self.end, self.words) = (units, end, words)
    var (index, isPolite) = (0, false)
    while index < units.count, Self.isPassedOver(units[index], at: index) {
      // “No free seats near the window.” counts; “No, leave.” answers.
      if units[index].isWord(.no), index + 1 < units.count, !units[index + 1].isMark { break }
      isPolite = isPolite || units[index].isWord(.please)
      index += 1
    }
    (first, self.isPolite) = (index < units.count ? index : 0, isPolite)
  }

  private static func isPassedOver(_ unit: FormUnit, at index: Int) -> Bool {
    switch unit.kind {
    case .mark: index > 0
    case .word: unit.wordClass == .other || unit.can(.interjection)
    case .placeholder, .number: false
    }
  }

  /// The unit at `index`, or the edge beyond both ends.
  func unit(_ index: Int) -> FormUnit { units.indices.contains(index) ? units[index] : .edge }

  /// What the segment is, and why.
  func read() -> FormEvidence {
    if asks { return .inversion }
    if isCutClause { return .cutClause }
    restoreFiniteVerbs()
    if let imperative = imperative { return judge(imperative) }
    guard let verb = finiteVerb(assuming: nil) else { return judgeVerbless() }
    guard verb.hasSubject else { return commandAfterClause() ?? (end.isFinal ? .closedSubjectless : .subjectless) }
    if end.isFinal { return .closedClause }
    if units[verb.index].wordClass == .auxiliary || isExistential(verb.index) { return .auxiliaryClause }
    if isAmbiguousPast(verb.index), auxiliary(behind: verb.index) != nil { return .auxiliaryClause }
    let isTerse = unit(0).isWord(.no) || unit(0).isWord(.not) || isAmbiguousPast(verb.index)
    return isRunningText && !isTerse ? .clause : .headline
  }

  /// “There’s no room left”: “there” with its verb opens no heading.
  private func isExistential(_ verb: Int) -> Bool {
    verb == first && units[verb].can(.auxiliary) && units[verb].can(.adverb)
  }

  private func judgeVerbless() -> FormEvidence {
    if let evidence = commandAfterClause() { return evidence }
    guard end.isFinal else { return .noVerb }
    if endsInPredicate || hasDoubtfulVerb { return .doubtfulClause }
    return .closedNoVerb
  }

  /// An article, possessive, demonstrative or personal pronoun: words that headlines and labels go without.
  var isRunningText: Bool {
    units.contains { unit in
      if unit.can([.article, .possessive]) { return true }
      if unit.wordClass == .pronoun { return unit.can([.subjectPronoun, .objectPronoun]) && !unit.can(.adverb) }
      return unit.wordClass == .determiner && unit.can(.subjectPronoun) && !unit.can(.adverb)
    }
  }

  /// “Are you sure”, “Do you want”, “What does this do”: the verb before its subject.
  private var asks: Bool {
    guard words >= 3 else { return false }
    let (head, next, third) = (unit(first), unit(first + 1), unit(first + 2))
    if head.can(.auxiliary) && !head.can([.subjectPronoun, .adverb, .noun]) && !head.can(.questionWord) {
      guard !head.isWord(.need), !head.isWord(.dare), !head.can(.presentParticiple) else { return false }
      if next.can(.subjectPronoun) && !next.can(.adverb) { return true }
      let takesObject = head.isWord(.have) || head.isWord(.doPlain) || head.isWord(.dont)
      return !takesObject && next.can([.article, .possessive])
    }
    if head.can(.questionWord) && head.can(.auxiliary) { return next.can([.article, .possessive]) }
    guard head.can(.questionWord), next.can(.auxiliary), !next.can(.subjectPronoun) else { return false }
    return next.isWord(.doPlain) || next.isWord(.does) || next.isWord(.did)
      || third.can([.subjectPronoun, .article, .possessive])
  }
}

extension ClauseReader {
  enum Imperative {
    case polite, forbidding, plain
  }

  /// Whether a verb in the imperative opens the segment.
  var imperative: Imperative? {
    let head = unit(first)
    if head.isWord(.dont) || head.isWord(.never) || head.isWord(.doPlain) && unit(first + 1).isWord(.not) {
      return .forbidding
    }
    if head.isWord(.lets) { return .polite }
    let index = opensWithAdverb ? first + 1 : first
    guard isCommand(at: index) else { return nil }
    return isPolite ? .polite : .plain
  }

  /// “Automatically update…”, “Temporarily hide…”.
  private var opensWithAdverb: Bool {
    let (head, next) = (unit(first), unit(first + 1))
    return head.wordClass == .adverb && !head.can(.baseVerb) && next.can(.baseVerb)
  }

  /// Whether the unit is a verb in the base form that commands.
  private func isCommand(at index: Int) -> Bool {
    let (verb, next) = (unit(index), unit(index + 1))
    guard isBaseVerb(verb), !stands(verb, next, unit(index + 2)) else { return false }
    if isPolite { return true }
    let isRelativeClause = next.wordClass == .subordinator && verb.can([.noun, .pluralNoun])
    if isRelativeClause, next.isWord(.who) || next.isWord(.which) || next.isWord(.that) && isMostlyNoun(verb) {
      return false
    }
    switch verb.wordClass {
    case .imperative, .base: return !isSubject(index, followedBy: next)
    case .finite: return true
    case .noun, .adjective, .adverb, .preposition:
      if next.can([.article, .possessive, .objectPronoun]) || next.kind == .placeholder && end.isFinal { return true }
      let isMostlyVerb = verb.tags.dominant == .verb
      let mayCommand = end.isFinal && words >= 3 || isMostlyVerb
      let doubt = isMostlyVerb ? Self.verbDoubt : Self.commandDoubt
      return mayCommand && verb.imperativeMargin > doubt && finiteVerb(assuming: nil) == nil
        && next.wordClass != .subordinator && !next.isMark
    default: return false
    }
  }

  /// “Card ready for pickup.”: a thing, what it is, and what for.
  private func stands(_ noun: FormUnit, _ quality: FormUnit, _ link: FormUnit) -> Bool {
    isMostlyNoun(noun) && quality.tags.dominant == .adjective && !quality.can([.noun, .pluralNoun])
      && link.can([.preposition, .coordinator])
  }

  private func isMostlyNoun(_ unit: FormUnit) -> Bool { unit.tags.dominant == .noun }

  private func isBaseVerb(_ unit: FormUnit) -> Bool {
    guard unit.can(.baseVerb), unit.kind == .word else { return false }
    let takesAuxiliary = unit.isWord(.be) || unit.isWord(.have) || unit.isWord(.doPlain)
    return takesAuxiliary || !unit.can(.auxiliary)
  }

  /// “Display is locked”: what looks like a command is the subject of an auxiliary right behind it.
  private func isSubject(_ index: Int, followedBy next: FormUnit) -> Bool {
    guard !next.can([.article, .possessive, .objectPronoun]), let verb = finiteVerb(assuming: nil) else { return false }
    guard units[verb.index].can(.auxiliary), verb.index > index else { return false }
    return !units[index..<verb.index].contains {
      $0.isMark || $0.wordClass == .coordinator || $0.wordClass == .subordinator
    }
  }

  /// A command label is a fragment, an instruction that reads as running text a sentence.
  func judge(_ imperative: Imperative) -> FormEvidence {
    if imperative == .polite { return .politeImperative }
    if end.isFinal { return words >= 4 ? .closedImperative : .shortClosedImperative }
    if words <= 4 { return .commandLabel }
    if isTitleCased && words <= 8 { return .longCommandLabel }
    if isRunningText { return .runningImperative }
    if words >= 6 && hasPurpose { return .purposeImperative }
    return words >= 9 ? .longImperative : .longCommandLabel
  }

  /// “…to see details”: labels of commands seldom say what for.
  private var hasPurpose: Bool {
    units.indices.dropFirst().contains { index in
      units[index].wordClass == .base && unit(index - 1).wordClass == .infinitiveMarker
    }
  }

  /// Whether all words but function words and names are capitalised, as in a menu.
  private var isTitleCased: Bool {
    var capitals = 0
    for unit in units.dropFirst() where unit.kind == .word && unit.tags.dominant != .function {
      if !unit.startsUpper { return false }
      if !unit.isName { capitals += 1 }
    }
    return capitals > 0
  }

  /// “If it fails, restart the app”, “To fix this, close…”, “Siri, open…”: a comma, then a command.
  func commandAfterClause() -> FormEvidence? {
    for place in units.indices.dropLast() where units[place].isWord(.please) && isBaseVerb(units[place + 1]) {
      return .conditionThenImperative
    }
    for comma in units.indices.dropLast() where units[comma].isMark(",") {
      var index = comma + 1
      var isPolite = false
      while index < units.count - 1, isLink(units[index]) {
        isPolite = isPolite || units[index].isWord(.please)
        index += 1
      }
      if commands(at: index, afterComma: comma, isPolite: isPolite) { return .conditionThenImperative }
    }
    return nil
  }

  private func isLink(_ unit: FormUnit) -> Bool {
    unit.can([.interjection, .coordinator]) && !unit.can([.noun])
  }

  private func commands(at index: Int, afterComma comma: Int, isPolite: Bool) -> Bool {
    let (verb, next) = (unit(index), unit(index + 1))
    guard isBaseVerb(verb) else { return false }
    if isPolite { return true }
    let opensClause: WordClassSet = [.subordinator, .preposition, .infinitiveMarker, .participle]
    let isAddress = comma == 1 && end.isFinal
    guard opensClause.contains(units[0].wordClass.set) || isAddress else { return false }
    let isVerb = WordClassSet.verb.contains(verb.wordClass.set)
    return isVerb || next.can([.article, .possessive, .objectPronoun])
  }
}

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

  func unit(_ index: Int) -> FormUnit { index < units.count ? units[index] : .edge }

  /// What the segment is, and why.
  func read() -> FormEvidence {
    if asks { return .inversion }
    restoreFiniteVerbs()
    if let imperative = imperative { return judge(imperative) }
    guard let verb = finiteVerb(assuming: nil) else { return judgeVerbless() }
    guard verb.hasSubject else { return commandAfterClause() ?? (end.isFinal ? .closedSubjectless : .subjectless) }
    if end.isFinal { return .closedClause }
    if units[verb.index].wordClass == .auxiliary { return .auxiliaryClause }
    if isAmbiguousPast(verb.index), auxiliary(behind: verb.index) != nil { return .auxiliaryClause }
    let isTerse = unit(0).isWord(.no) || unit(0).isWord(.not) || isAmbiguousPast(verb.index)
    return isRunningText && !isTerse ? .clause : .headline
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

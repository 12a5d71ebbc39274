import CopyModel

/// A second look at copy that was read as a fragment or as a doubtful sentence: what the parse of the whole says of it.
///
/// “The ferry sails before noon” has a verb that is mostly a noun; “Router Blocked.” has one that has no tense. Where the parse
/// sees a clause and the words bear it out, the copy is a sentence; where it sees none and no word can be a verb, a fragment.
/// All else stays in doubt, and rules that demand a style or a mark then say nothing.
struct ParsedForm {
  private let parse: Parse
  private let isClosed: Bool
  private let isTitleCased: Bool

  /// Whether the evidence leaves so much open that a parse is worth its cost. Labels of a few words, which are most of all copy,
  /// are looked at only if one that is no name, behind the first, can be a verb with a tense.
  static func isAsked(_ evidence: FormEvidence, _ tokens: UnsafeBufferPointer<Token>, terminal: Terminal) -> Bool {
    switch evidence {
    // Behind a period a fragment stays one in title style, and a sentence in sentence style, whatever a parse says.
    case .closedNoVerb, .closedSubjectless: return terminal == .period && !StyledWords(tokens).areTitleCased
    case .doubtfulClause, .shortClosedImperative, .closedImperative, .closedClause:
      return terminal == .period && StyledWords(tokens).areTitleCased
    case .noVerb, .telegraphic, .subjectless, .headline: break
    default: return false
    }
    guard terminal == .none else { return false }
    let words = tokens.filter { $0.kind == .word }
    guard words.count > 2, words[0].traits.contains(.startsUpper), !StyledWords(words).areTitleCased else {
      return false
    }
    let tensed: WordTags = [.thirdPersonVerb, .baseVerb, .copula]
    return words.dropFirst().contains {
      !$0.tags.isDisjoint(with: tensed) && $0.traits.isDisjoint(with: [.isName, .isQuoted])
    }
  }

  init(_ parse: Parse, _ tokens: UnsafeBufferPointer<Token>, terminal: Terminal) {
    self.parse = parse
    isClosed = terminal == .period
    isTitleCased = StyledWords(tokens).areTitleCased
  }

  /// What the parse makes of the copy; nil where the first reading stands.
  func evidence(_ evidence: FormEvidence) -> FormEvidence? {
    let tells = parse.mood == .declarative && parse.subject != nil
    if isClosed, isTitleCased {
      if evidence.form == .fragment || isSureSentence(tells) { return nil }
      return evidence == .closedClause ? headline : opensWithCommand ? .learnedFragment : .closedNoVerb
    }
    if isClosed {
      if evidence.form == .sentence { return nil }
      if tells || parse.mood == .imperative { return .parsedClause }
      return mayHaveVerb ? .doubtfulFragment : nil
    }
    if tells, agrees {
      return isSubjectClosed || !parse.units[parse.root].form.can([.noun, .pluralNoun])
        ? .parsedClause : .doubtfulFragment
    }
    return nounAndVerb
  }

  /// “Late Fee Waived.”: capitals throughout, and neither an article nor a pronoun, which headlines leave out.
  private var headline: FormEvidence? {
    let grammar: WordTags = [.article, .possessive, .subjectPronoun, .objectPronoun, .auxiliary, .copula]
    return parse.units.contains { $0.form.can(grammar) } ? nil : .learnedFragment
  }

  /// “Delete Bookmark.”: a command’s title with a mark too many.
  private var opensWithCommand: Bool { parse.units[0].form.tags.dominant == .verb }

  /// In title style: a clause with a verb that is nothing else, or a command that is no heading, “Order About to Close”.
  private func isSureSentence(_ tells: Bool) -> Bool {
    if tells { return hasSureVerb }
    return hasMarkedObject
  }

  /// “Empty the Tank.”: an article opens the object. In “Open Dome and Rain on the Way.” it stands elsewhere.
  private var hasMarkedObject: Bool {
    guard let object = parse.object else { return false }
    return parse.units[object].form.can([.possessive, .objectPronoun])
      || parse.child(of: object, as: .determiner, .possessive) != nil
  }

  /// A word that is nothing but a verb with a tense.
  private var hasSureVerb: Bool {
    guard let verb = parse.finiteVerb else { return false }
    let form = parse.units[verb].form
    return form.can([.auxiliary, .copula]) || form.can(.pastVerb) && !form.can([.pastParticiple, .noun])
      || form.can(.thirdPersonVerb) && !form.can([.pluralNoun, .noun])
  }

  /// Whether a word behind what could be its subject could be a verb with a tense, in some other sentence at least.
  private var mayHaveVerb: Bool {
    let units = parse.units
    return units.indices.dropFirst().contains { index in
      let (before, unit) = (units[index - 1].form, units[index].form)
      let follows =
        before.kind != .word || before.tags.isEmpty || before.can([.noun, .pluralNoun, .properNoun, .adverb])
        || before.can(.subjectPronoun) && !before.can(.determiner)
      return follows && unit.can([.thirdPersonVerb, .pastVerb, .baseVerb, .auxiliary, .copula])
        && !before.can([.adjective, .preposition, .infinitiveMarker])
    }
  }

  /// “The ferry sails”, “backups run”: the verb has the form that its subject asks for.
  private var agrees: Bool {
    guard let subject = parse.subject, let verb = parse.finiteVerb, subject < verb else { return false }
    // “When a file arrives”, “Which data is kept”, “Pages that were read”: the verb belongs to another clause.
    guard !parse.units[..<verb].contains(where: { $0.wordClass == .subordinator }), !opensClause(parse.units[0].form)
    else { return false }
    let (noun, form) = (parse.units[subject].form, parse.units[verb].form)
    if form.can([.auxiliary, .copula]) { return true }
    let isPlural = noun.can(.pluralNoun) && !noun.can(.noun)
    // “No results found”
    if form.can(.pastParticiple) { return false }
    return isPlural ? form.can(.baseVerb) : form.can(.thirdPersonVerb) && !noun.can(.pluralNoun)
  }

  private func opensClause(_ first: FormUnit) -> Bool {
    first.can([.subordinator, .questionWord]) && !first.isWord(.that)
  }

  /// “The session ends in one minute”: a verb in -s that the parse took for a noun, behind a noun phrase that is complete. Where
  /// the word is mostly a noun, “The project files in use”, the copy stays in doubt.
  private var nounAndVerb: FormEvidence? {
    let units = parse.units
    guard units.count > 3 else { return nil }
    guard units[0].form.can(.determiner) else { return pluralAndVerb }
    let verb = units.indices.dropFirst(2).first {
      units[$0].form.can(.thirdPersonVerb) && units[$0 - 1].form.can(.noun) && !units[$0 - 1].form.can(.preposition)
    }
    guard let verb, verb + 1 < units.count else { return nil }
    let next = units[verb + 1].form
    guard next.can([.preposition, .adverb, .article, .number]) || next.kind == .number else { return nil }
    // These go with one thing, so that no plural follows.
    let countsOne = Self.singular.contains { units[0].form.isWord($0) }
    return countsOne || tellsTime(behind: verb) || units[verb].tags.dominant == .verb || opensObject(verb + 1)
      ? .parsedClause : .doubtfulFragment
  }

  /// “The kiln fires two more bowls”: an article or a number in words behind nouns opens another phrase, so a verb stands between.
  private func opensObject(_ index: Int) -> Bool {
    let (unit, next) = (parse.units[index].form, parse.units.dropFirst(index + 1).first?.form)
    guard let next, next.kind == .word, unit.kind == .word else { return false }
    return unit.can(.article) || unit.can(.number) && next.can([.noun, .pluralNoun, .adjective, .adverb, .determiner])
  }

  /// “Backups run at night”: a plural that no noun goes behind, and a verb that the parse took for one.
  private var pluralAndVerb: FormEvidence? {
    let (subject, verb) = (parse.units[0].form, parse.units[1].form)
    guard subject.can(.pluralNoun), !subject.can([.noun, .thirdPersonVerb, .adjective]), verb.can(.baseVerb),
      !verb.can([.pluralNoun, .adjective, .preposition])
    else { return nil }
    if tellsTime(behind: 1), verb.tags.dominant == .verb { return .parsedClause }
    return .doubtfulFragment
  }

  /// “In one minute”, “on Friday”, “daily”: when something happens, which verbs tell more than nouns.
  private func tellsTime(behind verb: Int) -> Bool {
    guard let last = parse.units.last else { return false }
    let isPhrase = parse.units[(verb + 1)...].first?.form.can(.preposition) == true
    return isPhrase && last.form.tellsTime
  }

  private static let singular = [
    FunctionWord("a"), FunctionWord("an"), FunctionWord("another"), FunctionWord("each"), FunctionWord("every"), .that,
    FunctionWord("this"),
  ]

  /// The phrase of the subject begins with a determiner or a number, so that what follows its noun is no part of it.
  private var isSubjectClosed: Bool {
    guard let subject = parse.subject else { return false }
    if parse.units[subject].form.can(.subjectPronoun) { return true }
    return parse.child(of: subject, as: .determiner, .number, .possessive) != nil
  }
}

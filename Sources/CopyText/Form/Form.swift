/// What a string is as a piece of language; see the command-line contract for each word.
@frozen @usableFromInline package enum Form: UInt8, CaseIterable, Sendable {
  /// One complete sentence; an imperative with its object that reads as running text counts.
  case sentence
  case question
  /// Two or more sentences.
  case sentences
  /// A noun phrase, a verb phrase without subject, a command label.
  case fragment
  /// One word, placeholders and marks aside.
  case word
  /// No words at all.
  case none

  package var name: String { "\(self)" }
  /// Whether the copy is at least one whole sentence or question.
  package var isComplete: Bool { self == .sentence || self == .question || self == .sentences }
}

/// Why a form was chosen. How often each reason was right on labelled copy is its confidence.
enum FormEvidence: UInt8, CaseIterable, Sendable {
  case noWords, identifier, singleWord
  /// Few words, none of which makes a clause.
  case telegraphic
  case questionMark, inversion
  /// Several sentences: marks between them, or lines of which one is complete.
  case severalSentences, severalFragments, severalLines, wrappedLines
  /// A verb with a tense and its subject: closed by a mark, with an auxiliary, with an article or pronoun, bare.
  case closedClause, auxiliaryClause, clause, headline
  /// A verb that the tagger did not choose, in copy that ends like a sentence.
  case doubtfulClause
  case politeImperative, closedImperative, shortClosedImperative, runningImperative, purposeImperative, longImperative
  case commandLabel, longCommandLabel
  case conditionThenImperative
  case subjectless, noVerb, closedSubjectless, closedNoVerb
  /// A clause that only the parse of the whole shows; a fragment whose words a clause could be made of as well.
  case parsedClause, doubtfulFragment
  /// A clause that what is learned of clauses shows, and copy with a period that shows none.
  case learnedClause, learnedFragment
  /// A clause without its auxiliary: “Photos not uploaded.”
  case cutClause
  /// By marks and endings alone, in a language other than English.
  case otherLanguage, otherLanguageEnding
  /// Korean: a verb that ends a statement, one that asks, and a phrase that ends in neither.
  case koreanEnding, koreanQuestion, koreanPhrase

  /// The form it speaks for; `none` where that depends on more.
  var form: Form {
    switch self {
    case .noWords, .identifier: .none
    case .singleWord: .word
    case .questionMark, .inversion, .koreanQuestion: .question
    case .severalSentences, .severalFragments, .severalLines: .sentences
    case .closedClause, .auxiliaryClause, .clause, .doubtfulClause, .politeImperative, .closedImperative,
      .shortClosedImperative, .runningImperative, .purposeImperative, .longImperative, .conditionThenImperative,
      .otherLanguageEnding, .koreanEnding, .parsedClause,
      .learnedClause:
      .sentence
    default: .fragment
    }
  }

  /// Whether no word of a clause was met, so that how the words stand beside each other may tell.
  var isOpen: Bool {
    switch self {
    case .telegraphic, .noVerb, .subjectless, .headline, .doubtfulFragment: true
    default: false
    }
  }

  /// Share of labelled copy on which it was right, 0 to 1: 1,433 strings of thirty apps, counted with half a wrong
  /// item more than there were. Where few strings were met, the figure is set lower than that share.
  var confidence: Float {
    switch self {
    case .telegraphic, .noWords, .singleWord, .questionMark, .severalSentences, .closedClause, .commandLabel: 0.99
    case .noVerb, .closedImperative, .subjectless, .politeImperative, .cutClause: 0.98
    case .auxiliaryClause, .runningImperative, .identifier, .koreanEnding, .koreanQuestion: 0.95
    case .koreanPhrase, .parsedClause, .learnedClause: 0.9
    case .clause, .longCommandLabel, .inversion, .conditionThenImperative: 0.92
    case .closedNoVerb, .severalLines, .shortClosedImperative: 0.88
    case .closedSubjectless, .headline, .purposeImperative, .learnedFragment: 0.85
    case .severalFragments, .longImperative, .doubtfulFragment, .doubtfulClause, .wrappedLines, .otherLanguageEnding:
      0.7
    case .otherLanguage: 0.5
    }
  }
}

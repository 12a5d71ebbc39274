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
  case politeImperative, closedImperative, shortClosedImperative, runningImperative, longImperative
  case commandLabel, longCommandLabel
  case conditionThenImperative
  case subjectless, noVerb, closedSubjectless, closedNoVerb
  /// By marks and endings alone, in a language other than English.
  case otherLanguage, otherLanguageEnding

  /// The form it speaks for; `none` where that depends on more.
  var form: Form {
    switch self {
    case .noWords, .identifier: .none
    case .singleWord: .word
    case .questionMark, .inversion: .question
    case .severalSentences, .severalFragments, .severalLines: .sentences
    case .closedClause, .auxiliaryClause, .clause, .doubtfulClause, .politeImperative, .closedImperative,
      .shortClosedImperative, .runningImperative, .longImperative, .conditionThenImperative, .otherLanguageEnding:
      .sentence
    default: .fragment
    }
  }

  /// Share of labelled copy of apps on which it was right, 0 to 1, smoothed by one wrong item in a hundred.
  var confidence: Float {
    switch self {
    case .noWords, .singleWord, .questionMark: 0.99
    case .telegraphic, .severalSentences, .closedClause, .politeImperative: 0.97
    default: 0.8
    }
  }
}

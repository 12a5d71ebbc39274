/// What a lexicon knows of its language beyond words, as its line `supports` says. Rules ask for it.
package enum LexiconTrait: String, CaseIterable, Sendable {
  /// Words are parted by spaces and don’t grow together, so that one word alone says little.
  case countedWords = "counted-words"
  /// A sentence can be told by its words or its ending, and so its end mark be demanded.
  case endMarks = "end-marks"
  /// What follows “Are you sure you want to” is a whole question without it.
  case bareQuestions = "bare-questions"
  /// Prose has no mark at the end of sentences.
  case noEndMarks = "no-end-marks"
  /// Words don’t say more for being said twice, and the small ones that grammar doubles are in a list.
  case repeatedWords = "repeated-words"
  /// Nouns stay in the singular behind a number, so that no form for one is missed.
  case singularNumbers = "singular-numbers"

  var bit: UInt8 {
    switch self {
    case .countedWords: 1
    case .endMarks: 2
    case .noEndMarks: 4
    case .bareQuestions: 8
    case .repeatedWords: 16
    case .singularNumbers: 32
    }
  }
}

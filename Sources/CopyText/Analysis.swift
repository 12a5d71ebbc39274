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

/// How the words are cased, names and placeholders left out.
@frozen @usableFromInline package enum Casing: UInt8, CaseIterable, Sendable {
  case title, sentence, upper, lower, mixed
  /// One word with a capital.
  case single
  /// Nothing to judge: no cased words, or names alone.
  case caseless

  package var name: String { "\(self)" }
}

/// The mark at the end, closing quotation marks and brackets behind it left out.
@frozen @usableFromInline package enum Terminal: UInt8, CaseIterable, Sendable {
  case none, period, question, exclamation, ellipsis, colon, other

  package var name: String { "\(self)" }
}

/// What the analysis sees in one string. Tokens are valid until the analyzer takes the next string.
package struct Analysis {
  package var tokens: UnsafeBufferPointer<Token>
  package var terminal: Terminal = .none
  /// The terminal mark, or an empty range at the place where one belongs: behind the last word and its closing marks.
  package var terminalRange: Range<Int> = 0..<0
  /// Whether English rules of case, form and typography may be applied to the value.
  package var isEnglish = false
  /// Words and placeholders.
  package var wordCount = 0
  package var facts: TokenFacts = []

  package init(tokens: UnsafeBufferPointer<Token>) { self.tokens = tokens }
}

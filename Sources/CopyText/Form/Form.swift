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

/// How the words are cased, names and placeholders left out.
@frozen @usableFromInline package enum Casing: UInt8, CaseIterable, Sendable {
  case title, sentence, upper, lower, mixed
  /// One word with a capital.
  case single
  /// Nothing to judge: no cased words, or names alone.
  case caseless

  package var name: String { "\(self)" }
}

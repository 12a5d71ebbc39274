/// What a style asks of a word.
enum CaseChange {
  case keep
  /// The first letter a capital, the others as they are.
  case raise
  /// All letters small.
  case lower
  /// The first letter a capital, the others small.
  case capitalize
  /// The spelling of the list of names.
  case respell
}

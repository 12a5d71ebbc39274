/// How a house wants short copy cased: the one line that settles the argument.
public enum CaseStyle: String, CaseIterable, Sendable {
  /// As the guidance has it: titles that are no sentences, buttons, and menus in title style.
  case apple
  /// All in sentence style.
  case sentence
}

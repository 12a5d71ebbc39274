/// Why better words that keep the meaning are still for a person to decide.
public enum EditDoubt: String, Sendable, CaseIterable {
  /// The words themselves change.
  case wording
  /// They suit a role that is only guessed.
  case role
  /// The text, or what stands at its edge, may be joined to another text.
  case fragment
  /// Whether the words are a sentence isn’t sure.
  case form
  /// Code, a command, a pattern, or a query may be meant.
  case code
  /// Something is looked up by these words.
  case key
  /// The mark may be meant itself, or be part of a name.
  case mark
  /// A word may be a name that no list has.
  case name
  /// A part of the interface, or the title of a link, may be meant.
  case element

  /// One clause without a full stop.
  public var text: String {
    switch self {
    case .wording: "the words themselves change"
    case .role: "the role is a guess"
    case .fragment: "the text may be joined to another one"
    case .form: "the words may be no sentence"
    case .code: "the words may be code"
    case .key: "something may be looked up by these words"
    case .mark: "the mark may be meant itself, or be part of a name"
    case .name: "a word may be a name"
    case .element: "the words may name a part of the interface"
    }
  }
}

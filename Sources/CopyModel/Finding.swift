/// How loud a rule speaks.
public enum Severity: UInt8, CaseIterable, Sendable, Comparable {
  case off, note, warning, error

  public var name: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public init?(name: some StringProtocol) {
    guard let level = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = level
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// One step quieter; a note stays a note.
  public var quieter: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    case .off: .off
    }
  }
}

/// What a rule has to say about some words.
package struct Finding: Sendable {
  /// The rule's id, also its file's name.
  package var rule: String
  package var severity: Severity
  /// One sentence that stands alone, names the words at fault and the form expected.
  package var message: String
  /// Index of the entry in its catalogue.
  package var entry: Int
  /// The words at fault, as a range of the decoded copy in bytes.
  package var range: Range<Int>
  /// What else to know: editions that disagree, how sure a guessed role is.
  package var notes: [String]
  /// Better words, best first.
  package var fixes: [Fix]
  /// The call at fault, where a program rather than its copy has to change.
  package var call = FindingCall.none
  /// Which of several uses of the string it is about; unknown where it has but one.
  package var use = Role.unknown
  /// Whether the base has the same fault, so that no translator can mend it.
  package var isInherited = false

  /// Whether only likeness to examples tells it: then it silences nothing that is known for sure.
  package var isLikeness = false

  package init(
    rule: String, severity: Severity, message: String, entry: Int, range: Range<Int>, notes: [String] = [],
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.entry = entry
    self.range = range
    self.notes = notes
    self.fixes = fixes
  }
}

/// Better words for an entry.
package struct Fix: Sendable, Equatable {
  /// Splices of the decoded copy, in order and apart from each other.
  package let splices: [Splice]
  /// Whether the rule holds the meaning to stay the same: casing, punctuation, typography.
  package let keepsMeaning: Bool
  /// Why it is for a person to decide all the same, where the place gives a reason.
  package var placeDoubt: EditDoubt?
  /// Whether placeholders or escapes are what it mends; any other fix leaves them as they are.
  package let mendsPlaceholders: Bool

  /// Nil when the splices collide. What mends placeholders is never safe.
  package init?(_ splices: [Splice], isSafe: Bool, mendsPlaceholders: Bool = false) {
    guard !splices.isEmpty, let ordered = splices.inOrder else { return nil }
    self.splices = ordered
    keepsMeaning = isSafe && !mendsPlaceholders
    self.mendsPlaceholders = mendsPlaceholders
  }

  /// Why it is for a person to decide; nil where it may be made at once.
  package var doubt: EditDoubt? { keepsMeaning ? placeDoubt : .wording }
  /// Whether it may be made without a look.
  package var isSafe: Bool { doubt == nil }
}

/// Why better words that keep the meaning are still for a person to decide.
public enum EditDoubt: String, Sendable, CaseIterable {
  /// The words themselves change.
  case wording
  /// They suit a role that is only guessed.
  case role
  /// The program may show the text as something else, too.
  case use
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
  /// Nearly all texts of the file that are for the same are written so: it may be the style of the house.
  case habit

  /// One clause without a full stop.
  public var text: String {
    switch self {
    case .wording: "the words themselves change"
    case .role: "the role is a guess"
    case .use: "the program may show it as something else, too"
    case .fragment: "the text may be joined to another one"
    case .form: "the words may be no sentence"
    case .code: "the words may be code"
    case .key: "something may be looked up by these words"
    case .mark: "the mark may be meant itself, or be part of a name"
    case .name: "a word may be a name"
    case .element: "the words may name a part of the interface"
    case .habit: "nearly all of the file is written so"
    }
  }
}

/// The call in a program that a finding points at. Numbers are those of the index of programs that the run has.
package enum FindingCall: Sendable, Equatable {
  /// The finding is about copy, or no program was read for it.
  case none
  /// The call that shows one string.
  case site(Int32)
  /// The call that shows the set.
  case set(Int32)
}

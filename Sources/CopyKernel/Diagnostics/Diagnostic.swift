public import CopyModel

/// A finding as it is reported: with its place in the file, ready to print.
public struct Diagnostic: Sendable {
  public var rule: String
  public var severity: Severity
  public var message: String
  /// The path as given; `-` for standard input.
  public var path: String
  /// Where the words at fault lie; nil where no place can be named.
  public var place: Place?
  /// What the input calls the entry: the JSON text of `id` in JSON Lines.
  public var id: String?
  public var key: String?
  public var group: String?
  public var locale: String
  public var role: Role
  public var roleEvidence: RoleEvidence
  /// Why the role is what it is, where it was inferred: “key ends in “Btn””.
  public var roleReason: String?
  /// The whole copy.
  public var text: String
  /// The words at fault, as a range of `text` in bytes of UTF-8.
  public var words: Range<Int>
  public var suggestions: [Suggestion]
  public var notes: [String]
  public var fingerprint: Fingerprint
  /// Whether the base has the same fault: it is told there, decides no status, and no translator can mend it.
  public var isInherited = false
  /// Which variant of the key: `plural.one`; nil for the plain value.
  public var variation: String?
  /// The file of the base that has the same fault; nil where it stands in no file, or the finding isn’t inherited.
  package var base: String?
  /// Words that answer all findings of the string at once, where there are several; nil where nobody asked for them.
  package var merged: String?
  /// How the first of the better words fit, where they have little room or none; nil where nobody asked.
  package var room: String?
  /// Index of the entry in its catalogue; nil for what concerns the file, or an entry of another one.
  package var entry: Int?

  package init(
    rule: String, severity: Severity, message: String, path: String, place: Place? = nil, id: String? = nil,
    key: String? = nil, group: String? = nil, locale: String, role: Role, roleEvidence: RoleEvidence,
    roleReason: String? = nil, text: String, words: Range<Int>, suggestions: [Suggestion], notes: [String],
    fingerprint: Fingerprint, isInherited: Bool = false, variation: String? = nil, base: String? = nil,
    merged: String? = nil, entry: Int? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.path = path
    self.place = place
    self.id = id
    self.key = key
    self.group = group
    self.locale = locale
    self.role = role
    self.roleEvidence = roleEvidence
    self.roleReason = roleReason
    self.text = text
    self.words = words
    self.suggestions = suggestions
    self.notes = notes
    self.fingerprint = fingerprint
    self.isInherited = isInherited
    self.variation = variation
    self.base = base
    self.merged = merged
    self.entry = entry
  }

  /// Whether the file itself is broken, which no selection silences.
  public var isMalformed: Bool { rule == "catalog-malformed" }

  /// Whether some bytes of the file are no text: not all of it could be read.
  package var isUndecodable: Bool { rule == "catalog-encoding" }
}

/// Better words for a string.
public struct Suggestion: Sendable {
  /// The whole new copy.
  public var text: String
  /// Whether it may be made without a look.
  public var isSafe: Bool
  /// Why it may not; nil where it may, or where the file can’t be edited.
  public var doubt: EditDoubt?
  /// The changes of the file that make it; empty where the file can’t be edited.
  public var edits: [Edit]
  /// What changes of the copy, in order and apart from each other.
  package var splices: [Splice] = []
  /// Where the edits lie; empty unless the report needs to know.
  public var places: [Place] = []
  /// How the new copy fits each surface of its role.
  package var fits: [Fit] = []
  /// How wide its translations will probably be on the first of them.
  package var expansions: [Expansion] = []

  package init(
    text: String, isSafe: Bool, doubt: EditDoubt? = nil, edits: [Edit], places: [Place] = [], fits: [Fit] = [],
    expansions: [Expansion] = [], splices: [Splice] = []
  ) {
    self.text = text
    self.splices = splices
    self.isSafe = isSafe
    self.doubt = doubt
    self.edits = edits
    self.places = places
    self.fits = fits
    self.expansions = expansions
  }
}

/// A range in a file, in every unit that reports ask for.
public struct Place: Sendable, Equatable {
  public var span: ByteSpan
  /// Lines count from 1; columns from 1 in Unicode scalars.
  public var line, column, endLine, endColumn: Int

  package init(span: ByteSpan, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.span = span
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}

/// How a whole alert or notification could read.
public struct Proposal: Sendable {
  /// The words of an alert or notification.
  public struct Wording: Sendable, Equatable {
    public struct Button: Sendable, Equatable {
      public var text: String
      public var style: ButtonStyle
      /// Whether the system adds it and titles it: nothing of the app’s changes it.
      public var isOfSystem: Bool

      package init(text: String, style: ButtonStyle, isOfSystem: Bool = false) {
        self.text = text
        self.style = style
        self.isOfSystem = isOfSystem
      }
    }

    /// Nil where there is none.
    public var title, message: String?
    public var buttons: [Button]

    package init(title: String? = nil, message: String? = nil, buttons: [Button]) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }

  /// The path as given; `-` for standard input.
  public var path: String
  /// What the input calls the set, or what its keys have in common.
  public var group: String
  /// Where the copy belongs: `alert`, `notification`, `action-sheet`, or `in-place`.
  public var surface: String
  /// Where its first part stands.
  public var place: Place?
  public var old, new: Wording
  /// Ids of the rules whose findings it doesn’t settle.
  public var stays: [String]
  /// Its place among those for the same set; 1 is the one that `--fix --suggestions` writes.
  public var rank = 1
  /// The changes of the file that make it; empty where the file can’t be edited so.
  public var edits: [Edit]
  /// Why it has no edits, as a sentence for people; nil where it has some.
  public var obstacle: String?
  /// Parts that have little room or none, for people.
  package var rooms: [String] = []
  /// Its parts, by their indices in the catalogue.
  package var entries: [Int] = []

  package init(
    path: String, group: String, surface: String, place: Place? = nil, old: Wording, new: Wording, stays: [String] = [],
    rank: Int = 1, edits: [Edit], obstacle: String? = nil, entries: [Int] = []
  ) {
    self.path = path
    self.group = group
    self.surface = surface
    self.place = place
    self.old = old
    self.new = new
    self.stays = stays
    self.rank = rank
    self.edits = edits
    self.obstacle = obstacle
    self.entries = entries
  }
}

public import CopyModel

/// How a whole alert or notification could read.
public struct Proposal: Sendable {
  /// The words of an alert or notification.
  public struct Wording: Sendable, Equatable {
    public struct Button: Sendable, Equatable {
      public var text: String
      public var style: ButtonStyle

      package init(text: String, style: ButtonStyle) {
        self.text = text
        self.style = style
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

public import CopyModel

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

/// An alert or notification as it could read.
package struct ProposedSet: Sendable, Equatable {
  package struct Button: Sendable, Equatable {
    package var text: String
    package var style: ButtonStyle
    /// Which of the old buttons it was, by index; nil where it is new.
    package var origin: Int?

    package init(_ text: String, _ style: ButtonStyle, origin: Int?) {
      self.text = text
      self.style = style
      self.origin = origin
    }
  }

  /// Where the copy belongs.
  package enum Surface: String, Sendable {
    case alert, notification
    /// A choice among several ways to go on.
    case actionSheet = "action-sheet"
    /// News that need no alert: shown where the thing itself is.
    case inPlace = "in-place"
  }

  package var surface: Surface
  /// Nil where there is none.
  package var title, message: String?
  package var buttons: [Button]
  /// Ids of the rules that still find fault with it, as they did before: what they ask for, its own words don’t tell.
  package var stays: [String] = []

  package init(surface: Surface = .alert, title: String?, message: String?, buttons: [Button]) {
    self.surface = surface
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Title, message, and titles of the buttons.
  package var parts: [String] { [title, message].compactMap(\.self) + buttons.map(\.text) }
}

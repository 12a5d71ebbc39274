/// An alert or notification as it could read.
package struct ProposedSet: Sendable, Equatable {
  package struct Button: Sendable, Equatable {
    package var text: String
    package var style: ButtonStyle
    /// Which of the old buttons it was, by index; nil where it is new.
    package var origin: Int?

    package init(_ text: String, _ style: ButtonStyle, origin: Int?) {
      (self.text, self.style, self.origin) = (text, style, origin)
    }
  }

  /// Nil where there is none.
  package var title, message: String?
  package var buttons: [Button]

  package init(title: String?, message: String?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

public import CopyModel

/// An alert or action sheet as people see it.
public struct Alert: Sendable, Equatable {
  /// A button of it.
  public struct Button: Sendable, Equatable {
    /// The words on the button.
    public var title: String
    /// How it acts and looks; empty for an ordinary button.
    public var style: ButtonStyle

    public init(_ title: String, style: ButtonStyle = []) {
      self.title = title
      self.style = style
    }
  }

  /// The words in bold; nil where the alert has none.
  public var title: String?
  /// The words below the title; nil where the alert has none.
  public var message: String?
  /// From the leading to the trailing one, or from top to bottom.
  public var buttons: [Button]

  public init(title: String?, message: String? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// A notification as people see it. (Foundation’s `Notification` is something else.)
public struct Notice: Sendable, Equatable {
  /// The words in bold; nil where the notification has none.
  public var title: String?
  /// The words below the title.
  public var body: String?
  /// Titles of the buttons that it offers, from top to bottom.
  public var actions: [String]

  public init(title: String?, body: String?, actions: [String] = []) {
    self.title = title
    self.body = body
    self.actions = actions
  }
}

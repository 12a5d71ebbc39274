package import CopyModel
package import CopyText

/// How a surface shows its title, its message, or its buttons. Lengths are in points.
package struct SurfacePart: Sendable {
  /// A font as the surface names it: its size at the default text size, and the text style that it grows with.
  package struct Style: Sendable {
    package var size = 0.0
    package var weight = TextFont.Weight.regular
    /// `headline`; nil where the size never changes.
    package var name: String?
  }

  package var style = Style()
  /// Where no other text stands beside it.
  package var alone: Style?
  /// Width that text wraps in, at the usual and at accessibility sizes.
  package var column = 0.0
  package var largeColumn: Double?
  /// Lines shown; what is beyond is cut. Nil where text wraps on.
  package var lines: Int?
  /// Lines that the guidance wants at most, now and in older editions.
  package var advised: Int?
  package var legacyAdvised: Int?
  /// Width that is read at a glance.
  package var glance: Double?
  /// Height of the first line, and of each one more.
  package var pitch = (first: 0.0, next: 0.0)
  /// Added to each cluster, where it is not the platform’s.
  package var tracking: Double?

  /// The most lines that are in order.
  package func limit(in guide: Guide) -> Int? { (guide == .higLegacy ? legacyAdvised : nil) ?? advised ?? lines }
}

/// Which part of a surface shows copy of a role.
package enum PartName: String, CaseIterable, Sendable {
  case title, message, button

  /// The part of an alert (or sheet) or notification that shows `role`; nil where it shows no such thing.
  package init?(_ role: Role, on kind: Surface.Kind) {
    switch (role, kind) {
    case (.alertTitle, .alert), (.alertTitle, .sheet), (.notificationTitle, .notification): self = .title
    case (.alertMessage, .alert), (.alertMessage, .sheet), (.notificationBody, .notification),
      (.notificationPreview, .notification):
      self = .message
    case (.button, .alert), (.button, .sheet), (.notificationAction, .notification): self = .button
    case (_, .custom): self = .title
    default: return nil
    }
  }
}

package import CopyModel
package import CopyText

/// A place where copy is shown: an alert of one platform and generation, a notification, a view of the app itself.
public struct Surface: Sendable {
  /// What is shown on it.
  package enum Kind: String, Sendable {
    case alert, sheet, notification
    /// Named by the configuration: any text, in one column.
    case custom
  }

  /// How many labels stand side by side.
  package enum ButtonRule: Sendable {
    /// Two of them, each no wider than `side`; those wider than `stack` surely don’t.
    case pair(side: Double, stack: Double)
    /// As many as share `width`, with `padding` for each and `gap` between two.
    case row(width: Double, padding: Double, gap: Double)
    /// None, or nothing is known.
    case none
  }

  /// Heights of an alert, at the default text size.
  package struct Heights: Sendable {
    /// Above and below the texts, and between title and message.
    package var around = 0.0, between = 0.0
    /// Of a button; between two; around all of them.
    package var button = 0.0, gap = 0.0, buttons = 0.0
    /// Kept clear of the safe area above and below.
    package var clear = 0.0
  }

  /// A screen that the surface is shown on.
  package struct Screen: Sendable {
    package let name: String
    /// Heights of the safe area, in points.
    package let upright, sideways: Double
  }

  /// The name used on the command line, in configuration and in reports.
  public internal(set) var id: String
  /// With its article, for messages: “an iPhone alert, iOS 26”.
  package var name = ""
  package var edition = ""
  package var kind = Kind.alert
  /// The system whose copy it shows unless somebody names another place; nil for one that must be named.
  package var platform: Platform?
  /// Surfaces that it stands for; the worst of them counts.
  package var members: [String] = []
  /// Whose tracking its type has.
  package var fonts = ""
  /// Whether text grows with the text size.
  package var scales = false
  package var title = SurfacePart()
  package var message = SurfacePart()
  package var button = SurfacePart()
  package var buttonRule = ButtonRule.none
  package var cardWidth = 0.0
  package var heights = Heights()
  package var screens: [Screen] = []
  /// Of a custom surface: whose copy it shows without being asked for.
  package var roles: RoleSet = []
  package var keys: KeyPattern?

  package init(id: String) { self.id = id }

  package subscript(part: PartName) -> SurfacePart {
    get {
      switch part {
      case .title: title
      case .message: message
      case .button: button
      }
    }
    set {
      switch part {
      case .title: title = newValue
      case .message: message = newValue
      case .button: button = newValue
      }
    }
  }

  /// The column of a part at a text size, in points.
  package func column(of part: PartName, at size: TextSize) -> Double {
    scales && size.isAccessibility ? self[part].largeColumn ?? self[part].column : self[part].column
  }

  /// How much larger text of a style is than at the default size.
  package func growth(of style: SurfacePart.Style, at size: TextSize) -> Double {
    guard scales, let name = style.name else { return 1 }
    // UIKit keeps the text of alerts from getting smaller than at the default size (Flutter, cupertino/dialog.dart).
    let size = kind == .notification || size.position > TextSize.l.position ? size : .l
    return TypeSizes.shared.growth(of: name, at: size)
  }

  /// The font of a part, as widths depend on it.
  ///
  /// - Parameter isNamed: whether it is a font file that the user names, whose advances need no correction.
  package func font(of part: PartName, at size: TextSize, isAlone: Bool = false, isNamed: Bool = false) -> TextFont {
    let style = isAlone ? self[part].alone ?? self[part].style : self[part].style
    return SurfaceFonts.shared.font(
      isNamed ? "" : fonts, size: style.size * growth(of: style, at: size), weight: style.weight,
      tracking: self[part].tracking)
  }
}

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

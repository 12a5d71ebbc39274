/// What a string is for.
public enum Role: UInt8, CaseIterable, Sendable {
  case unknown, alertTitle, alertMessage, button, notificationTitle, notificationBody, notificationAction
  case notificationPreview, menuItem, label, text

  /// The name used on the command line, in configuration and in reports.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .alertTitle: "alert-title"
    case .alertMessage: "alert-message"
    case .button: "button"
    case .notificationTitle: "notification-title"
    case .notificationBody: "notification-body"
    case .notificationAction: "notification-action"
    case .notificationPreview: "notification-preview"
    case .menuItem: "menu-item"
    case .label: "label"
    case .text: "text"
    }
  }

  /// The role called `name`, or nil.
  public init?(name: some StringProtocol) {
    guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }
}

/// A set of roles, for rules that hold in some of them.
public struct RoleSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set of the roles given.
  @inlinable @inline(__always)
  public init(_ roles: Role...) {
    var bits: UInt16 = 0
    for role in roles { bits |= 1 << role.rawValue }
    self.init(rawValue: bits)
  }

  public static let all = RoleSet(rawValue: (1 << Role.allCases.count) - 1)
  public static let alertText = RoleSet(.alertTitle, .alertMessage)
  public static let alert = RoleSet(.alertTitle, .alertMessage, .button)
  public static let notification = RoleSet(
    .notificationTitle, .notificationBody, .notificationAction, .notificationPreview)

  /// Whether `role` is in the set.
  @inlinable public func contains(_ role: Role) -> Bool { rawValue & 1 << role.rawValue != 0 }
}

/// Where the knowledge of a role comes from, strongest first.
public enum RoleEvidence: UInt8, CaseIterable, Sendable, Comparable {
  /// `--role`, a block's label, or `role` in JSON Lines.
  case explicit
  /// A pattern of the configuration.
  case config
  /// The class that Interface Builder writes in its comments.
  case `class`
  /// A call in the program.
  case source
  /// The key's structure.
  case key
  /// The developer's comment.
  case comment
  /// The words of the value.
  case value
  /// Nothing is known.
  case none
  /// Nothing is known, and the words are taken for what such words mostly are: what is found is a note. It stands last, as
  /// the model of roles knows the others by their place.
  case guess

  public var name: String {
    switch self {
    case .explicit: "explicit"
    case .config: "config"
    case .class: "class"
    case .source: "source"
    case .key: "key"
    case .comment: "comment"
    case .value: "value"
    case .none: "none"
    case .guess: "guess"
    }
  }
  /// Whether somebody declared the role, or a program shows it.
  package var isSure: Bool { self <= .source }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How a button acts and looks.
@frozen public struct ButtonStyle: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The members of a literal, joined: that of all option sets is a call by way of the type in other modules.
  @inlinable @inline(__always)
  public init(arrayLiteral members: Self...) {
    var bits: UInt8 = 0
    for member in members { bits |= member.rawValue }
    self.init(rawValue: bits)
  }

  public static let cancel = ButtonStyle(rawValue: 1)
  public static let destructive = ButtonStyle(rawValue: 2)
  public static let `default` = ButtonStyle(rawValue: 4)
  /// Somebody said what the style is, be it none of the above.
  public static let declared = ButtonStyle(rawValue: 8)
  /// The program does something when somebody chooses the button, more than to take away what asks.
  package static let acts = ButtonStyle(rawValue: 16)

  /// What a button shows of its style.
  package var shown: ButtonStyle { intersection([.cancel, .destructive, .default]) }

  /// The names of the styles, in a fixed order.
  public var names: [String] {
    [(Self.cancel, "cancel"), (.destructive, "destructive"), (.default, "default")]
      .filter { contains($0.0) }.map(\.1)
  }

  /// The style called `name`, or nil.
  public init?(name: some StringProtocol) {
    switch name {
    case "cancel": self = .cancel
    case "destructive": self = .destructive
    case "default": self = .default
    default: return nil
    }
  }
}

/// What a program says of an alert or notification beside its words.
package struct SetTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A method that runs when the app starts shows it.
  package static let isAtLaunch = SetTraits(rawValue: 1)
  /// It asks for text.
  package static let hasTextField = SetTraits(rawValue: 2)
  /// It has the caution symbol.
  package static let isCritical = SetTraits(rawValue: 4)
  /// It makes a sound.
  package static let hasSound = SetTraits(rawValue: 8)
  /// The system adds a button that cancels, and titles it.
  package static let hasSystemCancel = SetTraits(rawValue: 16)
  /// Some part of it can’t be told, so that it may have any button besides.
  package static let isOpen = SetTraits(rawValue: 32)
  /// The program chooses its message among several.
  package static let choosesMessage = SetTraits(rawValue: 64)
  /// The system titles its default button OK.
  package static let hasSystemDefault = SetTraits(rawValue: 128)

  /// Nothing but its buttons takes it away.
  package static let isFirm = SetTraits(rawValue: 256)

  /// The trait that `Lexicons/shared/calls.tsv` calls so; nil for none.
  package init?(name: some StringProtocol) {
    switch name {
    case "launch": self = .isAtLaunch
    case "field": self = .hasTextField
    case "caution": self = .isCritical
    case "sound": self = .hasSound
    case "firm": self = .isFirm
    case "cancel": self = .hasSystemCancel
    default: return nil
    }
  }
}

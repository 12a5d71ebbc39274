/// How well a term is known to be what its list says.
package enum Confidence: UInt8, Comparable, Sendable {
  /// Taken on one person’s word: rules that see it speak no louder than a note.
  case unsure
  /// Known to speakers, and not counted.
  case medium
  /// Counted in translations, or stated by the guidance or by CLDR.
  case high

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The mark in lexicons; none stands for high.
  init?(mark: UInt8) {
    switch mark {
    case UInt8(ascii: "?"): self = .unsure
    case UInt8(ascii: "~"): self = .medium
    default: return nil
    }
  }
}

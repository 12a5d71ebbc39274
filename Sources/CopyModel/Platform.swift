/// A system that shows copy to people.
package enum Platform: String, CaseIterable, Sendable {
  case ios, macos, watchos, tvos, android, gnome, windows

  /// As its maker writes it.
  package var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    case .android: "Android"
    case .gnome: "GNOME"
    case .windows: "Windows"
    }
  }
}

/// The systems that show some copy; empty where nothing tells.
@frozen @usableFromInline package struct PlatformSet: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The members of a literal, joined.
  @inlinable @inline(__always)
  package init(arrayLiteral members: Self...) {
    var bits: UInt8 = 0
    for member in members { bits |= member.rawValue }
    self.init(rawValue: bits)
  }

  // The operations of all option sets are calls by way of the type in other modules; these aren’t.

  /// Whether nothing is in both sets.
  @inlinable @inline(__always)
  package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  /// Whether all of it is in `other`.
  @inlinable @inline(__always)
  package func isSubset(of other: Self) -> Bool { rawValue & ~other.rawValue == 0 }

  @inlinable @inline(__always)
  package var isEmpty: Bool { rawValue == 0 }

  @inlinable @inline(__always)
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  package init(_ platform: Platform) {
    let position = Platform.allCases.firstIndex(of: platform) ?? 0
    self.init(rawValue: 1 << UInt8(position))
  }

  package static let ios = PlatformSet(.ios)
  package static let macos = PlatformSet(.macos)
  package static let watchos = PlatformSet(.watchos)
  package static let tvos = PlatformSet(.tvos)
  package static let android = PlatformSet(.android)
  package static let gnome = PlatformSet(.gnome)
  package static let windows = PlatformSet(.windows)
  /// Those whose programs may be made with UIKit.
  package static let ofUIKit: PlatformSet = [.ios, .tvos]

  /// In the order of `Platform`.
  package var members: [Platform] { Platform.allCases.filter { contains(PlatformSet($0)) } }
  package var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

  /// For people: “iOS and macOS”.
  package var text: String {
    let names = members.map(\.name)
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// What is left of it where `other` tells as well; all of it where the two have nothing in common.
  package func narrowed(by other: PlatformSet) -> PlatformSet { isDisjoint(with: other) ? self : intersection(other) }
}

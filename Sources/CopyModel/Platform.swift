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
package struct PlatformSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

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

package import CopyKernel
import CopyModel
package import CopyText

/// The surfaces that whole alerts, sheets, and notifications are judged on in one place.
struct SurfacesOfSets {
  private let alerts, sheets, notifications: (surfaces: [Surface], pairs: [ButtonPair])

  init(_ settings: Settings, _ platforms: PlatformSet, asked: [Surface]) {
    let surfaces = { (kind: Surface.Kind) in
      let shown =
        asked.isEmpty
        ? SurfaceScope.usual(kind, on: platforms)
        : asked.filter { (kind == .notification) == ($0.kind == .notification) && $0.kind != .custom }
      let resolved = shown.flatMap(\.resolved)
      return (resolved, resolved.compactMap { ButtonPair($0, settings) })
    }
    (alerts, sheets, notifications) = (surfaces(.alert), surfaces(.sheet), surfaces(.notification))
  }

  func surfaces(for kind: CopySet.Kind) -> [Surface] { of(kind).surfaces }
  func pairs(for kind: CopySet.Kind) -> [ButtonPair] { of(kind).pairs }

  private func of(_ kind: CopySet.Kind) -> (surfaces: [Surface], pairs: [ButtonPair]) {
    kind == .notification ? notifications : kind == .actionSheet ? sheets : alerts
  }
}

/// Two buttons that share a row of a surface.
package struct ButtonPair {
  /// With its article, for messages.
  package let surface: String
  package let font: TextFont
  /// Widths of a title in points: up to `side` the two surely stand side by side, beyond `room` they surely don’t.
  package let side, room: Double
  private let hasBounds: Bool

  /// Nil where buttons never stand in pairs.
  package init?(_ surface: Surface, _ settings: Settings) {
    guard case .pair(let side, let room) = surface.buttonRule, room > 0 else { return nil }
    (self.surface, self.side, self.room) = (surface.name, side, room)
    hasBounds = settings.fonts.isEmpty
    font = surface.font(of: .button, at: settings.textSize ?? .l, isNamed: !hasBounds)
  }

  /// Whether a title of this bound surely has room.
  package func holds(_ bound: WidthBound) -> Bool { hasBounds && bound.fits(1, of: Float(room), in: font) }
}

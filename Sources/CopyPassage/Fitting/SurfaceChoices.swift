package import CopyKernel
import CopyModel
package import CopyText

/// Which surfaces show which copy of one place, worked out once. An object, so that to ask it copies nothing.
final class SurfaceChoices {
  private let byContext: [[SurfaceChoice]]
  /// The rooms of all contexts, and where those of each are.
  private let rooms: ContiguousArray<SurfaceRoom>
  private let ranges: ContiguousArray<Range<Int>>
  /// The places that decide in each context whether copy overflows: without those of the app, and with them.
  private let deciding: [(usual: [SurfacePlace], all: [SurfacePlace])]
  /// The app’s own surfaces that show copy by its role or key, in a set and alone.
  private let custom: [(surface: Surface, choices: [SurfaceChoice])]
  /// Whether the app has surfaces of its own.
  let hasCustom: Bool
  /// Whether bounds hold: they are those of the table, not of fonts that the user names.
  private let hasBounds: Bool

  /// What decides which surfaces show copy, beside its key.
  private static let contexts = Role.allCases.count * 4

  init(_ settings: Settings, _ platforms: PlatformSet, asked chosen: [Surface]) {
    let choices = { (surfaces: [Surface], role: Role, isAlone: Bool) in
      surfaces.compactMap { SurfaceChoice($0, role, isAlone: isAlone, settings) }
    }
    byContext = (0..<Self.contexts).map { index in
      guard let role = Role(rawValue: UInt8(index / 4)) else { return [] }
      let asked = chosen.isEmpty ? Self.usual(role, isInSheet: index & 1 != 0, on: platforms) : chosen
      return choices(asked, role, index & 2 != 0)
    }
    custom = settings.customSurfaces.filter { one in !chosen.contains { $0.id == one.id } }.map { one in
      (one, [false, true].flatMap { choices([one], .unknown, $0) })
    }
    hasCustom = !settings.customSurfaces.isEmpty
    hasBounds = settings.fonts.isEmpty
    var (rooms, ranges) = (ContiguousArray<SurfaceRoom>(), ContiguousArray<Range<Int>>())
    for choices in byContext {
      let start = rooms.count
      rooms += SurfaceRoom.tightest(choices.flatMap(\.places)).map(\.room)
      ranges.append(start..<rooms.count)
    }
    self.rooms = rooms
    self.ranges = ranges
    deciding = byContext.map { choices in
      let usual = choices.filter { !$0.isCustom }
      return (
        SurfaceRoom.tightest(usual.flatMap(\.places)).map(\.place),
        SurfaceRoom.tightest(choices.flatMap(\.places)).map(\.place)
      )
    }
  }

  private static func usual(_ role: Role, isInSheet: Bool, on platforms: PlatformSet) -> [Surface] {
    if RoleSet.alert.contains(role) { return SurfaceScope.usual(isInSheet ? .sheet : .alert, on: platforms) }
    return RoleSet.notification.contains(role) ? SurfaceScope.usual(.notification, on: platforms) : []
  }

  private static func index(_ copy: DisplayedText) -> Int {
    Int(copy.role.rawValue) * 4 + (copy.place.standsAlone ? 2 : 0) + (copy.place.isInSheet ? 1 : 0)
  }

  /// The surfaces that show `copy`: those that were asked for, else the usual ones of its role; and those of the app.
  func all(for copy: DisplayedText) -> [SurfaceChoice] {
    let asked = byContext[Self.index(copy)]
    return custom.isEmpty ? asked : asked + own(copy)
  }

  /// The places that decide whether `copy` overflows somewhere, each of which has a limit.
  ///
  /// - Parameter isCustom: whether the app’s own surfaces count as well.
  func deciding(_ copy: DisplayedText, isCustom: Bool) -> [SurfacePlace] {
    let places = deciding[Self.index(copy)]
    if !isCustom { return places.usual }
    return custom.isEmpty ? places.all : places.all + SurfaceRoom.tightest(own(copy).flatMap(\.places)).map(\.place)
  }

  private func own(_ copy: DisplayedText) -> [SurfaceChoice] {
    custom.lazy.filter { $0.surface.shows(copy) }.map { $0.choices[copy.place.standsAlone ? 1 : 0] }
  }

  /// Whether no surface shows copy like this, or only those where it surely fits.
  @inline(__always)
  func hold(_ copy: DisplayedText, _ isSure: (SurfaceRoom) -> Bool) -> Bool {
    let range = ranges[Self.index(copy)]
    guard custom.isEmpty else { return false }
    if range.isEmpty { return true }
    guard hasBounds else { return false }
    for index in range where !isSure(rooms[index]) { return false }
    return true
  }
}

extension Settings {
  /// The surfaces that were asked for by name for the file at `path`: the app’s own before those of the table.
  func chosenSurfaces(for path: String) -> [Surface] {
    let names = surfaceNames.isEmpty ? surfaces.choice(for: AbsolutePath(path).text)?.names ?? [] : surfaceNames
    return names.compactMap { name in customSurfaces.first { $0.id == name } ?? SurfaceTable.shared[name] }
  }
}

extension SurfaceChoice {
  /// Nil where none of the surfaces shows copy of `role`.
  fileprivate init?(_ surface: Surface, _ role: Role, isAlone: Bool, _ settings: Settings) {
    let places = surface.resolved.compactMap {
      SurfacePlace(
        $0, role, isAlone: isAlone, at: settings.textSize ?? .l, in: settings.guide, isNamed: !settings.fonts.isEmpty)
    }
    if places.isEmpty { return nil }
    self.init(surface: surface.id, isCustom: surface.kind == .custom, places: places)
  }
}

/// The surfaces that show copy of one place: those that were asked for, or those of its systems. Worked out once.
final class SurfaceScope {
  let choices: SurfaceChoices
  let sets: SurfacesOfSets

  /// - Parameter asked: what somebody asked for by name; nothing for the usual surfaces of `platforms`.
  init(_ settings: Settings, _ platforms: PlatformSet, asked: [Surface]) {
    choices = SurfaceChoices(settings, platforms, asked: asked)
    sets = SurfacesOfSets(settings, platforms, asked: asked)
  }

  /// What is shown where nothing tells of a system.
  static let fallback = PlatformSet.ios

  /// The usual surfaces of `platforms` of a kind. Where a system has no sheets, its alerts do their work.
  static func usual(_ kind: Surface.Kind, on platforms: PlatformSet) -> [Surface] {
    (platforms.isEmpty ? fallback : platforms).members.flatMap { platform in
      let all = SurfaceTable.shared.usual(of: platform)
      let found = all.filter { $0.kind == kind }
      return found.isEmpty && kind == .sheet ? all.filter { $0.kind == .alert } : found
    }
  }
}

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

extension Surface {
  /// The surface, or those that it stands for.
  package var resolved: [Surface] { members.isEmpty ? [self] : members.compactMap { SurfaceTable.shared[$0] } }

  /// Whether a custom surface shows copy by its role or key.
  package func shows(_ copy: DisplayedText) -> Bool {
    if let keys, !keys.matches(copy.place.key) { return false }
    return roles.contains(copy.role) || roles.isEmpty && keys != nil
  }
}

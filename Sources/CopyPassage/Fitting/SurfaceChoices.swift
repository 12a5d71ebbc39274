import CopyKernel
import CopyModel
import CopyText

/// Which surfaces show which copy of one place, worked out once.
struct SurfaceChoices {
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

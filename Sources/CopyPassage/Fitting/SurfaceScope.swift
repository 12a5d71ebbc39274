import CopyKernel
import CopyModel

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

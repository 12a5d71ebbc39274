import CopyKernel

/// A surface was asked for that there isn’t.
package struct UnknownSurface: Error, CustomStringConvertible {
  package let description: String
}

extension SettingsPlan {
  /// Throws where a surface was asked for that no file of the run has: names may be the configuration’s own.
  package func checkSurfaces() throws(UnknownSurface) {
    for settings in settings {
      guard let unknown = settings.unknownSurfaces.first else { continue }
      let nearest = Nearest.name(to: unknown, among: settings.knownSurfaces)
      throw UnknownSurface(
        description: "no surface is called “\(unknown)”; "
          + (nearest.map { "is it \($0)?" } ?? "known: \(settings.knownSurfaces.joined(separator: ", "))"))
    }
  }
}

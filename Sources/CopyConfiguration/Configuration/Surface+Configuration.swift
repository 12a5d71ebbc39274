package import CopyKernel
import CopyModel
import CopyText

extension Surface {
  static let fields = [
    ConfigurationField("column", "Width that the text wraps in", isRequired: true, .word(.length)),
    ConfigurationField("font", "Size and weight of the text; 17 regular without it", .word(.font)),
    ConfigurationField("lines", "Lines shown; 1 without it", .word(.lineCount)),
    ConfigurationField("roles", "Shows all copy of these roles", .words(.role)),
    ConfigurationField("keys", "Shows the copy of these keys", .word(.glob)),
  ]

  /// Reads a member that was checked.
  static func stated(_ key: YAMLNode, _ value: YAMLNode) throws(ConfigurationError) -> Stated<Surface> {
    if let known = key.text, SurfaceTable.shared[known] != nil {
      throw ConfigurationError(
        key.place,
        "“\(known)” is a surface that copydesk knows; write “surface: \(known)” to measure there, or name yours otherwise"
      )
    }
    var surface = Surface(id: key.text ?? "")
    surface.name = "“\(surface.id)”"
    surface.kind = .custom
    surface.fonts = "ios"
    surface.title.column = value["column"]?.text.flatMap { Double($0) } ?? 0
    surface.title.style = SurfacePart.Style((value["font"]?.text ?? "17 regular").split(separator: " "))
    surface.title.lines = value["lines"]?.text.flatMap { Int($0) } ?? 1
    let roles = value["roles"]?.texts.compactMap { $0.text.flatMap { Role(name: $0) } } ?? []
    surface.roles = roles.reduce(into: RoleSet()) { $0.formUnion(RoleSet($1)) }
    surface.keys = value["keys"]?.text.map(KeyPattern.init)
    return Stated(value: surface, place: key.place)
  }

  /// A place by its width and font alone: `180pt 15 semibold`, `180pt 15 regular, 2 lines`; nil for other words.
  package static func onTheSpot(_ text: String) -> Surface? {
    var words = text.replacing(",", with: " ").split(separator: " ")[...]
    guard let first = words.popFirst(), let column = Double(first.hasSuffix("pt") ? first.dropLast(2) : first),
      column > 0
    else { return nil }
    var surface = Surface(id: text)
    (surface.name, surface.kind, surface.fonts) = ("\(FitText.points(column)) points", .custom, "ios")
    (surface.title.column, surface.title.lines) = (column, 1)
    if words.last?.hasPrefix("line") ?? false {
      words.removeLast()
      guard let lines = words.popLast().flatMap({ Int($0) }), lines > 0 else { return nil }
      surface.title.lines = lines
    }
    let font = words.isEmpty ? ["17"] : Array(words)
    guard let size = Double(font[0]), size > 0, font.count <= 2,
      font.count == 1 || TextFont.Weight(rawValue: String(font[1])) != nil
    else { return nil }
    surface.title.style = SurfacePart.Style(font)
    return surface
  }

  /// For people: `card: 180 points, 15 semibold, 2 lines`.
  package var summary: String {
    let lines = title.lines.map { $0 == 1 ? "1 line" : "\($0) lines" } ?? ""
    return
      "\(id): \(FitText.points(title.column)) points, \(FitText.points(title.style.size)) \(title.style.weight), \(lines)"
  }
}

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

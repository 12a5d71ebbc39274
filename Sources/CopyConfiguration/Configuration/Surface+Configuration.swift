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

  /// For people: `card: 180 points, 15 semibold, 2 lines`.
  package var summary: String {
    let lines = title.lines.map { $0 == 1 ? "1 line" : "\($0) lines" } ?? ""
    return
      "\(id): \(FitText.points(title.column)) points, \(FitText.points(title.style.size)) \(title.style.weight), \(lines)"
  }
}

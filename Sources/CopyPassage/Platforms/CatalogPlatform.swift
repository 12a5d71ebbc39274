import CopyKernel
import CopyModel

/// What a catalogue itself tells of the system that shows it: its format, the classes that Interface Builder names, the
/// sources that a translation template names.
enum CatalogPlatform {
  static func fact(of catalog: Catalog) -> PlatformFact? {
    let format = catalog.format
    if let system = format.system { return PlatformFact(system.platforms, reason: system.reason) }
    if format.traits.contains(.isOfInterfaceBuilder) { return interface(of: catalog) }
    return format.traits.contains(.namesSources) ? sources(of: catalog) : nil
  }

  /// `Class = "NSMenuItem"; title = "Open";`: the letters before a class are those of its framework.
  private static func interface(of catalog: Catalog) -> PlatformFact? {
    let opening: StaticString = "Class = \""
    for entry in catalog.entries {
      let comment = catalog.bytes(entry.comment)
      guard comment.count > opening.utf8CodeUnitCount,
        let start = (0..<comment.count).first(where: { comment.hasLiteral(opening, at: $0) })
      else { continue }
      let name = comment.slice(from: start + opening.utf8CodeUnitCount)
      let platforms: PlatformSet = name.hasLiteral("NS", at: 0) ? .macos : name.hasLiteral("UI", at: 0) ? .ofUIKit : []
      if platforms.isEmpty { continue }
      let word = name.slice(0..<(name.firstIndex { !$0.isASCIIWord } ?? name.count)).text
      let line = LineIndex(catalog.source).place(of: catalog.span(of: 0..<0, in: entry)).line
      return PlatformFact(platforms, "class \(word)", path: catalog.path, line: line)
    }
    return nil
  }

  /// `#: src/window.ui:12`: GTK’s interfaces are files that only GTK has.
  private static func sources(of catalog: Catalog) -> PlatformFact? {
    let (text, endings): (Bytes, [StaticString]) = (catalog.source.text, [".ui", ".blp", ".vala", ".gschema.xml"])
    var (start, line) = (0, 1)
    while start < text.count {
      let end = text.firstIndex(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\n"), from: start)
      let words = text.slice(start..<end)
      if words.hasLiteral("#:", at: 0) {
        let ending = endings.first { ending in
          words.indices.contains { place in
            words.hasLiteral(ending, at: place) && !Self.goesOn(words, at: place + ending.utf8CodeUnitCount)
          }
        }
        if let ending { return PlatformFact(.gnome, "a \(ending) file", path: catalog.path, line: line) }
      }
      (start, line) = (end + 1, line + 1)
    }
    return nil
  }

  private static func goesOn(_ text: Bytes, at place: Int) -> Bool { place < text.count && text[place].isASCIIWord }
}

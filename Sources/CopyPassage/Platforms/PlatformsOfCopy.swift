import CopyKernel
package import CopyModel
import CopyProgram

/// Says on which systems the copy of one catalogue after the other is shown.
///
/// What the configuration says holds for all of it; else the calls that show a string, the catalogue itself, and the
/// project around it, the first of them that tells.
package struct PlatformsOfCopy {
  private let configured: [PathChoice]
  private let program: ProgramIndex?
  private let projects: ProjectPlatforms
  private var isConfigured = false
  /// For copy of the catalogue that no call shows.
  package private(set) var usual = PlatformAnswer()

  init(configured: [PathChoice], program: ProgramIndex?, projects: ProjectPlatforms) {
    self.configured = configured
    self.program = program
    self.projects = projects
  }

  /// Gets ready for the copy of `catalog`.
  package mutating func begin(_ catalog: Catalog) {
    let choice = configured.choice(for: AbsolutePath(catalog.path).text)
    isConfigured = choice != nil
    let around = catalog.path.isEmpty ? PlatformAnswer() : projects.answer(for: catalog.path)
    if let choice {
      let stated = choice.names.compactMap(Platform.init).reduce(into: PlatformSet()) { $0.formUnion(PlatformSet($1)) }
      usual = PlatformAnswer(PlatformFact(stated, reason: "platform in \(choice.place)"))
    } else if let fact = CatalogPlatform.fact(of: catalog) {
      usual = PlatformAnswer(fact).narrowed(by: around.platforms)
      if usual.platforms == .ofUIKit { usual.platforms = .ios }
    } else {
      usual = around
    }
  }

  /// The systems that show `entry`; empty where nothing tells.
  package func platforms(of entry: Entry, in catalog: Catalog) -> PlatformSet {
    let called = sites(of: entry, in: catalog).reduce(into: PlatformSet()) {
      $0.formUnion(projects.platforms(ofSite: Int($1)))
    }
    return called.isEmpty ? usual.platforms : called
  }

  /// The systems that show `set`.
  package func platforms(of set: CopySet) -> PlatformSet {
    let called = isConfigured ? [] : projects.platforms(ofSet: Int(set.call))
    return called.isEmpty ? usual.platforms : called
  }

  /// The same as `platforms(of:in:)`, with the places where it was learned.
  package func answer(for entry: Entry, in catalog: Catalog) -> PlatformAnswer {
    var answer = PlatformAnswer()
    for site in sites(of: entry, in: catalog) {
      let platforms = projects.platforms(ofSite: Int(site))
      guard !platforms.isSubset(of: answer.platforms), let shown = program?.sites[Int(site)] else { continue }
      let isOwn = shown.set >= 0 && program?.sets[shown.set].facts.platforms.isEmpty == false
      let around = projects.answer(for: shown.path)
      answer.add(isOwn ? PlatformAnswer(PlatformFact(platforms, reason: "the call at \(shown.place)")) : around)
    }
    return answer.platforms.isEmpty ? usual : answer
  }

  private func sites(of entry: Entry, in catalog: Catalog) -> [Int32] {
    guard !isConfigured, let program, !program.isEmpty else { return [] }
    return program.sites(of: entry, in: catalog)
  }
}

/// What a catalogue itself tells of the system that shows it: its format, the classes that Interface Builder names, the
/// sources that a translation template names.
enum CatalogPlatform {
  static func fact(of catalog: Catalog) -> PlatformFact? {
    let format = catalog.format
    if let system = format.system { return PlatformFact(system.platforms, reason: system.reason) }
    if format.traits.contains(.isOfInterfaceBuilder) { return interface(of: catalog) }
    if format.traits.contains(.showsItsCopy) { return runtime(of: catalog) }
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

  private static let runtimes: [(name: StaticString, platforms: PlatformSet)] = [
    ("MacOSX", .macos), ("iOS", .ofUIKit), ("watchKit", .watchos), ("AppleTV", .tvos),
  ]

  /// `<document targetRuntime="MacOSX.Cocoa">`, at the head of what Interface Builder writes.
  private static func runtime(of catalog: Catalog) -> PlatformFact? {
    let (text, attribute): (Bytes, StaticString) = (catalog.source.text, "targetRuntime=\"")
    let reach = 2_000
    guard let start = (0..<min(text.count, reach)).first(where: { text.hasLiteral(attribute, at: $0) }) else {
      return nil
    }
    let name = text.slice(from: start + attribute.utf8CodeUnitCount)
    guard let known = runtimes.first(where: { name.hasLiteral($0.name, at: 0) }) else { return nil }
    let word = name.slice(0..<(name.firstIndex(of: UInt8(ascii: "\"")) ?? name.count)).text
    let line = text.slice(0..<start).count { $0 == UInt8(ascii: "\n") } + 1
    return PlatformFact(known.platforms, "runtime \(word)", path: catalog.path, line: line)
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

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
    let isBase = catalog.locale(of: entry).isBase
    return program.sites(
      key: catalog.bytes(entry.key), value: isBase ? catalog.bytes(entry.value) : catalog.bytes(.none))
  }
}

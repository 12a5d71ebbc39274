import CopyKernel
package import CopyModel
package import CopyProgram

/// Which systems the programs of a run are made for, folder by folder: what the nearest project says, narrowed by what
/// the programs around import. Never changed once made.
package final class ProjectPlatforms: Sendable {
  /// What projects say of folders, by absolute path.
  private let stated: [String: PlatformFact]
  /// What the programs in a folder and below it import, by absolute path.
  private let imported: [String: ImportTally]
  /// What each file imports, by its path as typed.
  private let files: [String: [ProgramImport]]
  /// For each site and each set of the program, its systems.
  private let sites, sets: [PlatformSet]

  /// What is known of nothing.
  package static let none = ProjectPlatforms(ProjectFacts(), ProgramIndex([]))

  package init(_ facts: ProjectFacts, _ program: ProgramIndex) {
    let stated = facts.stated
    (self.stated, files) = (stated, Dictionary(program.imports.map { ($0.path, $0.imports) }) { first, _ in first })
    var imported: [String: ImportTally] = [:]
    for (path, imports) in program.imports {
      var folder = AbsolutePath(path).folder
      while let known = folder, known.text != "/" {
        imported[known.text, default: ImportTally()].add(imports, path: path)
        folder = known.folder
      }
    }
    self.imported = imported
    let finder = Finder(stated: stated, imported: imported, files: files)
    sets = program.sets.map { finder.platforms(of: $0.facts.platforms, at: $0.path) }
    sites = program.sites.map { [sets] site in
      site.set >= 0 ? sets[site.set] : finder.platforms(of: [], at: site.path)
    }
  }

  /// The systems that the file at `path`, as typed, is for; empty where nothing tells.
  package func answer(for path: String) -> PlatformAnswer {
    Finder(stated: stated, imported: imported, files: files).answer(for: path)
  }

  package func platforms(ofSite index: Int) -> PlatformSet { sites.indices.contains(index) ? sites[index] : [] }
  package func platforms(ofSet index: Int) -> PlatformSet { sets.indices.contains(index) ? sets[index] : [] }
}

/// Asks what is known; folders that were asked for are remembered.
private final class Finder {
  let stated: [String: PlatformFact]
  let imported: [String: ImportTally]
  let files: [String: [ProgramImport]]
  private var known: [String: PlatformAnswer] = [:]

  init(stated: [String: PlatformFact], imported: [String: ImportTally], files: [String: [ProgramImport]]) {
    (self.stated, self.imported, self.files) = (stated, imported, files)
  }

  /// The systems of a call that only `own` have, in the program at `path`.
  func platforms(of own: PlatformSet, at path: String) -> PlatformSet {
    let around = answer(for: path).platforms
    return own.isEmpty ? around : own.narrowed(by: around).narrowed(by: .notTV)
  }

  func answer(for path: String) -> PlatformAnswer {
    if let known = known[path] { return known }
    let project = answer(ofFolder: AbsolutePath(path).folder)
    let answer = files[path].map { Self.answer($0, path: path, in: project) } ?? project
    known[path] = answer
    return answer
  }

  /// An import without a condition is a fact of its file, whatever the project says; others only narrow that.
  private static func answer(_ imports: [ProgramImport], path: String, in project: PlatformAnswer) -> PlatformAnswer {
    let sure = imports.filter { !$0.isConditional }
    var answer = PlatformAnswer()
    for one in sure.isEmpty ? imports : sure { answer.add(one.fact(in: path)) }
    if project.platforms.isEmpty { return answer.narrowed(by: .notTV) }
    if !answer.platforms.isDisjoint(with: project.platforms) {
      return project.platforms.isSingle ? project : answer.narrowed(by: project.platforms)
    }
    return sure.isEmpty ? project : answer.narrowed(by: .notTV)
  }

  private func answer(ofFolder folder: AbsolutePath?) -> PlatformAnswer {
    let key = (folder?.text ?? "") + "/"
    if let known = known[key] { return known }
    var (next, around, fact) = (folder, ImportTally?.none, PlatformFact?.none)
    while let place = next, fact == nil {
      around = around ?? imported[place.text]
      fact = stated[place.text]
      next = place.folder
    }
    let answer = Self.answer(fact, around)
    known[key] = answer
    return answer
  }

  private static func answer(_ fact: PlatformFact?, _ around: ImportTally?) -> PlatformAnswer {
    guard let fact else { return around?.answer.narrowed(by: .notTV) ?? PlatformAnswer() }
    guard !fact.platforms.isSingle, let around = around?.answer, !around.platforms.isDisjoint(with: fact.platforms)
    else {
      return PlatformAnswer(fact)
    }
    var answer = PlatformAnswer(fact)
    let narrow = fact.platforms.intersection(around.platforms)
    if narrow != answer.platforms { answer.reasons += around.reasons }
    answer.platforms = narrow
    return answer
  }
}

/// How many files of a folder import what tells of a system.
struct ImportTally: Sendable {
  private var counts: [Platform: Int] = [:]
  private var first: [Platform: PlatformFact] = [:]

  mutating func add(_ imports: [ProgramImport], path: String) {
    for platform in Platform.allCases {
      guard let one = imports.first(where: { $0.platforms.contains(PlatformSet(platform)) }) else { continue }
      counts[platform, default: 0] += 1
      if first[platform] == nil { first[platform] = one.fact(in: path) }
    }
  }

  /// A system that few files speak of is one that a borrowed file knows besides: one in ten of those of the most frequent.
  var answer: PlatformAnswer {
    let most = counts.values.max() ?? 0
    var answer = PlatformAnswer()
    for platform in Platform.allCases where counts[platform, default: 0] * 10 >= max(most, 1) {
      guard let fact = first[platform] else { continue }
      answer.add(PlatformFact(PlatformSet(platform), reason: fact.reason))
    }
    return answer
  }
}

extension ProgramImport {
  fileprivate func fact(in path: String) -> PlatformFact {
    PlatformFact(platforms, "import of \(framework)", path: path, line: line)
  }
}

extension PlatformSet {
  /// UIKit alone means an iPhone rather than a TV.
  fileprivate static let notTV = PlatformSet(rawValue: ~PlatformSet.tvos.rawValue)
}

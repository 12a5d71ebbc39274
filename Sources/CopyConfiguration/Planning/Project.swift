package import CopyFiles
package import CopyKernel
import CopyModel
package import CopyPassage
import CopyProgram
package import CopyReview

/// What a run reads: catalogues and programs, each with the settings that hold for it and the base that it translates.
package struct Project {
  /// The catalogues and their settings, in a stable order.
  package let plan: SettingsPlan
  /// Programs that may have copy of their own, behind the catalogues; nil without any.
  package let programs: SettingsPlan?
  /// For each catalogue the path of the base that it translates; nil where it is none.
  package let bases: [String?]
  /// Paths that lead nowhere, or where the system lets nobody read.
  package let errors: [FileError]
  /// Files that were named and are of no format with copy.
  package let unknown: [String]
  /// Catalogues and programs that were found and that no project builds, so that nobody sees what they say; they are left out.
  package let unbuilt: [String]

  /// What somebody may say of the files beside their paths.
  package struct Wishes: Sendable {
    /// What was typed or set, which beats configurations.
    package var settings: Settings
    /// Where configurations are looked for.
    package var configuration: SettingsPlan.Source
    /// The file or folder with the base of translations, where somebody names it.
    package var base: String?
    /// Whether programs are read for what they say of copy.
    package var readsPrograms: Bool
    /// Threads to read with.
    package var jobs: Int

    package init(
      settings: Settings, configuration: SettingsPlan.Source = .folders, base: String? = nil,
      readsPrograms: Bool = true, jobs: Int
    ) {
      self.settings = settings
      self.configuration = configuration
      self.base = base
      self.readsPrograms = readsPrograms
      self.jobs = jobs
    }
  }

  /// Finds and plans what lies at `paths`, files and folders.
  package init(at paths: [String], _ wishes: Wishes) throws {
    let found = FoundFiles(at: paths, readsPrograms: wishes.readsPrograms)
    let facts = ProjectFacts(found.projects + ProjectFacts.files(above: paths))
    let unbuiltPrograms = facts.unbuilt(among: found.programs).subtracting(paths)
    let built = found.programs.filter { !unbuiltPrograms.contains($0) }
    var programs = built.isEmpty ? nil : try Self.plan(built, paths, wishes)
    // Who asks for one language has it reviewed, built or not.
    let asksForAll = wishes.settings.locale == nil
    let unbuilt = asksForAll ? facts.unbuilt(among: found.catalogs).subtracting(paths) : []
    var plan = try Self.plan(found.catalogs.filter { !unbuilt.contains($0) }, paths, wishes)
    let wanted = Self.addFacts(facts, to: &plan, &programs, jobs: wishes.jobs)
    try plan.checkSurfaces()
    plan.noteLanguages()
    let (bases, baseErrors) = Self.bases(of: plan.files, plan, named: wishes.base)
    Self.addNames(of: found, to: &plan, &programs, bases, wanted: wanted)
    self.plan = plan
    self.programs = programs
    self.bases = bases
    errors = found.errors + baseErrors
    unknown = found.unknown
    self.unbuilt = unbuilt.union(unbuiltPrograms).sorted()
  }

  // MARK: Steps

  /// With which settings `files` are reviewed.
  private static func plan(_ files: [String], _ paths: [String], _ wishes: Wishes) throws -> SettingsPlan {
    var typed = wishes.settings
    // Files say themselves which language they are in.
    typed.selectsLocale = true
    var plan = try SettingsPlan(wishes.configuration, under: typed)
    try plan.add(files, named: Set(paths))
    return plan
  }

  /// Lets the plans know what programs say of copy, and on which systems it is shown. The keys of sets are the answer, whose
  /// parts may stand in several catalogues.
  private static func addFacts(
    _ facts: ProjectFacts, to plan: inout SettingsPlan, _ programs: inout SettingsPlan?, jobs: Int
  ) -> Set<UInt64> {
    let index = programs.map { ProgramFiles.index(of: $0.files, wrappers: $0.wrappers, jobs: jobs) }
    if let index {
      plan.add(index)
      programs?.update { ($0.readings, $0.setsOfPrograms) = (index.readings, index) }
    }
    let platforms = ProjectPlatforms(facts, index ?? ProgramIndex([]))
    plan.add(platforms)
    programs?.add(platforms)
    return index?.keysOfSets ?? []
  }

  /// Lets the plans know the names of the project, and how its copy cases words.
  private static func addNames(
    of found: FoundFiles, to plan: inout SettingsPlan, _ programs: inout SettingsPlan?, _ bases: [String?],
    wanted: Set<UInt64>
  ) {
    let names = ProjectNames.read(found.names)
    let words = WordsOfRun(files: zip(plan.files, bases).map { ($0, $1) }, wanted: wanted)
    plan.add(projectNames: names, words: words)
    programs?.add(projectNames: names, words: words)
  }

  /// For each of `files`, of which `plan` has the settings, the path of its base.
  package static func bases(
    of files: [String], _ plan: SettingsPlan, named base: String?
  ) -> (paths: [String?], errors: [FileError]) {
    var finder = BaseFinder(named: base)
    let paths = files.indices.map { finder.base(of: files[$0], language: plan[$0].fallbackLocale) }
    return (paths, finder.errors)
  }

  /// What the projects around `path` say of systems.
  package static func platforms(around path: String) -> ProjectPlatforms {
    ProjectPlatforms(ProjectFacts(ProjectFacts.files(above: [path])), ProgramIndex([]))
  }
}

/// The files that the paths of a run lead to, by what they are read for. One may be in several lists.
private struct FoundFiles {
  /// Files with copy to review.
  let catalogs: [String]
  /// Programs, which may have copy of their own.
  let programs: [String]
  /// Files that say which systems the copy is for.
  let projects: [String]
  /// Files that may hold names of the project.
  let names: [String]
  /// Paths that lead nowhere, or where the system lets nobody read.
  let errors: [FileError]
  /// Files that were named and are of no format with copy.
  let unknown: [String]

  /// - Parameters:
  ///   - paths: files and folders, as the user names them.
  ///   - readsPrograms: whether programs in folders are looked for.
  init(at paths: [String], readsPrograms: Bool) {
    let isProgram = { (path: String) in readsPrograms && ProgramFiles.claims(path: path) }
    let found = FileFinder {
      CatalogReader.isCatalog(path: $0) || isProgram($0) || ProjectNames.claims(path: $0)
        || ProjectFacts.claims(path: $0)
    }.find(paths)
    let named = Set(paths)
    let copy = found.files.filter { !isProgram($0) && Self.isCopy($0, isNamed: named.contains($0)) }
    catalogs = copy.filter(CatalogReader.isReadable)
    programs = found.files.filter(isProgram)
    projects = found.files.filter(ProjectFacts.claims)
    names = found.files.filter(ProjectNames.claims)
    errors = found.errors
    unknown = copy.filter { !CatalogReader.isReadable($0) }
  }

  /// A file of a project is no copy, unless somebody says so by naming it.
  private static func isCopy(_ path: String, isNamed: Bool) -> Bool {
    if isNamed || CatalogReader.isCatalog(path: path) { return true }
    return !ProjectNames.claimsAlone(path: path) && !ProjectFacts.claims(path: path)
  }
}

/// Reviews the files of a project side by side, and hands over what is found in their order.
package struct ProjectReview: Sendable {
  /// Bases as they are on disk, or as they are to be.
  private let bases: BaseLibrary
  private let jobs: Int
  private let makeWorker: @Sendable (Settings, BaseLibrary) throws -> FileWorker

  /// - Parameters:
  ///   - drafts: files that are read as they are to be.
  ///   - makeWorker: a worker for some settings, one for each thread.
  package init(
    jobs: Int, drafts: Drafts = Drafts(), _ makeWorker: @escaping @Sendable (Settings, BaseLibrary) throws -> FileWorker
  ) {
    self.jobs = jobs
    self.makeWorker = makeWorker
    bases = BaseLibrary(drafts)
  }

  /// Reviews the files of `plan`, of which each translates the one of `translated`.
  ///
  /// - Parameters:
  ///   - hear: takes diagnostics as they come, those of a file after those of the file before.
  ///   - consume: takes what became of the file at an index.
  package func run(
    _ plan: SettingsPlan, translating translated: [String?], hear: ([Diagnostic]) -> Void,
    consume: (Int, FileOutcome) throws -> Void
  ) throws {
    let files = plan.files
    // Threads that have no file of their own help with that of another.
    let helpers = jobs / max(files.count, 1)
    try Workers.run(
      count: files.count, jobs: jobs,
      makeState: { PlannedWorkers(plan) { try makeWorker($0, bases) } },
      work: { workers, index, tell in
        Self.outcome(
          of: files[index], base: translated[index], Result { try workers.worker(for: index) }, jobs: helpers,
          tell: tell)
      },
      hear: hear, consume: consume)
  }

  private static func outcome(
    of path: String, base: String?, _ worker: Result<FileWorker, any Error>, jobs: Int, tell: ([Diagnostic]) -> Void
  ) -> FileOutcome {
    switch worker {
    case .success(let worker): return worker.outcome(of: path, base: base, jobs: jobs, tell: tell)
    case .failure(let error):
      var outcome = FileOutcome(path: path)
      outcome.failure = FileWorker.failure(error, of: path)
      return outcome
    }
  }
}

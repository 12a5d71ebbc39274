package import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyModel
package import CopyPassage
import CopyProgram
package import CopyReview

/// What the command line says.
package struct ServerOptions {
  package var settings: Settings
  package var configuration: SettingsPlan.Source
  /// Which findings are wanted.
  package var scope: ReviewScope
  /// The file or folder with the base of translations, when the user names it.
  package var base: String?
  /// Whether programs in the folders that are open are read for what they say of copy.
  package var readsPrograms: Bool

  package init(
    settings: Settings = Settings(), configuration: SettingsPlan.Source = .folders,
    scope: ReviewScope = ReviewScope(), base: String? = nil, readsPrograms: Bool = true
  ) {
    self.settings = settings
    self.configuration = configuration
    self.scope = scope
    self.base = base
    self.readsPrograms = readsPrograms
  }
}

/// What documents are reviewed with: configurations, reviewers, and the bases of translations. All of it is forgotten and
/// read again when a configuration changes.
final class Workspace {
  /// Where a document stands with the configuration that holds for it.
  private enum Place {
    /// An index in the plan.
    case planned(Int)
    /// The configuration leaves it out.
    case excluded
    /// The configuration makes no sense.
    case failed(any Error)
  }

  private let options: ServerOptions
  private var plan: SettingsPlan?
  private var places: [String: Place] = [:]
  /// By index of their settings in the plan.
  private var reviewers: [Int: FileReviewer] = [:]
  /// The same for programs, which have catalogues beside them.
  private var programReviewers: [Int: FileReviewer] = [:]
  private var finder: BaseFinder
  private var library = BaseLibrary()
  /// What is said in the folders that are open; nil where programs aren’t to be read.
  private var programs: ProgramLibrary?
  /// What the projects in those folders say of systems; nil until somebody asks.
  private var projects: ProjectFacts?
  /// The languages of the catalogues in the folders that are open; nil until somebody asks.
  private var languages: [LocaleTag]?

  init(_ options: ServerOptions) {
    self.options = options
    finder = BaseFinder(named: options.base)
  }

  /// The folders that are open, as paths.
  var folders: [String] = [] {
    didSet {
      let wanted = wanted
      programs =
        options.readsPrograms ? ProgramLibrary(folders: folders, jobs: Self.jobs) { wanted($0)?.files ?? $0 } : nil
      knownNames = nil
      knownWords = nil
      projects = nil
      languages = nil
      forgetReviewers()
    }
  }

  /// How many files to read at a time: the editor wants the machine as well.
  private static let jobs = 2

  /// A plan of those of some files that no configuration leaves out; nil where one of these makes no sense, which is told
  /// of the documents that it holds for.
  private var wanted: ([String]) -> SettingsPlan? {
    { [options] paths in
      var plan = try? SettingsPlan(options.configuration, under: options.settings)
      guard (try? plan?.add(paths, named: [])) != nil else { return nil }
      return plan
    }
  }

  /// The languages of the catalogues in the folders that are open, or of the document at `path` where none is.
  private func languages(around path: String) -> [LocaleTag] {
    if let languages { return languages }
    let files = folders.isEmpty ? [path] : FileFinder { CatalogReader.isCatalog(path: $0) }.find(folders).files
    let found = wanted(files)?.languages ?? []
    if !folders.isEmpty { languages = found }
    return found
  }

  /// Forgets what was read of configurations and bases.
  func reload() {
    plan = nil
    places = [:]
    forgetFiles()
  }

  /// Forgets what was read of other files.
  func forgetFiles() {
    finder = BaseFinder(named: options.base)
    library = BaseLibrary()
    languages = nil
    knownNames = nil
    knownWords = nil
    forgetReviewers()
  }

  /// Takes in that a file has changed on disk. Says whether it may concern what documents say.
  func note(_ path: String) -> Bool {
    if ProjectFacts.claims(path: path) { projects = nil }
    guard programs?.note(path) ?? false || projects == nil else { return false }
    forgetReviewers()
    return true
  }

  /// The names that the project in the open folders gives itself; nil until somebody asks.
  private var knownNames: [String]?
  private var projectNames: [String] {
    let names = knownNames ?? ProjectNames.read(files(ProjectNames.claims))
    knownNames = names
    return names
  }

  /// How the catalogues in the open folders case words.
  private var wordsOfFolders: WordsOfRun? {
    let words = knownWords ?? WordsOfRun(files: files(CatalogReader.isCatalog).map { ($0, base(of: $0)) })
    knownWords = words
    return words
  }
  private var knownWords: WordsOfRun?

  private func files(_ claims: @escaping (String) -> Bool) -> [String] {
    folders.isEmpty ? [] : FileFinder(claims: claims).find(folders).files
  }

  private func forgetReviewers() {
    reviewers = [:]
    programReviewers = [:]
  }

  /// Whether the file at `path` is a configuration that some document has, itself or by what it extends.
  func isConfiguration(_ path: String) -> Bool { plan?.isConfiguration(path) ?? SettingsPlan.isConfigurationName(path) }

  /// The settings of the document at `path`; nil where it isn’t to be reviewed.
  private func planned(_ path: String) throws -> (choice: Int, settings: Settings)? {
    switch place(of: path) {
    case .planned(let index): plan.map { ($0.choices[index], $0[index]) }
    case .excluded: nil
    case .failed(let error): throw error
    }
  }

  /// What reviews the document at `path`; nil where it isn’t to be reviewed.
  func reviewer(for path: String) throws -> FileReviewer? {
    guard let (choice, planned) = try planned(path) else { return nil }
    var settings = planned
    let isProgram = ProgramFiles.claims(path: path)
    if let reviewer = isProgram ? programReviewers[choice] : reviewers[choice] { return reviewer }
    settings.projectLanguages = languages(around: path)
    settings.projectNames = projectNames
    settings.wordsOfRun = wordsOfFolders
    let index = programs?.index(wrappers: plan?.wrappers ?? [])
    let facts = projects ?? ProjectFacts(in: folders, around: path)
    projects = facts
    settings.projects = ProjectPlatforms(facts, index ?? ProgramIndex([]))
    // Programs are judged for the copy that no catalogue has.
    if isProgram {
      settings.covered = programs?.covered(base: settings.fallbackLocale) ?? KnownCopy()
    } else {
      settings.program = index
    }
    settings.proposes = true
    let reviewer = try FileReviewer(settings: settings, scope: options.scope, readsText: true)
    if isProgram { programReviewers[choice] = reviewer } else { reviewers[choice] = reviewer }
    return reviewer
  }

  private func place(of path: String) -> Place {
    if let place = places[path] { return place }
    let place: Place
    do {
      place = try add(path)
    } catch {
      place = .failed(error)
    }
    places[path] = place
    return place
  }

  private func add(_ path: String) throws -> Place {
    var plan = try self.plan ?? SettingsPlan(options.configuration, under: options.settings)
    let (files, known) = (plan.files.count, plan.settings.count)
    // Not as one that is named: what the configuration leaves out stays so in an editor.
    try plan.add([path], named: [])
    if plan.settings.count > known { try HouseRuleTrial.run(plan) }
    try plan.checkSurfaces()
    self.plan = plan
    return plan.files.count > files ? .planned(files) : .excluded
  }

  /// The path of the file that the one at `path` translates; nil where it is none.
  func base(of path: String) -> String? {
    let language = (try? planned(path))??.settings.fallbackLocale
    return finder.base(of: path, language: language)
  }

  /// The base in the file at `path`, as it lies on disk.
  func readBase(_ path: String) -> BaseCatalog? { library.base(at: path) }
}

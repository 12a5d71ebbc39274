import CopyModel
import CopyProgram
import Copydesk

/// What a run reads: files, or standard input.
struct Input {
  /// Files to read, in a stable order. Empty when standard input is read.
  let files: [String]
  /// With which settings programs are reviewed that may have copy of their own, behind the catalogues; nil without any.
  let programs: SettingsPlan?
  /// Paths that can’t be read, and why.
  let failures: [String]
  let readsStandardInput: Bool
  /// The name that standard input goes by.
  let standardInputName: String
  /// With which settings each file, or standard input, is reviewed.
  let plan: SettingsPlan
  /// For each file, or standard input, the path of the base that it translates; nil where it is none.
  let bases: [String?]

  init(_ invocation: Invocation) throws {
    let paths = invocation.operands
    if let base = invocation.base, !FileFinder.exists(base) {
      throw UsageError("--base names “\(base)”, where nothing is")
    }
    standardInputName = invocation.stdinFilename ?? ""
    readsStandardInput = paths.isEmpty || paths == [FileFinder.standardInput]
    guard !readsStandardInput else {
      var plan = try SettingsPlan(invocation.configuration, under: invocation.settings)
      try plan.addStandardInput(named: standardInputName)
      if !standardInputName.isEmpty { plan.add(Self.platforms([], [standardInputName], nil)) }
      try plan.checkSurfaces()
      (files, programs, failures, self.plan) = ([], nil, [], plan)
      bases = Self.bases(of: [standardInputName], plan, invocation)
      return
    }
    if paths.contains(FileFinder.standardInput) {
      throw UsageError("“-” stands for standard input and can’t be combined with paths")
    }
    var typed = invocation.settings
    // Files say themselves which language they are in.
    typed.selectsLocale = true
    let reads = invocation.readsPrograms
    let found = FileFinder {
      FileReviewer.isCatalog(path: $0) || reads && ProgramFiles.claims(path: $0) || ProjectNames.claims(path: $0)
        || ProjectFacts.claims(path: $0)
    }.find(paths)
    let named = Set(paths)
    let projects = found.files.filter { ProjectFacts.claims(path: $0) }
    let code = found.files.filter { reads && ProgramFiles.claims(path: $0) }
    var programs = try Self.programs(code, paths, invocation, under: typed)
    // A file of a project is no copy, unless somebody says so by naming it.
    let others = found.files.filter { path in
      if reads, ProgramFiles.claims(path: path) { return false }
      if ProjectNames.claimsAlone(path: path), !named.contains(path) { return false }
      return !ProjectFacts.claims(path: path) || FileReviewer.isCatalog(path: path) || named.contains(path)
    }
    let (known, unknown) = (
      others.filter(FileReviewer.isReadable), others.filter { !FileReviewer.isReadable($0) }
    )
    var plan = try SettingsPlan(invocation.configuration, under: typed)
    try plan.add(known, named: named)
    let index = programs.map {
      ProgramFiles.index(of: $0.files, wrappers: $0.wrappers, jobs: invocation.jobs ?? Processors.count)
    }
    if let index { plan.add(index) }
    let platforms = Self.platforms(projects, paths, index)
    plan.add(platforms)
    programs?.add(platforms)
    try plan.checkSurfaces()
    plan.noteLanguages()
    files = plan.files
    bases = Self.bases(of: plan.files, plan, invocation)
    let names = ProjectNames.read(found.files.filter(ProjectNames.claims))
    let words = WordsOfRun(files: zip(plan.files, bases).filter { $0.1 == nil }.map(\.0))
    plan.add(projectNames: names, words: words)
    self.plan = plan
    programs?.add(projectNames: names, words: words)
    self.programs = programs
    failures = found.errors.map { $0.description + Self.hint(at: $0) } + unknown.map(Self.unknownFormat)
  }

  private static func bases(of files: [String], _ plan: SettingsPlan, _ invocation: Invocation) -> [String?] {
    var finder = BaseFinder(named: invocation.base)
    return files.indices.map { finder.base(of: files[$0], language: plan[$0].fallbackLocale) }
  }

  private static func programs(
    _ files: [String], _ paths: [String], _ invocation: Invocation, under typed: Settings
  ) throws -> SettingsPlan? {
    guard !files.isEmpty else { return nil }
    var plan = try SettingsPlan(invocation.configuration, under: typed)
    try plan.add(files, named: Set(paths))
    return plan
  }

  /// What the projects in and around `paths` say of systems.
  private static func platforms(_ projects: [String], _ paths: [String], _ program: ProgramIndex?) -> ProjectPlatforms {
    let all = projects + ProjectFacts.files(above: paths)
    return ProjectPlatforms(ProjectFacts(all), program ?? ProgramIndex([]))
  }

  /// A word that leads nowhere may have been meant for a command.
  private static func hint(at error: FileError) -> String {
    guard error.action == .find, !error.path.contains("/"), !error.path.contains(".") else { return "" }
    let nearest = Nearest.name(to: error.path, among: Command.allCases.map(\.rawValue))
    return nearest.map { " If you meant the command: copydesk \($0)" } ?? ""
  }

  private static func unknownFormat(_ path: String) -> String {
    "“\(path)” is of no format that copydesk reads: .strings, .stringsdict, .xcstrings, .xliff, .po, .arb, .properties, .json, .resx, Android’s .xml, .jsonl, or .txt. Pipe other copy into it."
  }

  /// Two lines for somebody who started the command with nothing to read.
  static let invitation = """
    Type or paste copy: one string a line, or an alert as “Title: …”, “Message: …”, “Buttons: …”.
    Control-D ends the input. copydesk --help tells the rest.

    """

  /// All of standard input.
  func readStandardInput() throws -> ByteBuffer {
    if Terminal.isTerminal(0) { StandardError.write(Self.invitation) }
    return try FileReader.readStandardInput()
  }
}

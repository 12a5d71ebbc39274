import CopyConfiguration
import CopyFiles
import CopyModel
import CopyPassage
import CopyProgram

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
    if paths.isEmpty || paths == [FileFinder.standardInput] {
      try self.init(standardInputOf: invocation)
    } else if paths.contains(FileFinder.standardInput) {
      throw UsageError("“-” stands for standard input and can’t be combined with paths")
    } else {
      try self.init(filesOf: invocation)
    }
  }

  private init(standardInputOf invocation: Invocation) throws {
    let name = invocation.stdinFilename ?? ""
    var plan = try SettingsPlan(invocation.configuration, under: invocation.settings)
    try plan.addStandardInput(named: name)
    if !name.isEmpty { plan.add(Self.platforms([], [name], nil)) }
    try plan.checkSurfaces()
    files = []
    programs = nil
    failures = []
    readsStandardInput = true
    standardInputName = name
    bases = Self.bases(of: [name], plan, invocation)
    self.plan = plan
  }

  private init(filesOf invocation: Invocation) throws {
    let found = FoundFiles(invocation)
    var programs = found.programs.isEmpty ? nil : try Self.plan(found.programs, invocation)
    var plan = try Self.plan(found.catalogs, invocation)
    Self.addFacts(of: found, to: &plan, &programs, invocation)
    try plan.checkSurfaces()
    plan.noteLanguages()
    let bases = Self.bases(of: plan.files, plan, invocation)
    Self.addNames(of: found, to: &plan, &programs, bases)
    files = plan.files
    self.programs = programs
    failures = found.failures
    readsStandardInput = false
    standardInputName = invocation.stdinFilename ?? ""
    self.bases = bases
    self.plan = plan
  }

  // MARK: Steps

  /// With which settings `files` are reviewed.
  private static func plan(_ files: [String], _ invocation: Invocation) throws -> SettingsPlan {
    var typed = invocation.settings
    // Files say themselves which language they are in.
    typed.selectsLocale = true
    var plan = try SettingsPlan(invocation.configuration, under: typed)
    try plan.add(files, named: Set(invocation.operands))
    return plan
  }

  /// Lets the plans know what programs say of copy, and on which systems it is shown.
  private static func addFacts(
    of found: FoundFiles, to plan: inout SettingsPlan, _ programs: inout SettingsPlan?, _ invocation: Invocation
  ) {
    let jobs = invocation.jobs ?? Processors.count
    let index = programs.map { ProgramFiles.index(of: $0.files, wrappers: $0.wrappers, jobs: jobs) }
    if let index { plan.add(index) }
    let platforms = platforms(found.projects, invocation.operands, index)
    plan.add(platforms)
    programs?.add(platforms)
  }

  /// Lets the plans know the names of the project, and how its copy cases words.
  private static func addNames(
    of found: FoundFiles, to plan: inout SettingsPlan, _ programs: inout SettingsPlan?, _ bases: [String?]
  ) {
    let names = ProjectNames.read(found.names)
    let words = WordsOfRun(files: zip(plan.files, bases).filter { $0.1 == nil }.map(\.0))
    plan.add(projectNames: names, words: words)
    programs?.add(projectNames: names, words: words)
  }

  private static func bases(of files: [String], _ plan: SettingsPlan, _ invocation: Invocation) -> [String?] {
    var finder = BaseFinder(named: invocation.base)
    return files.indices.map { finder.base(of: files[$0], language: plan[$0].fallbackLocale) }
  }

  /// What the projects in and around `paths` say of systems.
  private static func platforms(_ projects: [String], _ paths: [String], _ program: ProgramIndex?) -> ProjectPlatforms {
    let all = projects + ProjectFacts.files(above: paths)
    return ProjectPlatforms(ProjectFacts(all), program ?? ProgramIndex([]))
  }

  // MARK: Standard input

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

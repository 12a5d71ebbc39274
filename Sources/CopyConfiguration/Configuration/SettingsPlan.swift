package import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyProgram

/// With which settings each file of a run is reviewed. Made before the first file is read, so that a configuration that
/// makes no sense stops the run.
package struct SettingsPlan: Sendable {
  /// Where configurations come from.
  package enum Source: Sendable {
    /// From the folders of the files, and those above them.
    case folders
    /// From this file alone.
    case file(String)
    case none
  }

  /// All settings that some file of the run has.
  package private(set) var settings: [Settings] = []
  /// The files to review.
  package private(set) var files: [String] = []
  /// For each file an index in `settings`.
  package private(set) var choices: [Int] = []

  /// What the command line says.
  package let typed: Settings
  private var finder = ConfigurationFinder()
  private var projects = DevelopmentLanguage()
  /// The configuration of all files, for a source that names one.
  private var only: Int?
  private var known: [Identity: Int] = [:]
  /// For each file the index of its configuration in the finder.
  private var origins: [Int] = []

  /// - Parameter typed: what the command line says, which beats all configurations.
  package init(_ source: Source, under typed: Settings) throws {
    self.typed = typed
    switch source {
    case .folders: only = nil
    case .none: only = 0
    case .file(let file): only = try finder.load(AbsolutePath(file))
    }
  }

  /// Adds files to review. Those that were found in a folder rather than `named` are left out where their configuration
  /// says so.
  package mutating func add(_ paths: [String], named: Set<String>) throws {
    // Files stand folder by folder, and few configurations tell them apart by their paths.
    var (folder, known) = ("", Int?.none)
    for path in paths {
      let own = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)]
      if known == nil || own != folder { (folder, known) = (String(own), nil) }
      let configuration = try known ?? configuration(for: AbsolutePath(path))
      known = configuration
      let stated = finder.configurations[configuration]
      let absolute = stated.dependsOnPath ? AbsolutePath(path) : nil
      if let absolute, !named.contains(path), !stated.takes(absolute.text) { continue }
      add(path, absolute, configuration)
    }
  }

  /// Adds standard input, which is read as if it were the file `name`; an empty name stands for a file in the working
  /// folder.
  package mutating func addStandardInput(named name: String) throws {
    let absolute = AbsolutePath(name.isEmpty ? "standard input" : name)
    add(name, absolute, try configuration(for: absolute))
  }

  /// The languages other than English that the files are in, by their paths.
  package var languages: [LocaleTag] {
    let found = Set(files.map { "\(LocaleOfPath.locale(of: $0))" }).sorted().compactMap { LocaleTag($0) }
    return found.filter { !$0.isEnglish && $0 != .undetermined }
  }

  /// Tells all settings which languages the files of the run are in, by their paths.
  package mutating func noteLanguages() {
    let languages = languages
    for index in settings.indices { settings[index].projectLanguages = languages }
  }

  private mutating func add(_ path: String, _ absolute: AbsolutePath?, _ configuration: Int) {
    files.append(path)
    let namesNone = LocaleOfPath.locale(of: path) == .undetermined && Self.isOfApple(path)
    let language = namesNone ? projects.language(of: absolute ?? AbsolutePath(path)) : nil
    choices.append(choice(configuration, absolute, language))
    origins.append(configuration)
  }

  /// Whether Xcode’s or Swift’s project files speak of the file.
  private static func isOfApple(_ path: String) -> Bool {
    ["strings", "stringsdict", "xib", "storyboard", "plist", "swift", "m", "mm"].contains {
      path.hasSuffix(".\($0)")
    }
  }

  /// The configurations of the run in the order of their first files, each with its files.
  package var configurations: [(configuration: Configuration, files: [String])] {
    var (order, byOrigin) = ([Int](), [Int: [String]]())
    for (file, origin) in zip(files, origins) {
      if byOrigin[origin] == nil { order.append(origin) }
      byOrigin[origin, default: []].append(file)
    }
    return order.map { (finder.configurations[$0], byOrigin[$0] ?? []) }
  }

  /// The configuration of the file at `index`.
  package func configuration(at index: Int) -> Configuration { finder.configurations[origins[index]] }

  /// The project’s own rules, each once, in the order of the files that they hold for.
  package var houseRules: [HouseRule] {
    var seen: Set<String> = []
    return settings.flatMap(\.houseRules).filter { seen.insert($0.id).inserted }
  }

  /// Whether the file at `path` may be a configuration of the run: by its name, or because another one extends it.
  package func isConfiguration(_ path: String) -> Bool {
    if Self.isConfigurationName(path) { return true }
    let path = AbsolutePath(path)
    return finder.configurations.contains { $0.files.contains(path) }
  }

  /// Whether a file of this name is looked for in folders.
  package static func isConfigurationName(_ path: String) -> Bool {
    path.split(separator: "/").last.map { $0 == ConfigurationFinder.fileName } ?? false
  }

  /// All that configurations say of functions around keys, in the order of the files.
  package var wrappers: [String] { settings.flatMap(\.wrappers) }

  /// Lets all files know what the program says of their copy.
  package mutating func add(_ program: ProgramIndex) {
    for index in settings.indices { settings[index].program = program }
  }

  /// Lets all files know the names that the project gives itself, and how its copy cases words.
  package mutating func add(projectNames: [String], words: WordsOfRun?) {
    for index in settings.indices { (settings[index].projectNames, settings[index].wordsOfRun) = (projectNames, words) }
  }

  /// Lets all files know on which systems copy is shown.
  package mutating func add(_ projects: ProjectPlatforms) {
    for index in settings.indices { settings[index].projects = projects }
  }

  /// Has programs judged for copy that no catalogue has in the base language.
  package mutating func add(covered: KnownCopy) {
    for index in settings.indices { settings[index].covered = covered }
  }

  /// Changes all settings alike.
  package mutating func update(_ change: (inout Settings) -> Void) {
    for index in settings.indices { change(&settings[index]) }
  }

  /// The settings of the file at `index`.
  package subscript(_ index: Int) -> Settings { settings[choices[index]] }

  private mutating func configuration(for path: AbsolutePath) throws -> Int {
    if let only { return only }
    return try finder.configuration(for: path)
  }

  /// Which of the rule settings that are limited to some paths hold, decides which settings files can share.
  private mutating func choice(_ configuration: Int, _ path: AbsolutePath?, _ language: LocaleTag?) -> Int {
    let stated = finder.configurations[configuration]
    let holds = stated.rules.map { rule in
      rule.value.paths.isEmpty || path.map { path in rule.value.paths.contains { $0.matches(path.text) } } ?? false
    }
    let identity = Identity(configuration: configuration, rules: holds, language: language)
    if let choice = known[identity] { return choice }
    var settings = typed
    settings.add(stated, rules: zip(stated.rules, holds).filter(\.1).map(\.0.value))
    settings.developmentLocale = language
    self.settings.append(settings)
    known[identity] = self.settings.count - 1
    return self.settings.count - 1
  }
}

/// What two files have in common that are reviewed alike.
private struct Identity: Hashable {
  let configuration: Int
  let rules: [Bool]
  let language: LocaleTag?
}

extension Settings {
  /// Fills in what a configuration says and nobody typed.
  fileprivate mutating func add(_ configuration: Configuration, rules: [RuleSetting]) {
    chosenGuide = chosenGuide ?? configuration.guide?.value
    caseStyle = caseStyle ?? configuration.caseStyle?.value
    fallbackLocale = configuration.locale?.value
    failOn = failOn ?? configuration.failOn?.value
    appNames += configuration.appNames.map(\.value)
    names += (configuration.appNames + configuration.names).map(\.value)
    allowed += configuration.allowed.map(\.value)
    usesDictionaries = usesDictionaries || configuration.spelling != nil
    wrappers += configuration.wrappers.map(\.value)
    roles += configuration.roles.map(\.value)
    sets += configuration.sets.map(\.value)
    platforms += configuration.platforms.map(\.value)
    surfaces += configuration.shownOn.map(\.value)
    customSurfaces += configuration.surfaces.map(\.value)
    samples += configuration.samples.map(\.value)
    textSize = textSize ?? configuration.textSize?.value
    languages += configuration.languages.map(\.value)
    self.rules += rules
    houseRules += configuration.houseRules.map(\.value)
    stets += configuration.stets.map(\.value)
  }
}

/// Has a worker for each settings of a run, made at the first need. One for each thread.
package struct PlannedWorkers<Worker> {
  private let plan: SettingsPlan
  private let make: (Settings) throws -> Worker
  private var workers: [Result<Worker, any Error>?]

  package init(_ plan: SettingsPlan, make: @escaping (Settings) throws -> Worker) {
    self.plan = plan
    self.make = make
    workers = Array(repeating: nil, count: plan.settings.count)
  }

  /// The worker for the file at `index` of the plan.
  package mutating func worker(for index: Int) throws -> Worker {
    let choice = plan.choices[index]
    let worker = workers[choice] ?? Result { try make(plan.settings[choice]) }
    workers[choice] = worker
    return try worker.get()
  }
}

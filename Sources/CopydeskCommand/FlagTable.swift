import CopyFiles
import CopyKernel
import CopyModel
import CopyPassage
import CopyReporting
import CopyText

/// All flags, in the order of help.
enum FlagTable {
  private static let check: Set<Command> = [.check]
  private static let reading: Set<Command> = [.check, .inspect, .preview]
  private static let reviewing: Set<Command> = [.check, .baseline]
  private static let configured = reading.union([.rules, .explain, .baseline, .lsp])
  private static let judging: Set<Command> = [.check, .lsp]
  private static let everything = Set(Command.allCases)

  static let formats = ReporterRegistry.names

  /// What commands other than check can print.
  private static let plainFormats = ["human", "json", "jsonl"]

  /// The role that says nothing comes last.
  private static let roles = Role.allCases.filter { $0 != .unknown }.map(\.name) + [Role.unknown.name]

  static let all: [Flag] = [
    Flag("format", "NAME", in: check, choices: formats, "how to print: \(formats.joined(separator: ", "))") {
      $0.format = $1
    },
    Flag(
      "format", plainFormats.joined(separator: "|"), in: [.inspect, .rules], choices: plainFormats, "how to print"
    ) { $0.format = $1 },
    Flag(
      "format", "human|html", in: [.preview], choices: ["human", "html"], "how to draw: in the terminal, or as a page"
    ) {
      $0.format = $1
    },
    Flag("output", "FILE", in: reading, "where to print; standard output without it") { $0.output = $1 },
    Flag("fix", in: check, "apply the edits that keep the meaning, in place; piped copy goes to standard output") {
      invocation, _ in
      if invocation.fixing == .none { invocation.fixing = .apply }
    },
    Flag("suggestions", in: check, "with --fix or --diff: also the first suggestion of each finding") { invocation, _ in
      invocation.fixesSuggestions = true
    },
    Flag("interactive", in: check, "with --fix: ask at each finding which words to write, one key each") {
      invocation, _ in invocation.asks = true
    },
    Flag("diff", in: check, "print the edits and write nothing") { invocation, _ in invocation.fixing = .diff },
    Flag(
      "role", "ROLE", in: reading.union(reviewing), choices: roles, "what all strings are, such as button",
      understands: { RoleName.role(called: $0) != nil }
    ) {
      $0.settings.role = RoleName.role(called: $1)
    },
    Flag(
      "locale", "TAG", in: [.check, .inspect, .rules, .convert, .explain, .baseline],
      "the language to see, and of copy that names none, such as ko or pt-BR"
    ) { invocation, tag throws(UsageError) in
      if let fault = KnownLanguage.fault(in: tag) { throw UsageError(fault) }
      invocation.settings.locale = LocaleTag(tag)
    },
    Flag(
      "base", "PATH", in: reading.union([.explain, .lsp]),
      "the file or folder in the base language, which translations are held against"
    ) {
      $0.base = $1
    },
    Flag("stdin-filename", "NAME", in: reading, "read piped copy as if it were this file; it need not exist") {
      $0.stdinFilename = $1
    },
    Flag(
      "guide", "EDITION", in: [.check, .inspect, .rules, .explain, .baseline, .lsp],
      choices: Guide.allCases.map(\.name),
      "edition of the guidance; hig-2022 without it"
    ) {
      $0.settings.guide = Guide(name: $1) ?? .hig2022
    },
    Flag("no-sources", in: reading.union([.explain, .lsp]), "do not read programs for what they say of their copy") {
      invocation, _ in
      invocation.readsPrograms = false
    },
    Flag(
      "surface", "NAME", in: reading.union([.lsp]),
      "where the copy is shown: material-dialog, or '180pt 15 semibold'; may be given more than once"
    ) { invocation, text throws(UsageError) in
      guard text.first?.isNumber ?? false else { return invocation.settings.surfaceNames += patterns(text) }
      guard let surface = Surface.onTheSpot(text) else {
        throw UsageError("--surface takes a name, or width, size, and weight: '180pt 15 semibold', '180pt 15, 2 lines'")
      }
      invocation.settings.customSurfaces.append(surface)
      invocation.settings.surfaceNames.append(surface.id)
    },
    Flag("font", "FILE", in: reading, "measure with this font rather than by table; more are for what it lacks") {
      invocation, path throws(UsageError) in invocation.settings.fonts.append(try FontArgument.read(path))
    },
    Flag(
      "text-size", "NAME", in: reading.union([.lsp]), choices: TextSize.allCases.map(\.rawValue),
      "the Dynamic Type size; l without it"
    ) {
      $0.settings.textSize = TextSize(rawValue: $1)
    },
    Flag("select", "GLOB", in: judging, "turn on more rules, such as 'tone-*'; '*' for all") {
      $0.settings.select += patterns($1)
    },
    Flag("only", "GLOB", in: judging, "these rules alone") { $0.settings.only += patterns($1) },
    Flag("ignore", "GLOB", in: judging, "turn rules off") { $0.settings.ignore += patterns($1) },
    Flag("rule", "ID=LEVEL", in: judging, "how loud a rule speaks: off, note, warning, or error") {
      invocation, text throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let level = Severity(name: parts[1]) else {
        throw UsageError("--rule takes ID=off, note, warning, or error; “\(text)” is none of it")
      }
      invocation.settings.levels[parts[0]] = level
    },
    Flag(
      "baseline", "FILE", in: reviewing.union([.lsp]),
      "the findings that are known; baseline writes it, check tells only others"
    ) {
      $0.baseline = $1
    },
    Flag("since", "REV", in: check, "only what concerns entries that changed since that git revision") {
      $0.revision = $1
    },
    Flag("no-stet", in: judging, "tell also what comments and the configuration wish to stand") { invocation, _ in
      invocation.settings.heedsStet = false
    },
    Flag("each", in: check, "missing, untranslated, inherited, and repeated findings one by one, for people") {
      invocation, _ in invocation.tellsEach = true
    },
    Flag("statistics", in: check, "count findings by rule, file, language, and level, and tell none of them") {
      invocation, _ in invocation.printsStatistics = true
    },
    Flag("max-findings", "N", in: check, "tell so many findings at most, the loudest first; all are counted") {
      invocation, text throws(UsageError) in
      guard let most = Int(text), most >= 0 else {
        throw UsageError("--max-findings takes a number from 0; “\(text)” is none")
      }
      invocation.mostFindings = most
    },
    Flag("checklist", in: check, "also print the questions that no tool can answer from text") { invocation, _ in
      invocation.settings.asksQuestions = true
    },
    Flag(
      "fail-on", "LEVEL", in: check, choices: ["error", "warning", "note"],
      "the level that makes the status 1; warning without it"
    ) {
      $0.settings.failOn = Severity(name: $1)
    },
    Flag("exit-zero", in: check, "status 0 even with findings") { invocation, _ in invocation.exitsZero = true },
    Flag("jobs", "N", in: reading.union(reviewing), "how many files to read at a time") {
      invocation, text throws(UsageError) in
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw UsageError("--jobs takes a number from 1 to 256; “\(text)” is none")
      }
      invocation.jobs = jobs
    },
    Flag("config", "FILE", in: configured, "the configuration; without it the nearest .copydesk.yml above each file") {
      $0.configuration = .file($1)
    },
    Flag("no-config", in: configured, "read no configuration file") { invocation, _ in invocation.configuration = .none
    },
    Flag("show-settings", in: check, "print the settings in force, and where each comes from") { invocation, _ in
      invocation.showsSettings = true
    },
    Flag("quiet", in: reading.union(reviewing), "findings alone, without progress and summary") { invocation, _ in
      invocation.isQuiet = true
    },
    Flag("color", "WHEN", in: everything, choices: Invocation.Color.allCases.map(\.rawValue), "auto, always, or never")
    {
      $0.color = Invocation.Color(rawValue: $1) ?? .auto
    },
    Flag("to", "STYLE", in: [.convert], choices: ["title", "sentence"], "the style to convert to") {
      $0.conversion = $1
    },
    Flag("schema", in: [.`init`], "print the JSON Schema of the configuration, for editors, and write nothing") {
      invocation, _ in invocation.printsSchema = true
    },
    Flag("stdio", in: [.lsp], "speak on standard input and output, as it does anyway; many editors say so") { _, _ in },
    Flag("help", in: everything, "this text") { invocation, _ in invocation.wantsHelp = true },
    Flag("version", in: everything, "the version") { invocation, _ in invocation.wantsVersion = true },
  ]

  /// Short forms that everybody tries.
  static func longName(_ flag: String) -> String {
    switch flag {
    case "-h": "--help"
    case "-q": "--quiet"
    case "-j": "--jobs"
    case "-o": "--output"
    case "-V": "--version"
    case "--lang", "--language": "--locale"
    default: flag
    }
  }

  /// What people type who know other tools, and what it is called here.
  static let foreign = [
    "--json": "--format json", "--html": "--format html", "--sarif": "--format sarif",
    "--output-format": "--format NAME", "--reporter": "--format NAME", "-f": "--format NAME", "-v": "--version",
    "--verbose": "--each", "-i": "--fix --interactive",
    "--write": "--fix", "--stdin": "copydesk without a path, and pipe the copy", "--list-rules": "copydesk rules",
  ]

  private static func patterns(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
}

/// The value of `--font`: a file, and behind `#` the number of the font in a collection.
enum FontArgument {
  static func read(_ argument: String) throws(UsageError) -> FontData {
    let parts = argument.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let index = parts.count == 2 ? UInt32(parts[1]) : 0
    let path = index == nil ? argument : parts[0]
    do {
      return try FontData(FileReader.read(path), index: index ?? 0)
    } catch let failure as FontData.Failure {
      throw UsageError(
        failure == .noFont ? "“\(argument)” holds no font" : "“\(argument)” needs more memory than there is")
    } catch {
      throw UsageError("\(error)")
    }
  }
}

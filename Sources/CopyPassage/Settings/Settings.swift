public import CopyKernel
public import CopyModel
package import CopyProgram
package import CopyText

/// What the user wants checked, and how.
public struct Settings: Sendable {
  /// The edition of the guidance, when somebody says so.
  public var chosenGuide: Guide?
  /// The edition of the guidance in force.
  public var guide: Guide {
    get { chosenGuide ?? .hig2022 }
    set { chosenGuide = newValue }
  }
  /// How short copy is cased, when somebody says so; otherwise as its platform has it.
  public var caseStyle: CaseStyle?
  /// Rules added to those that are on; globs with `*` and `?`.
  public var select: [String] = []
  /// Rules that are off until somebody wants them, and whose advice is offered all the same as a note, by id.
  package var offered: [String] = []
  /// When not empty, only these are on.
  public var only: [String] = []
  public var ignore: [String] = []
  /// How loud single rules speak, by id.
  public var levels: [String: Severity] = [:]
  /// The role of every string, when the user says so.
  public var role: Role?
  /// The locale of all copy, when the user says so.
  public var locale: LocaleTag?
  /// Whether `locale` only names copy that names no locale itself, and copy in other languages is passed over.
  public var selectsLocale = false
  /// Whether to collect the questions that no text can answer.
  public var asksQuestions = false
  /// Whether to rewrite whole alerts and notifications.
  public var proposes = false
  /// Whether to draw the alerts and notifications that something is said of.
  public var drawsSets = false
  /// The level that makes the status of a run 1, when somebody says so; a warning otherwise.
  public var failOn: Severity?
  /// The locale of copy that names none.
  public var fallbackLocale: LocaleTag?
  /// The language that the project is written in, where its project file says so.
  package var developmentLocale: LocaleTag?
  /// Names of the app itself, and all names with a fixed spelling that the project adds, the app’s among them.
  public var appNames: [String] = []
  public var names: [String] = []
  /// The names that the project gives itself, which keep their spelling and are asked of nobody.
  package var projectNames: [String] = []
  /// How the copy of the whole run cases its words; nil where only one catalogue is known.
  package var wordsOfRun: WordsOfRun?
  /// Words and phrases that no list of words reports.
  public var allowed: [String] = []
  /// Whether copy in other languages than English is held against dictionaries of Hunspell.
  public var usesDictionaries = false
  /// Whether findings stay untold where a comment or the configuration wishes so.
  public var heedsStet = true
  /// What the program says of its copy; nil where none was read.
  package var program: ProgramIndex?
  /// What programs say of the sets whose parts stand in them; nil where no programs are reviewed.
  package var setsOfPrograms: ProgramIndex?
  /// What programs of the run show by themselves, as far as they were read.
  package var readings: ProgramReadings?
  /// What catalogues of the run have, so that programs are judged for other copy alone; nil while catalogues are reviewed.
  package var covered: KnownCopy?
  /// The project’s own functions around keys.
  package var wrappers: [String] = []
  /// Whether edits are told with their lines and columns, which some reports need.
  public var placesEdits = false
  /// Whether suggestions carry their widths, which few reports tell.
  public var measuresSuggestions = false
  /// Whether a suggestion also mends what else is surely wrong with the string.
  public var completesSuggestions = false
  /// Whether findings of one string get words that answer them all.
  public var mergesSuggestions = false
  /// Names of the surfaces that copy is judged on, when somebody says so; otherwise the usual ones of its role.
  public var surfaceNames: [String] = []
  /// How large people have set text, when somebody says so.
  public var textSize: TextSize?
  /// Fonts that widths are measured with, the one for all text first; by table where there are none.
  package var fonts: [FontData] = []
  /// Languages that English copy will be translated into, when somebody says so.
  public var languages: [LocaleTag] = []
  /// Languages that the files of the run are in.
  package var projectLanguages: [LocaleTag] = []
  /// What the configuration says of systems and surfaces by path, the first that holds decides.
  package var platforms: [PathChoice] = []
  package var surfaces: [PathChoice] = []
  /// What projects and programs say of systems.
  package var projects = ProjectPlatforms.none
  /// Surfaces that the configuration adds.
  package var customSurfaces: [Surface] = []
  /// What placeholders stand for when copy is measured: patterns and samples.
  package var samples: [PlaceholderSample] = []
  /// What the configuration says of roles, sets, and rules.
  package var roles: [RolePattern] = []
  package var sets: [SetPattern] = []
  package var rules: [RuleSetting] = []
  /// The project’s own rules, each id once.
  package var houseRules: [HouseRule] = []
  /// Wishes of the configuration.
  package var stets: [StetPattern] = []

  public init() {}

  /// How loud `rule` speaks of copy in `locale` and `role`, and whether somebody said so of it. What was typed beats what
  /// the configuration says. `role` is nil for rules about sets and files.
  package func level(of rule: RuleInfo, locale: LocaleTag, role: Role?) -> (Severity, isForced: Bool) {
    if let level = levels[rule.id] { return (level, true) }
    let chosen = (only + select).contains { Glob.matches($0, rule.id) }
    if ignore.contains(where: { Glob.matches($0, rule.id) }) || (!only.isEmpty && !chosen) { return (.off, false) }
    let configured = rules.last { $0.holds(for: rule.id, locale: locale, role: role) }?.level
    let level = configured ?? rule.severity(in: guide)
    let isOffered = configured == nil && offered.contains(rule.id)
    return level == .off && (chosen || isOffered)
      ? (max(.note, rule.severity(in: guide)), false) : (level, configured != nil)
  }

  /// The names of all surfaces, the configuration’s own last.
  public var knownSurfaces: [String] { Surface.names + customSurfaces.map(\.id) }

  /// Names that were asked for and are of no surface.
  public var unknownSurfaces: [String] { surfaceNames.filter { !knownSurfaces.contains($0) } }
}

extension Settings {
  /// The formats of programs, one for each dialect, where it is known what catalogues have; none otherwise.
  package var programs: [ProgramFormat] {
    guard let covered else { return [] }
    return ProgramDialect.allCases.map {
      ProgramFormat($0, wrappers: wrappers, covered: covered, readings: readings)
    }
  }
}

/// What the configuration says of a placeholder: a pattern of it as it is written, and what stands for it.
package struct PlaceholderSample: Sendable {
  package let pattern, sample: String

  package init(pattern: String, sample: String) {
    self.pattern = pattern
    self.sample = sample
  }
}

/// Finds the words and phrases that a project allows.
package struct AllowedWords: Sendable {
  private let trie: TermTrie

  /// Nil for no phrases.
  package init?(_ phrases: [String]) {
    if phrases.isEmpty { return nil }
    trie = TermTrie(phrases.map { Term(list: TermList("allowed"), text: $0) })
  }

  /// The ranges of `copy` that are allowed.
  func ranges(in copy: Bytes, _ tokens: UnsafeBufferPointer<Token>) -> [Range<Int>] {
    var found: ContiguousArray<TermMatch> = []
    trie.match(copy, tokens: tokens, into: &found)
    return found.map(\.range)
  }
}

/// A wish that stands in the configuration, for formats that have no comments.
package struct StetPattern: Sendable {
  /// Rules, or patterns of them; empty for all.
  package let rules: [String]
  /// Empty for all keys.
  package let keys: [KeyPattern]
  /// Empty for all files.
  package let paths: [PathGlob]
  package let reason: String

  package init(rules: [String], keys: [KeyPattern], paths: [PathGlob], reason: String) {
    self.rules = rules
    self.keys = keys
    self.paths = paths
    self.reason = reason
  }

  /// Those of `patterns` that may hold in `catalog`.
  package static func holding(_ patterns: [StetPattern], in catalog: Catalog) -> [StetPattern] {
    if patterns.isEmpty { return [] }
    let path = AbsolutePath(catalog.path.isEmpty ? "standard input" : catalog.path).text
    return patterns.filter { pattern in
      pattern.paths.isEmpty || !catalog.extras.isEmpty || pattern.paths.contains { $0.matches(path) }
    }
  }

  /// Whether `rule` is silent about `key`. A `path` is what the entry names as its own.
  package func silences(_ rule: String, _ key: Bytes, _ path: String?) -> Bool {
    if let path, !paths.isEmpty, !paths.contains(where: { $0.matches(path) }) { return false }
    guard keys.isEmpty || keys.contains(where: { $0.matches(key) }) else { return false }
    return rules.isEmpty || rules.contains { Glob.matches($0, rule) }
  }
}

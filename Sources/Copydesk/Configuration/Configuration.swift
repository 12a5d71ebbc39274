import CopyModel

/// What a configuration says, each with its place. Where it says nothing, the defaults hold.
package struct Configuration: Sendable {
  /// A value and where it stands.
  struct Stated<Value: Sendable>: Sendable {
    let value: Value
    let place: ConfigurationPlace
  }

  var guide: Stated<Guide>?
  var caseStyle: Stated<CaseStyle>?
  var locale: Stated<LocaleTag>?
  var failOn: Stated<Severity>?
  var appNames: [Stated<String>] = []
  var names: [Stated<String>] = []
  var allowed: [Stated<String>] = []
  /// The first that holds decides.
  var roles: [Stated<RolePattern>] = []
  /// The first that holds decides.
  var sets: [Stated<SetPattern>] = []
  /// Functions around keys.
  var wrappers: [Stated<String>] = []
  /// Systems and surfaces that show copy; of each the first that holds decides.
  var platforms: [Stated<PathChoice>] = []
  var shownOn: [Stated<PathChoice>] = []
  /// Surfaces of the app’s own.
  var surfaces: [Stated<Surface>] = []
  /// What placeholders stand for when copy is measured.
  var samples: [Stated<PlaceholderSample>] = []
  /// Languages that English copy will be translated into.
  var languages: [Stated<LocaleTag>] = []
  /// The size of text that copy is measured at.
  var textSize: Stated<TextSize>?
  /// The last that holds decides.
  var rules: [Stated<RuleSetting>] = []
  /// The last of an id decides.
  var houseRules: [Stated<HouseRule>] = []
  var stets: [Stated<StetPattern>] = []
  var include: [Stated<PathGlob>] = []
  var exclude: [Stated<PathGlob>] = []
  /// Paths of configurations to start from, as written.
  var extended: [Stated<String>] = []
  /// The files that were read, the one that was asked for last.
  var files: [AbsolutePath] = []

  init() {}

  /// Adds what `other`, which knows better, says.
  mutating func add(_ other: Configuration) {
    guide = other.guide ?? guide
    caseStyle = other.caseStyle ?? caseStyle
    locale = other.locale ?? locale
    failOn = other.failOn ?? failOn
    appNames += other.appNames
    names += other.names
    allowed += other.allowed
    roles = other.roles + roles
    sets = other.sets + sets
    wrappers += other.wrappers
    platforms = other.platforms + platforms
    shownOn = other.shownOn + shownOn
    surfaces = other.surfaces + surfaces
    samples = other.samples + samples
    languages += other.languages
    textSize = other.textSize ?? textSize
    rules += other.rules
    houseRules.removeAll { old in other.houseRules.contains { $0.value.id == old.value.id } }
    houseRules += other.houseRules
    stets += other.stets
    include += other.include
    exclude += other.exclude
    extended += other.extended
    files += other.files
  }

  /// Whether files of one folder may be treated unlike.
  var dependsOnPath: Bool { !include.isEmpty || !exclude.isEmpty || rules.contains { !$0.value.paths.isEmpty } }

  /// Whether the walk of a folder takes the file at the absolute `path`.
  func takes(_ path: String) -> Bool {
    if exclude.contains(where: { $0.value.matches(path) }) { return false }
    return include.isEmpty || include.contains { $0.value.matches(path) }
  }
}

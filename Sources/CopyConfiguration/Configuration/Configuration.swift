package import CopyKernel
package import CopyModel
package import CopyPassage

/// What a configuration says, each with its place. Where it says nothing, the defaults hold.
package struct Configuration: Sendable {
  package var guide: Stated<Guide>?
  package var caseStyle: Stated<CaseStyle>?
  package var locale: Stated<LocaleTag>?
  package var failOn: Stated<Severity>?
  package var appNames: [Stated<String>] = []
  package var names: [Stated<String>] = []
  package var allowed: [Stated<String>] = []
  /// What spelling of other languages is held against.
  package var spelling: Stated<String>?
  /// The first that holds decides.
  package var roles: [Stated<RolePattern>] = []
  /// The first that holds decides.
  package var sets: [Stated<SetPattern>] = []
  /// Functions around keys.
  package var wrappers: [Stated<String>] = []
  /// Systems and surfaces that show copy; of each the first that holds decides.
  package var platforms: [Stated<PathChoice>] = []
  var shownOn: [Stated<PathChoice>] = []
  /// Surfaces of the app’s own.
  package var surfaces: [Stated<Surface>] = []
  /// What placeholders stand for when copy is measured.
  var samples: [Stated<PlaceholderSample>] = []
  /// Languages that English copy will be translated into.
  package var languages: [Stated<LocaleTag>] = []
  /// The size of text that copy is measured at.
  package var textSize: Stated<TextSize>?
  /// The last that holds decides.
  package var rules: [Stated<RuleSetting>] = []
  /// The last of an id decides.
  package var houseRules: [Stated<HouseRule>] = []
  var stets: [Stated<StetPattern>] = []
  package var include: [Stated<PathGlob>] = []
  var exclude: [Stated<PathGlob>] = []
  /// Paths of configurations to start from, as written.
  package var extended: [Stated<String>] = []
  /// The files that were read, the one that was asked for last.
  package var files: [AbsolutePath] = []

  package init() {}

  /// Adds what `other`, which knows better, says.
  package mutating func add(_ other: Configuration) {
    guide = other.guide ?? guide
    caseStyle = other.caseStyle ?? caseStyle
    locale = other.locale ?? locale
    failOn = other.failOn ?? failOn
    appNames += other.appNames
    names += other.names
    allowed += other.allowed
    spelling = other.spelling ?? spelling
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
  package var dependsOnPath: Bool { !include.isEmpty || !exclude.isEmpty || rules.contains { !$0.value.paths.isEmpty } }

  /// Whether the walk of a folder takes the file at the absolute `path`.
  package func takes(_ path: String) -> Bool {
    if exclude.contains(where: { $0.value.matches(path) }) { return false }
    return include.isEmpty || include.contains { $0.value.matches(path) }
  }
}

/// A configuration that makes no sense. Nothing is checked then.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package let place: ConfigurationPlace
  /// What is wrong and what is expected: one sentence without its full stop.
  package let message: String

  package init(_ place: ConfigurationPlace, _ message: String) { (self.place, self.message) = (place, message) }

  package var description: String { "\(place.path):\(place.line):\(place.column): \(message)" }
}

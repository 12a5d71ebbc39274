/// Makes the reporter for a format.
package enum ReporterRegistry {
  /// The formats, in the order of help.
  package static let names = [
    "human", "json", "jsonl", "sarif", "github", "gitlab", "xcode", "checkstyle", "junit", "html",
  ]

  /// Formats that people read, in a terminal or a log. The others are for programs.
  package static let forPeople: Set<String> = ["human", "github", "xcode"]

  /// Formats that tell where edits lie by line and column.
  package static let placingEdits: Set<String> = ["sarif"]

  /// Formats that tell how suggestions fit.
  package static let measuringSuggestions: Set<String> = ["json", "jsonl"]

  /// - Parameter houseRules: the project’s own, of which some reports tell as of all others.
  package static func reporter(
    for format: String, isColored: Bool, isQuiet: Bool, houseRules: [HouseRule] = []
  ) -> any Reporter {
    let rules = RuleRegistry.all.map(\.info) + houseRules.map(\.info)
    return switch format {
    case "json": JSONReporter(isLines: false)
    case "jsonl": JSONReporter(isLines: true)
    case "sarif": SARIFReporter(rules: rules)
    case "github": GitHubReporter()
    case "gitlab": GitLabReporter()
    case "xcode": XcodeReporter()
    case "checkstyle": CheckstyleReporter()
    case "junit": JUnitReporter()
    case "html": HTMLReporter(rules: rules)
    default: HumanReporter(style: TerminalStyle(isColored: isColored), isQuiet: isQuiet)
    }
  }
}

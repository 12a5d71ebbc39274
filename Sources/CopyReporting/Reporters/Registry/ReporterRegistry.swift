import CopyFiles
import CopyRules

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

  /// Formats whose suggestions are whole strings that people paste: each mends all that is surely wrong.
  package static let completingSuggestions: Set<String> = ["json", "jsonl", "github", "xcode"]

  /// Formats that hold what translations inherit, marked as such. The others make servers fail or annotate a line, or
  /// ask a translator for what the base alone can mend.
  package static let tellingInherited: Set<String> = ["human", "json", "jsonl", "sarif"]

  /// Formats that can count findings rather than tell them.
  package static let counting: Set<String> = ["human", "json"]

  package static func reporter(
    for format: String, isColored: Bool = false, options: ReportOptions = ReportOptions()
  ) -> any Reporter {
    let rules = RuleRegistry.all.map(\.info) + options.houseRules.map(\.info)
    if options.counts {
      return StatisticsReporter(isJSON: format == "json", style: TerminalStyle(isColored: isColored))
    }
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
    default: HumanReporter(style: TerminalStyle(isColored: isColored), options: options)
    }
  }
}

/// Makes the reporter for a format.
package enum ReporterRegistry {
  package static func reporter(for format: String, isColored: Bool, isQuiet: Bool) -> any Reporter {
    switch format {
    case "json": JSONReporter(isLines: false)
    case "jsonl": JSONReporter(isLines: true)
    default: HumanReporter(style: TerminalStyle(isColored: isColored), isQuiet: isQuiet)
    }
  }
}

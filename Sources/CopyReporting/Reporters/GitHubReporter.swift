import CopyKernel
import CopyModel

/// `--format github`: commands that GitHub turns into annotations of a pull request. It shows ten of each level a step, so
/// that many are printed, errors first, and the last of ten says how many more there are.
struct GitHubReporter: Reporter {
  private var kept: [Severity: [String]] = [:]
  private var counts: [Severity: Int] = [:]

  /// Annotations of a level that GitHub shows.
  private static let mostShown = 10

  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    for diagnostic in diagnostics {
      let level = diagnostic.severity
      counts[level, default: 0] += 1
      if kept[level, default: []].count < Self.mostShown { kept[level, default: []].append(line(diagnostic)) }
    }
    return []
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    Array([Severity.error, .warning, .note].map(lines).joined().utf8)
  }

  private func lines(_ level: Severity) -> String {
    let (lines, count) = (kept[level] ?? [], counts[level] ?? 0)
    guard count > Self.mostShown else { return lines.joined() }
    let shown = Self.mostShown - 1
    return lines.prefix(shown).joined()
      + "::\(Self.command(level)) title=copydesk::and \(SummaryLine.grouped(count - shown)) more \(level.name)s\n"
  }

  private static func command(_ level: Severity) -> String { level == .note ? "notice" : level.name }

  private func line(_ diagnostic: Diagnostic) -> String {
    var properties = ["file=\(Self.property(ReportPath.plain(diagnostic.path)))"]
    if let place = diagnostic.place {
      properties.append("line=\(place.line),endLine=\(place.endLine)")
      // Columns are taken for words of one line.
      if place.line == place.endLine { properties.append("col=\(place.column),endColumn=\(place.endColumn)") }
    }
    properties.append("title=\(Self.property(diagnostic.rule))")
    let better = diagnostic.suggestions.first.map { "\nBetter: \($0.text)" } ?? ""
    return
      "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::\(Self.data(diagnostic.message + better))\n"
  }

  /// What ends a command or stands for itself is written with its number.
  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      guard special.contains(scalar) else { return result.unicodeScalars.append(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}

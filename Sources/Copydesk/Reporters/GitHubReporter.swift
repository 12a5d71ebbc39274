import CopyModel

/// `--format github`: commands that GitHub turns into annotations of a pull request.
struct GitHubReporter: Reporter {
  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] { Array(diagnostics.map(line).joined().utf8) }

  mutating func end(_ summary: Summary) -> [UInt8] { [] }

  private func line(_ diagnostic: Diagnostic) -> String {
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.name
    var properties = ["file=\(Self.property(ReportPath.plain(diagnostic.path)))"]
    if let place = diagnostic.place {
      properties.append("line=\(place.line),endLine=\(place.endLine)")
      // Columns are taken for words of one line.
      if place.line == place.endLine { properties.append("col=\(place.column),endColumn=\(place.endColumn)") }
    }
    properties.append("title=\(Self.property(diagnostic.rule))")
    let better = diagnostic.suggestions.first.map { "\nBetter: \($0.text)" } ?? ""
    return "::\(command) \(properties.joined(separator: ","))::\(Self.data(diagnostic.message + better))\n"
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

import CopyFiles
import CopyKernel
import CopyModel

/// `--format xcode`: the form of compilers, which Xcode and most editors make links of.
struct XcodeReporter: Reporter {
  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var text = ""
    for diagnostic in diagnostics {
      let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
      let better = diagnostic.suggestions.first.map { ". Better: “\(Excerpt.shortened($0.text))”" } ?? ""
      let message = TextDisplay.visible(diagnostic.message) + better
      text += "\(TextDisplay.visible(ReportPath.plain(diagnostic.path)))\(place): \(diagnostic.severity.name): "
      text += "\(message) [\(diagnostic.rule)]\n"
    }
    return Array(text.utf8)
  }

  mutating func end(_ summary: Summary) -> [UInt8] { [] }
}

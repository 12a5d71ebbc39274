import CopyKernel
import CopyModel

/// `--format junit`: each file is a suite of tests, each error and warning a test that failed. Notes are tests that passed
/// and have something to say; a file in order is one that passed.
struct JUnitReporter: Reporter {
  /// Whether the file at hand had something reported.
  private var hasSuite = false

  mutating func begin() -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"copydesk\">\n".utf8)
  }

  /// A suite for each run of diagnostics of one path: their number stands in front, and no file is held back for it.
  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var (text, rest) = ("", diagnostics[...])
    while let first = rest.first {
      let suite = rest.prefix { $0.path == first.path }
      rest = rest.dropFirst(suite.count)
      text += Self.suite(first.path, suite.map(Self.test), failures: suite.count { $0.severity > .note })
      hasSuite = true
    }
    return Array(text.utf8)
  }

  mutating func endFile(_ path: String, _ summary: Summary) -> [UInt8] {
    defer { hasSuite = false }
    if hasSuite { return [] }
    let name = XMLText.escaped(ReportPath.plain(path))
    return Array(Self.suite(path, ["    <testcase classname=\"\(name)\" name=\"copy\"/>\n"], failures: 0).utf8)
  }

  mutating func end(_ summary: Summary) -> [UInt8] { Array("</testsuites>\n".utf8) }

  private static func suite(_ path: String, _ tests: [String], failures: Int) -> String {
    let name = XMLText.escaped(ReportPath.plain(path))
    return "  <testsuite name=\"\(name)\" tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\">\n"
      + tests.joined() + "  </testsuite>\n"
  }

  private static func test(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? ""
    let subject = diagnostic.key.map { " \($0)" } ?? ""
    let name = XMLText.escaped("\(diagnostic.rule)\(subject) \(place)")
    let file = XMLText.escaped(ReportPath.plain(diagnostic.path))
    let message = XMLText.escaped(diagnostic.message)
    let detail = XMLText.escaped(detail(diagnostic))
    let content =
      diagnostic.severity > .note
      ? "<failure type=\"\(diagnostic.severity.name)\" message=\"\(message)\">\(detail)</failure>"
      : "<system-out>\(message)&#10;\(detail)</system-out>"
    return "    <testcase classname=\"\(file)\" name=\"\(name)\">\(content)</testcase>\n"
  }

  /// Where it stands, the copy, and better words.
  private static func detail(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
    let better = diagnostic.suggestions.first.map { "\nBetter: \($0.text)" } ?? ""
    return "\(ReportPath.plain(diagnostic.path))\(place)\n\(diagnostic.text)\(better)"
  }
}

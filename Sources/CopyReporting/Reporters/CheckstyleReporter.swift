import CopyKernel
import CopyModel

/// `--format checkstyle`: Checkstyle’s XML, which many servers read.
struct CheckstyleReporter: Reporter {
  /// The file whose element is open.
  private var path: String?

  mutating func begin() -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n".utf8)
  }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var text = ""
    for diagnostic in diagnostics {
      if diagnostic.path != path {
        text += close()
        path = diagnostic.path
        text += "  <file name=\"\(XMLText.escaped(ReportPath.plain(diagnostic.path)))\">\n"
      }
      text += Self.element(diagnostic)
    }
    return Array(text.utf8)
  }

  mutating func endFile(_ path: String, _ summary: Summary) -> [UInt8] { Array(close().utf8) }

  mutating func end(_ summary: Summary) -> [UInt8] { Array((close() + "</checkstyle>\n").utf8) }

  private mutating func close() -> String {
    defer { path = nil }
    return path == nil ? "" : "  </file>\n"
  }

  private static func element(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { " line=\"\($0.line)\" column=\"\($0.column)\"" } ?? " line=\"1\""
    let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.name
    return "    <error\(place) severity=\"\(severity)\" message=\"\(XMLText.escaped(diagnostic.message))\""
      + " source=\"copydesk.\(XMLText.escaped(diagnostic.rule))\"/>\n"
  }
}

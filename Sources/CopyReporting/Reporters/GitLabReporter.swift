import CopyKernel
import CopyModel

/// `--format gitlab`: GitLab’s code quality report, one list.
struct GitLabReporter: Reporter {
  private var isFirst = true
  private var path = ""
  /// How often each finding came up in the file: GitLab shows one of those with the same fingerprint.
  private var seen: [Fingerprint: Int] = [:]

  mutating func begin() -> [UInt8] { [UInt8(ascii: "[")] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var (bytes, writer) = ([UInt8](), JSONWriter())
    for diagnostic in diagnostics {
      writer.removeAll()
      let fingerprint = unique(diagnostic)
      Self.write(diagnostic, fingerprint, to: &writer)
      bytes += (isFirst ? "\n" : ",\n").utf8
      bytes += writer.bytes
      isFirst = false
    }
    return bytes
  }

  mutating func end(_ summary: Summary) -> [UInt8] { Array((isFirst ? "]\n" : "\n]\n").utf8) }

  private mutating func unique(_ diagnostic: Diagnostic) -> Fingerprint {
    if diagnostic.path != path { (path, seen) = (diagnostic.path, [:]) }
    let count = seen[diagnostic.fingerprint, default: 0]
    seen[diagnostic.fingerprint] = count + 1
    var fingerprint = diagnostic.fingerprint
    if count > 0 { fingerprint.add("\(count)".utf8) }
    return fingerprint
  }

  private static func write(_ diagnostic: Diagnostic, _ fingerprint: Fingerprint, to writer: inout JSONWriter) {
    let place = diagnostic.place
    writer.object { writer in
      writer.field("description", diagnostic.message)
      writer.field("check_name", diagnostic.rule)
      writer.field("fingerprint", fingerprint.description)
      writer.field("severity", severity(diagnostic.severity))
      writer.object("location") { writer in
        writer.field("path", ReportPath.plain(diagnostic.path))
        writer.object("lines") {
          $0.field("begin", place?.line ?? 1)
          $0.field("end", place?.endLine ?? 1)
        }
      }
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note, .off: "info"
    }
  }
}

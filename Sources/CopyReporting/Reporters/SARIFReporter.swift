import CopyKernel
import CopyModel
import CopyRules

/// `--format sarif`: SARIF 2.1.0 (OASIS), for code scanning.
///
/// Results come first and the rules that they name last, so that a report of any length is printed as it comes.
struct SARIFReporter: Reporter {
  private var isFirst = true
  /// The rules that were named, in the order in which they came, and their places there.
  private var rules: [String] = []
  private var indices: [String: Int] = [:]
  /// All rules there are, by id.
  private let known: [String: RuleInfo]

  /// - Parameter rules: what is known of rules, the project’s own among them.
  init(rules: [RuleInfo] = RuleRegistry.all.map(\.info)) {
    known = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  mutating func begin() -> [UInt8] {
    Array(
      """
      {"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","results":[
      """.utf8)
  }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var (bytes, writer) = ([UInt8](), JSONWriter())
    for diagnostic in diagnostics {
      writer.removeAll()
      write(diagnostic, to: &writer)
      bytes += (isFirst ? "\n" : ",\n").utf8
      bytes += writer.bytes
      isFirst = false
    }
    return bytes
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.object("driver") { writer in
        writer.field("name", "copydesk")
        writer.field("semanticVersion", Version.number)
        writer.array("rules") { for id in rules { SARIFRule.write(id, known[id], to: &$0) } }
      }
    }
    let tool = writer.bytes
    writer.removeAll()
    writer.array { $0.object { $0.field("executionSuccessful", summary.malformed == 0) } }
    return Array("\n],\n\"tool\":".utf8) + tool + Array(",\n\"invocations\":".utf8) + writer.bytes + Array("}]}\n".utf8)
  }

  private mutating func index(of rule: String) -> Int {
    if let index = indices[rule] { return index }
    rules.append(rule)
    indices[rule] = rules.count - 1
    return rules.count - 1
  }

  private mutating func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let index = index(of: diagnostic.rule)
    writer.object { writer in
      writer.field("ruleId", diagnostic.rule)
      writer.field("ruleIndex", index)
      writer.field("level", diagnostic.severity.name)
      writer.object("message") { $0.field("text", SARIFText.message(diagnostic.message)) }
      writer.array("locations") { $0.object { Self.writeLocation(of: diagnostic, to: &$0) } }
      writer.object("partialFingerprints") { $0.field("copydesk/v1", diagnostic.fingerprint.description) }
      Self.writeFixes(of: diagnostic, to: &writer)
      writer.object("properties") {
        $0.field("role", diagnostic.role.name)
        $0.field("locale", diagnostic.locale)
        $0.field("text", diagnostic.text)
        if diagnostic.isInherited { $0.field("inherited", true) }
      }
    }
  }

  private static func writeLocation(of diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writeArtifact(diagnostic.path, to: &writer)
      if let place = diagnostic.place { writer.object("region") { write(place, to: &$0) } }
    }
    guard let key = diagnostic.key else { return }
    writer.array("logicalLocations") {
      $0.object {
        $0.field("name", key)
        $0.field("kind", "resource")
      }
    }
  }

  private static func writeArtifact(_ path: String, to writer: inout JSONWriter) {
    let uri = ReportPath.uri(path)
    writer.object("artifactLocation") {
      $0.field("uri", uri)
      if !uri.hasPrefix("file:") { $0.field("uriBaseId", "%SRCROOT%") }
    }
  }

  private static func write(_ place: Place, to writer: inout JSONWriter) {
    writer.field("startLine", place.line)
    writer.field("startColumn", place.column)
    writer.field("endLine", place.endLine)
    writer.field("endColumn", place.endColumn)
    writer.field("byteOffset", place.span.offset)
    writer.field("byteLength", place.span.length)
  }

  /// Only what can be written to the file: a fix without edits is no fix.
  private static func writeFixes(of diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let fixes = diagnostic.suggestions.filter { !$0.edits.isEmpty && $0.places.count == $0.edits.count }
    if fixes.isEmpty { return }
    writer.array("fixes") { writer in
      for fix in fixes { writer.object { write(fix, path: diagnostic.path, to: &$0) } }
    }
  }

  private static func write(_ fix: Suggestion, path: String, to writer: inout JSONWriter) {
    writer.object("description") { $0.field("text", SARIFText.message("Change to “\(fix.text)”")) }
    writer.array("artifactChanges") {
      $0.object { writer in
        writeArtifact(path, to: &writer)
        writer.array("replacements") { writer in
          for (edit, place) in zip(fix.edits, fix.places) {
            writer.object { writer in
              writer.object("deletedRegion") { write(place, to: &$0) }
              writer.object("insertedContent") { $0.field("text", edit.text) }
            }
          }
        }
      }
    }
  }
}

/// What a SARIF report says of a rule: the page of `copydesk explain`.
private enum SARIFRule {
  /// `info` is nil for a rule that only a result knows.
  static func write(_ id: String, _ info: RuleInfo?, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", id)
      guard let info else { return }
      writer.field("name", name(of: id))
      writer.object("shortDescription") { $0.field("text", SARIFText.message(info.summary)) }
      writer.object("fullDescription") { $0.field("text", SARIFText.message("\(info.summary) \(info.why)")) }
      writer.object("help") {
        $0.field("text", RulePage.plain(info))
        $0.field("markdown", RulePage.markdown(info, title: false))
      }
      writer.object("defaultConfiguration") { writer in
        let level = info.severity(in: .hig2022)
        writer.field("enabled", level != .off)
        writer.field("level", level == .off ? Severity.note.name : level.name)
      }
      writer.object("properties") { $0.array("tags") { $0.element(String(id.prefix { $0 != "-" })) } }
    }
  }

  /// `button-yes-no` as `ButtonYesNo`.
  private static func name(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Text of SARIF messages (section 3.11): brackets and braces would be taken for links and placeholders.
private enum SARIFText {
  static func message(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "{", "}": result.unicodeScalars.append(scalar)
      case "[", "]", "\\": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
  }
}

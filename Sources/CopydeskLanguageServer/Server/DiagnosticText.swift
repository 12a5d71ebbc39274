import CopyConfiguration
import CopyKernel
import CopyModel
import CopyPassage
import CopyReporting

/// A diagnostic as the client takes it.
struct DiagnosticText {
  private let diagnostic: Diagnostic
  private let range: (start: Position, end: Position)

  init(_ diagnostic: Diagnostic, in document: Document, _ client: ClientAbilities) {
    self.diagnostic = diagnostic
    range = Self.range(of: diagnostic, in: document, client)
  }

  /// Where the words at fault stand; the start of the document where no place can be named.
  static func range(
    of diagnostic: Diagnostic, in document: Document, _ client: ClientAbilities
  ) -> (start: Position, end: Position) {
    document.range(diagnostic.place?.span ?? ByteSpan(offset: 0, length: 0), client.encoding)
  }

  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object(write)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    writer.range("range", range)
    writer.field("severity", Self.level(diagnostic.severity))
    writer.field("code", diagnostic.rule)
    writer.field("source", "copydesk")
    writer.field("message", ([diagnostic.message] + diagnostic.notes).joined(separator: "\n"))
    writer.object("data") {
      $0.field("fingerprint", diagnostic.fingerprint.description)
      $0.field("key", diagnostic.key)
      $0.field("role", diagnostic.role.name)
      $0.field("locale", diagnostic.locale)
    }
  }

  /// A note is information: a hint is dotted or not shown at all in most editors.
  private static func level(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note, .off: 3
    }
  }

  /// Keys that are named before the rest is counted.
  private static let namedKeys = 5
  /// Places in the base that are told with them.
  private static let toldPlaces = 100

  /// What a translation lacks, in one diagnostic at its start; nil where it lacks nothing. Each text stands in the base
  /// alone, and a diagnostic for each would bury the others.
  static func missing(_ missing: [Diagnostic], in document: Document, _ client: ClientAbilities) -> [UInt8]? {
    guard let first = missing.first else { return nil }
    let start = Position(line: 0, character: 0)
    var writer = JSONWriter()
    writer.object { writer in
      writer.range("range", (start, start))
      writer.field("severity", level(missing.map(\.severity).max() ?? first.severity))
      writer.field("code", first.rule)
      writer.field("source", "copydesk")
      writer.field("message", message(missing))
      guard client.takesRelatedPlaces else { return }
      writer.array("relatedInformation") { writer in
        for one in missing.prefix(toldPlaces) { writer.object { write(placeOf: one, to: &$0) } }
      }
    }
    return writer.bytes
  }

  private static func message(_ missing: [Diagnostic]) -> String {
    let keys = missing.prefix(namedKeys).map { "“\($0.key ?? $0.text)”" }.joined(separator: ", ")
    let rest = missing.count - min(missing.count, namedKeys)
    let subject = missing.count == 1 ? "1 text of the base is" : "\(missing.count) texts of the base are"
    return "\(subject) missing: \(keys)" + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Columns of the base count characters, as lines in reports do; editors mind the line.
  private static func write(placeOf diagnostic: Diagnostic, to writer: inout JSONWriter) {
    let place = Position(line: max(0, (diagnostic.place?.line ?? 1) - 1), character: 0)
    writer.object("location") {
      $0.field("uri", ReportPath.uri(diagnostic.path))
      $0.range("range", (place, place))
    }
    writer.field("message", "\(diagnostic.key ?? ""): \(diagnostic.text)")
  }
}

/// Reviews, and what the client is told of them.
extension LanguageServer {
  /// Reviews the document that waits longest, and publishes what was found.
  package func work() {
    guard !waiting.isEmpty else { return }
    let uri = waiting.removeFirst()
    guard let document = documents[uri] else { return }
    publish(findings(of: document))
  }

  /// What is found in a document as it is now; published too where it is new.
  func current(_ document: Document) -> DocumentFindings? {
    if document.findings == nil {
      waiting.removeAll { $0 == document.uri }
      publish(findings(of: document))
    }
    return document.findings
  }

  /// Reviews `document`. Nothing of one that isn’t to be reviewed, or whose configuration makes no sense.
  private func findings(of document: Document) -> Document {
    document.findings = nil
    do {
      guard let reviewer = try workspace.reviewer(for: document.path) else { return document }
      let review = reviewer.review(document.text, path: document.path, base: base(of: document))
      let isForeign = { (diagnostic: Diagnostic) in diagnostic.path == document.base }
      document.findings = DocumentFindings(
        review: review, diagnostics: review.diagnostics.filter { !isForeign($0) },
        missing: review.diagnostics.filter(isForeign))
    } catch let error as ConfigurationError {
      tell(error)
    } catch {
      log("\(document.path): \(error)")
    }
    return document
  }

  /// The base of a translation: as the editor has it where it is open.
  func base(of document: Document) -> BaseCatalog? {
    guard let path = document.base else { return nil }
    guard let open = documents.values.first(where: { $0.path == path }) else { return workspace.readBase(path) }
    return BaseCatalog(open.findings?.review.review.catalog ?? CatalogReader.read(text: open.text, path: path))
  }

  private func publish(_ document: Document) {
    guard let findings = document.findings else { return publish([], of: document.uri, version: document.version) }
    var written = findings.diagnostics.map { DiagnosticText($0, in: document, client).json }
    if let missing = DiagnosticText.missing(findings.missing, in: document, client) { written.append(missing) }
    publish(written, of: document.uri, version: document.version)
  }

  /// Replaces what the client shows of a document.
  func publish(_ diagnostics: [[UInt8]], of uri: String, version: Int?) {
    notify("textDocument/publishDiagnostics") { writer in
      writer.field("uri", uri)
      if let version { writer.field("version", version) }
      writer.array("diagnostics") { for diagnostic in diagnostics { $0.element(json: diagnostic) } }
    }
  }

  /// Shows what is wrong with a configuration where it stands, and once as a message.
  private func tell(_ error: ConfigurationError) {
    let uri = ReportPath.uri(error.place.absolutePath)
    if faults[uri] == error.description { return }
    faults[uri] = error.description
    log(error.description)
    let start = Position(line: error.place.line - 1, character: error.place.column - 1)
    var writer = JSONWriter()
    writer.object {
      $0.range("range", (start, Position(line: start.line, character: start.character + 1)))
      $0.field("severity", 1)
      $0.field("source", "copydesk")
      $0.field("message", error.message)
    }
    publish([writer.bytes], of: uri, version: nil)
    notify("window/showMessage") {
      $0.field("type", 1)
      $0.field("message", error.description)
    }
  }

  /// Takes back what was said of configurations.
  func forgetFaults() {
    for uri in faults.keys.sorted() { publish([], of: uri, version: nil) }
    faults = [:]
  }
}

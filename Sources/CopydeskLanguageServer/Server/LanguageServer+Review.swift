import CopyConfiguration
import CopyKernel
import CopyModel
import CopyPassage
import CopyReporting

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
      let review = try reviewer.review(document.text, path: document.path, base: base(of: document))
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

import CopyKernel
import CopyModel

/// Something that the editor can do to a document.
struct CodeAction {
  /// What the client may ask for.
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.copydesk"

    /// Whether somebody who asks for `wanted` kinds, each with all beneath it, gets this one. Whoever asks for none gets
    /// what belongs to a place.
    func isAmong(_ wanted: [String]?) -> Bool {
      guard let wanted else { return self != .fixAll }
      return wanted.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  let title: String
  let kind: Kind
  /// Whether it may be taken without a look.
  var isPreferred = false
  /// The diagnostic that it answers.
  var diagnostic: Diagnostic?
  /// Changes of the document, in order and apart.
  let edits: [Edit]

  func write(to writer: inout JSONWriter, in document: Document, _ client: ClientAbilities) {
    writer.object { writer in
      writer.field("title", title)
      writer.field("kind", kind.rawValue)
      if isPreferred { writer.field("isPreferred", true) }
      if let diagnostic {
        writer.array("diagnostics") { $0.element(json: DiagnosticText(diagnostic, in: document, client).json) }
      }
      writer.object("edit") { writer in
        guard client.takesVersionedEdits else {
          return writer.object("changes") { writer in
            writer.array(named: document.uri) { writeEdits(to: &$0, document, client) }
          }
        }
        writer.array("documentChanges") { writer in
          writer.object { writer in
            writer.object("textDocument") {
              $0.field("uri", document.uri)
              $0.field("version", document.version)
            }
            writer.array("edits") { writeEdits(to: &$0, document, client) }
          }
        }
      }
    }
  }

  private func writeEdits(to writer: inout JSONWriter, _ document: Document, _ client: ClientAbilities) {
    for edit in edits {
      writer.object {
        $0.range("range", document.range(edit.span, client.encoding))
        $0.field("newText", edit.text)
      }
    }
  }
}

import CopyKernel
import CopyModel

/// What is known of the string under the pointer.
extension LanguageServer {
  /// The answer to `textDocument/hover`, as JSON; null where there is nothing to say.
  func hover(_ params: JSONNode?) throws -> [UInt8] {
    let document = try document(params)
    guard let position = Position(params?["position"]) else {
      throw ResponseError(.invalidParams, "The params name no position")
    }
    guard let findings = current(document), let reviewer = try workspace.reviewer(for: document.path),
      let note = reviewer.note(
        at: document.offset(of: position, client.encoding), in: findings.review, marked: client.takesMarkdown)
    else { return Array("null".utf8) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.object("contents") {
        $0.field("kind", client.takesMarkdown ? "markdown" : "plaintext")
        $0.field("value", note.text)
      }
      writer.range("range", document.range(note.span, client.encoding))
    }
    return writer.bytes
  }
}

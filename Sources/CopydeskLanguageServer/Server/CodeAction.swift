import CopyKernel
import CopyModel
import CopyReview

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

/// What can be done about findings.
extension LanguageServer {
  /// The answer to `textDocument/codeAction`, as JSON.
  func codeActions(_ params: JSONNode?) throws -> [UInt8] {
    let document = try document(params)
    guard let start = Position(params?["range"]?["start"]), let end = Position(params?["range"]?["end"]) else {
      throw ResponseError(.invalidParams, "The params name no range")
    }
    let wanted = params?["context"]?["only"].flatMap { $0.isArray ? $0.elements.compactMap(\.string) : nil }
    var writer = JSONWriter()
    let actions = client.takesActions ? try actions(in: document, from: start, to: end) : []
    let isAsked = client.takesActions && CodeAction.Kind.fixAll.isAmong(wanted)
    let all = isAsked ? try fixAll(in: document) : nil
    writer.array { writer in
      for action in actions where action.kind.isAmong(wanted) { action.write(to: &writer, in: document, client) }
      all?.write(to: &writer, in: document, client)
    }
    return writer.bytes
  }

  /// What answers the diagnostics between two positions, the safe ones first.
  private func actions(in document: Document, from start: Position, to end: Position) throws -> [CodeAction] {
    guard let findings = current(document) else { return [] }
    let (low, high) = (document.offset(of: start, client.encoding), document.offset(of: end, client.encoding))
    let touched = findings.diagnostics.filter { diagnostic in
      guard let span = diagnostic.place?.span else { return false }
      return span.offset <= high && span.end >= low
    }
    var actions = touched.flatMap(Self.fixes)
    actions = actions.filter(\.isPreferred) + actions.filter { !$0.isPreferred }
    actions += Self.rewrites(of: findings.review, for: touched)
    actions += touched.compactMap { stet($0, findings.review) }
    return Self.unique(actions)
  }

  /// Why better words are for a person to decide. That words change, everybody sees.
  private static func remark(on suggestion: Suggestion) -> String {
    guard !suggestion.isSafe else { return "" }
    guard let doubt = suggestion.doubt, doubt != .wording else { return " (needs a look)" }
    return " (needs a look: \(doubt.text))"
  }

  /// Better words for one diagnostic.
  private static func fixes(of diagnostic: Diagnostic) -> [CodeAction] {
    diagnostic.suggestions.filter { !$0.edits.isEmpty }.map { suggestion in
      CodeAction(
        title: "Change to “\(CodeActionTitle.shortened(suggestion.text))”"
          + Self.remark(on: suggestion),
        kind: .quickFix, isPreferred: suggestion.isSafe, diagnostic: diagnostic, edits: suggestion.edits)
    }
  }

  /// Whole alerts in better words, for those that the diagnostics are about.
  private static func rewrites(of review: FileReview, for diagnostics: [Diagnostic]) -> [CodeAction] {
    let groups = Set(diagnostics.compactMap(\.group))
    return review.proposals.filter { groups.contains($0.group) && !$0.edits.isEmpty }.map { proposal in
      let words = [proposal.new.title, proposal.new.message].compactMap(\.self) + proposal.new.buttons.map(\.text)
      return CodeAction(
        title: "Rewrite all: \(CodeActionTitle.shortened(words.joined(separator: " / ")))", kind: .rewrite,
        edits: proposal.edits)
    }
  }

  /// The wish that a finding may stand, where the format has a place for it.
  private func stet(_ diagnostic: Diagnostic, _ review: FileReview) -> CodeAction? {
    guard let entry = diagnostic.entry, let edits = StetInsertion.edits(for: diagnostic.rule, at: entry, of: review)
    else { return nil }
    return CodeAction(
      title: "Let it stand: add “stet: \(diagnostic.rule)” to the comment", kind: .quickFix, diagnostic: diagnostic,
      edits: edits)
  }

  /// One of those that change the same in the same way.
  private static func unique(_ actions: [CodeAction]) -> [CodeAction] {
    var seen: Set<[Edit]> = []
    return actions.filter { seen.insert($0.edits).inserted }
  }

  /// All edits that keep the meaning, as `--fix` makes them; nil where none is to be made.
  private func fixAll(in document: Document) throws -> CodeAction? {
    guard current(document) != nil, let reviewer = try workspace.reviewer(for: document.path) else { return nil }
    let edits = try reviewer.safeEdits(of: document.text, path: document.path, base: base(of: document))
    return edits.isEmpty ? nil : CodeAction(title: "Apply all safe edits of copydesk", kind: .fixAll, edits: edits)
  }
}

/// Names of actions.
enum CodeActionTitle {
  /// Characters of copy that a menu has room for.
  private static let longest = 60

  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}

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

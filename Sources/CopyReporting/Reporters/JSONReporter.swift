package import CopyKernel
package import CopyModel

/// `--format json` and `--format jsonl`.
struct JSONReporter: Reporter {
  /// One object a line, and nothing around them.
  let isLines: Bool
  private var isFirst = true
  /// The proposals, which stand behind all diagnostics.
  private var proposals: [UInt8] = []

  init(isLines: Bool) { self.isLines = isLines }

  mutating func begin() -> [UInt8] {
    isLines ? [] : Array("{\"version\":1,\"diagnostics\":[".utf8)
  }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var (bytes, writer) = ([UInt8](), JSONWriter())
    for diagnostic in diagnostics {
      writer.removeAll()
      Self.write(diagnostic, to: &writer)
      if !isLines { bytes += (isFirst ? "\n" : ",\n").utf8 }
      bytes += writer.bytes
      if isLines { bytes.append(0x0A) }
      isFirst = false
    }
    return bytes
  }

  mutating func report(_ proposals: [Proposal]) -> [UInt8] {
    guard !isLines else { return [] }
    for proposal in proposals {
      var writer = JSONWriter()
      proposal.write(to: &writer)
      self.proposals += (self.proposals.isEmpty ? "\n" : ",\n").utf8
      self.proposals += writer.bytes
    }
    return []
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    guard !isLines else { return [] }
    var writer = JSONWriter()
    writer.object { Self.write(summary, to: &$0) }
    return Array((isFirst ? "]" : "\n]").utf8) + Array(",\"proposals\":[".utf8) + proposals
      + Array((proposals.isEmpty ? "]," : "\n],").utf8) + checklist(summary)
      + Array("\"summary\":".utf8) + writer.bytes + Array("}\n".utf8)
  }

  /// The field, where the run asks its questions.
  private func checklist(_ summary: Summary) -> [UInt8] {
    guard let checklist = summary.checklist else { return [] }
    var writer = JSONWriter()
    checklist.write(to: &writer)
    return writer.bytes + [UInt8(ascii: ",")]
  }

  /// The fields of the summary, which levels are counted in as well.
  static func write(_ summary: Summary, to writer: inout JSONWriter) {
    writer.field("files", summary.files)
    writer.field("strings", summary.strings)
    writer.field("errors", summary.errors)
    writer.field("warnings", summary.warnings)
    writer.field("notes", summary.notes)
    writer.field("malformed", summary.malformed)
    if summary.inherited > 0 { writer.field("inherited", summary.inherited) }
    if !summary.spelling.isEmpty {
      writer.array("spelling") { for source in summary.spelling { Self.write(source, to: &$0) } }
    }
    if !summary.languages.isEmpty {
      writer.array("languages") { for tally in summary.languages { Self.write(tally, to: &$0) } }
    }
  }

  private static func write(_ source: SpellingSource, to writer: inout JSONWriter) {
    writer.object {
      $0.field("locale", source.locale)
      $0.field("dictionary", source.name)
      $0.field("version", source.version)
    }
  }

  private static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("rule", diagnostic.rule)
      writer.field("severity", diagnostic.severity.name)
      if diagnostic.isInherited { writer.field("inherited", true) }
      writer.field("message", diagnostic.message)
      writer.field("path", diagnostic.path)
      write(diagnostic.place, to: &writer)
      writer.field("id", json: diagnostic.id)
      writer.field("key", diagnostic.key)
      if let variation = diagnostic.variation { writer.field("variation", variation) }
      writer.field("group", diagnostic.group)
      writer.field("locale", diagnostic.locale)
      writer.field("role", diagnostic.role.name)
      writer.field("roleEvidence", diagnostic.roleEvidence.name)
      writer.field("text", diagnostic.text)
      writer.field("words", diagnostic.wordsText)
      writer.array("suggestions") { for suggestion in diagnostic.suggestions { write(suggestion, to: &$0) } }
      writer.array("notes") { for note in diagnostic.notes { $0.element(note) } }
      writer.field("fingerprint", diagnostic.fingerprint.description)
    }
  }

  private static func write(_ tally: LanguageTally, to writer: inout JSONWriter) {
    writer.object {
      $0.field("locale", "\(tally.locale)")
      $0.field("checked", tally.checked)
      $0.field("missing", tally.missing)
      $0.field("broken", tally.broken)
      $0.field("doesNotFit", tally.unfit)
      $0.field("worthALook", tally.worthALook)
      $0.field("inherited", tally.inherited)
    }
  }

  private static func write(_ place: Place?, to writer: inout JSONWriter) {
    writer.field("line", place?.line)
    writer.field("column", place?.column)
    writer.field("endLine", place?.endLine)
    writer.field("endColumn", place?.endColumn)
    writer.field("byteOffset", place?.span.offset)
    writer.field("byteLength", place?.span.length)
  }

  private static func write(_ suggestion: Suggestion, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("text", suggestion.text)
      writer.field("safe", suggestion.isSafe)
      writer.field("doubt", suggestion.doubt?.rawValue)
      writer.array("edits") { for edit in suggestion.edits { edit.write(to: &$0) } }
      writer.widths(suggestion.fits, suggestion.expansions)
    }
  }
}

extension Edit {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.field("byteOffset", span.offset)
      $0.field("byteLength", span.length)
      $0.field("text", text)
    }
  }
}

extension Diagnostic {
  /// The words at fault.
  package var wordsText: String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[words.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension Proposal {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("path", path)
      writer.field("line", place?.line)
      writer.field("group", group)
      writer.field("surface", surface)
      writer.field("rank", rank)
      writer.field("title", new.title)
      writer.field("message", new.message)
      writer.array("buttons") { writer in
        for button in new.buttons {
          writer.object {
            $0.field("text", button.text)
            $0.array("style") { for name in button.style.names { $0.element(name) } }
            if button.isOfSystem { $0.field("system", true) }
          }
        }
      }
      if !stays.isEmpty { writer.array("stays") { for rule in stays { $0.element(rule) } } }
      writer.array("edits") { for edit in edits { edit.write(to: &$0) } }
      if let obstacle { writer.field("obstacle", obstacle) }
    }
  }
}

extension Checklist {
  /// The value of the field “checklist”.
  package func write(to writer: inout JSONWriter) {
    writer.array("checklist") { writer in
      for item in items {
        writer.object { writer in
          writer.field("rule", item.rule)
          writer.field("question", item.question)
          writer.field("count", item.count)
          writer.array("alerts") { writer in
            for subject in item.subjects {
              writer.object {
                $0.field("path", subject.path.isEmpty ? "-" : subject.path)
                $0.field("group", subject.group)
                $0.field("text", subject.text)
              }
            }
          }
        }
      }
    }
  }
}

import CopyModel

/// What people read: the reason in one line, the copy with the words at fault marked, better words beneath.
struct HumanReporter: Reporter {
  let style: TerminalStyle
  let isQuiet: Bool
  /// The string that was spoken of last: its role is told once.
  private var subject: Subject?

  private struct Subject: Equatable {
    var path: String
    var key, id: String?
    var text: String
  }

  /// `isQuiet` leaves the last line out, which counts.
  init(style: TerminalStyle, isQuiet: Bool) { (self.style, self.isQuiet) = (style, isQuiet) }

  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var text = ""
    for diagnostic in diagnostics { write(diagnostic, to: &text) }
    return Array(text.utf8)
  }

  mutating func report(_ proposals: [Proposal]) -> [UInt8] {
    Array(proposals.map { ProposalText.text($0, style) }.joined().utf8)
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    let questions = summary.checklist.map { ChecklistText.text($0, style) } ?? ""
    let numbers = SummaryLine.text(summary, style) + "\n" + LanguageTable.text(summary.languages, style)
    return Array(((isQuiet ? "" : numbers) + questions).utf8)
  }

  private mutating func write(_ diagnostic: Diagnostic, to text: inout String) {
    text += heading(diagnostic) + "\n"
    if !diagnostic.text.isEmpty {
      let excerpt = Excerpt(of: diagnostic.text, words: diagnostic.words)
      text += "    \(excerpt.styled(style, diagnostic.severity))\n"
      text += "    \(style.paint(excerpt.markers, for: diagnostic.severity))\n"
    }
    for suggestion in diagnostic.suggestions.prefix(3) {
      text += "  \(style.good("→ \(Excerpt.change(from: diagnostic.text, to: suggestion.text))"))\n"
    }
    for note in diagnostic.notes + roleNote(diagnostic) {
      text += "    \(style.faint(TextDisplay.visible(note)))\n"
    }
    text += "\n"
  }

  private func heading(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
    let path = diagnostic.path == "-" ? "stdin" : TextDisplay.visible(diagnostic.path)
    let loud = style.paint(diagnostic.severity.name, for: diagnostic.severity)
    let message = TextDisplay.visible(diagnostic.message)
    return "\(style.strong(path + place)): \(loud): \(message) \(style.faint("[\(diagnostic.rule)]"))"
  }

  /// Nobody should have to wonder why: where findings rest on a guess, the first of a string names the reason.
  private mutating func roleNote(_ diagnostic: Diagnostic) -> [String] {
    guard let reason = diagnostic.roleReason else { return [] }
    let next = Subject(path: diagnostic.path, key: diagnostic.key, id: diagnostic.id, text: diagnostic.text)
    defer { subject = next }
    return next == subject ? [] : ["role: \(diagnostic.role.name) (\(reason))"]
  }
}

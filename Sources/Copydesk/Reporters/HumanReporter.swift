import CopyModel

/// What people read: the reason in one line, the copy with the words at fault marked, better words beneath.
struct HumanReporter: Reporter {
  let style: TerminalStyle
  let isQuiet: Bool

  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var text = ""
    for diagnostic in diagnostics { write(diagnostic, to: &text) }
    return Array(text.utf8)
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    let questions = summary.checklist.map { ChecklistText.text($0, style) } ?? ""
    return Array(((isQuiet ? "" : SummaryLine.text(summary, style) + "\n") + questions).utf8)
  }

  private func write(_ diagnostic: Diagnostic, to text: inout String) {
    text += heading(diagnostic) + "\n"
    if !diagnostic.isMalformed, !diagnostic.text.isEmpty {
      let excerpt = Excerpt(of: diagnostic.text, words: diagnostic.words)
      text += "    \(excerpt.styled(style, diagnostic.severity))\n"
      text += "    \(style.paint(excerpt.markers, for: diagnostic.severity))\n"
    }
    for suggestion in diagnostic.suggestions.prefix(3) {
      text += "  \(style.good("→ \(TextDisplay.visible(Excerpt.shortened(suggestion.text)))"))\n"
    }
    for note in diagnostic.notes + roleNote(diagnostic) { text += "    \(style.faint(note))\n" }
    text += "\n"
  }

  private func heading(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
    let path = diagnostic.path == "-" ? "stdin" : diagnostic.path
    let loud = style.paint(diagnostic.isMalformed ? "malformed" : diagnostic.severity.name, for: diagnostic.severity)
    return "\(style.strong(path + place)): \(loud): \(diagnostic.message) \(style.faint("[\(diagnostic.rule)]"))"
  }

  /// Nobody should have to wonder why: where a finding rests on a guess, the reason is named.
  private func roleNote(_ diagnostic: Diagnostic) -> [String] {
    guard let reason = diagnostic.roleReason else { return [] }
    return ["role: \(diagnostic.role.name) (\(reason))"]
  }
}

/// One line that says how much was read and found.
enum SummaryLine {
  static func text(_ summary: Summary, _ style: TerminalStyle) -> String {
    let read = "\(counted(summary.files, "file")), \(counted(summary.strings, "string"))"
    let parts = [
      (summary.malformed, "malformed place"), (summary.errors, "error"), (summary.warnings, "warning"),
      (summary.notes, "note"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let found = parts.isEmpty ? style.good("nothing to say") : parts.joined(separator: ", ")
    let hint = summary.fixable == 0 ? "" : style.faint(" (--fix settles \(grouped(summary.fixable)))")
    return "\(read): \(found)\(hint)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func grouped(_ count: Int) -> String {
    let digits = String(count)
    return digits.enumerated().reduce("") { text, digit in
      let isGroupStart = digit.offset > 0 && (digits.count - digit.offset).isMultiple(of: 3)
      return text + (isGroupStart ? "," : "") + String(digit.element)
    }
  }
}

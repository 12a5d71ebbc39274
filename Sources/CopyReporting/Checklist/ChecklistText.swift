import CopyFiles
import CopyKernel

/// The checklist as people read it, behind the summary.
struct ChecklistText {
  /// How many alerts are named for each question.
  private static let shown = 5

  static func text(_ checklist: Checklist, _ style: TerminalStyle) -> String {
    guard !checklist.items.isEmpty else { return "" }
    let items = checklist.items.map { item in
      let subjects = item.subjects.prefix(shown).map { line($0, style) }.joined()
      let more = item.count - min(item.subjects.count, shown)
      let rest = more > 0 ? style.faint("    and \(more) more\n") : ""
      return "  \(item.question) \(style.faint("[\(item.rule)]"))\n\(subjects)\(rest)"
    }
    return "\nQuestions that no text can answer:\n" + items.joined()
  }

  private static func line(_ subject: Checklist.Subject, _ style: TerminalStyle) -> String {
    let words = TextDisplay.visible(Excerpt.shortened(subject.text))
    let place = subject.path.isEmpty ? "stdin" : subject.path
    return "    \(words) \(style.faint("(\(place), \(subject.group))"))\n"
  }
}

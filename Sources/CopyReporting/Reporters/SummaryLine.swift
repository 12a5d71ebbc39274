import CopyFiles
import CopyKernel

/// One line that says how much was read, what was found, and what was done.
enum SummaryLine {
  static func text(_ summary: Summary, _ style: TerminalStyle) -> String {
    guard summary.files > 0 else { return "No file was checked" }
    let read = "\(counted(summary.files, "file")), \(counted(summary.strings, "string"))"
    let edits = summary.edits > 0 ? style.good("\(counted(summary.edits, "edit")) made") + ", " : ""
    let hint = summary.settled > 0 ? style.faint(" (--fix settles \(grouped(summary.settled)))") : ""
    return
      "\(read): \(edits)\(found(summary, style))\(hint)\(GuessText.line(summary, style))\(SpellingText.lines(summary, style))"
  }

  private static func found(_ summary: Summary, _ style: TerminalStyle) -> String {
    let parts =
      [
        (summary.malformed, "malformed place"), (summary.errors, "error"), (summary.warnings, "warning"),
        (summary.notes, "note"),
      ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) } + inherited(summary)
    guard parts.isEmpty else { return parts.joined(separator: ", ") + (summary.edits > 0 ? " left" : "") }
    return style.good(summary.edits > 0 ? "nothing left to say" : "nothing to say")
  }

  /// What is the base’s is no work for anyone who translates.
  private static func inherited(_ summary: Summary) -> [String] {
    summary.inherited > 0 ? ["\(grouped(summary.inherited)) inherited"] : []
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  static func grouped(_ count: Int) -> String {
    let digits = String(count)
    return digits.enumerated().reduce("") { text, digit in
      let isGroupStart = digit.offset > 0 && (digits.count - digit.offset).isMultiple(of: 3)
      return text + (isGroupStart ? "," : "") + String(digit.element)
    }
  }
}

import CopyFiles
import CopyKernel
import CopyModel

/// What people read: the reason in one line, the copy with the words at fault marked, better words beneath. Of each file what
/// is loud comes first, and what is said of many places is told once.
struct HumanReporter: Reporter {
  private let text: FindingText
  private let options: ReportOptions
  /// The file at hand.
  private var page: FilePage
  private var held: HeldPages
  private var inherited = InheritedTally()
  private var loudest: LoudestParagraphs?

  /// Bytes that a page may hold; a longer one is told in several.
  private static let longestPage = 32 << 20

  init(style: TerminalStyle, options: ReportOptions = ReportOptions()) {
    text = FindingText(style: style)
    self.options = options
    page = FilePage(text, tellsEach: options.tellsEach)
    held = HeldPages(bases: options.bases)
    loudest = options.mostFindings.map(LoudestParagraphs.init)
  }

  mutating func begin() -> [UInt8] { [] }

  mutating func report(_ diagnostics: [Diagnostic]) -> [UInt8] {
    for diagnostic in diagnostics {
      if diagnostic.isInherited, !options.tellsEach { inherited.add(diagnostic) } else { page.add(diagnostic) }
    }
    guard page.size > Self.longestPage, let path = diagnostics.last?.path else { return [] }
    return turnPage(path)
  }

  mutating func report(_ proposals: [Proposal]) -> [UInt8] {
    page.add(proposals)
    return []
  }

  mutating func endPiece(_ path: String, isWhole: Bool) -> [UInt8] {
    if isWhole { held.close(path) }
    return turnPage(path)
  }

  mutating func end(_ summary: Summary) -> [UInt8] {
    var text = printed(held.ready(isEnd: true))
    if let loudest {
      text += loudest.paragraphs.map { $0.text(inherited, self.text) }.joined()
      if loudest.left > 0, !options.isQuiet { text += "\(SummaryLine.grouped(loudest.left)) more are not shown\n" }
    }
    let style = self.text.style
    let questions = summary.checklist.map { ChecklistText.text($0, style) } ?? ""
    let numbers = SummaryLine.text(summary, style) + "\n" + LanguageTable.text(summary.languages, style)
    return Array((text + (options.isQuiet ? "" : untold + numbers) + questions).utf8)
  }

  /// What nobody was told of, since the base is not among the files, or was not to be told of.
  private var untold: String {
    let count = inherited.untold
    if count == 0 { return "" }
    let repeats = count == 1 ? "1 finding repeats a fault" : "\(SummaryLine.grouped(count)) findings repeat faults"
    return "\(repeats) of the base, which isn’t reviewed here (--each tells each)\n"
  }

  /// Prints what is known for sure, and begins the next page.
  private mutating func turnPage(_ path: String) -> [UInt8] {
    var order = PageOrder(page, text)
    let paragraphs = order.paragraphs(path: path)
    page = FilePage(text, tellsEach: options.tellsEach)
    if held.isBase(path) || inherited.hasFaults(of: path) {
      for fault in paragraphs.lazy.flatMap(\.parts).flatMap(\.faults) { inherited.tell(fault) }
    }
    held.add(paragraphs, of: path)
    return Array(printed(held.ready()).utf8)
  }

  private mutating func printed(_ paragraphs: [Paragraph]) -> String {
    guard loudest == nil else {
      for paragraph in paragraphs { loudest?.add(paragraph) }
      return ""
    }
    return paragraphs.map { $0.text(inherited, text) }.joined()
  }
}

/// The checklist as people read it, behind the summary.
private struct ChecklistText {
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

/// The numbers of each language as a table.
private enum LanguageTable {
  private static let titles = ["language", "checked", "missing", "broken", "does not fit", "worth a look", "inherited"]

  static func text(_ languages: [LanguageTally], _ style: TerminalStyle) -> String {
    let languages = languages.filter(\.isTold)
    guard !languages.isEmpty else { return "" }
    let rows = languages.map { tally in
      ["\(tally.locale)"]
        + [tally.checked, tally.missing, tally.broken, tally.unfit, tally.worthALook, tally.inherited].map {
          SummaryLine.grouped($0)
        }
    }
    let width = max(titles[0].count, rows.map { $0[0].count }.max() ?? 0)
    let lines = rows.map { line($0, width) }
    let remark = languages.contains { $0.known ?? 0 > 0 } ? style.faint(knownRemark) + "\n" : ""
    return style.faint(line(titles, width)) + "\n" + lines.map { $0 + "\n" }.joined() + remark
  }

  private static let knownRemark = "These numbers count known findings as well."

  private static func line(_ cells: [String], _ width: Int) -> String {
    let first = cells[0] + String(repeating: " ", count: width - cells[0].count)
    return zip(cells, titles).dropFirst().reduce(first) { text, cell in
      text + "  " + String(repeating: " ", count: max(0, cell.1.count - cell.0.count)) + cell.0
    }
  }
}

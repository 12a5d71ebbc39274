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

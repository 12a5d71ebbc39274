import CopyFiles
import CopyKernel
import CopyModel

/// The numbers of each language as a table.
enum LanguageTable {
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

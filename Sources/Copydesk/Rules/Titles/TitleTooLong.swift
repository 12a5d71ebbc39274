import CopyModel
import CopyText

/// A title fits on two lines.
struct TitleTooLong: TextRule {
  /// Words beyond which a title in Latin script does not fit two lines of an iPhone alert: about 27 to 30 characters a
  /// line, six to seven words in two lines with room for long ones (estimate; replaced by widths where they are known).
  private static let words = (twoLines: 12, oneLine: 6)

  static let info = RuleInfo(
    "title-too-long", "A title is no longer than two lines.",
    why: "A long title reads like a message and pushes the buttons out of sight.",
    source: "HIG, Alerts: Content", statements: [24], roles: RoleSet(.alertTitle),
    languages: .english,
    severity: Severities(hig2022: .warning, legacy: .note, hig2024: .warning),
    examples: [
      .bad(
        "⟦The photo couldn’t be saved because the disk that holds the library is almost completely full right now.⟧",
        .alertTitle),
      .good("Replace the older version?", .alertTitle),
      .good("Le fichier n’a pas pu être ouvert car il n’est pas au bon format.", .alertTitle, locale: .french),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.isEnglish else { return }
    let limit = copy.guide == .higLegacy ? Self.words.oneLine : Self.words.twoLines
    guard copy.analysis.wordCount > limit else { return }
    report.add(.tooLong(copy.analysis.wordCount, limit), at: copy.trimmedRange)
  }
}

extension Message {
  fileprivate static func tooLong(_ words: Int, _ limit: Int) -> Message {
    "The title has \(words) words; more than \(limit) won’t fit. Keep the point and move the rest to the message"
  }
}

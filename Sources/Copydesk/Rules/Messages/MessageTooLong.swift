import CopyModel
import CopyText

/// As short as can be.
struct MessageTooLong: TextRule {
  /// Words beyond which a message in Latin script takes more than two or three lines of an iPhone alert, at about 34
  /// characters or six words a line in its smaller font (estimate; replaced by widths where they are known).
  private static let words = (twoLines: 12, threeLines: 20)
  /// The same in cells, where East Asian wide characters count two: 34 a line.
  private static let cells = (twoLines: 68, threeLines: 102)
  private static let sentences = 3

  static let info = RuleInfo(
    "message-too-long", "A message is short: two or three sentences at most.",
    why: "Few people read a long text with two buttons under it.", source: "HIG, Alerts: Content", statements: [31],
    roles: RoleSet(.alertMessage), severity: .note,
    examples: [
      .bad("⟦The file was moved. It is in another folder. The folder is locked. Open it first.⟧", .alertMessage),
      .bad(
        "⟦The free trial ended on Monday, so buy the full version to go on using the app with all of the documents that were made in it.⟧",
        .alertMessage),
      .bad(
        "⟦The file is in another folder that is locked, so open that folder first.⟧", .alertMessage, guide: .higLegacy),
      .good("The file was moved. It is in another folder.", .alertMessage),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    let isLegacy = copy.guide == .higLegacy
    let (sentences, words) = (copy.sentenceCount, copy.analysis.wordCount)
    if sentences > Self.sentences {
      report.add(.tooManySentences(sentences), at: copy.trimmedRange)
    } else if copy.tokens.contains(where: { $0.kind == .word && $0.traits.contains(.isUncased) }) {
      if copy.cells > (isLegacy ? Self.cells.twoLines : Self.cells.threeLines) {
        report.add(.tooWide, at: copy.trimmedRange)
      }
    } else if words > (isLegacy ? Self.words.twoLines : Self.words.threeLines) {
      report.add(.tooManyWords(words), at: copy.trimmedRange)
    }
  }
}

extension Message {
  fileprivate static func tooManySentences(_ count: Int) -> Message {
    "The message has \(count) sentences. Keep what helps to decide, in one or two"
  }

  fileprivate static func tooManyWords(_ count: Int) -> Message {
    "The message has \(count) words. Keep what helps to decide, in one or two short sentences"
  }

  fileprivate static let tooWide: Message =
    "The message is long. Keep what helps to decide, in one or two short sentences"
}

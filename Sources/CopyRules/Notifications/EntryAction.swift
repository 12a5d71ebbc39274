import CopyModel
import CopyPassage
import CopyText

/// An action’s title that leads into the app, whatever is there: “Jump to Board”, “Head Inside”, “Take Me to My Shelf”, “See Full
/// Timetable”, “Take a Peek”.
struct EntryAction {
  private let sentence: SentenceWords
  private var last: Int { sentence.words.count - 1 }

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, let range = copy.wordsRange else { return nil }
    let words = copy.tokens.filter { [.word, .number, .placeholder].contains($0.kind) }
    guard (2...longest).contains(words.count) else { return nil }
    let action = EntryAction(sentence: SentenceWords(copy, words))
    return action.leadsIn || action.takesMe || action.takesLook || action.seesRest ? range : nil
  }

  /// Words of the longest title that leads in.
  private static let longest = 6

  /// “Hop In”, “Peek Inside”, “Go to My Garden”, “Jump Back to the Board”
  private var leadsIn: Bool {
    guard sentence.isAny(0, of: .appEntryVerb) else { return false }
    let end = (1...last).first { !sentence.isAny($0, of: .entryParticle) } ?? last + 1
    if end > last { return sentence.isAny(last, of: ["in", "inside"]) }
    return end < last && sentence.isAny(end, of: ["to", "into"]) && sentence.words[end + 1].kind != .number
  }

  /// “Take Me to My Shelf”, “Bring Me There”
  private var takesMe: Bool {
    sentence.isAny(0, of: ["take", "bring"]) && sentence.isAny(1, of: ["me"]) && last > 1
      && sentence.isAny(2, of: ["to", "there", "inside", "straight", "back"])
  }

  /// “Take a Peek”, “Have a Closer Look”
  private var takesLook: Bool { sentence.takesLook(at: last..<last + 1) }

  /// “Read the Rest”, “See Full Timetable”: more of what the notification tells.
  private var seesRest: Bool {
    guard sentence.isAny(0, of: .seeingVerb) else { return false }
    let next = last > 1 && sentence.mayBe(1, [.article, .possessive]) ? 2 : 1
    return sentence.isAny(next, of: .wholeWord)
  }
}

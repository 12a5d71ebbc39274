import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Nobody is judged.
struct ToneInsulting: TextRule {
  static let info = RuleInfo(
    "tone-insulting", "Copy doesn’t insult or judge anybody.",
    why: "A word that judges a person is read by the person it judges.",
    source: "HIG, Alerts: Content", statements: [16],
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody),
    languages: .having([.judgingWord]), needs: .terms([.judgingWord, .scornedPerson, .unskilledPerson]),
    severity: .warning,
    examples: [
      .bad("That was a ⟦stupid⟧ choice.", .alertMessage), .bad("Only an ⟦idiot⟧ would skip this.", .alertTitle),
      .bad("No dough kneaded today, ⟦slowpoke⟧.", .notificationBody),
      .bad("Only a ⟦novice⟧ would bake it at this heat.", .alertMessage),
      .bad("Even a ⟦novice⟧ could bake it.", .alertMessage),
      .good("The choice can be changed later.", .alertMessage), .good("A novice would bake it longer.", .alertMessage),
      .good("The slowpoke rodriguez rose blooms.", .notificationBody),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // “Losers” by itself on a tab is what a list is called.
    if copy.role == .button, copy.analysis.wordCount == 1, !copy.isInSet { return }
    let words = copy.all(.judgingWord)
    for match in words { report.add(.judges(copy.text(match.range)), at: match.range) }
    guard words.isEmpty, copy.isEnglish else { return }
    let person = copy.all(.scornedPerson).first { isCalled($0, copy) || isCompared($0, copy) }
    guard let match = person ?? copy.all(.unskilledPerson).first(where: { isCompared($0, copy) }) else { return }
    report.add(.judges(copy.text(match.range)), at: match.range)
  }

  /// “Try again, slowpoke.”: behind a comma, at the end of its sentence.
  private func isCalled(_ person: TermMatch, _ copy: Passage) -> Bool {
    let before = copy.tokens.last { $0.end <= Int(person.start) && $0.kind != .space }
    let behind = copy.tokens.first { Int($0.start) >= Int(person.end) && $0.kind != .space }
    guard let before, copy.bytes.slice(before.range).equals(",") else { return false }
    guard let behind else { return true }
    return behind.kind == .punctuation && !copy.bytes.slice(behind.range).equals(",")
  }

  /// “Only a novice would …”, “Even a novice could …”: who does it, or fails to, is called one.
  private func isCompared(_ person: TermMatch, _ copy: Passage) -> Bool {
    let before = copy.tokens.filter { $0.kind == .word && $0.end <= Int(person.start) }.suffix(2)
    let behind = copy.tokens.first { Int($0.start) >= Int(person.end) && $0.kind == .word }
    guard before.count == 2, let first = before.first, let article = before.last, let behind else { return false }
    return copy.isAny(of: ["only", "even"], at: first.range) && article.tags.contains(.article)
      && copy.isAny(of: ["would", "could", "can", "knows"], at: behind.range)
  }
}

extension Message {
  fileprivate static func judges(_ words: String) -> Message {
    "“\(words)” judges people. Say what is the matter with the thing"
  }
}

package import CopyKernel
import CopyModel
package import CopyPassage

/// An alert without a title.
package struct TitleMissing: SetRule {
  package static let info = RuleInfo(
    "title-missing", "An alert has a title.",
    why: "The title is what people read first, and often all they read.", source: "HIG, Alerts: Anatomy",
    statements: [10], check: .set, roles: .alertText, judges: .content, severity: .error, notOn: .android,
    examples: [
      .set("Message: ⟦Delete this note?⟧\nButtons: Cancel, Delete"),
      .set("Message: ⟦메모를 삭제하겠습니까?⟧\nButtons: 취소, 삭제", locale: .korean),
      .set("Title: Delete this note?\nButtons: Cancel, Delete"),
    ])

  /// Letters of a message that may become the title.
  private static let longestTitle = 70

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.isWhole, set.title?.wordsRange == nil, let first = set.firstPart else { return }
    // Two sentences, or one that overflows the title, stay a message.
    let mayMove = first.role == .alertMessage && first.sentenceCount < 2 && first.text.count <= Self.longestTitle
    report.add(mayMove ? .moveMessage : .isMissing, at: first.trimmedRange, of: first)
  }
}

extension Message {
  fileprivate static let moveMessage: Message = "The alert has no title. Make the message its title"
  fileprivate static let isMissing: Message = "The alert has no title. Say what happened, or ask the question"
}

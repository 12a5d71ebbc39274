package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A notification’s body speaks in sentences.
package struct NotificationBodySentence: TextRule {
  package static let info = RuleInfo(
    "notification-body-sentence", "A notification’s body is a complete sentence.",
    why: "It is read out of context, at a glance. A sentence says who did what.",
    source: "HIG, Notifications: Content", statements: [68], roles: RoleSet(.notificationBody),
    languages: .tagged("en", "ko", "ja", "de", "es", "fr", "it", "nl", "pt"),
    severity: .warning, notOn: .android,
    examples: [
      .bad("⟦Your daily summary⟧", .notificationBody), .good("The daily summary is ready.", .notificationBody),
      .bad("⟦Nouvelle photo dans l’album.⟧", .notificationBody, locale: .french),
      .good("Nouveau", .notificationBody, locale: .french),
      .good("Le train part à midi.", .notificationBody, locale: .french),
      .good("%@: %@", .notificationBody), .good("📄 A map", .notificationBody),
      .bad("⟦기사 도착 예정⟧", .notificationBody, locale: .korean),
      .good("기사가 5분 뒤에 도착합니다.", .notificationBody, locale: .korean),
      .good("Daily summary", .notificationBody, format: "android"),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    if copy.isDeclared, copy.analysis.terminal == .none, JapaneseNounEnding.holds(copy) {
      return report.add(.isFragment, at: copy.trimmedRange)
    }
    if copy.isDeclared, VerblessPhrase.holds(copy) {
      return report.add(.isFragment, at: copy.trimmedRange, severity: .note)
    }
    guard copy.isEnglish || copy.isKorean || copy.locale.isLanguage("ja") else { return }
    guard copy.form == .fragment || copy.form == .word, copy.isFormSure, copy.isRoleWitnessed else { return }
    // “Click to free up space” is an order, which is another rule’s.
    // “The last sync failed” says it all, though it may look like a heading.
    if copy.isEnglish, [.imperative, .declarative].contains(copy.parses.first?.mood) { return }
    // “📄 A Document” previews what somebody sent.
    guard !copy.tokens.contains(where: { [.placeholder, .newline, .emoji].contains($0.kind) }) else { return }
    report.add(.isFragment, at: copy.trimmedRange, severity: copy.severityOfJudgement)
  }
}

extension Message {
  fileprivate static let isFragment: Message = "This is no complete sentence. Say who or what does what"
}

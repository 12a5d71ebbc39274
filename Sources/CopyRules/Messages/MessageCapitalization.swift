import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Messages are prose: sentence style.
struct MessageCapitalization: TextRule {
  static let info = RuleInfo(
    "message-capitalization", "A message is in sentence style.",
    why: "Capitals in running text slow reading down and make ordinary words look like names.",
    source: "HIG, Alerts: Content", statements: [33], roles: RoleSet(.alertMessage),
    languages: .tagged("en", "de", "es", "fr", "it", "nl", "pt"),
    severity: .warning,
    examples: [
      .good("Mr. Osk and the Keepers of the Lamp agreed.", .alertMessage),
      .bad("The ⟦Item Will Be Removed⟧.", .alertMessage, better: "The item will be removed."),
      .bad("Choose ⟦A Lamp For The Barn⟧.", .alertMessage, better: "Choose a lamp for the barn."),
      .good("Choose Add a Lamp to go on.", .alertMessage), .good("Open Lamp Settings and turn it on.", .alertMessage),
      .bad("⟦your⟧ changes are kept.", .alertMessage, better: "Your changes are kept."),
      .bad(
        "The tray is full. ⟦it⟧ holds ten sheets.", .alertMessage, better: "The tray is full. It holds ten sheets."),
      .bad("⟦der⟧ Anker wird gelichtet.", .alertMessage, better: "Der Anker wird gelichtet.", locale: .german),
      .bad("⟦l’ancre⟧ sera levée.", .alertMessage, better: "L’ancre sera levée.", locale: .french),
      .good("iCloud garde la carte.", .alertMessage, locale: .french),
      .good("der Anker", .alertMessage, locale: .german),
      .good("The tea needs approx. the time of a song.", .alertMessage),
      .good("The item is removed.", .alertMessage), .good("Use Face ID in Settings to unlock the app.", .alertMessage),
      .good("Turn on Sync & Backup first.", .alertMessage),
      .good("Choose Settings > Privacy to allow it.", .alertMessage),
      .good("sensor_id is missing.", .alertMessage), .good("Playback Speed Schedule", .alertMessage),
      .good("(and 3 more shelves)", .alertMessage),
      .good("The Terms of Service and Boat Rules have changed.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // Capitals in messages that programs show are those of names: of twelve such findings readers took one for right.
    // What is a title elsewhere must suit both.
    guard copy.isDeclared || copy.roleEvidence != .source || copy.place.isShared else { return }
    guard copy.isEnglish else { return LowOpening.report(in: copy, &report) }
    guard copy.casing == .lower || copy.casing == .title || copy.casing == .mixed else {
      return LowStart.report(in: copy, &report)
    }
    // One word is a value: “true”.
    if copy.analysis.wordCount == 1, !copy.isDeclared { return }
    // “(and 3 more)” goes on.
    let goesOn =
      copy.wordsRange.map { $0.lowerBound > 0 && copy.bytes[$0.lowerBound - 1] == UInt8(ascii: "(") } ?? false
    guard copy.form != .none, !isName(copy), !(goesOn && copy.casing == .lower) else { return }
    Capitalization.check(copy, wants: .sentence, &report)
  }

  /// A short title without a verb names a setting: “Playback Speed Schedule”.
  private func isName(_ copy: Passage) -> Bool {
    guard copy.casing == .title, copy.analysis.wordCount <= 3, copy.analysis.terminal == .none else {
      return false
    }
    let verbal: WordTags = [.auxiliary, .copula, .negative, .pastVerb, .pastParticiple]
    return copy.tokens.allSatisfy { $0.tags.isDisjoint(with: verbal) && $0.kind != .punctuation }
  }
}

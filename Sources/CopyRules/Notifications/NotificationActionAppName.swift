import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// An action needs no app’s name.
struct NotificationActionAppName: TextRule {
  static let info = RuleInfo(
    "notification-action-app-name", "A notification action leaves out the name of the app.",
    why: "The action is about the news; which app shows it is known.", source: "HIG, Notifications: Actions",
    statements: [75], roles: RoleSet(.notificationAction), severity: .warning,
    examples: [
      .bad("Reply in ⟦ChatApp⟧", .notificationAction), .good("Reply", .notificationAction),
      .bad("Accept in ⟦Tidely⟧", .notificationAction), .good("Reply in Private", .notificationAction),
      .good("Open App", .notificationAction),
      .set("Notification title: Notely\nBody: A list was shared.\nActions: Open ⟦Notely⟧"),
      .set("Notification title: Shared List\nBody: A list was shared.\nActions: View"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let range = copy.isEnglish ? AppName.find(in: copy) ?? whereItIsDone(copy) : behindApp(copy) else { return }
    report.add(.isNamed(copy.text(range)), at: range)
  }

  /// “Abrir en la app Tidely”: a name behind the word, in languages that have it there.
  private func behindApp(_ copy: Passage) -> Range<Int>? {
    let words = copy.words
    return zip(words, words.dropFirst()).first { app, name in
      copy.bytes.slice(app.range).equalsFolded("app") && name.traits.contains(.startsUpper)
        && !copy.locale.isLanguage("de")
    }.map { Int($0.start)..<$1.end }
  }

  /// “Accept in Tidely”: behind “in” a name that no dictionary has.
  private func whereItIsDone(_ copy: Passage) -> Range<Int>? {
    let words = copy.unspaced
    guard words.count > 2, let name = words.last, name.kind == .word, name.traits.contains(.startsUpper),
      name.tags.isEmpty, copy.isAny(of: ["in", "with"], at: words[words.count - 2].range),
      words[0].tags.contains(.baseVerb)
    else { return nil }
    return name.range
  }
}

/// The same rule, where the title tells the name: “Open” and the one word of the title.
struct NotificationActionAppNameInSet: SetRule {
  static let info = NotificationActionAppName.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification, let title = set.title, title.analysis.wordCount == 1,
      let name = title.wordsRange
    else { return }
    for action in set.buttons {
      guard let words = action.wordsRange, action.bytes.hasLiteral("Open ", at: words.lowerBound) else { continue }
      let rest = words.lowerBound + 5..<words.upperBound
      guard action.bytes.slice(rest).equals(title.bytes.slice(name)) else { continue }
      report.add(.isNamed(action.text(rest)), at: rest, of: action)
    }
  }
}

extension Message {
  fileprivate static func isNamed(_ name: String) -> Message {
    "“\(name)” names the app. Name what the action does"
  }
}

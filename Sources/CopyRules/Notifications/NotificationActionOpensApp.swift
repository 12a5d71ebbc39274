import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A tap on the notification does that.
struct NotificationActionOpensApp: TextRule {
  static let info = RuleInfo(
    "notification-action-opens-app", "An action does more than open the app.",
    why: "A tap on the notification opens the app already.", source: "HIG, Notifications: Actions", statements: [77],
    roles: RoleSet(.notificationAction), languages: .havingAny([.openAppAction, .openingVerb]),
    needs: .nothing, judges: .content, severity: .warning,
    examples: [
      .bad("⟦Open App⟧", .notificationAction), .bad("⟦앱 열기⟧", .notificationAction, locale: .korean),
      .bad("⟦See Details⟧", .notificationAction), .bad("⟦Read More⟧", .notificationAction),
      .bad("⟦See It Now⟧", .notificationAction), .bad("⟦Read the Article⟧", .notificationAction),
      .bad("⟦Go to Settings⟧", .notificationAction), .bad("⟦View Message⟧", .notificationAction),
      .bad("⟦Open to View⟧", .notificationAction), .bad("⟦Launch Tidely⟧", .notificationAction),
      .bad("⟦Hop Back to the Maze⟧", .notificationAction), .bad("⟦Glance Inside⟧", .notificationAction),
      .bad("⟦Show the Whole Bracket⟧", .notificationAction), .bad("⟦Bring Me to the Maze⟧", .notificationAction),
      .good("Come Back Later", .notificationAction), .good("Go Live", .notificationAction),
      .bad("⟦Go to %@⟧", .notificationAction), .good("Go %@", .notificationAction),
      .good("Check In", .notificationAction), .good("Look Away", .notificationAction),
      .good("Open Berlin", .notificationAction), .good("Open Valve", .notificationAction),
      .bad("⟦Nachricht anzeigen⟧", .notificationAction, locale: .german),
      .good("Anzeige melden", .notificationAction, locale: .german),
      .bad("⟦Voir toutes les photos⟧", .notificationAction, locale: .french),
      .good("Ouvrir le portail", .notificationAction, locale: .french),
      .good("Lire l’article plus tard", .notificationAction, locale: .french),
      .bad("⟦メッセージを見る⟧", .notificationAction, locale: .japanese),
      .good("Liste öffnen", .notificationAction, locale: .german, base: "Open Shelf List"),
      .bad("⟦アプリで読む⟧", .notificationAction, locale: .japanese), .good("返信", .notificationAction, locale: .japanese),
      .good("Snooze", .notificationAction), .good("Open Curtains", .notificationAction),
      .good("Show Ticket", .notificationAction), .good("Read Aloud", .notificationAction),
      .bad("⟦온실로 가기⟧", .notificationAction, locale: .korean), .good("뒤로 가기", .notificationAction, locale: .korean),
      .good("나중에 보기", .notificationAction, locale: .korean), .good("휴지통으로 이동", .notificationAction, locale: .korean),
      .bad("⟦자세히 보기⟧", .notificationAction, locale: .korean), .good("차고 열기", .notificationAction, locale: .korean),
      .set("Notification title: Notely\nBody: A list was shared.\nActions: ⟦Open Notely⟧"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    let isOpening = copy.isKorean ? KoreanSense(copy).opensOnly : !copy.isEnglish && opensAnything(copy)
    let whole = copy.whole(.openAppAction)?.range ?? EntryAction.find(in: copy)
    if let words = whole ?? (isOpening ? copy.wordsRange : openingWords(copy)) {
      // Some programs leave a tap on the notification without an answer, which no copy shows.
      report.add(.opensOnly(copy.text(words)), at: words, severity: copy.roleEvidence == .source ? .note : nil)
    } else if let told = LearnedWording.find(.appDoor, in: copy, report), let words = copy.wordsRange {
      report.add(Message.opensOnly, like: told, in: copy, at: words)
    }
  }

  /// „Details anzeigen“, « Voir le message », “Ver más”: a verb that shows something, wherever the language has it, and nothing in
  /// particular to show.
  private func opensAnything(_ copy: Passage) -> Bool {
    guard copy.has(.openingVerb), copy.has(.openedThing) || copy.has(.genericNoun), !copy.has(.deferButton) else {
      return false
    }
    // A translation is judged no harder than its base.
    if let base = copy.base, base.isEnglish, base.whole(.openAppAction) == nil, openingWords(base) == nil {
      return false
    }
    let lists: [TermList] = [.openingVerb, .openedThing, .genericNoun, .smallWord]
    return copy.tokens.allSatisfy { token in
      token.kind == .space || token.kind == .word && lists.contains { copy.isWord(token, of: $0) }
    }
  }

  /// “View Details”, “Go to Settings”, “Open Notely”: a verb that shows something, and nothing in particular to show.
  private func openingWords(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, let words = copy.wordsRange, let verb = copy.first(.openingVerb),
      Int(verb.start) == words.lowerBound
    else { return nil }
    // “Check out now” leaves a place, unless something is there to see.
    if copy.isAny(of: ["check out"], at: verb.range), !copy.tokens.contains(where: { isSeen($0, behind: verb) }) {
      return nil
    }
    if let name = AppName.find(in: copy), name.upperBound == words.upperBound { return words }
    if Self.opensUnknownName(copy) { return words }
    if Int(verb.end) == words.upperBound { return isWhole(copy.text(words), copy) ? words : nil }
    return copy.tokens.allSatisfy({ Int($0.start) < Int(verb.end) || isOpened($0, copy) }) ? words : nil
  }

  private func isSeen(_ token: Token, behind verb: TermMatch) -> Bool {
    Int(token.start) >= Int(verb.end)
      && !token.tags.isDisjoint(with: [.noun, .pluralNoun, .determiner, .objectPronoun])
      && token.tags.dominant != .adverb
  }

  /// “Launch Tidely”: behind the verb a name that no dictionary has is the app’s; things and places have common ones.
  fileprivate static func opensUnknownName(_ copy: Passage) -> Bool {
    let words = copy.unspaced
    guard words.count == 2, copy.has(.launchVerb), copy.isAny(of: ["open", "launch"], at: words[0].range) else {
      return false
    }
    return words[1].kind == .word && words[1].tags.isEmpty && words[1].traits.contains(.startsUpper)
      && words[1].traits.isDisjoint(with: [.hasDigit])
  }

  /// “The”, “all”, “details”, “message”; not “later”, and not “you”.
  private func isOpened(_ token: Token, _ copy: Passage) -> Bool {
    switch token.kind {
    case .space, .punctuation: return true
    case .word: break
    default: return false
    }
    if !token.tags.isDisjoint(with: [.article, .possessive]) { return true }
    // “Open to Read”
    if token.tags.contains(.infinitiveMarker) || token.tags.contains(.baseVerb) && copy.isWord(token, of: .openingVerb)
    {
      return true
    }
    // “See It Now”, “See What’s New”
    if copy.isAny(of: .shownThing, at: token.range) { return true }
    let opened: [TermList] = [.newsNoun, .newsModifier, .softwarePlace, .openedThing, .genericNoun, .appPlace]
    return opened.contains { copy.isWord(token, of: $0) }
  }

  /// “View”, “Check It Out”: other verbs, such as Read, do something to what came.
  private func isWhole(_ title: String, _ copy: Passage) -> Bool {
    title.contains(" ") || copy.whole(.bareOpening) != nil
  }
}

/// The same rule, where the title tells the app’s name: “Open Calendar” under “Calendar”.
struct NotificationActionOpensAppInSet: SetRule {
  static let info = NotificationActionOpensApp.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .notification, let title = set.title, title.analysis.wordCount == 1,
      let name = title.wordsRange
    else { return }
    // A name that no dictionary has is told already.
    for action in set.buttons where !NotificationActionOpensApp.opensUnknownName(action) {
      guard let words = action.wordsRange, action.bytes.hasLiteral("Open ", at: words.lowerBound),
        action.bytes.slice(words.lowerBound + 5..<words.upperBound).equals(title.bytes.slice(name))
      else { continue }
      report.add(.opensOnly(action.text(words)), at: words, of: action)
    }
  }
}

extension Message {
  fileprivate static func opensOnly(_ title: String) -> Message {
    "“\(title)” does what a tap on the notification does. Leave it out, or name another action"
  }
}

import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// OK, as the platform says it in the language.
struct L10nOkTitle: TextRule {
  static let info = RuleInfo(
    "l10n-ok-title", "A button that is OK in the base has the language’s own title for it.",
    why: "The system’s own alerts use one title; another beside it looks like another action.",
    source: "HIG, Alerts: Buttons", check: .language, roles: .all, languages: .having([.okButton]),
    needs: .any(of: .isTranslation), severity: .note,
    examples: [
      .bad("⟦좋아요⟧", .button, better: "확인", locale: .korean, base: "OK"),
      .good("확인", .button, locale: .korean, base: "OK"),
      .bad("⟦OK⟧", .button, locale: .german, base: "Delete"), .good("OK", .button, locale: .german, base: "Done"),
      .good("좋아요", .button, locale: .korean, base: "Like"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if saysLess(copy) { return report.add(.saysLess(copy.base?.text ?? ""), at: copy.trimmedRange) }
    guard let base = copy.base, base.whole(.okButton) != nil, copy.wordsRange != nil,
      RoleSet(.button, .notificationAction).contains(copy.role) || copy.role == .unknown, copy.whole(.okButton) == nil,
      // Android has words of its own for it, several in some languages.
      !base.locale.hasLanguage(of: copy.locale),
      copy.locale.hasLanguage(of: copy.declaredLocale), !copy.isOnAndroid
    else { return }
    // Where the language’s own title isn’t known, any may be it.
    guard let title = copy.lexicon?.title(in: .okButton) else { return }
    report.add(
      .isOtherwise(copy.text(copy.trimmedRange), title: title), at: copy.trimmedRange,
      fixes: [Fix([Splice(copy.trimmedRange, title)], isSafe: false)])
  }
}

extension L10nOkTitle {
  /// Whether the base names what the button takes away, and this only agrees.
  private func saysLess(_ copy: Passage) -> Bool {
    guard let base = copy.base, copy.role == .button, copy.whole(.okButton) != nil || copy.whole(.yesButton) != nil
    else {
      return false
    }
    return base.whole(.okButton) == nil && base.whole(.yesButton) == nil && base.first(.destructiveVerb)?.start == 0
  }
}

extension Message {
  fileprivate static func saysLess(_ base: String) -> Message {
    "The base says “\(base)”, this only agrees. Name the action"
  }

  fileprivate static func isOtherwise(_ words: String, title: String) -> Message {
    "“\(words)” isn’t what OK is called in this language. Use “\(title)”"
  }
}

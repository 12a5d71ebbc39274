import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Cancel, as the platform says it in the language.
struct L10nCancelTitle: TextRule {
  static let info = RuleInfo(
    "l10n-cancel-title", "A button that is Cancel in the base has the language’s own title for it.",
    why: "People look for the one word that every app uses. Another one makes them wonder what it leaves undone.",
    source: "HIG, Alerts: Buttons", check: .language, roles: .all, languages: .having([.cancelButton]),
    needs: .any(of: .isTranslation), severity: .error,
    examples: [
      .bad("⟦닫기⟧", .button, better: "취소", locale: .korean, base: "Cancel"),
      .bad("⟦Cancella⟧", .button, better: "Annulla", locale: .italian, base: "Cancel"),
      .good("ألغِ", .button, locale: .arabic, base: "Cancel"), .good("취소", .button, locale: .korean, base: "Cancel"),
      .good("닫기", .button, locale: .korean, base: "Close"),
      .bad("⟦취소⟧", .button, locale: .korean, base: "Keep Booking"),
      .bad("⟦Abbrechen⟧", .button, locale: .german, base: "Keep Firing"),
      .good("Abbrechen", .button, locale: .german, base: "Dismiss"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.wordsRange != nil,
      RoleSet(.button, .notificationAction).contains(copy.role) || copy.role == .unknown,
      !base.locale.hasLanguage(of: copy.locale),
      copy.locale.hasLanguage(of: copy.declaredLocale), !copy.bytes.equals(base.bytes)
    else { return }
    let (isCancel, wasCancel) = (copy.whole(.cancelButton) != nil, base.whole(.cancelButton) != nil)
    if isCancel, !wasCancel { return checkKept(copy, base, &report) }
    guard wasCancel, !isCancel else { return }
    let title = copy.lexicon?.title(in: .cancelButton)
    let fixes = title.map { [Fix([Splice(copy.trimmedRange, $0)], isSafe: false)] } ?? []
    // Languages have several words for it, and programs use the base’s Cancel for other things.
    report.add(
      .isOtherwise(copy.text(copy.trimmedRange), title: title), at: copy.trimmedRange,
      severity: copy.severityOfJudgement, fixes: fixes)
  }

  /// “Keep Booking” under “Cancel the booking?”: as Cancel it says the opposite.
  private func checkKept(_ copy: Passage, _ base: Passage, _ report: inout Report) {
    guard base.isEnglish, base.analysis.wordCount > 1, let first = base.tokens.first(where: { $0.kind == .word }),
      base.isWord(first, of: .keepVerb)
    else { return }
    let words = base.text(base.trimmedRange)
    report.add(.keepsNothing(copy.text(copy.trimmedRange), words), at: copy.trimmedRange, severity: .warning)
  }
}

extension Message {
  fileprivate static func keepsNothing(_ words: String, _ base: String) -> Message {
    "“\(words)” is Cancel, and the base says “\(base)”. Name what stays"
  }

  fileprivate static func isOtherwise(_ words: String, title: String?) -> Message {
    guard let title else { return "“\(words)” isn’t what Cancel is called in this language" }
    return "“\(words)” isn’t what Cancel is called in this language. Use “\(title)”"
  }
}

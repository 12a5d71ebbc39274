package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A translation that is the base text.
package struct L10nUntranslated: TextRule {
  package static let info = RuleInfo(
    "l10n-untranslated", "A translation isn’t the base text, names and short words aside.",
    why: "A sentence in another language in the middle of an interface stops its readers.",
    source: "HIG, Localization", statements: [], check: .translation, roles: .all,
    needs: .any(of: .isTranslation), severity: .warning,
    examples: [
      .bad("⟦Rent Boat⟧", .button, locale: .german, base: "Rent Boat"),
      .good("Dark Mode", .button, locale: .german, base: "Dark Mode"),
      .bad("⟦Delete the selected note?⟧", .alertTitle, locale: .german, base: "Delete the selected note?"),
      .bad("⟦Delete the selected note.⟧", .alertMessage, locale: .german, base: "Delete the selected note"),
      .bad("⟦Search settings⟧", .label, locale: .korean, base: "Search settings"),
      .bad("⟦Save⟧", .button, locale: .korean, base: "Save"),
      .bad("⟦Cancel⟧", .button, locale: .german, base: "Cancel"),
      .bad("⟦Delete⟧", .button, locale: .german, base: "Delete"),
      .bad("⟦Send Invitations⟧", .label, locale: .german, base: "Send Invitations"),
      .good("Export", .button, locale: .german, base: "Export"),
      .good("OK", .button, locale: .korean, base: "OK"), .good("Start", .button, locale: .german, base: "Start"),
      .good("Search Radio", .label, locale: .german, base: "Search Radio"),
      .good("Wi-Fi", .label, locale: .german, base: "Wi-Fi"), .good("Status", .label, locale: .german, base: "Status"),
      .good("GitHub Copilot", .label, locale: .german, base: "GitHub Copilot"),
      .good("%1$@ (%2$@)", .label, locale: .german, base: "%1$@ (%2$@)"),
      .good("Color", .label, locale: LocaleTag("en-GB") ?? .english, base: "Color"),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, !base.locale.hasLanguage(of: copy.locale),
      copy.isBaseText,
      Self.countsWords(base, isLatin: LocaleOfCopy.usesLatin(copy.locale)) || Self.isAction(base, at: copy)
    else { return }
    report.add(.isBase, at: copy.trimmedRange)
  }

  /// Whether the base has enough words of its language that they can’t be alike in another by chance.
  /// In another script two words are enough.
  private static func countsWords(_ base: Passage, isLatin: Bool) -> Bool {
    guard base.isEnglish else { return base.analysis.wordCount >= 4 && !base.locale.isEnglish }
    var (known, small) = (0, 0)
    for token in base.tokens where token.kind == .word && token.tags != [] && token.length > 1 {
      let isOwn = token.traits.isDisjoint(with: [.isName, .mayBeName, .isSuffix, .isQuoted, .hasInnerUpper])
      guard isOwn || token.tags.contains(.article) else { continue }
      known += 1
      if !token.tags.isDisjoint(with: smallWords) { small += 1 }
    }
    return known >= 4 || known >= 3 && small > 0 || known == 2 && small == 1 || known >= 2 && !isLatin
  }

  /// Whether it is Cancel, or one verb on a button that its language can’t have: in letters that it doesn’t write, “Save”, or one that
  /// English itself knows as nothing else, “Delete”. What is a noun as well is borrowed, “Export”.
  private static func isAction(_ base: Passage, at copy: Passage) -> Bool {
    guard base.isEnglish else { return false }
    if isDeed(base, of: copy.role) { return true }
    guard copy.role == .button else { return false }
    if base.whole(.cancelButton) != nil { return true }
    guard base.analysis.wordCount == 1, base.whole(.okButton) == nil else { return false }
    let isLatin = LocaleOfCopy.usesLatin(copy.locale)
    return base.tokens.contains { token in
      token.kind == .word && token.tags.contains(.baseVerb) && token.tags.dominant == .verb
        && (!isLatin || isVerbAlone(token)) && token.traits.isDisjoint(with: [.isName, .mayBeName, .hasInnerUpper])
    }
  }

  /// “Rent Locker”: what can be a verb of English, and a noun behind it; no name. Where it may be a heading, the verb is nothing else:
  /// “Send Invitations”.
  private static func isDeed(_ base: Passage, of role: Role) -> Bool {
    let words = base.words
    guard (2...4).contains(words.count), let first = words.first, let last = words.last else { return false }
    return first.tags.contains(.baseVerb) && first.tags.isDisjoint(with: .adjective)
      && (role == .button || isVerbAlone(first)) && !last.tags.isDisjoint(with: [.noun, .pluralNoun])
      && words.allSatisfy { !$0.tags.isEmpty && $0.traits.isDisjoint(with: [.isName, .mayBeName, .hasInnerUpper]) }
  }

  private static func isVerbAlone(_ token: Token) -> Bool {
    token.tags.contains(.baseVerb) && token.tags.isDisjoint(with: [.noun, .pluralNoun, .adjective])
  }

  /// Words that other languages rarely borrow.
  private static let smallWords: WordTags = [
    .article, .possessive, .preposition, .coordinator, .subordinator, .auxiliary, .copula, .negative,
  ]
}

extension Message {
  fileprivate static let isBase: Message = "The text is the same as in the base language"
}

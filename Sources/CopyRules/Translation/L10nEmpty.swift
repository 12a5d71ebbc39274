import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A translation without text.
struct L10nEmpty: TextRule {
  static let info = RuleInfo(
    "l10n-empty", "A translation of words has words.",
    why: "Where a translation is empty the interface shows nothing at all, not even the base text.",
    source: "Weblate and pofilter, blank translations", check: .translation, roles: .all,
    needs: .any(of: .isTranslation), severity: .warning,
    examples: [
      .bad("⟦ ⟧", .label, locale: .german, base: "Delete the note?"),
      .bad("⟦ ⟧", .label, locale: .german, base: "<None>"),
      .good("Löschen", .button, locale: .german, base: "Delete"), .good(" ", .label, locale: .german, base: " "),
      .good(" ", .label, locale: .japanese, base: "s"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.trimmedRange.isEmpty else { return }
    guard base.tokens.contains(where: { Self.saysSomething($0, in: base) }) else { return }
    report.add(.hasNoText(base.text), at: 0..<copy.bytes.count)
  }

  /// A word, an address, words in angle brackets or braces.
  private static func saysSomething(_ token: Token, in copy: Passage) -> Bool {
    switch token.kind {
    case .word: token.length > 2
    case .url, .email, .fileName: true
    case .markup: MarkupTags.isText(copy.bytes.slice(token.range))
    case .placeholder: copy.bytes.slice(token.range).contains(0x20)
    default: false
    }
  }
}

extension Message {
  fileprivate static func hasNoText(_ base: String) -> Message { "The translation of “\(base)” has no text" }
}

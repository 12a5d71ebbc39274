import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A menu command ends bare, an ellipsis aside.
struct MenuPunctuation: TextRule {
  static let info = RuleInfo(
    "menu-punctuation", "A menu command ends without a mark, an ellipsis aside.",
    why: "A command is no sentence. The ellipsis says that more input follows.", source: "HIG, Menus: Labels",
    roles: RoleSet(.menuItem), severity: .warning,
    examples: [
      .bad("Copy Link⟦.⟧", .menuItem, better: "Copy Link"), .good("Copy Link", .menuItem),
      .good("Выкл.", .menuItem, locale: .russian), .good("Rename…", .menuItem),
      .good("Condividi collegam.", .menuItem, locale: .italian),
      .good("Zatvoriť všetko (%d spoj.)", .menuItem, locale: LocaleTag("sk") ?? .undetermined),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // One word may be an abbreviation; in English few are.
    if copy.form == .word, !copy.isEnglish, copy.analysis.terminal == .period { return }
    guard copy.analysis.terminal == .period || copy.analysis.terminal == .exclamation, copy.form != .sentences,
      copy.wordsRange != nil, !EndMark.isInBrackets(copy), !copy.endsInCutWord,
      !EndMark.endsInClippedWord(copy)
    else { return }
    EndMark.forbid(copy, .endsWithMark(copy.text(copy.analysis.terminalRange)), &report)
  }
}

extension Message {
  fileprivate static func endsWithMark(_ mark: String) -> Message { "A menu command takes no “\(mark)” at its end" }
}

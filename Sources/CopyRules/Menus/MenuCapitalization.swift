import CopyKernel
import CopyModel
import CopyPassage

/// Menu commands are in title style.
struct MenuCapitalization: TextRule {
  static let info = RuleInfo(
    "menu-capitalization", "A menu command is in title style.",
    why: "Menus of the whole system are; a command in another style stands out for no reason.",
    source: "HIG, Menus: Labels; Apple Style Guide, capitalization", roles: RoleSet(.menuItem), languages: .english,
    severity: .warning,
    examples: [
      .bad("Copy ⟦note⟧ ID", .menuItem, better: "Copy Note ID"), .good("Open Mill Folder (.config/mill)", .menuItem),
      .good("Names (Z to A)", .menuItem, format: "android"),
      .good("Copy Note ID", .menuItem),
      .good("Show in Finder", .menuItem),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // What is only guessed to be a command may be a choice of a pop-up button, read in one line with the words around it.
    guard copy.isEnglish, copy.roleConfidence >= RoleGuess.clear, !Capitalization.isInOrder(copy, wants: .title),
      !copy.isResult
    else { return }
    guard copy.form == .word || copy.form == .fragment else { return }
    Capitalization.check(copy, wants: .title, &report)
  }
}

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
      .good("To lowercase", .menuItem), .good("Names (Z to A)", .menuItem, format: "android"),
      .good("Off/On", .menuItem, format: "android"),
      .good("Copy Note ID", .menuItem), .good("Every 24 hours", .menuItem), .good("days", .menuItem, format: "android"),
      .good("1 sec", .menuItem),
      .bad("Print 2 ⟦copies⟧", .menuItem, better: "Print 2 Copies"), .good("Show BEAM", .menuItem),
      .good("Coastal Chart (cstch)", .menuItem),
      .good("Check Grammar With Spelling", .menuItem),
      .good("Show in Finder", .menuItem),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // What is only guessed to be a command may be a choice of a pop-up button, read in one line with the words around it.
    guard copy.isEnglish, copy.roleConfidence >= RoleGuess.clear, !Capitalization.isInOrder(copy, wants: .title),
      !copy.isResult, !isAmount(copy), !isUnit(copy)
    else { return }
    guard copy.form == .word || copy.form == .fragment else { return }
    Capitalization.check(copy, wants: .title, &report)
  }

  /// “days”: a unit to choose behind a number, “every 3 days”.
  private func isUnit(_ copy: Passage) -> Bool {
    guard copy.words.count == 1, let word = copy.words.first, word.traits.contains(.startsLower) else { return false }
    let isMany = copy.bytes[word.end - 1] == UInt8(ascii: "s")
    return copy.isAny(of: .describingUnit, at: word.range)
      || isMany && copy.isAny(of: .describingUnit, at: word.range.lowerBound..<word.end - 1)
  }

  /// “3 minutes”, “Every 24 hours”, “1 sec”: an amount to choose, and no command.
  private func isAmount(_ copy: Passage) -> Bool {
    let words = copy.tokens.filter { $0.countsAsWord || $0.kind == .number }
    guard let number = words.firstIndex(where: { $0.kind == .number }), number < 2, number == words.count - 2 else {
      return false
    }
    return number == 0 || !words[0].tags.isDisjoint(with: [.determiner, .preposition])
  }
}

import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Three periods where the base has an ellipsis.
struct L10nEllipsis: TextRule {
  static let info = RuleInfo(
    "l10n-ellipsis", "Where the base has the ellipsis character, the translation has it.",
    why: "Menus and buttons of one app look alike in every language.", source: "CLDR, ellipsis patterns",
    check: .translation, roles: .all, needs: .any(of: .isTranslation), severity: .note,
    examples: [
      .bad("Öffnen⟦...⟧", .menuItem, better: "Öffnen…", locale: .german, base: "Open…"),
      .bad("Öffnen⟦...⟧…", .menuItem, better: "Öffnen…", locale: .german, base: "Open…"),
      .good("Öffnen…", .menuItem, locale: .german, base: "Open…"),
      .good("Öffnen...", .menuItem, locale: .german, base: "Open..."),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.facts.contains(.repeatedMark), holdsEllipsis(base.bytes),
      !AnimationFrame.isShown(copy)
    else { return }
    for offset in copy.bytes.indices where copy.bytes.hasLiteral("...", at: offset) {
      let isPart = offset > 0 && copy.bytes[offset - 1] == UInt8(ascii: ".")
      let range = offset..<offset + 3
      if isPart || copy.bytes.hasLiteral(".", at: offset + 3) || copy.isInAddress(range) { continue }
      // Beside the character itself, the periods are too many.
      let better = copy.bytes.hasLiteral("…", at: range.upperBound) ? "" : "…"
      report.add(.isThreePeriods, at: range, fixes: [Fix([Splice(range, better)], isSafe: true)])
    }
  }

  private func holdsEllipsis(_ bytes: Bytes) -> Bool {
    bytes.indices.contains { bytes.hasLiteral("…", at: $0) }
  }
}

extension Message {
  fileprivate static let isThreePeriods: Message = "Write “…” for “...”, as the base does"
}

package import CopyKernel
import CopyModel
package import CopyPassage

/// A title fits on two lines.
package struct TitleTooLong: TextRule {
  package static let info = RuleInfo(
    "title-too-long", "A title is no longer than two lines.",
    why: "A long title reads like a message and pushes the buttons out of sight.",
    source: "HIG, Alerts: Content", statements: [24], roles: RoleSet(.alertTitle),
    severity: Severities(hig2022: .warning, legacy: .note, hig2024: .warning),
    examples: [
      .bad(
        "⟦The photo couldn’t be saved because the disk that holds the library is almost completely full right now.⟧",
        .alertTitle),
      .bad(
        "⟦Das Foto konnte nicht gesichert werden, weil auf dem Volume der Mediathek kein Platz ist.⟧", .alertTitle,
        locale: .german),
      .bad("⟦Replace the older version with this one?⟧", .alertTitle, guide: .higLegacy),
      .good("Replace the older version?", .alertTitle),
      .good("Replace the older version with this one?", .alertTitle),
      .good("Le fichier n’a pas pu être ouvert : format inconnu.", .alertTitle, locale: .french),
      .good("이 사진을 삭제하면 되돌릴 수 없습니다. 삭제할까요?", .alertTitle, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard let fit = copy.ownOverflow(), fit.isClearlyTooLong || !isFilledIn(copy) else { return }
    report.add(.tooLong(fit), at: copy.trimmedRange, severity: isLoud(fit, copy) ? nil : .note)
  }

  /// “%@ already exists”: what is filled in may be short, so a letter too many is none.
  private func isFilledIn(_ copy: Passage) -> Bool {
    !copy.isDeclared && copy.tokens.contains { $0.kind == .placeholder }
  }

  /// Dialogs of Android set their titles in letters of their own choice.
  private func isLoud(_ fit: Fit, _ copy: Passage) -> Bool {
    if copy.platforms == .android, !copy.isDeclared { return false }
    // What a program shows is measured by a table of widths: a letter too many may be none.
    return copy.isDeclared || fit.isClearlyTooLong
  }
}

extension Message {
  fileprivate static func tooLong(_ fit: Fit) -> Message {
    "The title \(FitText.band(fit)). Keep the point and move the rest to the message"
  }
}

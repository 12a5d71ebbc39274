import CopyModel
import CopyText

/// A label may be in either style, but in one.
struct LabelCapitalization: TextRule {
  static let info = RuleInfo(
    "label-capitalization", "A label is in title style or in sentence style, not in between.",
    why: "Mixed capitals look careless, and nobody can tell which words are names.",
    source: "Apple Style Guide, capitalization", roles: RoleSet(.label, .text), languages: .english, severity: .note,
    examples: [
      .bad("Download ⟦Current⟧ plugin information", .label, better: "Download current plugin information"),
      .bad("⟦server⟧ address", .label, better: "Server address"),
      .good("Download Current Plugin Information", .label), .good("Download current plugin information", .label),
      .good("iCloud storage", .label),
    ])

  func check(_ copy: Copy, _ report: inout Report) throws(ICUError) {
    guard copy.isEnglish, copy.form != .none else { return }
    switch copy.analysis.casing {
    case .mixed: try Capitalization.check(copy, wants: try nearerStyle(copy), &report)
    case .lower where copy.role == .label: try Capitalization.check(copy, wants: .sentence, &report)
    default: return
    }
  }

  /// The style that needs fewer changes; prose is always in sentence style.
  private func nearerStyle(_ copy: Copy) throws(ICUError) -> Capitalization.Style {
    if copy.role == .text || copy.form.isComplete { return .sentence }
    return try copy.titleStyle().count < copy.sentenceStyle().count ? .title : .sentence
  }
}

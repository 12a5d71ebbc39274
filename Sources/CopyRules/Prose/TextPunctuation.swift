import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Prose of several sentences ends like a sentence.
struct TextPunctuation: TextRule {
  static let info = RuleInfo(
    "text-punctuation", "Prose of several sentences has an end mark behind the last.",
    why: "The last sentence looks cut off when all others have their mark.", source: "Apple Style Guide, period",
    roles: RoleSet(.text), severity: .note,
    examples: [
      .bad("Add a photo. It can be changed ⟦later⟧", .text, better: "Add a photo. It can be changed later."),
      .good("Add a photo. It can be changed later.", .text), .good("Add a photo", .text),
      .good("• Keep drafts here. They stay private.\n• Share finished notes", .text), .good("e.g. Home, Office", .text),
      .good("Thanks! See you soon", .text), .good("Add a photo. (It can be changed later)", .text),
      .good("Add a photo. The sizes are as follows", .text),
      .good("사진을 추가합니다. 최대 크기 없음", .text, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.analysis.terminal == .none, EndMark.isJudged(copy) else { return }
    let goesOn = copy.form == .sentences && EndMark.followsSentence(copy)
    if goesOn || copy.form.isComplete && isOddOneOut(copy) { EndMark.require(copy, &report) }
  }

  /// Whether most lines of what somebody typed end with a mark.
  private func isOddOneOut(_ copy: Passage) -> Bool {
    guard copy.isAlone, copy.isFormSure, let catalog = copy.place.catalog, catalog.entries.count > 2 else {
      return false
    }
    let marked = catalog.entries.count { catalog.bytes($0.value).last == UInt8(ascii: ".") }
    return marked * 2 > catalog.entries.count
  }
}

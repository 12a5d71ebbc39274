import CopyModel
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
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard copy.form == .sentences, EndMark.isJudged(copy) else { return }
    EndMark.require(copy, &report)
  }
}

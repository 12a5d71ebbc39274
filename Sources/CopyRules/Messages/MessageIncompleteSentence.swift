package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A message speaks in sentences.
package struct MessageIncompleteSentence: TextRule {
  package static let info = RuleInfo(
    "message-incomplete-sentence", "A message is made of complete sentences.",
    why: "A fragment leaves out who does what, which is what a message is for.",
    source: "HIG, Alerts: Content", statements: [32], roles: RoleSet(.alertMessage), languages: .englishAndKorean,
    severity: .note,
    examples: [
      .bad("⟦No disk space⟧", .alertMessage), .good("Check the connection", .alertMessage),
      .bad("⟦10% of battery remaining.⟧", .alertMessage, better: "10% of the battery is left."),
      .bad("⟦공간 없음⟧", .alertMessage, locale: .korean), .good("저장 공간이 부족합니다.", .alertMessage, locale: .korean),
      .good("The disk is full.", .alertMessage), .good("%@ (%@)", .alertMessage),
      .good("Error code: %d", .alertMessage),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard copy.form == .fragment, copy.isFormSure, copy.isRoleWitnessed else { return }
    // A title or a label where a message is expected is a doubtful role; an instruction is no fragment.
    guard copy.casing != .title, !isInstruction(copy), !isData(copy) else { return }
    report.add(.isFragment, at: copy.trimmedRange)
  }

  private func isInstruction(_ copy: Passage) -> Bool {
    guard let first = copy.tokens.first(where: { $0.kind == .word }) else { return false }
    return first.tags.contains(.baseVerb) && first.tags.dominant == .verb
  }

  /// A value with its name, or a frame around what is filled in.
  private func isData(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      token.kind == .placeholder || token.kind == .newline || token.kind == .url
        || token.kind == .punctuation && copy.bytes[Int(token.start)] == UInt8(ascii: ":")
    }
  }
}

extension Message {
  fileprivate static let isFragment: Message = "This is no complete sentence. Say who or what does what"
}

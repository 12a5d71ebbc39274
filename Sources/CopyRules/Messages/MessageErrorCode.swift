import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A code in place of words.
struct MessageErrorCode: TextRule {
  static let info = RuleInfo(
    "message-error-code", "A message explains in words; a code may stand at its end.",
    why: "A code on its own helps only those who wrote it.",
    source: "HIG, Alerts: Content", statements: [23], roles: RoleSet(.alertMessage, .notificationBody),
    languages: .having([.errorWord]), needs: .nothing, judges: .content, severity: .note,
    examples: [
      .bad("HTTP status code: ⟦%d⟧", .alertMessage), .bad("Error ⟦-1009⟧.", .alertMessage),
      .bad("오류 코드: ⟦503⟧", .alertMessage, locale: .korean),
      .bad("HTTP status code: ⟦%@⟧", .alertMessage), .good("Error: %@", .alertMessage),
      .good("The server isn’t responding. Error code: 503.", .alertMessage),
      .good("Enter the code 1234.", .alertMessage), .good("%lld errors in it.", .alertMessage),
      .good("%d error was found.", .alertMessage), .bad("⟦404⟧ error.", .alertMessage),
      .bad("The sluice returned ⟦-50⟧.", .alertMessage), .bad("The sluice stopped with ⟦S4031⟧.", .alertMessage),
      .bad("The sluice isn’t allowed (⟦SLGateAuthorizationStatus⟧ is missing).", .alertMessage),
      .bad("The sluice couldn’t be shut (⟦err=-36⟧).", .alertMessage),
      .bad("Opening the sluice by ⟦openGate()⟧ failed.", .alertMessage),
      .good("KDEConnect and SluicePro couldn’t be opened.", .alertMessage),
      .good("The sluice returned 50 boats.", .alertMessage),
      .good(" (error 7)", .alertMessage), .good("The sluice failed in 1994.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // “ (code 7)” is put behind another text.
    if copy.bytes.first == UInt8(ascii: " ") { return }
    if let code = ErrorCode.main(of: copy) {
      report.add(.isCode(copy.text(code)), at: code)
    } else if let name = ProgramName.find(in: copy) {
      report.add(.isOfProgram(copy.text(name)), at: name)
    }
  }
}

extension Message {
  fileprivate static func isCode(_ code: String) -> Message {
    "The message is little more than the code “\(code)”. Say what happened and what to do first"
  }

  fileprivate static func isOfProgram(_ name: String) -> Message {
    "“\(name)” is a name inside the program. Say what it is to people, or leave it out"
  }
}

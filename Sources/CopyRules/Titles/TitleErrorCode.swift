package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A code is for the support team; a title is for the person.
package struct TitleErrorCode: TextRule {
  package static let info = RuleInfo(
    "title-error-code", "A title says what happened in words, not as an error code.",
    why: "A code means nothing to most people. It may stand at the end of the message, where support can find it.",
    source: "HIG, Alerts: Content", statements: [23], roles: RoleSet(.alertTitle),
    languages: .having([.errorWord]), needs: .nothing, judges: .content, severity: .error,
    silences: .onString(
      "title-vague", "title-confirmation-filler", "title-single-word", "title-capitalization", "title-punctuation",
      "message-error-code"),
    examples: [
      .bad("⟦K-2207: Process Failed⟧", .alertTitle), .good("EN-471: Boots and Vests for Sailors", .alertTitle),
      .bad("⟦Error 329347 occurred⟧", .alertTitle), .bad("⟦Error 503⟧", .alertTitle),
      .bad("⟦HTTP Error: %d⟧", .alertTitle), .bad("⟦NSURLErrorDomain error -1009⟧", .alertTitle),
      .bad("⟦ERR-3018: paro interno⟧", .alertTitle, locale: .spanish),
      .bad("⟦오류 503⟧", .alertTitle, locale: .korean), .bad("⟦에러코드: -1009⟧", .alertTitle, locale: .korean),
      .bad("⟦Ein Fehler 503 ist aufgetreten⟧", .alertTitle, locale: .german),
      .bad("⟦エラー 503 が発生しました⟧", .alertTitle, locale: .japanese),
      .bad("⟦Parser Exception⟧", .alertTitle), .bad("⟦TIDE_LIMIT is unavailable.⟧", .alertTitle),
      .bad("⟦HTTP 502⟧", .alertTitle), .bad("⟦ERR_TAPE_TORN⟧", .alertTitle),
      .bad("⟦Fehler E_OVEN_HOT⟧", .alertTitle, locale: .german),
      .bad("⟦404 Not Found⟧", .alertTitle), .bad("⟦500 내부 서버 에러⟧", .alertTitle, locale: .korean),
      .good("404 seats not found", .alertTitle), .good("502호 문 열림", .alertTitle, locale: .korean),
      .bad("⟦Störung E-17⟧", .alertTitle, locale: .german),
      .bad("⟦Loom Fault K0301⟧", .alertTitle), .good("Flight Status KX301", .alertTitle),
      .bad("⟦The Gateway Answered 502⟧", .alertTitle), .bad("⟦The oven reported error -12.⟧", .alertTitle),
      .bad("⟦Connection failed (status 503)⟧", .alertTitle), .good("The server found 503 recipes.", .alertTitle),
      .good("The thermometer shows -12.", .alertTitle),
      .good("Invalid WEIR_PLAN file", .alertTitle),
      .good("HTTPS Required", .alertTitle), .good("Gate C12 Moved", .alertTitle),
      .good("3 errors in the script", .alertTitle), .good("The server isn’t available.", .alertTitle),
      .good("Enter the 6-Digit Code", .alertTitle),
      .good("Error Opening “%@”", .alertTitle), .good("서버에 연결할 수 없습니다.", .alertTitle, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard let code = ErrorCode.main(of: copy) else { return }
    // “Parser Exception” has no code; its words are those of programs.
    if ErrorCode.isWord(code, in: copy) {
      report.add(.isJargon(copy.text(code)), at: copy.trimmedRange, severity: .warning)
    } else {
      // What a program calls its own, “AUTO_INCREMENT is unavailable”, may be a word of its people.
      let mayBeTerm = ErrorCode.isConstant(code, in: copy) && copy.form.isComplete
      report.add(.isCode(copy.text(code)), at: copy.trimmedRange, severity: mayBeTerm ? .warning : nil)
    }
  }
}

extension Message {
  fileprivate static func isJargon(_ word: String) -> Message {
    "“\(word)” is a word of programs. Say what happened in plain words"
  }

  fileprivate static func isCode(_ code: String) -> Message {
    "“\(code)” is a code. Say what happened in words, and move the code to the end of the message"
  }
}

import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A text names a button as it is titled.
struct ButtonReferenceMismatch: SetRule {
  static let info = RuleInfo(
    "button-reference-mismatch", "A text names a button exactly as it is titled.",
    why: "People look for the words that they just read. Another word, or another case, isn’t there.",
    source: "HIG, Alerts: Content", statements: [37, 39], check: .set, roles: .alert,
    languages: .having([.interactionVerb]), severity: .error,
    examples: [
      .set(
        "Title: The seat is free on two boats.\nMessage: Choose ⟦Book Here⟧ if this boat suits you.\nButtons: Cancel, Reserve Here"
      ),
      .set("Title: An update is ready.\nMessage: Choose ⟦Restart Now⟧.\nButtons: Cancel, Restart"),
      .set("Title: Reset?\nMessage: If you tap \"⟦Reset Now⟧\", all settings revert.\nButtons: Cancel, Reset"),
      .set("Title: 계정 오류\nMessage: ⟦로그 아웃⟧ 버튼을 선택하세요.\nButtons: 취소, 로그아웃", locale: .korean),
      .set("Title: Reset?\nMessage: If you tap “⟦Continue⟧”, all settings revert.\nButtons: Cancel, Reset"),
      .set("제목: 업데이트\n메시지: ‘⟦다시 시작⟧’을 누르면 설치됩니다.\n버튼: 취소, 재시동", locale: .korean),
      .set(
        "제목: 화분이 가득 찼습니다.\n메시지: 씨앗을 옮기려면 ⟦이동하기⟧를 선택하십시오.\n버튼: 취소, 옮기기", locale: .korean),
      .set("제목: 물탱크 연결이 끊겼습니다.\n메시지: 다시 이으려면 ⟦재접속⟧을 선택하십시오.\n버튼: 취소, 접속", locale: .korean),
      .set("제목: 화분을 고르겠습니까?\n메시지: 씨앗을 보려면 목록을 선택하십시오.\n버튼: 취소, 고르기", locale: .korean),
      .set(
        "Title: Datei löschen?\nMessage: Tippe auf „⟦Löschen⟧“, um sie zu entfernen.\nButtons: Abbrechen, Entfernen",
        locale: .german),
      .set(
        "Title: El puerto está lleno.\nMessage: Para esperar, elige ⟦Unirse a la cola⟧.\nButtons: Cancelar, Apuntarse",
        locale: LocaleTag("es") ?? .undetermined),
      .set(
        "Title: El puerto está lleno.\nMessage: Para esperar, elige Lisboa.\nButtons: Cancelar, Apuntarse",
        locale: LocaleTag("es") ?? .undetermined),
      .set("Title: The boat is gone.\nMessage: To look for it, choose ⟦Search⟧.\nButtons: Cancel, Find"),
      .set("Title: An update is ready.\nMessage: Choose Restart.\nButtons: Cancel, Restart"),
      .set("Title: Kiln Model\nMessage: Choose Kiln Model.\nButtons: Ember 3, Kiln Simulator, Cancel"),
      .set("Title: An update is ready.\nMessage: Choose a time to restart.\nButtons: Cancel, Restart"),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole else { return }
    for text in set.texts {
      for reference in ButtonReference.all(in: text, to: set.buttons) {
        switch reference.target {
        case .near where isTitle(text.text(reference.name), of: set): break
        case .near(let title):
          let fix = Fix([Splice(reference.name, title)], isSafe: false)
          report.add(.differs(text.text(reference.name), title), at: reference.name, of: text, fixes: [fix])
        case .generic where reference.explains && mayMissTitle(reference, text):
          report.add(.isMissing(text.text(reference.name)), at: reference.name, of: text, severity: .warning)
        case .generic, .exact: break
        }
      }
    }
  }

  /// “Select Kiln Model” beneath “Kiln Model”: the words name what the alert is about.
  private func isTitle(_ words: String, of set: CopySetView) -> Bool {
    guard let title = set.title else { return false }
    return title.text(title.trimmedRange).lowercased() == words.lowercased()
  }

  /// In quotation marks, with a capital, or in Korean, which has none.
  private func mayMissTitle(_ reference: ButtonReference, _ text: Passage) -> Bool {
    reference.isQuoted || text.isKorean || text.bytes[reference.name.lowerBound].isASCIIUpper
  }
}

extension Message {
  fileprivate static func isMissing(_ words: String) -> Message {
    "No button is titled “\(words)”. Name one that is there, or leave the sentence out"
  }

  fileprivate static func differs(_ words: String, _ title: String) -> Message {
    "The button is titled “\(title)”, not “\(words)”. Name it as it is titled"
  }
}

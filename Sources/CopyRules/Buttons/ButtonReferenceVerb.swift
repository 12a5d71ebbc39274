import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Which verb goes with a button.
struct ButtonReferenceVerb: TextRule {
  static let info = RuleInfo(
    "button-reference-verb", "People choose a button; they don’t tap, click, or press it.",
    why: "A button is tapped here, clicked there, and spoken elsewhere. Choose fits all of them.",
    source: "HIG, Alerts: Content", statements: [36], roles: .alertText, languages: .having([.interactionVerb]),
    judges: .content, severity: .warning, notOn: .android,
    examples: [
      .bad(
        "The winch turns until you ⟦tap⟧ Stop Winch.", .alertMessage,
        better: "The winch turns until you choose Stop Winch."),
      .bad("⟦Click⟧ OK.", .alertMessage, better: "Choose OK."),
      .bad("‘확인’을 ⟦클릭하세요⟧.", .alertMessage, better: "‘확인’을 선택하세요.", locale: .korean),
      .bad("To hear both, ⟦click⟧ Play Both.", .alertMessage, better: "To hear both, choose Play Both."),
      .bad("For both parts, ⟦press⟧ Play Both.", .alertMessage, better: "For both parts, choose Play Both."),
      .bad("Start both by ⟦tapping⟧ “Play Both”.", .alertMessage, better: "Start both by choosing “Play Both”."),
      .bad("재생을 ⟦눌러⟧ 새소리를 들으세요.", .alertMessage, locale: .korean),
      .good("전원 버튼을 길게 누르세요.", .alertMessage, locale: .korean),
      .good("Press Return to go on.", .alertMessage), .good("Click the pen to extend its tip.", .alertMessage),
      .good("Choose OK.", .alertMessage), .good("Tap OK.", .alertMessage, guide: .higLegacy),
      .set("Title: An update is ready.\nMessage: ⟦Click⟧ Restart.\nButtons: Cancel, Restart"),
      .set("Title: An update is ready.\nMessage: Choose Restart.\nButtons: Cancel, Restart"),
      .good("Tap OK.", .alertMessage, format: "android"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if !copy.isInSet { Self.check(copy, [], &report) }
  }

  fileprivate static func check(_ text: Passage, _ buttons: [Passage], _ report: inout Report) {
    for reference in ButtonReference.all(in: text, to: buttons) where reference.isInteraction {
      // Who keeps the sentence all the same, since it tells which one to choose, has the verb to change.
      if reference.explains, !text.isDeclared { continue }
      let verb = text.text(reference.verb)
      if text.guide == .higLegacy, isTap(verb) { continue }
      let better = text.isEnglish ? choice(for: verb) : text.isKorean ? koreanChoice(for: verb) : nil
      let fix = better.flatMap { Fix([Splice(reference.verb, $0)], isSafe: false) }
      let choose = text.isEnglish ? "choose" : text.lexicon?.terms(in: .choiceVerb).first?.text
      report.add(
        .isDevice(verb, choose ?? "choose"), at: reference.verb, of: text,
        severity: reference.explains ? .note : nil, notes: [.editions], fixes: [fix])
    }
  }

  /// 선택하세요 for 클릭하세요 and 누르세요, in the register of the old word; nil for other endings of 누르다.
  private static func koreanChoice(for verb: String) -> String? {
    for device in ["클릭", "탭", "터치"] where verb.hasPrefix(device + "하") || verb.hasPrefix(device + "해") {
      return "선택" + verb.dropFirst(device.count)
    }
    return ["누르세요": "선택하세요", "누르십시오": "선택하십시오", "눌러주세요": "선택해 주세요"][verb]
  }

  private static func isTap(_ verb: String) -> Bool { verb.lowercased().hasPrefix("tap") || verb.hasPrefix("탭") }

  /// In the form of the old verb: “by tapping OK”. “Tapped” may be past or participle, which differ.
  private static func choice(for verb: String) -> String? {
    let small = verb.lowercased()
    if small.hasSuffix("ed") { return nil }
    let isThird = small.hasSuffix("s") && !small.hasSuffix("ss")
    let choice = small.hasSuffix("ing") ? "choosing" : isThird ? "chooses" : "choose"
    return verb.first?.isUppercase == true ? choice.prefix(1).uppercased() + choice.dropFirst() : choice
  }
}

/// The same rule, where the buttons are known.
struct ButtonReferenceVerbInSet: SetRule {
  static let info = ButtonReferenceVerb.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert else { return }
    for text in set.texts { ButtonReferenceVerb.check(text, set.buttons, &report) }
  }
}

extension Message {
  fileprivate static func isDevice(_ verb: String, _ choose: String) -> Message {
    "“\(verb)” fits one way of input alone. Use “\(choose)”"
  }
}

extension String {
  fileprivate static let editions = "Editions disagree: the older one uses “tap”."
}

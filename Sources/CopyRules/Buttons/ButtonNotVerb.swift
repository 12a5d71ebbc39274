import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A button says what it does, and that takes a verb.
struct ButtonNotVerb: TextRule {
  static let info = RuleInfo(
    "button-not-verb", "A button of an alert starts with a verb.",
    why: "A verb tells what happens. A noun leaves that open.", source: "HIG, Alerts: Buttons", statements: [41],
    roles: RoleSet(.button), languages: .englishAndKorean, judges: .content, severity: .note,
    examples: [
      .set("Title: The original is in another folder.\nButtons: Cancel, ⟦Original Folder⟧"),
      .set("Title: The original is in another folder.\nButtons: Cancel, Show Original"),
      .set("Title: The original is in another folder.\nButtons: Not Now, OK"),
      .set("Title: Share the boat’s location?\nButtons: Cancel, ⟦Location⟧"),
      .set("Title: Notifications are off.\nButtons: Cancel, Settings"), .good("Photos", .button),
      .bad("⟦삭제합니다⟧", .button, better: "삭제", locale: .korean), .bad("⟦삭제하기⟧", .button, better: "삭제", locale: .korean),
      .bad("기록을 ⟦지웁니다⟧", .button, better: "기록을 지우기", locale: .korean),
      .good("다시 듣기", .button, locale: .korean), .good("사용 안 함", .button, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if copy.isKorean { return checkKorean(copy, &report) }
    guard copy.isInSet, copy.isEnglish, let words = copy.wordsRange, copy.analysis.wordCount > 1 else { return }
    let isKnown = [.okButton, .cancelButton, .dismissButton, .yesButton, .noButton, .commonButton, .vagueButton]
      .contains {
        copy.whole($0) != nil
      }
    guard !isKnown, copy.tokens.allSatisfy(Self.isNominal) else { return }
    report.add(.hasNoVerb(copy.text(words)), at: words)
  }

  /// 삭제합니다 is a sentence, and 삭제하기 a longer way to say 삭제.
  private func checkKorean(_ copy: Passage, _ report: inout Report) {
    guard copy.isOfAlert, let words = copy.wordsRange else { return }
    let sense = KoreanSense(copy)
    if let sentence = sense.sentenceOfButton {
      let fix = sentence.title.map { Fix([Splice(sentence.range, $0)], isSafe: false) }
      report.add(.isSentence(copy.text(words)), at: sentence.range, severity: .warning, fixes: fix.map { [$0] } ?? [])
    } else if let verb = sense.drawnOutNoun {
      let noun = verb.lowerBound..<verb.upperBound - "하기".utf8.count
      report.add(.isDrawnOut(copy.text(words)), at: verb, fixes: [Fix([Splice(verb, copy.text(noun))], isSafe: false)])
    }
  }

  /// Surely no verb: neither the word itself nor a name or placeholder that could be one.
  fileprivate static func isNominal(_ token: Token) -> Bool {
    switch token.kind {
    case .space, .number, .punctuation: return true
    case .word:
      let verbal: WordTags = [.baseVerb, .auxiliary, .presentParticiple, .pastParticiple, .negative, .interjection]
      let isNoun = token.tags.dominant == .noun || token.tags.dominant == .adjective
      return isNoun && token.tags.isDisjoint(with: verbal) && token.traits.isDisjoint(with: [.isName, .mayBeName])
    default: return false
    }
  }
}

/// The same rule, where the question is known: the thing of “Share the location?” is no answer to it.
struct ButtonNotVerbInSet: SetRule {
  static let info = ButtonNotVerb.info

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, set.buttons.count == 2, set.buttons.contains(where: set.isCancel),
      let title = set.title, title.isEnglish, let asked = AskedAction.find(in: title)
    else { return }
    for button in set.buttons where !set.isCancel(button) {
      guard button.analysis.wordCount == 1, let words = button.wordsRange, let word = button.word(at: words.lowerBound),
        ButtonNotVerb.isNominal(word), isNamed(button.bytes.slice(word.range), behind: asked, in: title)
      else { continue }
      report.add(.hasNoVerb(button.text(words)), at: words, of: button)
    }
  }

  /// Whether the question has the word as what something is done to.
  private func isNamed(_ word: Bytes, behind asked: AskedAction, in title: Passage) -> Bool {
    title.tokens.contains { token in
      Int(token.start) >= asked.range.upperBound && title.bytes.slice(token.range).equalsFolded(word)
    }
  }
}

extension Message {
  fileprivate static func hasNoVerb(_ title: String) -> Message {
    "“\(title)” has no verb. Say what the button does"
  }

  fileprivate static func isSentence(_ title: String) -> Message {
    "“\(title)” is a sentence. Name the action alone"
  }

  fileprivate static func isDrawnOut(_ title: String) -> Message {
    "“\(title)” needs no -하기. The noun names the action"
  }
}

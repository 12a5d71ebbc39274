package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// An alert interrupts; good news doesn’t need to.
package struct AlertInformational: SetRule {
  package static let info = RuleInfo(
    "alert-informational", "An alert has something to decide or to set right; good news is shown in place.",
    why: "An alert that only informs stops people in their work for nothing. Show the news where it belongs.",
    source: "HIG, Alerts: Best practices", statements: [2], check: .set, roles: .alert,
    languages: .having([.success]), needs: .nothing,
    judges: .content, severity: Severities(hig2022: .warning, legacy: .note, hig2024: .warning),
    examples: [
      .set("Title: ⟦You’re on the waiting list.⟧\nButtons: OK"), .set("Title: ⟦Five New Oars in the Hut⟧\nButtons: OK"),
      .set("Title: You’re in the wrong line.\nButtons: OK"),
      .set("Title: ⟦The atlas is on the shelf.⟧\nButtons: OK"),
      .set("Title: ⟦Boat at Pier 8⟧\nMessage: Its hull is dry.\nButtons: Close"),
      .set("Title: The gate closes at nine.\nButtons: OK"),
      .set("Title: ⟦Profile Updated⟧\nButtons: OK"),
      .set("Title: ⟦Email deleted⟧\nMessage: The email was moved to the Trash.\nButtons: OK, Undo"),
      .set("Title: ⟦Your table has been booked.⟧\nButtons: Done"),
      .set("Title: ⟦Speakers Paired⟧\nButtons: OK"), .set("Title: ⟦Thank you for the review.⟧\nButtons: Close"),
      .set("Title: ⟦New in This Release⟧\nMessage: Beds show their soil.\nButtons: OK"),
      .set("Title: ⟦The greenhouse is up and running.⟧\nButtons: OK"),
      .set("Title: ⟦We added two trails.⟧\nButtons: OK"), .set("Title: ⟦You’re now watching Elm Street.⟧\nButtons: OK"),
      .set("Title: The greenhouse is open.\nButtons: OK"), .set("Title: We added the fee twice.\nButtons: OK"),
      .set("Title: ⟦Recipe Bookmarked⟧\nButtons: OK"), .set("Title: Address Misspelled\nButtons: OK"),
      .set("Title: Petals Withered\nButtons: OK"), .set("Title: Hatch Jammed\nButtons: OK"),
      .set("Title: ⟦Tent pitched.⟧\nButtons: OK"), .set("Title: ⟦Dinner booked for eight.⟧\nButtons: OK"),
      .set("Title: ⟦Your kayak rental went through.⟧\nButtons: OK"), .set("Title: ⟦Harvest in Progress⟧\nButtons: OK"),
      .set("Title: ⟦Well spotted.⟧\nMessage: All birds are counted.\nButtons: OK"),
      .set("Title: Tent torn.\nButtons: OK"), .set("Title: No Harvest in Progress\nButtons: OK"),
      .set("Title: Dinner booked by another guest.\nButtons: OK"),
      .set("Title: Tide detected in the hut.\nButtons: OK"),
      .set("Title: ⟦Radio Now in Welsh⟧\nButtons: OK"), .set("Title: Radio Now Silent for Hours\nButtons: Retry, OK"),
      .set("Title: The late show is sold out.\nButtons: OK"),
      .set("Title: ⟦You’re all set.⟧\nButtons: OK"),
      .set("Title: You were suspended\nButtons: OK"), .set("Title: The draft will be replaced.\nButtons: Cancel, OK"),
      .set("Title: The reservation was declined.\nButtons: OK"), .set("Title: Two lids were left open.\nButtons: OK"),
      .set("Title: ⟦저장되었습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦청구서가 발송되었습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦배경을 바꾸었습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦지도가 최신입니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦자리를 마련해 두었습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦화분에 새 이름을 붙였습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦온실 잠금이 해제되었습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦화분 예약 확정⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦이미 최신 지도입니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦화분 등록 끝⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦씨앗 과정 통과⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦후기를 남겨 주셨네요. 고맙습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦기사님이 화분을 실어 갔습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦화분을 바꿨어.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦새 버전에서는 씨앗도 셀 수 있습니다.⟧\nButtons: 확인", locale: .korean),
      .set("Title: ⟦지도 내려받는 중⟧\nButtons: 확인", locale: .korean),
      .set("Title: 다른 손님이 예약하는 중\nButtons: 확인", locale: .korean),
      .set("Title: 친구가 화분을 옮겼습니다.\nButtons: 확인", locale: .korean),
      .set("Title: 입장권이 만료되었습니다.\nButtons: 확인", locale: .korean),
      .set("Title: 체험 기간이 끝났습니다.\nButtons: 확인", locale: .korean),
      .set("Title: ⟦写真を共有しました。⟧\nButtons: OK", locale: .japanese),
      .set("Title: 申請が却下されました。\nButtons: OK", locale: .japanese),
      .set("Title: The photo couldn’t be saved.\nButtons: OK"),
      .set("Title: Update Completed with Problems\nButtons: OK"),
      .set("Title: Update completed. Restart now?\nButtons: Cancel, Restart"),
      .set("Title: The trip was changed\nMessage: Check the flights.\nButtons: OK"),
      .set("Title: 저장할 수 없습니다.\nButtons: 확인", locale: .korean),
    ])

  package func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, set.isWhole, let first = set.firstPart, !set.buttons.isEmpty, !decides(set) else { return }
    guard !set.isQuestion, !set.says(.problem), !advises(set), !set.texts.contains(where: StatedDuty.stands) else {
      return
    }
    guard
      set.texts.contains(where: tellsSuccess)
        || set.title.map(AlertAtLaunch.tellsRelease) == true
        || !set.says(.setback) && !set.says(.lossVerb) && set.texts.first.map(tellsDeed) == true
    else {
      let isPlain = PlainNews.isTold(by: set)
      guard isPlain || LearnedWording.isMereNews(set, report) else { return }
      report.add(.informs, at: first.trimmedRange, of: first, severity: .note, isLikeness: !isPlain)
      return
    }
    report.add(.informs, at: first.trimmedRange, of: first, severity: first.severityOfJudgement)
  }

  /// Whether the text says what to do next. Korean tells a request by its ending: 바꾸세요, but not 바꾸었습니다.
  private func advises(_ set: CopySetView) -> Bool {
    set.texts.contains { text in
      if text.isKorean { return text.has(.recovery) && KoreanSense(text).requests }
      // “You’re all set.”
      let pleasantries = text.all(.pleasantry)
      return text.all(.recovery).contains { advice in
        !pleasantries.contains { $0.range.overlaps(advice.range) } && !isNoun(advice, text)
      }
    }
  }

  /// “Your seat upgrade”, “The alarm set for seven”: behind a noun or what opens one, no verb tells to do it.
  private func isNoun(_ advice: TermMatch, _ text: Passage) -> Bool {
    guard text.isEnglish, let word = text.word(at: Int(advice.start)), word.tags.contains(.noun),
      let before = text.tokens.last(where: { $0.end <= Int(advice.start) && $0.kind != .space }), before.kind == .word
    else { return false }
    return before.tags.dominant == .noun || !before.tags.isDisjoint(with: [.determiner, .possessive])
  }

  /// Whether there is more to do than to go on or to take back.
  private func decides(_ set: CopySetView) -> Bool {
    // Beside Cancel, OK in any language says yes to something.
    let isYes = { (button: Passage) in !button.isEnglish && button.whole(.okButton) != nil }
    if set.buttons.contains(where: set.isCancel), !set.buttons.allSatisfy({ set.isDismissal($0) && !isYes($0) }) {
      return true
    }
    return set.buttons.count > 1
      && !set.buttons.allSatisfy { button in
        button.whole(.okButton) != nil || button.whole(.undoButton) != nil || set.isTitledDismissal(button)
          || !button.isEnglish && set.isDismissal(button)
      }
  }

  /// “The ticket has been booked.”, “Speaker Paired”, “Welcome back”: something was done, or people are greeted.
  private func tellsDeed(_ text: Passage) -> Bool {
    guard text.isEnglish, let words = text.wordsRange else { return false }
    if let greeting = text.first(.pleasantry), Int(greeting.start) == words.lowerBound { return true }
    if text.form == .fragment, isNowThere(text) { return true }
    if GoodNews.isTold(by: text) || GoodNews.isHeading(text) { return true }
    let last = text.tokens.last { $0.kind == .word }
    if text.form == .fragment || text.casing == .title, let last, isParticiple(last, text), last.end == words.upperBound
    {
      let before = text.tokens.last { $0.kind == .word && $0.end < Int(last.start) }
      return before.map { !$0.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun]) || $0.tags.isEmpty } ?? false
    }
    guard text.tokens.contains(where: { $0.tags.contains(.copula) }), let parse = text.parses.first else {
      return false
    }
    // “You were banned” is no good news.
    let isAboutPerson = text.tokens.first(where: \.countsAsWord)?.tags.contains(.subjectPronoun) == true
    return parse.isPassiveStatement && parse.negation == nil && !isAboutPerson
  }

  /// “Radio Now in Welsh”, “Maps Now Available”: a thing that is there from now on.
  private func isNowThere(_ text: Passage) -> Bool {
    let words = text.words
    guard let now = words.firstIndex(where: { text.isAny(of: ["now"], at: $0.range) }), now > 0, now + 1 < words.count
    else { return false }
    let (thing, place) = (words[now - 1], words[now + 1])
    return !thing.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun])
      && !place.tags.isDisjoint(with: [.preposition, .adjective]) && place.tags.isDisjoint(with: [.pastParticiple])
  }

  /// “Paired”, and what is mostly an adjective, “bookmarked”; unless it tells what is wrong.
  private func isParticiple(_ token: Token, _ text: Passage) -> Bool {
    guard token.tags.contains(.pastParticiple) else { return false }
    let lists: [TermList] = [.wrongQuality, .refusalVerb, .taskFailure, .faultVerb, .negativeWord]
    guard !lists.contains(where: { text.isWord(token, of: $0) }) else { return false }
    return token.tags.dominant == .verb
      || token.tags.dominant == .adjective && text.bytes.hasLiteral("ed", at: token.end - 2)
  }

  /// “Profile Updated”, “was saved successfully”: a word of success where the text tells what has happened.
  private func tellsSuccess(_ text: Passage) -> Bool {
    guard let words = text.wordsRange else { return false }
    let matches = text.all(.success)
    if text.isKorean { return !matches.isEmpty || KoreanSense(text).tellsCompletion }
    if !text.isEnglish { return !matches.isEmpty }
    return matches.contains { match in
      let before = text.tokens.last { $0.end <= Int(match.start) && $0.kind == .word }
      return Int(match.end) == words.upperBound || before?.tags.contains(.copula) == true
        || text.bytes.hasLiteral("ully", at: Int(match.end) - 4)
    }
  }
}

extension Message {
  fileprivate static let informs: Message =
    "The alert only informs. Show the news in place; keep alerts for what needs a decision"
}

import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A destructive button, and no word of what is lost.
struct MessageMissingConsequence: SetRule {
  static let info = RuleInfo(
    "message-missing-consequence", "An alert with a destructive button says what is lost.",
    why: "People weigh the loss before they agree to it. Say whether it can be had back.",
    source: "HIG, Alerts: Content", statements: [18], check: .set, roles: .alertText, languages: .having([.loss]),
    judges: .content, severity: .note,
    examples: [
      .set("Title: ⟦Erase this disk?⟧\nButtons: Cancel, Erase!"),
      .set("Title: ⟦메모를 삭제하겠습니까?⟧\nButtons: 취소, 삭제!", locale: .korean),
      .set("Title: ⟦Erase this disk?⟧\nMessage: It was bought in June.\nButtons: Cancel, Erase!"),
      .set("Title: ⟦Erase this disk?⟧\nMessage: It’s quick and easy.\nButtons: Cancel, Erase!"),
      .set("Title: ⟦Erase this disk?⟧\nMessage: It’s a minor bit of tidying.\nButtons: Cancel, Erase!"),
      .set("Title: Erase this disk?\nMessage: All files on it are deleted.\nButtons: Cancel, Erase!"),
      .set("Title: Delete the note?\nMessage: The photos stay in the library.\nButtons: Cancel, Delete!"),
      .set("Title: ⟦Rest the field for a year?⟧\nMessage: The soil gets richer.\nButtons: Cancel, Delete Plan!"),
      .set("Title: Rest the field for a year?\nMessage: The plan can’t be used then.\nButtons: Cancel, Delete Plan!"),
      .set(
        "Title: ⟦밭을 쉬게 할까요?⟧\nMessage: 흙이 더 비옥해집니다.\nButtons: 취소, 계획 삭제!", locale: .korean),
      .set(
        "Title: ⟦Beet löschen?⟧\nMessage: Das schafft etwas Ordnung.\nButtons: Abbrechen, Löschen!", locale: .german),
      .set(
        "Title: Beet löschen?\nMessage: Das Saatgut ist danach nicht mehr da.\nButtons: Abbrechen, Löschen!",
        locale: .german),
      .set("Title: ⟦밭을 삭제할까요?⟧\nMessage: 새로 시작해 보세요.\nButtons: 취소, 삭제!", locale: .korean),
      .set("Title: ⟦밭을 삭제할까요?⟧\nMessage: 지난봄에 만들었습니다.\nButtons: 취소, 삭제!", locale: .korean),
      .set("Title: ⟦밭을 폐쇄할까요?⟧\nMessage: 금방 끝납니다.\nButtons: 취소, 폐쇄!", locale: .korean),
      .set("Title: ⟦밭을 삭제할까요?⟧\nMessage: 몇 초면 충분합니다.\nButtons: 취소, 삭제!", locale: .korean),
      .set("Title: 밭을 삭제할까요?\nMessage: 심은 씨앗을 되살리기 어렵습니다.\nButtons: 취소, 삭제!", locale: .korean),
      .set("Title: 밭을 삭제할까요?\nMessage: 심은 씨앗도 지워질 예정입니다.\nButtons: 취소, 삭제!", locale: .korean),
      .set("Title: 밭을 쉬게 할까요?\nMessage: 올해 계획은 사라집니다.\nButtons: 취소, 계획 삭제!", locale: .korean),
      .set("Title: 메모를 삭제하겠습니까?\nMessage: 되돌릴 수 없습니다.\nButtons: 취소, 삭제!", locale: .korean),
    ])

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.set.kind == .alert, set.isWhole, !set.isForm, set.destructiveButton != nil || hasDestructiveStyle(set)
    else { return }
    guard !set.says(.loss), !set.says(.consequence), !set.says(.undo), !asksToDiscard(set), let text = set.texts.first
    else { return }
    // A second sentence that uses other words may tell it in a way that no list knows.
    if let message = set.message, message.wordsRange != nil, message.form != .question, set.texts.count > 1,
      !tellsPast(message), !isBesideThePoint(set), !tellsEffort(message), !saysNothingLost(message),
      !makesLight(message)
    {
      return
    }
    report.add(.isMissing, at: text.trimmedRange, of: text)
  }

  /// “Discard changes?” names what is lost, as the system does.
  private func asksToDiscard(_ set: CopySetView) -> Bool {
    guard let title = set.title, title.isEnglish, set.isQuestion, set.message == nil else { return false }
    return title.words.count > 1 && title.words.first.map { title.isAny(of: ["discard"], at: $0.range) } == true
  }

  /// Whether only the button speaks of destroying, and neither its thing nor a denial, a loss, or “it” stands in what is told.
  private func isBesideThePoint(_ set: CopySetView) -> Bool {
    guard let button = set.destructiveButton, set.namesDestruction(button), button.isEnglish || button.isKorean else {
      return false
    }
    let object = ContentWords(button, skipping: button.all(.destructiveVerb).map(\.range))
    return !object.isEmpty
      && set.texts.allSatisfy { text in
        tellsEffort(text) || !mayTellLoss(text) && !ContentWords(text).overlaps(object)
      }
  }

  /// 새로 시작해 보세요, 화면이 한결 가벼워집니다: nothing that Korean copy could tell a loss with.
  private func saysNothingLost(_ message: Passage) -> Bool {
    message.isKorean && !message.has(.destructiveVerb) && !message.has(.lossVerb) && KoreanSense(message).tellsNoLoss
  }

  /// „Das schafft etwas Ordnung.“, “Così è tutto un po’ più ordinato.”: how little it is, of the deed itself.
  private func makesLight(_ message: Passage) -> Bool {
    guard let words = ClauseWords.of(message), message.sentenceCount < 2, let range = message.wordsRange,
      !message.has(.destructiveVerb), !words.stands(.denials, in: message, range)
    else { return false }
    if tellsGain(message.text(range), message.locale) { return true }
    let isOfDeed = words[.subjects].isEmpty || words.opens(.subjects, message, at: range.lowerBound)
    return isOfDeed && words.stands(.downtoners, in: message, range)
  }

  /// „Dann ist die Liste übersichtlicher“, “La lista quedará más limpia”, 一覧が見やすくなります: what is better for it.
  private func tellsGain(_ words: String, _ locale: LocaleTag) -> Bool {
    let shape: Regex<Substring>? =
      switch locale.languageCode {
      case "de": /(?:ist|sind|wird|werden|wirkt|wirken|bleibt) .*\p{Ll}{4,}er/
      case "es": /.* (?:es|queda|quedará|está|estará|será|parece) más \p{L}+/
      case "fr": /.* (?:est|sera|devient|paraît|seront|sont) plus \p{L}+/
      case "it": /.* (?:è|sarà|diventa|risulta) più \p{L}+/
      case "pt": /.* (?:é|fica|ficará|será|está) mais \p{L}+/
      case "ja": /.*(?:やす|軽|速|きれいに|すっきりと?)く?なります/
      default: nil
      }
    return shape.map { words.firstMatch(of: $0)?.range.upperBound == words.endIndex } ?? false
  }

  private func mayTellLoss(_ text: Passage) -> Bool {
    if text.has(.destructiveVerb) || text.has(.lossVerb) || text.has(.setback) { return true }
    if text.isKorean {
      return text.koreanSentences.contains(where: \.isNegative) || KoreanSense(text).statesLoss
    }
    return text.parses.contains { $0.negation != nil }
      || text.tokens.contains { $0.tags.contains(.negative) || text.isAny(of: .wholeThing, at: $0.range) }
  }

  /// “It only takes a second”: what it costs, and not what goes.
  private func tellsEffort(_ text: Passage) -> Bool {
    guard text.isEnglish, !text.tokens.contains(where: { $0.tags.contains(.negative) }) else { return false }
    guard text.parses.count == 1, let first = text.tokens.first(where: \.countsAsWord),
      text.isAny(of: .pointingSubject, at: first.range)
    else { return false }
    let has = { (words: [StaticString]) in text.tokens.contains { text.isAny(of: words, at: $0.range) } }
    let hasAny = { (set: WordSet) in text.tokens.contains { text.isAny(of: set, at: $0.range) } }
    // “It’s quick and easy.”, “This just tidies things up a little.”
    let isLight = hasAny(.easeWord) || text.has(.downtoner) && has(["just", "simply", "only"])
    // “It’s a tiny bit of tidying.”
    let isSlight = hasAny(.slightWord) && text.tokens.contains { $0.tags.contains(.copula) }
    return has(["take", "takes"]) && hasAny(.shortSpan)
      || isSlight && !text.has(.lossVerb) && !text.has(.destructiveVerb)
      || isLight && !text.has(.lossVerb) && !text.has(.destructiveVerb)
  }

  /// “It was made in June.”: what follows from a button never stands in the past alone.
  private func tellsPast(_ message: Passage) -> Bool {
    guard message.isEnglish, message.tokens.contains(where: { $0.tags.contains(.pastVerb) }) else { return false }
    let hasPresent = message.tokens.contains { token in
      token.kind == .word && token.tags.isDisjoint(with: .pastVerb)
        // “In May”
        && (token.traits.contains(.startsLower) || token.traits.contains(.startsSentence))
        && !token.tags.isDisjoint(with: [.auxiliary, .copula, .thirdPersonVerb])
    }
    return !hasPresent && message.parses.allSatisfy { $0.mood == .declarative }
  }

  /// The style stands for more than loss: a move is called destructive as well.
  private func hasDestructiveStyle(_ set: CopySetView) -> Bool {
    set.buttons.contains { button in
      guard set.style(of: button).contains(.destructive) else { return false }
      // 파기, 탈퇴
      let last = button.koreanSentences.last?.words.last
      return set.says(.destructiveVerb) || last.map { KoreanStemTable.shared.isNoun($0, .loss) } ?? false
    }
  }
}

extension Message {
  fileprivate static let isMissing: Message =
    "Nothing says what is lost. Add it to the message, and whether it can be had back"
}

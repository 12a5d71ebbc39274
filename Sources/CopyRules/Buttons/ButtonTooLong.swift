import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One or two words that name the result.
struct ButtonTooLong: TextRule {
  /// Characters of Hangul: a note beyond the first, a warning beyond the second (estimates for an iPhone alert).
  private static let syllables = (note: 8, warning: 12)

  static let info = RuleInfo(
    "button-too-long", "A button’s title has one or two words.",
    why:
      "People scan buttons. Long titles wrap or stack, and the choice takes longer. Outside an alert there may be room "
      + "for more: there only many words are worth a note.",
    source: "HIG, Alerts: Buttons", statements: [40], roles: RoleSet(.button),
    severity: .warning,
    silences: .onString("button-stacks", "width-expansion"),
    examples: [
      .bad("⟦Save Changes and Continue Editing⟧", .button),
      .bad("⟦Delete All Messages⟧", .button, better: "Delete All"),
      .bad("⟦저장하고 계속해서 문서 편집하기⟧", .button, locale: .korean),
      .bad("⟦Nicht mehr automatisch synchronisieren⟧", .button, locale: .german),
      .good("Save", .button), .good("Try Again", .button), .good("Don’t Save", .button),
      .good("Save to Files", .button), .good("Sign in with Apple", .button), .good("Sign In Again", .button),
      .good("Check Out with Shellcard", .button), .bad("⟦Sign In With the Other Key⟧", .button),
      .good("Tide Club로 예약", .button, locale: .korean),
      .good("Don’t Ask Again", .button),
      .good("Nicht mehr anzeigen", .button, locale: .german), .good("Mettre à jour la liste", .button, locale: .french),
      .good("저장", .button, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if copy.isTextOnButton { return }
    if copy.isKorean, checkKorean(copy, &report) { return }
    if copy.isEnglish, checkEnglish(copy, &report) { return }
    guard let fit = copy.ownOverflow(), let range = copy.wordsRange else { return }
    report.add(.tooWide(fit), at: range)
  }

  private func checkEnglish(_ copy: Passage, _ report: inout Report) -> Bool {
    // “Lost the key to your locker?” leads to help.
    let words = copy.form == .question && !copy.isDeclared ? 0 : titleWords(copy)
    guard words > 3 || words == 3 && !hasSmallWord(copy), let range = copy.wordsRange, !endsReminders(copy) else {
      return false
    }
    // A screen may have room for more, and “Bowls and Lids, No Glaze” is a choice, which differs from others in all its words.
    guard copy.isOfAlert, copy.isDeclared || !isChoice(copy) else { return false }
    let fit = copy.ownOverflow()
    if words == 3, fit == nil, !copy.isDeclared { return false }
    report.add(.tooLong(words, fit), at: range, severity: isNote(words, fit, copy) ? .note : nil)
    return true
  }

  /// “Don’t remind me again”, which has no shorter form that says as much.
  private func endsReminders(_ copy: Passage) -> Bool {
    guard !copy.isDeclared, let first = copy.words.first, let last = copy.words.last else { return false }
    return first.tags.contains(.negative) && copy.isAny(of: ["again"], at: last.range) && copy.words.count < 6
  }

  private func isChoice(_ copy: Passage) -> Bool {
    copy.bytes.contains(UInt8(ascii: ","))
      && copy.words.allSatisfy { $0.tags.isDisjoint(with: [.subjectPronoun, .auxiliary]) && $0.tags.dominant != .verb }
  }

  /// Of nineteen warnings on alerts of unseen programs, most on four or five words, readers took seven for right: choices of
  /// a sheet that must differ, buttons as wide as the page. There only what overflows is a warning.
  private func isNote(_ words: Int, _ fit: Fit?, _ copy: Passage) -> Bool {
    copy.isDeclared ? words == 3 : fit == nil
  }

  /// Hyphenated compounds are one word, and so are names of several words, and a verb with its particle.
  private func titleWords(_ copy: Passage) -> Int {
    let words = copy.wordsAndPlaceholders
    var (count, isInName) = (0, false)
    for (place, token) in words.enumerated() {
      let isName = token.traits.contains(.isName)
      let isParticle = place == 1 && token.tags.contains(.particle) && words[0].tags.contains(.baseVerb)
      if !(isName && isInName), !token.traits.contains(.followsHyphen), !isParticle { count += 1 }
      isInName = isName
    }
    return count
  }

  /// Three words of which one is small read like two: “Save to Files”, “Sign In Again”, “Don’t Ask Again”.
  private func hasSmallWord(_ copy: Passage) -> Bool {
    let small: WordTags = [.article, .preposition, .particle, .coordinator, .infinitiveMarker, .possessive, .negative]
    return copy.tokens.contains { !$0.tags.isDisjoint(with: small) }
  }

  private func checkKorean(_ copy: Passage, _ report: inout Report) -> Bool {
    guard let range = copy.wordsRange else { return false }
    // English that nobody has translated yet has other limits.
    guard copy.bytes.contains(where: { $0 >= 0x80 }) else { return true }
    let length = syllables(in: copy.text(range))
    guard copy.isOfAlert, length > Self.syllables.note else { return false }
    let fit = copy.ownOverflow()
    // The limit is an estimate: in programs only what overflows is a warning.
    let isLong = length > Self.syllables.warning && (copy.isDeclared || fit != nil)
    report.add(.tooManySyllables(length, fit), at: range, severity: isLong ? nil : .note)
    return true
  }

  /// Two letters of a name, “Apple Pay로 결제”, take the room of one syllable.
  private func syllables(in title: String) -> Int {
    let letters = title.unicodeScalars.count { $0.isASCII && $0 != " " }
    return title.unicodeScalars.count { !$0.isASCII } + (letters + 1) / 2
  }
}

extension Message {
  fileprivate static func tooWide(_ fit: Fit) -> Message {
    "The title \(FitText.band(fit)). Find shorter words"
  }

  fileprivate static func tooLong(_ words: Int, _ fit: Fit?) -> Message {
    "The title has \(words) words\(FitText.besides(fit)). One or two are enough: the verb, and what it acts on"
  }

  fileprivate static func tooManySyllables(_ count: Int, _ fit: Fit?) -> Message {
    "The title has \(count) characters\(FitText.besides(fit)). Keep it under nine"
  }
}

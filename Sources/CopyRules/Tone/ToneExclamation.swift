import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// An exclamation mark shouts.
struct ToneExclamation: TextRule {
  static let info = RuleInfo(
    "tone-exclamation", "Alerts, buttons, and notifications do without exclamation marks.",
    why: "People meet alerts in moments of trouble. A calm statement is kinder than a raised voice.",
    source: "HIG, Alerts: Content; Apple Style Guide, exclamation point", statements: [15],
    roles: RoleSet(
      .alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction),
    needs: .any(of: .exclamation), severity: .warning,
    silences: .onWords(
      "title-punctuation", "message-punctuation", "button-punctuation", "l10n-french-spacing",
      "typo-repeated-punctuation"),
    examples: [
      .bad("The backup is complete⟦!⟧", .alertMessage, better: "The backup is complete."),
      .bad("저장되었습니다⟦!⟧", .alertMessage, better: "저장되었습니다.", locale: .korean),
      .bad("La sauvegarde est terminée ⟦!⟧", .alertMessage, better: "La sauvegarde est terminée.", locale: .french),
      .bad("Mot de passe incorrect\u{202F}⟦!⟧", .alertMessage, better: "Mot de passe incorrect.", locale: .french),
      .bad("¡La copia ha terminado⟦!⟧", .alertMessage, better: "La copia ha terminado.", locale: .spanish),
      .bad("Glaze refill needed⟦!⟧", .alertTitle, better: "Glaze refill needed"),
      .bad("The clay is dry. Oops⟦!⟧", .button, better: "The clay is dry. Oops."),
      .good("A name may not hold ! or ?", .alertMessage), .good("Use any of !#$%&.", .alertMessage),
      .good("Potly! keeps it for a week.", .alertMessage),
      .bad("Thank you for the clay⟦!⟧", .alertMessage, better: "Thank you for the clay."),
      .good("Ne nyisd ki a kemencét!", .alertMessage, locale: LocaleTag("hu") ?? .undetermined),
      .good("Je! Ungependa kufungua tanuri?", .alertTitle, locale: LocaleTag("sw") ?? .undetermined),
      .bad("Увага⟦!⟧ Вода висока.", .alertMessage, locale: LocaleTag("uk") ?? .undetermined),
      .bad(
        "Fırın açık. Dikkat⟦!⟧ Yüzeyi sıcak.", .alertMessage, locale: .turkish),
      .bad(
        "가마를 아직 켤 수 없습니다⟦!⟧", .alertMessage, better: "가마를 아직 켤 수 없습니다.", locale: .korean, base: "Kiln not available yet"
      ),
      .bad(
        "Make sure KilnLink is connected and warm⟦!⟧", .alertMessage,
        better: "Make sure KilnLink is connected and warm."),
      .bad("The kiln is cold⟦!!⟧", .alertMessage, better: "The kiln is cold."),
      .bad("Is the kiln cold?⟦!⟧", .alertTitle, better: "Is the kiln cold?"),
      .bad("Firing failed⟦!!⟧ (E-2031)", .alertTitle, better: "Firing failed (E-2031)"),
      .bad(
        "ଭାଟି ଗରମ ଅଛି। ଛୁଅନ୍ତୁ ନାହିଁ⟦!⟧", .alertMessage, better: "ଭାଟି ଗରମ ଅଛି। ଛୁଅନ୍ତୁ ନାହିଁ।",
        locale: LocaleTag("or") ?? .undetermined),
      .bad(
        "¡¡El horno está caliente⟦!!⟧", .alertMessage, better: "El horno está caliente.",
        locale: LocaleTag("es") ?? .undetermined),
      .good("The backup is complete.", .alertMessage), .good("Open “Help!” again.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // The marks that open a Spanish exclamation go along.
    var openings: [Range<Int>] = []
    lazy var stop = copy.fullStop
    for (index, token) in copy.tokens.enumerated() {
      if copy.bytes.hasLiteral("¡", at: Int(token.start)) || opensWord(token, in: copy) {
        let next = index + 1 < copy.tokens.count ? copy.tokens[index + 1] : token
        openings.append(Int(token.start)..<(next.kind == .space ? next.end : token.end))
        continue
      }
      guard isMark(token, in: copy), !isSymbol(token, in: copy), !isOrthography(token, copy) else { continue }
      // Of “!!” the last one stands for all.
      if index + 1 < copy.tokens.count, isMark(copy.tokens[index + 1], in: copy) { continue }
      let run = run(endingAt: index, in: copy)
      // Where people are welcomed, joy is in place.
      if copy.purpose.contains(.welcome) { return }
      // «Внимание! …»: a period would leave the call alone, and which mark a language has there is its own affair.
      if isCall(token, copy) {
        report.add(.shouts, at: run, severity: .note)
        continue
      }
      let mark = withSpace(run, in: copy)
      let splices = openings.map { Splice($0, "") } + [Splice(mark, replacement(for: run, in: copy, stop))]
      openings = []
      // “Warning!” says as little without its mark.
      let isVague = copy.role == .alertTitle && copy.isVague
      report.add(
        .shouts, at: run, severity: isWarm(copy) ? .note : nil, fixes: isVague ? [] : [Fix(splices, isSafe: true)])
    }
  }

  /// The marks that stand together, of which the token at `index` is the last.
  private func run(endingAt index: Int, in copy: Passage) -> Range<Int> {
    var first = index
    while first > 0, isMark(copy.tokens[first - 1], in: copy) { first -= 1 }
    return Int(copy.tokens[first].start)..<copy.tokens[index].end
  }

  /// Whether nothing but a remark in brackets stands behind: “Firing failed! (E-2031)”.
  private func precedesBracket(_ mark: Range<Int>, in copy: Passage) -> Bool {
    let rest = copy.text(mark.upperBound..<copy.trimmedRange.upperBound).drop { $0 == " " }
    return rest.first == "(" && rest.firstIndex(of: ")") == rest.indices.last
  }

  /// Hungarian ends what it asks people to do with the mark, and Swahili opens a question with “Je!”.
  private func isOrthography(_ mark: Token, _ copy: Passage) -> Bool {
    if copy.locale.isLanguage("hu") { return true }
    let isFirst = copy.tokens.count { $0.kind == .word && $0.end <= Int(mark.start) } == 1
    return isFirst && copy.analysis.terminal == .question && !copy.isEnglish
  }

  /// «Внимание!», «Upozornenie!» before a sentence: one or two words, where no grammar is known.
  private func isCall(_ mark: Token, _ copy: Passage) -> Bool {
    let sentence = copy.sentence(at: max(0, Int(mark.start) - 1)).lowerBound
    let before = copy.tokens.count { $0.kind == .word && Int($0.start) >= sentence && $0.end <= Int(mark.start) }
    guard !copy.isEnglish, !copy.isKorean, (1...2).contains(before) else { return false }
    return copy.tokens.contains { $0.kind == .word && Int($0.start) >= mark.end && !$0.traits.contains(.startsLower) }
  }

  /// “Thank you for your help!”, “✨ Ta-da! ✨”: joy is a matter of taste, and a translation’s is that of its base.
  private func isWarm(_ copy: Passage) -> Bool {
    if let base = copy.base, base.bytes.contains(UInt8(ascii: "!")), isWarm(base) { return true }
    if copy.tokens.contains(where: { $0.kind == .emoji }) { return true }
    return copy.all(.pleasantry).contains { copy.startsSentence(at: Int($0.start)) }
  }

  private func isMark(_ token: Token, in copy: Passage) -> Bool {
    token.kind == .punctuation && !token.traits.contains(.isQuoted)
      && (copy.bytes.hasLiteral("!", at: Int(token.start)) || copy.bytes.hasLiteral("！", at: Int(token.start)))
  }

  /// “!Puedes abrirlo!”: no mark ends anything right before a word.
  private func opensWord(_ mark: Token, in copy: Passage) -> Bool {
    guard isMark(mark, in: copy), mark.end < copy.bytes.count else { return false }
    return (mark.start == 0 || copy.bytes[Int(mark.start) - 1] <= 0x20) && copy.bytes[mark.end].isASCIILetter
  }

  /// “any of !#$%&”: one of several symbols, not the end of anything.
  private func isSymbol(_ mark: Token, in copy: Passage) -> Bool {
    let symbols = Array("#$%&*+=^|~<>@/\\_".utf8)
    let isOne = { (place: Int) in copy.bytes.indices.contains(place) && symbols.contains(copy.bytes[place]) }
    return isOne(mark.end) && (mark.end + 1 == copy.bytes.count || copy.bytes[mark.end + 1] != 0x20)
      || isOne(Int(mark.start) - 1) && isOne(Int(mark.start) - 2)
  }

  /// The mark and the space before it, of any width, which French has there, and Japanese by mistake.
  private func withSpace(_ mark: Range<Int>, in copy: Passage) -> Range<Int> {
    // Japanese and Chinese have none; where one stands it belongs to the mark.
    guard copy.locale.isLanguage("fr") || copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh") else {
      return mark
    }
    var start = mark.lowerBound
    while let width = Self.spaceWidth(before: start, in: copy.bytes) { start -= width }
    return start..<mark.upperBound
  }

  private static func spaceWidth(before end: Int, in bytes: Bytes) -> Int? {
    for space in [" ", "\u{A0}", "\u{202F}", "\u{2009}"] as [StaticString] {
      let width = space.utf8CodeUnitCount
      if end >= width, bytes.hasLiteral(space, at: end - width) { return width }
    }
    return nil
  }

  /// “Glaze refill needed!” alone: a mark makes no sentence of it, so none is left.
  private func isPhrase(before mark: Range<Int>, in copy: Passage) -> Bool {
    guard copy.sentenceCount < 2 || precedesBracket(mark, in: copy) else { return false }
    // A message of so many words is no label, whatever names stand in it.
    if copy.isEnglish, copy.role == .alertMessage, copy.form.isComplete, copy.analysis.wordCount > 4 { return false }
    if copy.isKorean { return KoreanEnding(of: copy) == nil }
    guard copy.isEnglish else {
      // The translation of a fragment is one.
      if let base = copy.base, base.isEnglish { return !base.form.isComplete }
      return copy.role == .alertTitle && !copy.form.isComplete
    }
    return !copy.formOfWords(in: copy.sentence(at: max(0, mark.lowerBound - 1)).lowerBound..<mark.lowerBound).form
      .isComplete
  }

  /// Titles and buttons end bare; a sentence keeps a period.
  private func replacement(for mark: Range<Int>, in copy: Passage, _ usual: String) -> String {
    let stop = usual == "." && copy.text(mark) == "！" ? "。" : usual
    // Armenian ends statements with a mark of its own, and titles with none.
    if copy.lexicon?.supports(.noEndMarks) == true || copy.locale.isLanguage("hy") { return "" }
    // “Really?!” asks already.
    if mark.lowerBound > 0, copy.bytes[mark.lowerBound - 1] == UInt8(ascii: "?") { return "" }
    // “Attention! Spoiler”: between two sentences something must stand.
    let isRemarked = precedesBracket(mark, in: copy)
    if let words = copy.wordsRange, !isRemarked, mark.upperBound < words.upperBound || copy.sentenceCount > 1 {
      return stop
    }
    if copy.role == .button || copy.role == .notificationAction || copy.role == .notificationTitle { return "" }
    return isPhrase(before: mark, in: copy) ? "" : stop
  }
}

extension Message {
  fileprivate static let shouts: Message = "The exclamation mark raises the voice. End with a period, or with nothing"
}

import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The mark at the end, as the language writes it.
struct L10nTerminalPunctuation: TextRule {
  static let info = RuleInfo(
    "l10n-terminal-punctuation", "A translation ends as its base does, with the marks of its own language.",
    why: "A lost question mark turns a question into a statement; a lost ellipsis or colon hides what comes next.",
    source: "HIG, Alerts; CLDR, punctuation", statements: [], check: .translation, roles: .all,
    needs: .any(of: [.notEnglish, .isTranslation]), severity: .warning,
    examples: [
      .bad("Notiz löschen⟦⟧", .alertTitle, better: "Notiz löschen?", locale: .german, base: "Delete the note?"),
      .bad("노트를 저장합니다⟦。⟧", .alertMessage, better: "노트를 저장합니다.", locale: .korean),
      .bad(
        "Die Notiz wurde gesichert⟦⟧", .text, better: "Die Notiz wurde gesichert.", locale: .german,
        base: "The note was saved."),
      .good("모든 기능 잠금 해제", .text, locale: .korean, base: "Unlock all features."),
      .good("目録を閉じる", .text, locale: .japanese, base: "Close the catalog."),
      .bad(
        "目録が閉じられました⟦⟧", .alertMessage, better: "目録が閉じられました。", locale: .japanese, base: "The catalog was closed."),
      .good("名称︰", .label, locale: LocaleTag("zh-Hans") ?? .undetermined, base: "Name:"),
      .good(":שם", .label, locale: LocaleTag("he") ?? .undetermined, base: "Name:"),
      .good("ファイルの保存に失敗", .text, locale: .japanese, base: "The file couldn’t be saved."),
      .good("Notiz löschen", .button, locale: .german, base: "Delete the note?"),
      .good("Der Fehler: .", .label, locale: .german, base: "The error:"),
      .bad("Öffnen⟦⟧", .menuItem, better: "Öffnen…", locale: .german, base: "Open…"),
      .bad("Name⟦⟧", .label, better: "Name:", locale: .german, base: "Name:"),
      .bad("メモを削除しますか⟦⟧", .alertTitle, better: "メモを削除しますか？", locale: .japanese, base: "Delete the note?"),
      .bad("Seguro⟦?⟧", .alertTitle, better: "¿Seguro?", locale: .spanish),
      .bad("Listo. Quieres abrirlo⟦?⟧", .text, better: "Listo. ¿Quieres abrirlo?", locale: .spanish),
      .bad("Como se llama el horno⟦?⟧", .alertTitle, better: "¿Cómo se llama el horno?", locale: .spanish),
      .good("Guía de Keep It Warm!", .label, locale: .spanish, base: "Keep It Warm! guide"),
      .bad("Advertencia⟦!⟧", .label, better: "¡Advertencia!", locale: .spanish),
      .good("メモを削除しますか。", .alertTitle, locale: .japanese, base: "Delete the note?"),
      .good("هل تريد حذف الملاحظة؟", .alertTitle, locale: .arabic, base: "Delete the note?"),
      .good(
        "Να διαγραφεί η σημείωση;", .alertTitle, locale: LocaleTag("el") ?? .undetermined, base: "Delete the note?"),
      .good("正在为“…”等待回应。", .text, locale: LocaleTag("zh-Hans") ?? .undetermined, base: "Waiting for an answer to…"),
      .bad(
        "نوٹ حذف ہو گیا⟦⟧", .text, better: "نوٹ حذف ہو گیا۔", locale: LocaleTag("ur") ?? .undetermined,
        base: "The note is gone."),
      .good("نوٹ حذف ہو گیا۔", .text, locale: LocaleTag("ur") ?? .undetermined, base: "The note is gone."),
      .bad("Boot löschen⟦…⟧", .alertTitle, better: "Boot löschen?", locale: .german, base: "Delete the boat?"),
      .good("Boot suchen…", .text, locale: .german, base: "Searching for the boat"),
      .good("لوڈ ہو رہا ہے۔۔۔", .text, locale: LocaleTag("ur") ?? .undetermined, base: "Loading…"),
      .good("ลบบันทึกแล้ว", .text, locale: LocaleTag("th") ?? .undetermined, base: "The note was deleted."),
      .good("Выкл.", .label, locale: .russian, base: "Off"),
      .good("目録が閉じられました。", .text, locale: .japanese, base: "The catalog was closed"),
      .good("目録を閉じました。", .text, locale: .japanese, base: "Catalog closed ~"),
      .good("Äpfel, Birnen, Quitten usw.", .text, locale: .german, base: "Apples, pears, quinces and more"),
      .good("Der Ofen ist an", .text, locale: .german, base: "The kiln is on. Heating…"),
      .good("Äpfel, Birnen usw.", .text, locale: .german, base: "Apples, pears…"),
      .good("사과를 담았습니다.", .text, locale: .korean, base: "Apples in the basket"),
      .good("Gesichert.", .text, locale: .german, base: "Saved!"), .good("¿Seguro?", .alertTitle, locale: .spanish),
      .good("Para saber más, pulsa el botón '?' de la barra.", .text, locale: .spanish),
      .good("램프 이름을 입력할 수 있습니다.", .text, locale: .korean, base: "You can enter the name of a lamp:"),
      .good("Si es así, ¿quieres abrirlo?", .text, locale: .spanish),
      .good("¿Quieres abrir\nel horno?", .text, locale: .spanish),
      .bad("Möchtest du den Ofen ausschalten⟦.⟧", .text, better: "Möchtest du den Ofen ausschalten?", locale: .german),
      .good("Möchtest du backen, schalte den Ofen ein.", .text, locale: .german),
      .bad("¿Quieres apagar el horno⟦.⟧", .text, better: "¿Quieres apagar el horno?", locale: .spanish),
      .bad(
        "烤箱已关闭⟦,⟧ 请稍后再试。", .text, better: "烤箱已关闭，请稍后再试。", locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad("要关闭烤箱吗⟦。⟧", .text, better: "要关闭烤箱吗？", locale: LocaleTag("zh-Hans") ?? .undetermined),
      .good("已关闭 Ofen, Kiln 和 Lamp。", .text, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad(
        "注意: 低于此值⟦,⟧ Kiln 会关闭。", .text, better: "注意：低于此值，Kiln 会关闭。",
        locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad("目録を閉じました⟦.⟧", .text, better: "目録を閉じました。", locale: .japanese),
      .good("A. B.", .label, locale: .japanese), .good("Pfui …", .text, locale: .german, base: "Ew?"),
      .good("釉薬を選択してください", .alertTitle, locale: .japanese, base: "Select a glaze?"),
      .bad("釉薬を選びますか⟦⟧", .alertTitle, better: "釉薬を選びますか？", locale: .japanese, base: "Select a glaze?"),
      .good("Die Ofentür (noch ganz warm", .text, locale: .german, base: "The oven door is still (quite) warm."),
      .good("Hitze max.", .text, locale: .german, base: "Max heat"),
      .good("%@ tys.", .label, locale: LocaleTag("pl") ?? .undetermined, base: "%@ thousand"),
      .good("Ton (Farbe, Glanz u. a.)", .text, locale: .german, base: "Clay (color, gloss, etc.)"),
      .good("Notu silebilsin", .label, locale: LocaleTag("tr") ?? .undetermined, base: "Let them delete the note?"),
      .bad(
        "Not silinsin mi⟦⟧", .alertTitle, better: "Not silinsin mi?", locale: LocaleTag("tr") ?? .undetermined,
        base: "Delete the note?"),
      .good("흙을 골라 주세요.", .text, locale: .korean, base: "Which clay?"),
      .good("가마 보내기", .alertTitle, locale: .korean, base: "Send the kiln?"),
      .bad("가마를 보낼까요⟦⟧", .alertTitle, better: "가마를 보낼까요?", locale: .korean, base: "Send the kiln?"),
      .bad("火加減は%@⟦,⟧ 時間は自由です", .text, better: "火加減は%@、時間は自由です", locale: .japanese),
      .good(
        "Para abrir el horno", .alertMessage, locale: .spanish,
        base: "To open the kiln, choose it in the list first, then wait for it."),
      .bad(
        "Öffnen Sie den Ofen „Nord“⟦⟧", .alertMessage, better: "Öffnen Sie den Ofen „Nord“.", locale: .german,
        base: "Open the kiln “North.”"),
      .good("Öffne den Ofen, um zu brennen.", .text, locale: .german, base: "Open the kiln to fire.."),
      .bad("⟦!⟧Puedes abrir el horno!", .text, better: "¡Puedes abrir el horno!", locale: .spanish),
      .good("Hitze y calor máx.", .label, locale: .spanish, base: "Heat and warmth max"),
      .bad("Quieres ver el horno\nahora⟦?⟧", .alertTitle, better: "¿Quieres ver el horno\nahora?", locale: .spanish),
      .good("Brand des Ofens bestätigen", .alertTitle, locale: .german, base: "Confirm firing the kiln?"),
      .good("Do you want this app in English?\n\n(¿Quieres esta app en inglés?)", .alertTitle, locale: .spanish),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if copy.base == nil, checkQuestion(copy, &report) { return }
    let isHan = copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh")
    if isHan { checkWidth(copy, &report) }
    let hasOwnMarks = copy.locale.isLanguage("es") || copy.isKorean || copy.locale.isLanguage("ja")
    guard hasOwnMarks || copy.base != nil, copy.wordsRange != nil, copy.locale.writesEndMarks else { return }
    // One word may be both languages’; more were left as they were.
    if copy.isBaseText, copy.analysis.wordCount > 1 || copy.base?.bytes.equals(copy.bytes) == true { return }
    if copy.locale.isLanguage("es") { checkOpening(copy, &report) }
    if copy.isKorean { checkFullWidth(copy, &report) }
    if copy.locale.isLanguage("ja"), checkNarrow(copy, &report) { return }
    guard let base = copy.base, base.wordsRange != nil else { return }
    let (own, wanted) = (copy.analysis.terminal, base.analysis.terminal)
    guard own != wanted, !isFaultOfBase(wanted, copy), !isEllipsisElsewhere(copy, base), !isOfNothing(copy, base),
      let message = Self.fault(own, wanted),
      isClear(copy, base, own, wanted)
    else { return }
    let habit = copy.endMarkHabit
    // A sentence that leads to a list ends as any other does in Japanese.
    if wanted == .colon, own == .period, copy.locale.isLanguage("ja") { return }
    // “(rotation, etc.)” and “can’t end with '.'” ends with no mark of its own, and what English asks Korean may bid people do.
    if wanted == .period, EndMark.endsInAbbreviation(base) || endsInQuotedMark(base) { return }
    if own == .period, EndMark.endsInClippedWord(copy) || endsInTwoDots(base) { return }
    if wanted == .question, needsNoQuestion(copy, base) { return }
    if habit == .usual(Self.ownMark(of: copy)) || copy.hasLoneBase || isCutOff(copy, base) { return }
    let range = own == .none ? endPlace(copy) : copy.analysis.terminalRange
    let mark = Self.mark(wanted, in: copy, habit)
    let isStatement = wanted == .period && own == .none && TranslatedSentence.needsMark(copy) && !isLoneSentence(copy)
    // What isn’t surely a sentence may end bare.
    if wanted == .period && own == .none && !isStatement && copy.role != .alertMessage { return }
    // “A restart is needed. Restart now?” of which the question was lost.
    let lacksQuestion = wanted == .question && base.sentenceCount > copy.sentenceCount
    let isSafe = isStatement && !EndMark.mayEndBare(copy)
    let fix = lacksQuestion ? nil : mark.flatMap { Fix([Splice(range, $0)], isSafe: isSafe) }
    // A mark that is lost can change the meaning; one too many rarely does, nor one behind words that are no sentence here.
    let isQuiet =
      lacksQuestion || habit == .mixed || wanted == .none || isUsual(own, wanted, copy)
      || mayBeHeading(copy, own, wanted) || wanted == .period && (!isStatement || EndMark.mayEndBare(copy))
    report.add(message, at: range, severity: isQuiet ? .note : nil, fixes: [fix])
  }

  private static let longestLine = 90  // bytes, some thirty characters, are running text in Chinese and Japanese

  /// A word cut short, or “Para abrir el horno” of “To open the kiln, choose it in the list and …”: more is missing than a mark.
  private func isCutOff(_ copy: Passage, _ base: Passage) -> Bool {
    if copy.endsInCutWord || ListLines.endsInItem(copy) && !ListLines.endsInItem(base) { return true }
    if ListLines.lacksLines(copy, of: base) { return true }
    let isUnspaced = copy.isKorean || copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh")
    let (own, wanted) = (copy.analysis.wordCount, base.analysis.wordCount)
    return !isUnspaced && wanted >= Self.longBase && own * Self.cutShare < wanted
  }

  private static let (longBase, cutShare) = (9, 3)

  /// “Close it to go on..”: a slip of the base for one period.
  private func endsInTwoDots(_ base: Passage) -> Bool {
    let end = base.analysis.terminalRange
    return end.count == 2 && base.bytes.hasLiteral("..", at: end.lowerBound)
  }

  /// One short sentence alone mostly ends bare on screens in Chinese and Japanese; an alert’s message doesn’t.
  private func isLoneSentence(_ copy: Passage) -> Bool {
    copy.sentenceCount < 2 && copy.bytes.count < Self.longestLine && copy.role != .alertMessage
      && (copy.locale.isLanguage("zh") || copy.locale.isLanguage("ja"))
  }

  private func needsNoQuestion(_ copy: Passage, _ base: Passage) -> Bool {
    asksNothing(copy) || isAskedToConfirm(base) || TranslatedSentence.isOtherwiseSaid(copy, base)
  }

  /// Whether a question without a mark may be a heading.
  private func mayBeHeading(_ copy: Passage, _ own: CopyText.Terminal, _ wanted: CopyText.Terminal) -> Bool {
    wanted == .question && own == .none && !(RoleSet.alertText.contains(copy.role) && knowsQuestions(copy))
  }

  /// Whether it is known how the language asks, and one sentence may. Of others a heading or a guess may stand for the question.
  private func knowsQuestions(_ copy: Passage) -> Bool {
    guard copy.sentenceCount < 2 else { return false }
    return copy.isKorean || copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh")
      || [TermList.questionMarker, .questionModal].contains { copy.lexicon?.terms(in: $0).isEmpty == false }
  }

  /// Only on buttons and in menus the ellipsis says what comes next: hints and work in progress often do without.
  private func isUsual(_ own: CopyText.Terminal, _ wanted: CopyText.Terminal, _ copy: Passage) -> Bool {
    own == .none && wanted == .ellipsis && copy.role != .menuItem && copy.role != .button
  }

  /// Whether the mark is one that no copy of this role should have: the base is at fault, and a translation better without.
  private func isFaultOfBase(_ mark: CopyText.Terminal, _ copy: Passage) -> Bool {
    switch copy.role {
    case .button, .menuItem, .notificationAction: mark == .period || mark == .question
    case .notificationTitle: mark == .period
    default: false
    }
  }

  /// The form for no thing at all says so in words of its own, which the base’s other forms don’t have.
  private func isOfNothing(_ copy: Passage, _ base: Passage) -> Bool {
    copy.pluralForm == .zero && base.pluralForm != .zero
  }

  /// What is wrong with `own` where the base ends with `wanted`; nil where both will do.
  private static func fault(_ own: CopyText.Terminal, _ wanted: CopyText.Terminal) -> Message? {
    switch (wanted, own) {
    case (.question, .none), (.question, .period), (.question, .colon), (.question, .ellipsis): .lacks("question mark")
    case (.period, .none), (.period, .colon): .lacks("end mark")
    case (.ellipsis, .none), (.ellipsis, .period), (.ellipsis, .colon): .lacks("ellipsis")
    case (.colon, .none), (.colon, .period): .lacks("colon")
    case (.none, .period): .has("end mark")
    // An ellipsis that the base hasn’t says that work goes on, and a colon what the language has no other way to join: of such
    // findings on unseen apps a quarter was right.
    default: nil
    }
  }

  /// Whether both ends are words, so that the marks can be compared.
  private func isClear(_ copy: Passage, _ base: Passage, _ own: CopyText.Terminal, _ wanted: CopyText.Terminal) -> Bool
  {
    // An Armenian full stop looks like a colon, and Ethiopic colons are written in several ways: the other texts tell.
    if ["hy", "am", "ti"].contains(copy.locale.languageCode), wanted != .question,
      wanted == .colon || copy.endMarkHabit == .unknown
    {
      return false
    }
    let isBare = own == .none || wanted == .none
    // What breaks off within brackets has lost more than a mark.
    if isBare, opensBracket(copy) { return false }
    if TranslatedSentence.isOtherText(copy, base) || isBare && (endsOtherwise(copy) || endsOtherwise(base)) {
      return false
    }
    // Typed in front, for how it looks from right to left.
    if wanted == .colon, copy.bytes.first(where: { $0 != 0x20 }) == UInt8(ascii: ":") { return false }
    // A Korean sentence ends with its own mark, whatever follows.
    if wanted == .colon, own == .period, copy.isKorean, !TranslatedSentence.isPhrase(copy) { return false }
    // A phrase that ends in a noun takes no mark in Korean and Japanese, whatever the base is.
    if wanted == .period, own == .none, TranslatedSentence.isPhrase(copy) { return false }
    if wanted == .none, own == .period {
      // A phrase may become a sentence; on titles and buttons a mark stands out.
      let isShort = RoleSet(.button, .menuItem, .alertTitle, .notificationTitle, .label).contains(copy.role)
      if !isShort || endsByRight(copy) || base.form.isComplete || endsInMark(base) { return false }
    }
    if copy.locale.isLanguage("ja"), wanted == .question, own == .period {
      return !copy.bytes.hasLiteral("か", at: copy.analysis.terminalRange.lowerBound - 3)
    }
    return true
  }

  /// “Copied to the clipboard ~”: a mark of the writer’s own.
  private func endsInMark(_ base: Passage) -> Bool {
    guard let last = base.tokens.last(where: { $0.kind != .space && $0.kind != .newline }) else { return false }
    return (last.kind == .punctuation || last.kind == .other)
      && !["\"", ")", "”", "’", "»", "*"].contains(base.text(last.range))
  }

  private func opensBracket(_ copy: Passage) -> Bool {
    let brackets = copy.tokens.filter { $0.kind == .punctuation }.map { copy.text($0.range) }
    return brackets.count { $0 == "(" || $0 == "（" } > brackets.count { $0 == ")" || $0 == "）" }
  }

  /// Whether the full stop belongs to an abbreviation, “usw.”, or to a Korean sentence, which a phrase of the base became.
  private func endsByRight(_ copy: Passage) -> Bool {
    if copy.isKorean { return !TranslatedSentence.isPhrase(copy) }
    guard let last = copy.tokens.last(where: { $0.kind == .word }) else { return false }
    // One word with a period is an abbreviation.
    if copy.analysis.wordCount == 1 { return true }
    // “Vitesse max.” of “Max speed”: short for the same.
    let letters = { (word: String) in LanguageOfWords.withoutAccents(word.lowercased()) }
    if last.length <= 5, let base = copy.base,
      base.tokens.contains(where: { letters(base.text($0.range)) == letters(copy.text(last.range)) })
    {
      return true
    }
    let isShort = last.length <= 3 && last.traits.contains(.startsLower)
    // “N.v.t.”
    return isShort && (copy.analysis.wordCount > 2 || copy.bytes.hasLiteral(".", at: Int(last.start) - 1))
  }

  /// Whether the last piece is something filled in, or no word at all.
  private func endsOtherwise(_ copy: Passage) -> Bool {
    let last = copy.tokens.last { token in
      switch token.kind {
      case .space, .newline, .punctuation, .markup: false
      default: true
      }
    }
    return last?.kind != .word
  }
}

extension Message {
  fileprivate static func lacks(_ mark: String) -> Message {
    "The base ends with \(Self.article(mark)), this text doesn’t"
  }
  fileprivate static func has(_ mark: String) -> Message {
    "This text ends with \(Self.article(mark)), the base doesn’t"
  }
  private static func article(_ mark: String) -> String { (mark.hasPrefix("e") ? "an " : "a ") + mark }
}

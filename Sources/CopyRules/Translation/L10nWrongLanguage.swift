package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Text in another language than its file.
package struct L10nWrongLanguage: TextRule, TableRule {
  package static let info = RuleInfo(
    "l10n-wrong-language", "A text is in the language of its file.",
    why: "Text that was pasted into the wrong file, or never translated, is foreign to the people who read it.",
    source: "HIG, Localization", check: .language, roles: .all, needs: .any(of: .notEnglish), severity: .warning,
    silences: .onString(
      "l10n-french-spacing", "l10n-terminal-punctuation", "l10n-quotes", "l10n-title-case", "l10n-register"),
    examples: [
      .good(
        "Uverite se da je čamac na istoj obali.", .text,
        locale: LocaleTag("sr") ?? .undetermined),
      .bad("⟦Voulez-vous supprimer les fichiers de votre appareil ?⟧", .alertTitle, locale: .german),
      .bad("⟦Do you want to delete the files on your device?⟧", .alertTitle, locale: .german),
      .bad("⟦ファイルを削除しますか？⟧", .alertTitle, locale: .korean), .bad("⟦Удалить файл?⟧", .alertTitle, locale: .german),
      .good("Möchten Sie die Dateien löschen?", .alertTitle, locale: .german), .good("Open the Files app", .label),
      .good("„Привет“ in Bing suchen", .label, locale: .german),
      .good("ꠀꠝꠣꠞ ꠛꠣꠡꠣ", .label, locale: LocaleTag("syl") ?? .undetermined, base: "My house"),
      .bad("⟦Partilhar⟧", .button, better: "Compartilhar", locale: .brazilian, base: "Share"),
      .bad("Não há ⟦contatos⟧.", .text, better: "Não há contactos.", locale: .europeanPortuguese),
      .good("Compartilhar", .button, locale: .brazilian, base: "Share"),
      .bad(
        "Die Datei ist zu ⟦groß⟧.", .text, better: "Die Datei ist zu gross.",
        locale: LocaleTag("de-CH") ?? .undetermined),
      .good("Die Datei ist zu groß.", .text, locale: LocaleTag("de-AT") ?? .undetermined),
      .bad("打開⟦文件夾⟧", .button, better: "打開資料夾", locale: LocaleTag("zh-Hant") ?? .undetermined),
      .bad("⟦软体⟧没有响应。", .text, better: "软件没有响应。", locale: LocaleTag("zh-Hans") ?? .undetermined),
      .good("Delete the selected files?", .alertTitle, locale: .german, base: "Delete the selected files?"),
      .good("明日は晴れです", .label, locale: .german, base: "明日は晴れです"),
    ])

  package var judging: [Judging] { [.string(self), .table(self)] }

  /// One line for a file that nobody has begun to translate.
  package func check(_ table: TranslationTable, _ report: inout Report) {
    guard let first = table.foreign.first else { return }
    if case .written(let language) = table.foreign.reason { return tell(language, of: table, first, &report) }
    report.move(to: first)
    let message: Message =
      switch table.foreign.reason {
      case .english: .areEnglish(table.foreign.count)
      case .letters(let script): .areWritten(in: ForeignScript.name(of: script), table.foreign.count)
      case .words(let language), .written(let language): .areIn(language.description)
      }
    report.add(message, at: 0..<table.catalog.entries[first].value.count)
  }

  /// One line for a program that shows another language than its project’s. A single word may be a name, or how a language is
  /// called, and isn’t worth one.
  private func tell(_ language: LocaleTag, of table: TranslationTable, _ first: Int, _ report: inout Report) {
    let text = table.catalog.bytes(table.catalog.entries[first].value)
    let others = table.foreign.count - 1
    guard others > 0 || text.count(where: { $0 == 0x20 }) >= Self.longestName else { return }
    report.move(to: first)
    report.add(.isShown(in: language.languageCode, others), at: 0..<text.count, severity: .note)
  }

  /// In words.
  private static let longestName = 3

  package func check(_ copy: Passage, _ report: inout Report) {
    // What is surely English isn’t asked about: its words are known, which is more than a list of frequent ones tells.
    guard copy.declaredLocale != .undetermined, copy.wordsRange != nil, !copy.isBaseText else { return }
    // A quotation that the base shows as it is stays so in all languages.
    if let base = copy.base, base.bytes.equals(copy.bytes) { return }
    if let script = ForeignScript.find(in: copy) {
      // Languages and people are called in their own letters.
      if copy.declaredLocale.isEnglish, copy.analysis.wordCount <= Self.longestName { return }
      if let base = copy.base, base.declaredLocale != .undetermined, ForeignScript.find(in: base) == script { return }
      return report.add(.isWritten(in: script), at: copy.trimmedRange, severity: statesLanguage(copy) ? nil : .note)
    }
    guard let language = LanguageWords.shared.language(of: copy.bytes, copy.tokens, otherThan: copy.declaredLocale)
    else { return checkVariety(copy, &report) }
    report.add(.isIn(language), at: copy.trimmedRange, severity: statesLanguage(copy) ? nil : .note)
  }

  /// Words of another country with the same language, where the place names the country.
  private func checkVariety(_ copy: Passage, _ report: inout Report) {
    // Chinese is told by its script.
    guard copy.declaredLocale.regionCode != nil || copy.declaredLocale.isLanguage("zh") else { return }
    checkSwissSpelling(copy, &report)
    for match in copy.all(.otherVariety) where !copy.isName(match) {
      guard let better = copy.term(match)?.better else { continue }
      let word = copy.bytes.slice(match.range)
      let right = SpelledWord.cased(better, like: word)
      let fix = changesGender(word.text, right, copy) ? nil : Fix([Splice(match.range, right)], isSafe: false)
      report.add(
        .isOfElsewhere(word.text, right), at: match.range, severity: statesLanguage(copy) ? nil : .note, fixes: [fix])
    }
  }

  /// “Compartilhamento privado” and “partilha privada”: around a noun of the other gender more words have to change.
  private func changesGender(_ word: String, _ right: String, _ copy: Passage) -> Bool {
    guard ["pt", "es"].contains(copy.locale.languageCode), copy.analysis.wordCount > 1 else { return false }
    let isFeminine = { (word: String) in
      var stem = word.lowercased()
      if stem.hasSuffix("s") { stem.removeLast() }
      return stem.hasSuffix("a") || stem.hasSuffix("ção") || stem.hasSuffix("ción")
    }
    return isFeminine(word) != isFeminine(right)
  }

  /// Swiss German has no ß (Schweizerische Bundeskanzlei, Rechtschreibung): names of others may.
  private func checkSwissSpelling(_ copy: Passage, _ report: inout Report) {
    guard copy.declaredLocale.isLanguage("de"), ["CH", "LI"].contains(copy.declaredLocale.regionCode) else { return }
    for token in copy.tokens where token.kind == .word && token.traits.isDisjoint(with: [.isName, .isQuoted]) {
      let word = copy.text(token.range)
      guard word.contains("ß") else { continue }
      let right = word.replacing("ß", with: "ss")
      report.add(
        .isOfElsewhere(word, right), at: token.range, severity: statesLanguage(copy) ? nil : .note,
        fixes: [Fix([Splice(token.range, right)], isSafe: false)])
    }
  }

  /// Whether the place says which language the text is in. Programs and documents that name none are only thought to be in
  /// that of their project.
  private func statesLanguage(_ copy: Passage) -> Bool {
    guard let catalog = copy.place.catalog else { return true }
    let states: FormatTraits = [.holdsAllLanguages, .isBilingual, .isText]
    return !catalog.format.traits.isDisjoint(with: states) || LocaleOfPath.locale(of: catalog.path) != .undetermined
  }
}

/// The script of copy that its language is never written in.
private enum ForeignScript {
  /// Of letters that Unicode leaves to fonts.
  private static let unknown = ICU.Script("Zzzz")

  /// The name of the script that more than half of the letters are of; nil where the language has it.
  static func find(in copy: Passage) -> String? {
    guard copy.tokens.contains(where: { $0.kind == .word && $0.traits.contains(.isNonASCII) }) else { return nil }
    let expected = copy.declaredScripts
    if expected.isEmpty { return nil }
    var (own, foreign, found) = (0, 0, ICU.Script.common)
    for token in copy.tokens where token.kind == .word {
      var offset = Int(token.start)
      while offset < token.end {
        let scalar = copy.bytes.scalar(at: offset)
        offset += scalar.length
        let script = ICU.script(of: scalar.value)
        // Symbols of Apple’s fonts are letters of nobody.
        if script == .common || script == .inherited || script == unknown { continue }
        if script == .latin || expected.contains(script) { own += 1; continue }
        foreign += 1
        found = script
      }
    }
    return foreign > 3 && foreign > own && !isWritten(copy.declaredLocale, in: found) ? name(of: found) : nil
  }

  /// Whether CLDR, which knows one script of a language, knows the language as the one that is written in this script.
  private static func isWritten(_ locale: LocaleTag, in script: ICU.Script) -> Bool {
    let tag = (try? ICU.LocaleNames.maximized("und-\(script.description)")).flatMap { LocaleTag($0) }
    return tag.map { $0.languageCode == locale.languageCode } ?? false
  }

  static func name(of script: ICU.Script) -> String { names[script] ?? script.description }

  private static let names: [ICU.Script: String] = [
    .arabic: "Arabic", .cyrillic: "Cyrillic", .greek: "Greek", .han: "Chinese", .hangul: "Korean", .hebrew: "Hebrew",
    .hiragana: "Japanese", .katakana: "Japanese", .thai: "Thai",
  ]
}

extension Message {
  fileprivate static func isWritten(in script: String) -> Message { "This text is written in \(script) letters" }

  fileprivate static func areEnglish(_ count: Int) -> Message {
    "This and \(count - 1) more texts read like English. Translate the file, or leave it out until somebody has"
  }

  fileprivate static func areWritten(in script: String, _ count: Int) -> Message {
    "This and \(count - 1) more texts are written in \(script) letters, which the language of the file isn’t. Name the file after theirs"
  }

  fileprivate static func isShown(in language: String, _ others: Int) -> Message {
    let more = others == 1 ? "another text" : "\(others) more texts"
    let texts = others == 0 ? "This text reads" : "This and \(more) read"
    return "\(texts) like \(name(of: language)). Give each a key, so that it can be translated"
  }

  private static func name(of language: String) -> String {
    (try? ICU.LocaleNames.englishName(language)) ?? language
  }

  fileprivate static func areIn(_ language: String) -> Message {
    let how = "which neither its name nor its folder says. Name one after the language"
    return "The texts of this file read like \(name(of: language)), \(how)"
  }

  fileprivate static func isOfElsewhere(_ word: String, _ right: String) -> Message {
    "“\(word)” is a word of another country with this language. Here people write “\(right)”"
  }

  fileprivate static func isIn(_ language: String) -> Message {
    "This text reads like \(name(of: language))"
  }
}

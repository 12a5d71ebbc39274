import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// English title style in a language that has none.
struct L10nTitleCase: TextRule {
  static let info = RuleInfo(
    "l10n-title-case", "Titles follow the language’s own case, not English title style.",
    why: "In most languages only the first word of a title has a capital; any other looks like a name.",
    source: "CLDR, context transforms: title case of the first word", statements: [], check: .translation, roles: .all,
    languages: .tagged(
      "fr", "es", "it", "de", "nl", "sv", "da", "nb", "nn", "no", "fi", "pl", "cs", "sk", "ro", "hr", "ru", "uk", "vi",
      "ca",
      "bg", "sl", "gl", "eu", "et", "lt", "lv", "is"),
    needs: .nothing, severity: .warning,
    examples: [
      .bad(
        "Nouveau ⟦Dossier Partagé⟧", .button, better: "Nouveau dossier partagé", locale: .french,
        base: "New Shared Folder"),
      .bad("Cambiar ⟦Contraseña⟧", .button, better: "Cambiar contraseña", locale: .spanish, base: "Change Password"),
      .good("Nouveau dossier partagé", .button, locale: .french, base: "New Shared Folder"),
      .good("Ouvrir dans Safari", .button, locale: .french, base: "Open in Safari"),
      .good("Déplacer vers Programmes", .button, locale: .french, base: "Move to Applications"),
      .good("Neuer Ordner", .button, locale: .german, base: "New Folder"),
      .good("Serveur GitHub", .label, locale: .french, base: "GitHub Server"),
      .good("Nouveau Dossier", .label, locale: .french, base: "New folder"),
      .bad("La ⟦Barca De Remos Ha Vuelto⟧.", .alertTitle, better: "La barca de remos ha vuelto.", locale: .spanish),
      .bad(
        "Les ⟦Rames Non Rangées Seront Perdues⟧.", .alertMessage, better: "Les rames non rangées seront perdues.",
        locale: .french),
      .bad("Die ⟦Ruder Sind Im Schuppen⟧.", .alertMessage, locale: .german),
      .good("Die Ruder sind im Schuppen.", .alertMessage, locale: .german),
      .good("Predplatné Prémium", .label, locale: LocaleTag("sk") ?? .undetermined, base: "Premium Subscription"),
      .good("La barca San Telmo ha vuelto.", .alertTitle, locale: .spanish),
      .good("Almuerzo con Mateo", .label, locale: .spanish, base: "Lunch with Matt"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if copy.base == nil { return checkWhole(copy, &report) }
    // German has capitals of its own.
    if copy.locale.isLanguage("de") { return }
    guard !copy.place.isRecased, let base = copy.base, base.isEnglish, base.casing == .title, base.form == .fragment,
      !base.tokens.contains(where: { !$0.traits.isDisjoint(with: [.isName, .mayBeName, .isMisspelledName]) }),
      !namesPlace(base), !hasOwnName(base), !isOfLongList(copy), !base.text.contains("©"),
      let words = leaked(copy, base),
      !words.allSatisfy({ isName($0, copy) }), !meetsPerson(words, copy, base)
    else { return }
    let splices = words.compactMap { lowered($0, copy) }
    guard let first = words.first, let last = words.last, splices.count == words.count else { return }
    let range = Int(first.start)..<last.end
    // A word that is never written small may be a name after all.
    let isWord = words.contains { copy.language.namesInUse.isLow(copy.text($0.range), in: copy.locale) }
    report.add(
      .isEnglish(copy.text(range)), at: range, severity: isWord ? nil : .note, fixes: [Fix(splices, isSafe: false)])
  }

  /// “Move to Applications”: whatever stands for the place in the translation is its name there.
  private func namesPlace(_ base: Passage) -> Bool {
    base.all(.systemPlace).contains { Int($0.start) > base.trimmedRange.lowerBound }
  }

  /// One of a long list under one key, whose other items have such capitals as well: names that the program picks from.
  private func isOfLongList(_ copy: Passage) -> Bool {
    guard let catalog = copy.place.catalog else { return false }
    let (all, key) = (catalog.entries, catalog.bytes(catalog.entries[copy.entry].key))
    let isOfList = { (index: Int) in
      all.indices.contains(index) && all[index].locale == all[copy.entry].locale
        && catalog.bytes(all[index].key).elementsEqual(key)
    }
    guard !key.isEmpty, [-Self.longList, Self.longList].contains(where: { isOfList(copy.entry + $0) }) else {
      return false
    }
    let near = [copy.entry - 1, copy.entry + 1].filter(isOfList).map { catalog.bytes(all[$0].value).text }
    return near.allSatisfy { $0.split(separator: " ").dropFirst().contains { $0.first?.isUppercase ?? false } }
  }

  /// A menu has fewer items than twice this.
  private static let longList = 8

  /// “Lista Marea” of “Tide List”, which the sentences of the app write so: what is called so has a name in each language.
  private func hasOwnName(_ base: Passage) -> Bool {
    base.words.dropFirst().contains { $0.traits.contains(.startsUpper) && base.isNameInUse($0) }
  }

  /// “Almuerzo con María”: whom somebody is with has a name of their own in each language.
  private func meetsPerson(_ words: [Token], _ copy: Passage, _ base: Passage) -> Bool {
    let own = copy.words, other = base.words
    guard words.count == 1, own.count > 2, other.count > 2, own[own.count - 1].start == words[0].start else {
      return false
    }
    return own[own.count - 2].length < 5 && base.isAny(of: ["with"], at: other[other.count - 2].range)
      && !copy.language.namesInUse.isLow(copy.text(words[0].range), in: copy.locale)
  }

  private func isName(_ word: Token, _ copy: Passage) -> Bool {
    copy.language.namesInUse.isNameInTitles(copy.text(word.range), in: copy.locale)
  }

  /// The words behind the first, where each of them has a capital that only English asks for; nil otherwise.
  private func leaked(_ copy: Passage, _ base: Passage) -> [Token]? {
    guard let start = copy.tokens.firstIndex(where: { $0.kind == .word }) else { return nil }
    guard copy.tokens[start].traits.contains(.startsUpper), copy.tokens[start].traits.contains(.hasLower) else {
      return nil
    }
    var words: [Token] = []
    for token in copy.tokens[(start + 1)...] {
      switch token.kind {
      case .word:
        let isOdd = !token.traits.isDisjoint(with: [.isName, .mayBeName, .isQuoted, .hasInnerUpper, .hasDigit])
        if isOdd || token.length < 3 || isInBase(token, copy, base) { return nil }
        if token.traits.contains(.startsUpper), token.traits.contains(.hasLower) { words.append(token); continue }
        // Small words are small in title style too.
        if token.length > 4 { return nil }
      case .space: break
      case .punctuation where copy.bytes.slice(token.range).equals("…"): break
      default: return nil
      }
    }
    return words.isEmpty ? nil : words
  }

  /// A word that the base has too is a name, or was left in English.
  private func isInBase(_ token: Token, _ copy: Passage, _ base: Passage) -> Bool {
    let letters = { (word: String) in LanguageOfWords.withoutAccents(word.lowercased()) }
    let word = letters(copy.text(token.range))
    return base.tokens.contains { other in
      guard other.kind == .word, other.length > 3, word.count > 3 else {
        return other.kind == .word && letters(base.text(other.range)) == word
      }
      // Borrowed words keep their beginning: Facebook, Podcasts, Prémium.
      return letters(base.text(other.range)).prefix(4) == word.prefix(4)
    }
  }

  func lowered(_ token: Token, _ copy: Passage) -> Splice? {
    let text = copy.text(token.range)
    guard let first = text.unicodeScalars.first else { return nil }
    let small = first.properties.lowercaseMapping
    let end = Int(token.start) + UTF8.width(first)
    return small == String(first) ? nil : Splice(Int(token.start)..<end, small)
  }
}

extension Message {
  static func isEnglish(_ words: String) -> Message {
    "“\(words)” has the capitals of English title style"
  }
}

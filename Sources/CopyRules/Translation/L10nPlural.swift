import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The forms that a language counts with.
struct L10nPlural: TableRule {
  static let info = RuleInfo(
    "l10n-plural", "A plural has the forms of its language, and no others.",
    why: "Where a form is missing, some numbers read wrong, “22 файлов”, or show nothing at all.",
    source: "CLDR, language plural rules", check: .language, roles: .all, severity: .warning,
    examples: [
      .table(
        "a|plural.one = %d plik\n⟦a|plural.other = %d pliki⟧", locale: LocaleTag("pl") ?? .undetermined,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "⟦a|plural.few = %d wenige Dateien⟧\na|plural.one = %d Datei\na|plural.other = %d Dateien", locale: .german,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "a|plural.one = %d plik\na|plural.few = %d pliki\n⟦a|plural.other = %d pliki⟧",
        locale: LocaleTag("pl") ?? .undetermined, base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "a|plural.one = %d files\na|plural.other = %d files", locale: LocaleTag("pl") ?? .undetermined,
        base: "a|plural.one = %d files\na|plural.other = %d files"),
      .table(
        "a|plural.one = %d fichier\na|plural.other = %d fichiers", locale: .french,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "a|plural.other = %d dosya", locale: LocaleTag("tr") ?? .undetermined,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "a|plural.other = Freie Teiche (%d)", locale: .german,
        base: "a|plural.one = Free pond (%d)\na|plural.other = Free ponds (%d)"),
      .table("a|plural.other = %d ersetzt", locale: .german, base: "a|plural.other = %d replaced"),
      .table("a|plural.other = %d 個", locale: .japanese, base: "a|plural.one = %d file\na|plural.other = %d files"),
    ] + swapped)

  private static let swapped: [RuleExample] = [
    .table(
      "a|plural.one = %d neuer Teich\na|plural.other = %d neue Teiche", locale: .german,
      base: "⟦a|plural.one = %d new ponds⟧\na|plural.other = %d new pond"),
    .table(
      "a|plural.one = Der Mann ist da\na|plural.other = Die Männer sind da", locale: .german,
      base: "⟦a|plural.one = The men are in⟧\na|plural.other = The man is in"),
    .table(
      "a|plural.one = %d neue Meldung\na|plural.other = %d neue Meldungen", locale: .german,
      base: "a|plural.one = %d news item\na|plural.other = %d news items"),
  ]

  func check(_ table: TranslationTable, _ report: inout Report) {
    if table.locale.isEnglish || table.locale == .undetermined {
      for plural in Self.plurals(in: table) { tellSwapped(plural, in: table, &report) }
    }
    guard table.locale != .undetermined, !table.catalog.format.traits.contains(.countsItsForms) else { return }
    let plurals = Self.plurals(in: table)
    guard !plurals.isEmpty else { return }
    let rules = ICU.PluralRules(locale: "\(table.locale)")
    let whole = Self.ofWholeNumbers(by: rules)
    let needed = whole.union(ICU.PluralCategories(.other))
    // Where no whole number counts so, only a format that demands it misses “other”.
    let demandsOther = whole.contains(.other) || table.catalog.format.traits.contains(.demandsOther)
    let numbersAreForms = table.catalog.format.traits.contains(.numbersAreForms)
    // Where 21 counts like 1, a text for 1 alone isn’t enough.
    let oneIsAlone = rules.category(of: 21) != .one
    lazy var keys = KeyIndex(table.catalog)
    let hasKey = { keys.first($0, in: table.catalog) != nil }
    for plural in plurals where !Self.isUntranslated(plural, in: table) {
      let covered = plural.numbers.subtracting(oneIsAlone || numbersAreForms ? [] : ICU.PluralCategories(.one))
      let missing = needed.subtracting(covered).subtracting(plural.forms)
      if !missing.isEmpty, missing != ICU.PluralCategories(.one) || Self.needsOne(plural, in: table, hasKey) {
        tell(missing, of: plural, demandsOther: demandsOther, table, &report)
      }
      for (form, entry) in plural.entries where !rules.uses(form) {
        if Self.isFormer(form, of: table.locale) || plural.repeats(entry, in: table.catalog) { continue }
        // Of Occitan and Corsican CLDR has no rules, and nothing that a translator can mend.
        if whole == ICU.PluralCategories(.other), !Self.isWithoutForms(table.locale) { continue }
        report.move(to: entry)
        // What never shows harms nobody.
        report.add(.hasNo(form.name, table.locale), at: 0..<table.catalog.entries[entry].value.count, severity: .note)
      }
    }
  }

  /// Tells once that “one” has the words for many, and “other” those for one.
  private func tellSwapped(_ plural: Plural, in table: TranslationTable, _ report: inout Report) {
    let entry = { (form: ICU.PluralCategory) in plural.entries.first { $0.form == form }?.entry }
    guard let one = entry(.one), let other = entry(.other) else { return }
    let text = { (index: Int) in table.catalog.bytes(table.catalog.entries[index].value) }
    guard let words = SwappedForms(one: text(one), other: text(other)) else { return }
    report.move(to: one)
    report.add(.areSwapped(words), at: 0..<text(one).count)
  }

  /// Languages whose nouns have one form for any number (CLDR, plural rules: those with “other” alone).
  private static let withoutForms: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "jbo", "ja", "jv", "kde", "kea", "km", "ko", "lkt", "lo", "ms", "my",
    "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh",
  ]

  private static func isWithoutForms(_ locale: LocaleTag) -> Bool { withoutForms.contains(locale.languageCode) }

  /// Hebrew had a form for tens until CLDR 42, and systems in use still choose it.
  private static func isFormer(_ form: ICU.PluralCategory, of locale: LocaleTag) -> Bool {
    form == .many && locale.isLanguage("he")
  }

  private func tell(
    _ missing: ICU.PluralCategories, of plural: Plural, demandsOther: Bool, _ table: TranslationTable,
    _ report: inout Report
  ) {
    // “%d min”: what reads alike in two forms reads alike in all.
    if plural.isInvariable(table.catalog), !(missing.contains(.other) && demandsOther) { return }
    let isOtherAlone = missing == ICU.PluralCategories(.other)
    // A whole number has no fraction.
    if isOtherAlone, !demandsOther, !plural.mayShowFraction(table.catalog) { return }
    // What nouns do behind numbers isn’t known of a language without words of its own here; in some they stay as they are.
    let isKnown = table.lexicon?.hasOwnWords == true && table.lexicon?.supports(.singularNumbers) == false
    let isStrange = missing == ICU.PluralCategories(.one) && !isKnown
    let isQuiet =
      isOtherAlone || isStrange || !plural.showsNumber(table.catalog)
      || missing == ICU.PluralCategories(.many) && plural.othersDiffer(table.catalog)
    let severity: Severity? = missing.contains(.other) && demandsOther ? .error : isQuiet ? .note : nil
    report.move(to: plural.lastEntry)
    report.add(
      isOtherAlone ? .lacksOther(table.locale, demandsOther) : .lacks(missing.list.map(\.name), table.locale),
      at: 0..<table.catalog.entries[plural.lastEntry].value.count, severity: severity)
  }

  /// The categories that whole numbers fall into. French has `many` for millions alone, which interfaces don’t spell out.
  private static func ofWholeNumbers(by rules: ICU.PluralRules) -> ICU.PluralCategories {
    var needed = ICU.PluralCategories()
    for number in 0...200 { needed.insert(ICU.PluralCategories(rules.category(of: Double(number)))) }
    return needed
  }

  /// Whether no whole number is ever shown with `form`, as with Russian’s `other`, which is for fractions. Of languages that CLDR
  /// lacks nobody knows: Silesian has more forms than the one that is assumed.
  static func isUnused(_ form: ICU.PluralCategory, in locale: LocaleTag) -> Bool {
    ICU.LocaleNames.isAvailable(locale.languageCode)
      && !ofWholeNumbers(by: ICU.PluralRules(locale: "\(locale)")).contains(form)
  }

  /// Whether a text for 1 would read otherwise: not where nouns behind numbers have one form, where the base does without, where
  /// another key has the text for one thing, nor where English counts no noun.
  private static func needsOne(
    _ plural: Plural, in table: TranslationTable, _ hasKey: (Bytes) -> Bool
  ) -> Bool {
    if table.lexicon?.supports(.singularNumbers) == true { return false }
    let key = table.catalog.bytes(table.catalog.entries[plural.lastEntry].key)
    if let base = table.base {
      let forms = base.all(key).compactMap { form(of: base.catalog.bytes(base.catalog.entries[$0].variation))?.name }
      if !forms.isEmpty, !forms.contains("one") { return false }
    }
    if let dot = key.lastIndex(of: UInt8(ascii: ".")), hasKey(key.slice(0..<dot)) { return false }
    if isCountAside(table.catalog.bytes(table.catalog.entries[plural.lastEntry].value)) { return false }
    return !table.locale.isEnglish || countsNoun(table.catalog.bytes(table.catalog.entries[plural.lastEntry].value))
  }

  /// “Free ponds (%d)”: a heading, with the number behind it.
  private static func isCountAside(_ text: Bytes) -> Bool {
    guard let bracket = text.firstIndex(of: UInt8(ascii: "(")), text.last == UInt8(ascii: ")") else { return false }
    return text.slice(0..<bracket).firstIndex(of: UInt8(ascii: "%")) == nil
  }

  private static func countsNoun(_ text: Bytes) -> Bool {
    text.split { !$0.isASCIILetter }.contains { word in
      !WordTable.english.tags(of: Bytes(rebasing: word)).isDisjoint(with: .pluralNoun)
    }
  }

  /// Whether all forms are those of the base, letter by letter: nobody has translated it yet, which another rule tells.
  private static func isUntranslated(_ plural: Plural, in table: TranslationTable) -> Bool {
    plural.entries.allSatisfy { _, index in
      let text = table.catalog.bytes(table.catalog.entries[index].value)
      return table.withBase(of: index) { $0.equals(text) } ?? false
    }
  }

  /// The forms of one key.
  private struct Plural {
    var entries: [(form: ICU.PluralCategory, entry: Int)] = []
    /// The forms that texts for one number stand in for: `=1` of an ICU message.
    var numbers: ICU.PluralCategories = []
    var forms: ICU.PluralCategories { entries.reduce(into: []) { $0.insert(ICU.PluralCategories($1.form)) } }
    /// Whether `other` says something of its own beside `few`: many languages that have both give it what they say with many,
    /// and it stands in for that.
    func othersDiffer(_ catalog: Catalog) -> Bool {
      let text = { (form: ICU.PluralCategory) in
        entries.first { $0.form == form }.map { catalog.bytes(catalog.entries[$0.entry].value) }
      }
      guard let few = text(.few), let other = text(.other) else { return false }
      return !few.equals(other)
    }
    /// Whether the form of `entry` says what “other” says: nobody misses it.
    func repeats(_ entry: Int, in catalog: Catalog) -> Bool {
      guard let other = entries.first(where: { $0.form == .other })?.entry, other != entry else { return false }
      return catalog.bytes(catalog.entries[entry].value).equals(catalog.bytes(catalog.entries[other].value))
    }
    /// Whether some form is filled in with the number. Beside none, “other” reads well for most numbers.
    func showsNumber(_ catalog: Catalog) -> Bool {
      entries.contains { catalog.bytes(catalog.entries[$0.entry].value).contains { "%{#".utf8.contains($0) } }
    }
    /// Whether it has several forms, which all have the same text.
    func isInvariable(_ catalog: Catalog) -> Bool {
      let texts = entries.map { catalog.bytes(catalog.entries[$0.entry].value) }
      return texts.count > 1 && texts.dropFirst().allSatisfy { $0.elementsEqual(texts[0]) }
    }

    /// Whether a number is shown that may have a fraction: `%.1f`, or anything by `%@`.
    func mayShowFraction(_ catalog: Catalog) -> Bool {
      entries.contains { entry in
        let text = catalog.bytes(catalog.entries[entry.entry].value)
        return text.indices.contains { text[$0] == UInt8(ascii: "%") && Self.endsInFraction(text, from: $0 + 1) }
      }
    }

    /// Whether a conversion that begins with “%” ends in one for a number with a fraction, or for any value.
    private static func endsInFraction(_ text: Bytes, from start: Int) -> Bool {
      let end = text[start...].firstIndex { !"0123456789.$+- #'".utf8.contains($0) }
      return end.map { "fFgGeE@".utf8.contains(text[$0]) } ?? false
    }

    /// Where a missing form is reported: at `other`, which stands in for it.
    var lastEntry: Int { entries.first { $0.form == .other }?.entry ?? entries.last?.entry ?? 0 }
  }

  private static func plurals(in table: TranslationTable) -> [Plural] {
    let none = Bytes(start: nil, count: 0)
    let all: [(name: String, form: ICU.PluralCategories)] = [
      ("=1", ICU.PluralCategories(.one)), ("=0", ICU.PluralCategories(.zero)), ("=2", ICU.PluralCategories(.two)),
    ]
    let numbers = table.catalog.format.traits.contains(.numbersAreForms) ? all : [all[0]]
    var (plurals, last) = ([Plural](), (key: none, stem: none))
    table.forEachEntry { index, entry in
      let (key, path) = (table.catalog.bytes(entry.key), table.catalog.bytes(entry.variation))
      guard let (stem, name) = Self.form(of: path) else { return }
      if plurals.isEmpty || !key.equals(last.key) || !stem.equals(last.stem) { plurals.append(Plural()) }
      last = (key, stem)
      if let number = numbers.first(where: { $0.name == name }) {
        plurals[plurals.count - 1].numbers.insert(number.form)
      }
      guard let form = ICU.PluralCategory.allCases.first(where: { $0.name == name }) else { return }
      plurals[plurals.count - 1].entries.append((form, index))
    }
    return plurals.filter { !$0.entries.isEmpty }
  }

  /// `few` of `device.ipad.plural.few`, and what stands before it.
  private static func form(of path: Bytes) -> (stem: Bytes, name: String)? {
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot >= 6, path.hasLiteral("plural", at: dot - 6) else {
      return nil
    }
    return (path.slice(0..<dot), path.slice(from: dot + 1).text)
  }
}

extension Message {
  fileprivate static func areSwapped(_ words: SwappedForms) -> Message {
    "“one” says “\(words.many)”, and “other” says “\(words.one)”. Let the two change places"
  }

  fileprivate static func lacksOther(_ locale: LocaleTag, _ isDemanded: Bool) -> Message {
    isDemanded
      ? "The form “other” is missing: no text stands for most numbers"
      : "The form “other” is missing, which “\(locale)” needs for fractions alone"
  }

  fileprivate static func lacks(_ forms: [String], _ locale: LocaleTag) -> Message {
    let names = forms.map { "“\($0)”" }.joined(separator: ", ")
    return "“\(locale)” counts with more forms: \(names)"
  }

  fileprivate static func hasNo(_ form: String, _ locale: LocaleTag) -> Message {
    "“\(locale)” has no form “\(form)”; this text never shows"
  }
}

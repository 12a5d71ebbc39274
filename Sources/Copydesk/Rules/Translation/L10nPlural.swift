import CopyModel
import CopyText

/// The forms that a language counts with.
struct L10nPlural: TableRule {
  static let info = RuleInfo(
    "l10n-plural", "A plural has the forms of its language, and no others.",
    why: "Where a form is missing, some numbers read wrong: “22 файлов”. Without “other” nothing shows at all.",
    source: "CLDR, language plural rules", check: .language, roles: .all, severity: .warning,
    examples: [
      .table(
        "a|plural.one = %d plik\n⟦a|plural.other = %d pliki⟧", locale: LocaleTag("pl") ?? .undetermined,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "⟦a|plural.few = %d Dateien⟧\na|plural.one = %d Datei\na|plural.other = %d Dateien", locale: .german,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table(
        "a|plural.one = %d fichier\na|plural.other = %d fichiers", locale: .french,
        base: "a|plural.one = %d file\na|plural.other = %d files"),
      .table("a|plural.other = %d 個", locale: .japanese, base: "a|plural.one = %d file\na|plural.other = %d files"),
    ])

  func check(_ table: TranslationTable, _ report: inout Report) throws(ICUError) {
    // A gettext file counts its forms itself, and its reader holds it to that.
    guard table.locale != .undetermined, table.catalog.formatName != "po" else { return }
    let plurals = Self.plurals(in: table)
    guard !plurals.isEmpty else { return }
    let rules = try ICU.PluralRules(locale: "\(table.locale)")
    let needed = try Self.needed(by: rules)
    // Where 21 counts like 1, a text for 1 alone isn’t enough.
    let oneIsAlone = try rules.category(of: 21) != .one
    for plural in plurals {
      let covered: ICU.PluralCategories = plural.hasExactOne && oneIsAlone ? ICU.PluralCategories(.one) : []
      check(plural, needed: needed.subtracting(covered), known: rules.categories, table, &report)
    }
  }

  private func check(
    _ plural: Plural, needed: ICU.PluralCategories, known: ICU.PluralCategories, _ table: TranslationTable,
    _ report: inout Report
  ) {
    let missing = needed.subtracting(plural.forms)
    if !missing.isEmpty {
      let lacksOther = missing.contains(.other)
      report.move(to: plural.lastEntry)
      report.add(
        lacksOther ? .lacksOther : .lacks(missing.list.map(\.name), table.locale),
        at: 0..<table.catalog.entries[plural.lastEntry].value.count, severity: lacksOther ? .error : nil)
    }
    for (form, entry) in plural.entries where !known.contains(form) && form != .zero {
      report.move(to: entry)
      report.add(.hasNo(form.name, table.locale), at: 0..<table.catalog.entries[entry].value.count)
    }
  }

  /// The categories that whole numbers fall into, and `other`. French has `many` for millions alone, which interfaces
  /// don’t spell out.
  private static func needed(by rules: ICU.PluralRules) throws(ICUError) -> ICU.PluralCategories {
    var needed = ICU.PluralCategories(.other)
    for number in 0...200 { needed.insert(ICU.PluralCategories(try rules.category(of: Double(number)))) }
    return needed
  }

  /// The forms of one key.
  private struct Plural {
    var entries: [(form: ICU.PluralCategory, entry: Int)] = []
    /// Whether a text of its own stands for the number 1: `=1` of an ICU message.
    var hasExactOne = false
    var forms: ICU.PluralCategories { entries.reduce(into: []) { $0.insert(ICU.PluralCategories($1.form)) } }
    /// Where a missing form is reported: at `other`, which stands in for it.
    var lastEntry: Int { entries.first { $0.form == .other }?.entry ?? entries.last?.entry ?? 0 }
  }

  private static func plurals(in table: TranslationTable) -> [Plural] {
    let none = Bytes(start: nil, count: 0)
    var (plurals, last) = ([Plural](), (key: none, stem: none))
    table.forEachEntry { index, entry in
      let (key, path) = (table.catalog.bytes(entry.key), table.catalog.bytes(entry.variation))
      guard let (stem, name) = Self.form(of: path) else { return }
      if plurals.isEmpty || !key.equals(last.key) || !stem.equals(last.stem) { plurals.append(Plural()) }
      last = (key, stem)
      if name == "=1" { plurals[plurals.count - 1].hasExactOne = true }
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
  fileprivate static let lacksOther: Message = "The form “other” is missing, which stands in for all others"

  fileprivate static func lacks(_ forms: [String], _ locale: LocaleTag) -> Message {
    let names = forms.map { "“\($0)”" }.joined(separator: ", ")
    return "“\(locale)” counts with more forms: \(names)"
  }

  fileprivate static func hasNo(_ form: String, _ locale: LocaleTag) -> Message {
    "“\(locale)” has no form “\(form)”; this text never shows"
  }
}

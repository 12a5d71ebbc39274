package import CopyModel
package import CopyText

/// The texts of a file that are in another language than it says: a translation that nobody has begun, without a base beside it
/// that would tell so text by text; a file in a folder of the wrong language, by its letters.
///
/// What they say of spacing and marks would be held against the wrong language, so none of them is judged, and the file is told
/// once.
package struct ForeignTexts: Sendable {
  package enum Reason: Sendable {
    /// They are in English still.
    case english
    /// They are written in letters that the language of the file hasn’t.
    case letters(ICU.Script)
    /// Nothing says which language the file is in, and its words say one.
    case words(LocaleTag)
    /// A program shows them as they stand, in another language than its project’s.
    case written(LocaleTag)
  }

  /// Why they count as foreign.
  package private(set) var reason = Reason.english
  /// How many texts are foreign for sure.
  package private(set) var count = 0
  /// The first of them.
  package private(set) var first: Int?
  /// Indices of all entries that may be foreign.
  private var entries: Set<Int> = []

  /// So many texts must be foreign for sure.
  private static let quorum = 5
  /// English ones must be this share of all, and at most one in ten of them in the file’s language.
  private static let (share, others) = (0.25, 10)

  package init() {}

  /// - Parameter language: in which a text is that says none.
  init(of table: TranslationTable, besides language: LocaleTag) {
    if Self.showsCopy(table, language) {
      self = Self.inProgram(table)
    } else if table.base == nil, table.locale == .undetermined {
      self = Self.inNamelessLanguage(table) ?? ForeignTexts()
    } else {
      self = Self.inOtherLetters(table) ?? Self.inEnglish(table) ?? ForeignTexts()
    }
  }

  package func contains(_ index: Int) -> Bool { entries.contains(index) }

  package mutating func formUnion(_ other: ForeignTexts) { entries.formUnion(other.entries) }

  private mutating func add(_ index: Int) {
    count += 1
    first = first ?? index
  }

  // MARK: English

  private static func inEnglish(_ table: TranslationTable) -> ForeignTexts? {
    guard table.base == nil, !table.locale.isEnglish else { return nil }
    var (found, all, translated) = (ForeignTexts(), 0, 0)
    table.forEachEntry { index, entry in
      let text = table.catalog.bytes(entry.value)
      let witnesses = LanguageWords.shared.witnesses(of: text, for: table.locale)
      all += 1
      guard !witnesses.ofLanguage, !hasForeignLetter(text) else { return translated += 1 }
      found.entries.insert(index)
      if witnesses.english > 1 { found.add(index) }
    }
    let isMost = Double(found.count) >= Double(all) * share && translated * others <= found.count
    return found.count >= quorum && isMost ? found : nil
  }

  /// A letter beyond ASCII; typographic marks, which start with E2, are none.
  private static func hasForeignLetter(_ text: Bytes) -> Bool { text.contains { $0 >= 0xC3 && $0 != 0xE2 } }

  // MARK: Words

  /// How many texts at most tell whether a file without a language is in English.
  private static let sample = 40

  /// All texts of a file whose place names no language, `es_419.proj`, where so many of its first ones tell one that isn’t English.
  /// Sister languages share words, so many texts tell none; English ones never tell another.
  private static func inNamelessLanguage(_ table: TranslationTable) -> ForeignTexts? {
    guard !table.catalog.format.isProgram, !table.catalog.format.traits.contains(.isText) else { return nil }
    var (languages, asked, found) = ([LocaleTag: Int](), 0, ForeignTexts())
    table.forEachEntry { index, entry in
      found.entries.insert(index)
      let text = table.catalog.bytes(entry.value)
      guard asked < sample, text.contains(0x20) else { return }
      asked += 1
      guard let language = LanguageWords.shared.language(of: text) else { return }
      languages[language, default: 0] += 1
      found.add(index)
    }
    let most = languages.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
    guard let most, most.value >= quorum, Double(most.value) >= Double(asked) * share else { return nil }
    found.reason = .words(most.key)
    return found
  }

  // MARK: Programs

  /// Whether the table is of a program that is written in English, or of a document that shows its copy.
  private static func showsCopy(_ table: TranslationTable, _ language: LocaleTag) -> Bool {
    let traits: FormatTraits = [.isProgram, .showsItsCopy]
    guard table.base == nil, !table.catalog.format.traits.isDisjoint(with: traits) else { return false }
    return (table.locale == .undetermined ? language : table.locale).isEnglish
  }

  /// What a program or a document that shows its copy has in another language: texts that are surely in it, and in their
  /// company those with a word that English lacks.
  private static func inProgram(_ table: TranslationTable) -> ForeignTexts {
    var (strange, languages, found) = ([Int](), [LocaleTag: Int](), ForeignTexts())
    table.forEachEntry { index, entry in
      let text = table.catalog.bytes(entry.value)
      if LanguageOfWords.shared.isEnglishThroughout(text) { return }
      strange.append(index)
      guard let language = LanguageOfWords.shared.language(of: text), !language.isEnglish else { return }
      languages[language, default: 0] += 1
      found.entries.insert(index)
      found.add(index)
    }
    let most = languages.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
    guard let most else { return found }
    found.reason = .written(most.key)
    // One alone may be a name, or how a language is called.
    if most.value >= fewest { found.entries.formUnion(strange) }
    return found
  }

  /// So many texts of one language tell that a program speaks it.
  private static let fewest = 2

  // MARK: Letters

  /// All texts of the file, where most of those that aren’t in Latin letters are in one script that its language is never
  /// written in.
  private static func inOtherLetters(_ table: TranslationTable) -> ForeignTexts? {
    let expected = ScriptsOfLocale.scripts(of: table.locale)
    guard !expected.isEmpty else { return nil }
    var (found, own, scripts) = (ForeignTexts(), 0, [ICU.Script: Int]())
    table.forEachEntry { index, entry in
      guard let script = script(of: table.catalog.bytes(entry.value)) else { return }
      found.entries.insert(index)
      guard !expected.contains(script) else { return own += 1 }
      found.add(index)
      scripts[script, default: 0] += 1
    }
    guard found.count >= quorum, own * others <= found.count,
      let most = scripts.first(where: { $0.value * 2 > found.count })
    else { return nil }
    found.reason = .letters(most.key)
    return found
  }

  /// Of letters that Unicode leaves to fonts, as Apple’s has symbols.
  private static let unknown = ICU.Script("Zzzz")

  /// The script of most letters that aren’t Latin, where they are more than those; nil where there are none.
  private static func script(of text: Bytes) -> ICU.Script? {
    var (latin, others, offset) = (0, [ICU.Script: Int](), 0)
    while offset < text.count {
      guard text[offset] >= 0xC3, text[offset] != 0xE2 else {
        if text[offset].isASCIILetter { latin += 1 }
        offset += 1
        continue
      }
      let scalar = text.scalar(at: offset)
      offset += scalar.length
      let script = ICU.script(of: scalar.value)
      if script == .latin {
        latin += 1
      } else if script != .common, script != .inherited, script != unknown {
        others[script, default: 0] += 1
      }
    }
    let most = others.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
    return others.values.reduce(0, +) > latin ? most?.key : nil
  }
}

package import CopyKernel
package import CopyModel
package import CopyText

/// All strings of one language in a catalogue.
package struct TranslationTable {
  package let catalog: Catalog
  package let locale: LocaleTag
  /// Index of the language in the catalogue’s locales.
  private let language: UInt16
  /// What it translates; nil for the base language itself, and where no base is known.
  package let base: BaseCatalog?
  /// The words of the language, where it is one that rules know.
  package var lexicon: Lexicon?
  /// The texts in another language than the table’s; none before somebody looks for them.
  package private(set) var foreign = ForeignTexts()
  private let pairing: Pairing
  private let roles: ContiguousArray<RoleGuess>

  /// A table for each language of the catalogue.
  package static func tables(of pairing: Pairing, roles: ContiguousArray<RoleGuess>) -> [TranslationTable] {
    let (catalog, base) = (pairing.catalog, pairing.base)
    return catalog.locales.indices.map { index in
      let isBase = pairing.isWithinFile && index == 0
      return TranslationTable(
        locale: catalog.locales[index], language: UInt16(index), base: isBase ? nil : base, pairing, roles)
    }
  }

  /// Looks through all texts for those in another language.
  ///
  /// - Parameter language: in which a text is that says none.
  package mutating func findForeign(besides language: LocaleTag) { foreign = ForeignTexts(of: self, besides: language) }

  private init(
    locale: LocaleTag, language: UInt16, base: BaseCatalog?, _ pairing: Pairing, _ roles: ContiguousArray<RoleGuess>
  ) {
    (catalog, self.locale, self.language, self.base) = (pairing.catalog, locale, language, base)
    (self.pairing, self.roles) = (pairing, roles)
  }

  /// The base as a table of its own language; nil where no base is known.
  package var ofBase: TranslationTable? {
    guard let base, let locale = base.catalog.locales.first else { return nil }
    let own = pairing.isWithinFile ? pairing : Pairing(base.catalog, roles: base.roles, file: nil)
    return TranslationTable(locale: locale, language: 0, base: nil, own, base.roles)
  }

  package func role(of index: Int) -> Role { roles[index].role }

  /// Whether something but its words and its comment tells the role of the string at `index`.
  package func isRoleKnown(of index: Int) -> Bool { roles[index].evidence < .comment }

  package func text(of entry: Entry) -> String { catalog.bytes(entry.value).text }

  /// Calls `body` with what the entry at `index` translates; nil where that isn’t known.
  package func withBase<Result>(of index: Int, _ body: (Bytes) -> Result) -> Result? {
    pairing.withBase(of: index, body)
  }

  /// How many strings have a base text; nil where none has.
  package var tally: LanguageTally? {
    var tally = LanguageTally(locale: locale)
    forEachEntry { index, _ in if pairing.match(of: index) != nil { tally.checked += 1 } }
    return tally.checked > 0 ? tally : nil
  }

  /// Calls `body` with each entry that is meant for people.
  package func forEachEntry(_ body: (Int, Entry) -> Void) {
    for (index, entry) in catalog.entries.enumerated() where entry.locale == language {
      if entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) { body(index, entry) }
    }
  }

  /// The first entries of all keys that the base has and this language hasn’t, by the base’s indices.
  package func missingKeys() -> [Int] {
    guard let base, !catalog.entries.isEmpty else { return [] }
    var isCovered = [Bool](repeating: false, count: base.catalog.entries.count)
    var isEmpty = true
    for entry in catalog.entries where entry.locale == language {
      guard let first = base.first(catalog.bytes(entry.key)) else { continue }
      (isCovered[first], isEmpty) = (true, false)
    }
    // A file without any of the keys is another file, and a language without any text isn’t begun.
    if isEmpty { return [] }
    return isCovered.indices.filter { index in
      let entry = base.catalog.entries[index]
      return base.holds(entry) && !isCovered[index] && base.first(base.catalog.bytes(entry.key)) == index
        && entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment])
        && base.catalog.extras(of: entry)?.state != .stale
    }
  }
}

/// A finding about an entry of the base that one language lacks.
package struct MissingTranslation: Sendable {
  /// `entry` is an index of the base’s catalogue.
  package let finding: Finding
  package let locale: LocaleTag

  package init(finding: Finding, locale: LocaleTag) {
    self.finding = finding
    self.locale = locale
  }
}

/// Keys of `InfoPlist.strings` that have a text in `Info.plist` where the base has none.
package enum PropertyListKey {
  /// Whether it is the app’s name or rights, which translations may take over as they are.
  package static func isName(_ key: Bytes) -> Bool {
    key.hasLiteral("CFBundle", at: 0) || key.equals("NSHumanReadableCopyright")
  }

  /// Whether `Info.plist` may hold the base text: a name, or the reason for a request.
  package static func hasText(_ key: Bytes) -> Bool {
    let ending: StaticString = "UsageDescription"
    return isName(key)
      || key.hasLiteral("NS", at: 0) && key.hasLiteral(ending, at: max(0, key.count - ending.utf8CodeUnitCount))
  }
}

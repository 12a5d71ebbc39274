package import CopyModel

/// Catalogues of web projects in JSON, flat or nested: i18next, FormatJS, vue-i18n, browser extensions.
///
/// Only the place of a file tells it from all other JSON, so only places made for copy are claimed.
package struct LocaleJSONFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "json", endings: [.named("json")], pathPattern: #"(.*/)?_?(locales?|lang|i18n|l10n|translations)/.*\.json"#,
    example: "locales/de.json",
    summary: """
      catalogs of web projects, flat or nested, where name or folder says so: `locales/de.json`, `i18n/de/common.json`
      """)

  package func claims(fileName: String) -> Bool { claims(path: fileName) }

  package func claims(path: String) -> Bool {
    guard path.lowercased().hasSuffix(".json") else { return false }
    let (stem, folders) = (PathName.stem(of: path), PathName.folders(of: path))
    guard !Self.settings.contains(stem.lowercased()), !Self.grammars.contains(where: { stem.hasSuffix($0) }) else {
      return false
    }
    let isNamed = LocaleName.tag(stem) != nil
    // A name of three letters may be any word.
    if isNamed, stem.utf8.count != 3 || folders.isEmpty { return true }
    guard let home = folders.lastIndex(where: { LocaleFolder.isOne($0) }) else {
      return stem == "translation" || folders.last.map { LocaleFolder.isLesser($0) && hasLocale(stem) } ?? false
    }
    return hasLocale(stem) || LocaleFolder.isStem(stem) || folders[(home + 1)...].contains { LocaleName.tag($0) != nil }
  }

  private func hasLocale(_ stem: String) -> Bool { LocaleName.tag(stem) != nil || LocaleName.suffix(of: stem) != nil }

  /// `de.json`, `messages.de.json`, `locales/de/common.json`.
  package func locale(ofPath path: String) -> LocaleTag? {
    let stem = PathName.stem(of: path)
    return LocaleName.tag(stem) ?? LocaleName.folder(of: path) ?? LocaleName.suffix(of: stem)
  }

  /// Files of tools that stand beside any others.
  private static let settings: Set<String> = [
    "package", "package-lock", "composer", "tsconfig", "jsconfig", "manifest", "bower", "lerna", "deno", "config",
    "settings", "project", "schema", "language-configuration",
  ]

  /// What editors have for the languages of programs: `languages/lua/lua.tmLanguage.json`.
  private static let grammars = [".tmLanguage", ".tmTheme"]

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    var reader = LocaleJSONReader(JSONDocument(source), builder)
    reader.run()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONMessageEdits.escaped(text, for: entry) }

  /// Nil where a form of a plural would lose its number: of an only form, nothing else tells that it is one.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if !entry.variation.isEmpty, PluralKeys.showsCount(catalog.bytes(entry.value)) {
      var text = splices.applied(to: catalog.bytes(entry.value))
      guard text.withUTF8({ PluralKeys.showsCount(Bytes($0)) }) else { return nil }
    }
    return JSONMessageEdits.edits(for: splices, of: entry, in: catalog)
  }
}

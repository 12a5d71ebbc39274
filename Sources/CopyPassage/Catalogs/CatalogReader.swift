package import CopyFormats
package import CopyModel
import CopyText

/// Reads files of copy by the format that their names choose.
package enum CatalogReader {
  /// Reads `bytes` as the file `path` would be.
  package static func read(_ bytes: ByteBuffer, path: String) -> Catalog {
    let format = format(of: path, holding: bytes)
    return read(format.source(bytes), path: path, as: format)
  }

  /// The format of `bytes` by the name `path`, or by the shape of the text where the name leaves it open.
  package static func format(of path: String, holding bytes: ByteBuffer) -> any CatalogFormat {
    let named = format(of: path)
    guard named is PlainTextFormat else { return named }
    let source = named.source(bytes)
    return PastedShape.format(of: source, isTyped: PlainTextFormat.isTyped(source.text, path: path)) ?? named
  }

  /// The same where one of `programs` may claim the name.
  package static func format(
    of path: String, holding bytes: ByteBuffer, among programs: [ProgramFormat]
  ) -> any CatalogFormat {
    programs.first { $0.claims(path: path) } ?? format(of: path, holding: bytes)
  }

  /// The same for text that an editor hands over, which is UTF-8 whatever it declares.
  package static func read(text: ByteBuffer, path: String) -> Catalog {
    read(SourceText(text), path: path, as: format(of: path, holding: text))
  }

  /// - Parameter isCopy: whether a single line is copy as it stands, whatever it quotes, since somebody said what it is for.
  package static func read(
    _ source: SourceText, path: String, as format: any CatalogFormat, isCopy: Bool = false
  ) -> Catalog {
    let isText = Self.format(of: path) is PlainTextFormat
    let isTyped = PlainTextFormat.isTyped(source.text, path: path)
    let hasAside = isText && !(isCopy && isLine(source.text))
    let aside = hasAside ? PastedAside(source.text, isTyped: isTyped) : nil
    let source = aside?.blanked(source) ?? source
    let locale = format.locale(ofPath: path) ?? LocaleOfPath.locale(of: path)
    var language = locale == .undetermined && isTyped ? language(of: source.text) : nil
    var catalog = format.read(source, path: path, locale: language ?? locale)
    if isTyped, locale == .undetermined, language == nil,
      let other = languageOfCopy(in: catalog, isAlone: !(format is PlainTextFormat))
    {
      language = other
      catalog = format.read(source, path: path, locale: other)
    }
    if catalog.locales.count == 1 { catalog.readLanguage = language }
    if isTyped, format is PlainTextFormat {
      LanguagesOfParts.tell(catalog)
      WordingPairs.tell(catalog)
    }
    if catalog.shape == nil, isText, !(format is PlainTextFormat) { catalog.shape = PastedShape.name(of: format) }
    aside?.tell(catalog)
    return catalog
  }

  /// The text as readers see it: without words around what is pasted.
  package static func seen(_ source: SourceText, path: String) -> SourceText {
    guard format(of: path) is PlainTextFormat else { return source }
    return PastedAside.blanked(source, isTyped: PlainTextFormat.isTyped(source.text, path: path))
  }

  private static func isLine(_ text: Bytes) -> Bool {
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    return text.count < longestLine && line.count + 1 >= text.count
  }

  /// Bytes of the longest line that is copy.
  private static let longestLine = 4_000

  /// The language of a text that nobody named, by the words that it begins with.
  private static func language(of text: Bytes) -> LocaleTag? {
    let enough = 4_000
    if let own = LanguageOfWords.shared.language(of: text.slice(0..<min(text.count, enough))) { return own }
    // Two letters may be all that there is: “Sí”.
    let longest = 24
    guard text.count <= longest else { return nil }
    let isEdge = { (byte: UInt8) in byte <= 0x20 }
    let end = text.lastIndex { !isEdge($0) }.map { $0 + 1 } ?? 0
    return ButtonWords.shared.language(of: text.slice((text.firstIndex { !isEdge($0) } ?? end)..<end))
  }

  /// The language of pasted translations that stand beside what they translate, where nothing names it, and of copy beside its keys,
  /// links, and dates, where the format tells which is which (`isAlone`).
  private static func languageOfCopy(in catalog: Catalog, isAlone: Bool) -> LocaleTag? {
    guard catalog.locales == [.undetermined] else { return nil }
    let translated = catalog.entries.lazy.filter { entry in
      guard let source = catalog.extras(of: entry)?.source else { return isAlone }
      // What was left as it is says nothing of the other language.
      return source != catalog.bytes(entry.value).text
    }
    let words = translated.prefix(40).map { catalog.bytes($0.value).text }.joined(separator: "\n")
    let text = ByteBuffer(Array(words.utf8))
    return withExtendedLifetime(text) {
      isAlone ? LanguageOfWords.shared.language(of: text.bytes) : LanguageTeller.ofWords.language(text.bytes)
    }
  }

  /// Whether a file found in a folder holds copy, by its path. Streams and text are read when named.
  package static func isCatalog(path: String) -> Bool {
    FormatRegistry.format(forPath: path)?.about.isFoundInFolders ?? false
  }

  /// Whether a file named by the user can be read.
  package static func isReadable(_ path: String) -> Bool {
    FormatRegistry.format(forPath: path) != nil || PlainTextFormat.about.hasEnding(of: path)
  }

  /// Whether the file mostly holds documents: it is copy only where somebody says so by naming it.
  package static func isProse(_ path: String) -> Bool { path.lowercased().hasSuffix(".md") }

  /// Whether the file is read line by line, as it comes.
  package static func isStream(_ path: String) -> Bool { FormatRegistry.format(forPath: path)?.about.isStream ?? false }

  /// The files that are looked for in folders, as messages call them.
  package static var foundFiles: [String] {
    FormatRegistry.catalogs.filter(\.about.isFoundInFolders).map(\.about.called)
  }

  /// The files that can be read, as messages call them.
  package static var readableFiles: [String] { FormatRegistry.catalogs.map(\.about.called) }

  /// The format that the name chooses; plain copy where it chooses none.
  package static func format(of path: String) -> any CatalogFormat {
    FormatRegistry.format(forPath: path) ?? PlainTextFormat(teller: .ofWords)
  }
}

extension FormatRegistry {
  /// All that can be read: catalogues, then programs.
  static let all: [any CatalogFormat] = catalogs + ProgramFormat.all

  /// The format that claims the file at `path`; nil for files that hold no copy.
  static func format(forPath path: String) -> (any CatalogFormat)? { all.first { $0.claims(path: path) } }

  /// Endings of all catalogues.
  static var endings: [FileEnding] { catalogs.flatMap(\.about.endings) }
}

extension LanguageTeller {
  /// Tells by the words of each language.
  static let ofWords = LanguageTeller(
    foreign: { LanguageOfWords.shared.language(of: $0) },
    isEnglish: { LanguageOfWords.shared.isEnglish($0, ratherThan: $1) })
}

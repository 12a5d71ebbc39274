package import CopyModel

/// gettext's catalogues: `.po` with the texts of one language, `.pot` with those of the program.
package struct GettextFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "po", endings: [FileEnding("po", isNamedByLanguage: true, standsInFolderOfLanguage: true), "pot"],
    traits: [.isBilingual, .namesSources, .countsItsForms, .servesAnyFormatter], example: "de.po",
    summary: """
      gettext’s catalogs in any charset they declare; fuzzy, untranslated, and obsolete messages are not judged
      """)

  /// `de.po`, `app-de.po`, `ja.sjis.po`, `locale/de/LC_MESSAGES/app.po`.
  package func locale(ofPath path: String) -> LocaleTag? {
    let stem = PathName.stem(of: path)
    let first = stem.prefix { $0 != "." && $0 != "@" }
    if path.lowercased().hasSuffix(".pot") { return nil }
    return LocaleName.tag(first) ?? LocaleName.suffix(of: stem) ?? LocaleName.folder(of: path)
  }

  package func source(_ disk: ByteBuffer) -> SourceText {
    let bytes = disk.bytes
    guard !SourceText.hasOwnEncoding(bytes), let charset = GettextHeader(bytes).charset, !charset.isUnicode,
      let source = DeclaredEncoding(charset.name).source(disk)
    else { return SourceText(disk) }
    return source
  }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let header = GettextHeader(source.text)
    let isTemplate = path.lowercased().hasSuffix(".pot")
    let own = isTemplate ? header.sourceLocale : header.locale
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: own ?? locale)
    var reader = GettextReader(builder, header: header, isTemplate: isTemplate)
    reader.run()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { GettextEscape.written(text) }

  /// Nil for a text of the program, which its code holds, for characters that the file’s encoding lacks, and for no text at
  /// all, in whose place programs show their own.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isKey, .isDamaged, .isRecovered]),
      !splices.applied(to: catalog.bytes(entry.value)).isEmpty
    else { return nil }
    let map = catalog.map(of: entry)
    var edits: [Edit] = []
    for splice in splices {
      let (range, written) = (map.textRange(of: splice.range), escape(splice.text, for: entry))
      guard let bytes = catalog.source.encoded(written), !isBehindNumber(range.lowerBound, map, catalog),
        !DoubledBackslash.isNeeded(for: written, in: catalog.source)
      else { return nil }
      edits.append(Edit(span: catalog.source.span(of: range), bytes: bytes, text: written))
    }
    return edits
  }

  /// Whether an escape in digits ends at `place`: digits put behind it might become part of it.
  private func isBehindNumber(_ place: Int, _ map: SourceMap, _ catalog: Catalog) -> Bool {
    guard let segment = map.escape(endingAt: place) else { return false }
    let letter = catalog.source.text[Int(segment.text) + 1]
    return letter.isDigit || letter == UInt8(ascii: "x")
  }

  /// A line for translators at the head of the message: tools rewrite what they extract from programs, and keep these.
  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let text = catalog.source.text
    var start = catalog.lineStart(of: entry.raw.lowerBound)
    while start > 0, !text.hasLiteral("msgid ", at: start) || isPlural(start, text) {
      start = catalog.lineStart(of: start - 1)
    }
    guard text.hasLiteral("msgid", at: start) else { return nil }
    // Up to the first line of the message: its context, and comments.
    while start > 0 {
      let above = catalog.lineStart(of: start - 1)
      let isComment = text[above] == UInt8(ascii: "#") && !text.hasLiteral("#~", at: above)
      guard isComment || text.hasLiteral("msgctxt", at: above) else { break }
      start = above
    }
    return catalog.insertion(of: "# \(words)\(catalog.lineEnd)", at: start)
  }

  private func isPlural(_ start: Int, _ text: Bytes) -> Bool { text.hasLiteral("msgid_plural", at: start) }
}

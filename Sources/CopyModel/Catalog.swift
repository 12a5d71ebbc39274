/// What a reader makes of a file: its entries, and what is wrong with it.
package final class Catalog: @unchecked Sendable {
  /// The path as given, with `/`; empty for standard input.
  package let path: String
  package let source: SourceText
  /// What is so of all files of its format.
  package let format: FormatDescription

  // Only its builder changes it, before anyone sees it: so no access needs a check.
  @exclusivity(unchecked) package internal(set) var entries = EntryTable()
  @exclusivity(unchecked) package internal(set) var locales: [LocaleTag]
  package internal(set) var groups: [EntryGroup] = []
  @exclusivity(unchecked) package internal(set) var extras: [EntryExtras] = []
  package internal(set) var problems: [CatalogProblem] = []
  /// Comments that belong to no entry: headings, licences, words about the whole file.
  package internal(set) var remarks: [TextSlice] = []
  /// What the text was taken for, and by what, where its shape tells and no name: “.strings, by its quoted pairs”. Said
  /// before anyone else sees it.
  package var shape: String?
  @exclusivity(unchecked) var segments = ChunkedArray<MapSegment>()
  let arena = ByteBuffer()

  init(path: String, source: SourceText, format: FormatDescription, locale: LocaleTag) {
    (self.path, self.source, self.format) = (path, source, format)
    locales = [locale]
  }

  /// The file's own locale.
  package var locale: LocaleTag { locales[0] }

  /// The bytes of `slice`; valid as long as the catalogue.
  package func bytes(_ slice: TextSlice) -> Bytes {
    let home = slice.isInArena ? arena.bytes : source.text
    return home.slice(slice.range)
  }

  package func locale(of entry: Entry) -> LocaleTag { locales[Int(entry.locale)] }

  package func extras(of entry: Entry) -> EntryExtras? {
    entry.extras < 0 ? nil : extras[Int(entry.extras)]
  }

  /// The way from the entry's copy back to the file's text.
  package func map(of entry: Entry) -> SourceMap {
    if entry.flags.contains(.hasNoPlace) { return SourceMap(withoutPlaceFor: entry.value.count) }
    guard entry.firstSegment >= 0 else {
      return SourceMap(verbatimFrom: entry.raw.lowerBound, count: entry.value.count)
    }
    let first = Int(entry.firstSegment)
    return SourceMap(segments.elements(in: first..<first + Int(entry.segmentCount)))
  }

  /// The bytes on disk of a range of the entry's copy.
  package func span(of range: Range<Int>, in entry: Entry) -> ByteSpan {
    source.span(of: map(of: entry).textRange(of: range))
  }
}

/// What is wrong with a file, apart from its copy. `Copydesk` names it by rule id.
package struct CatalogProblem: Sendable {
  package enum Kind: Sendable {
    /// The file breaks its format here; what follows was read as well as could be.
    case malformed
    /// Bytes that are no text in the file's encoding.
    case encoding
    /// A key for the second time, with another value.
    case duplicateKey
    /// An escape that the format does not know.
    case unknownEscape
    /// A suppression that suppresses nothing.
    case unusedStet
    /// A suppression without a reason.
    case stetWithoutReason
    /// Buttons that no alert is known for.
    case undeclaredSets
  }

  package var kind: Kind
  /// What is wrong and what to do, one sentence.
  package var message: String
  package var span: ByteSpan
  /// The key it concerns, where there is one.
  package var key: String?

  package init(_ kind: Kind, _ message: String, at span: ByteSpan, key: String? = nil) {
    self.kind = kind
    self.message = message
    self.span = span
    self.key = key
  }
}

package import CopyModel

/// XLIFF 1.x and 2.x, the exchange format of translators, alone or in the `.xcloc` folders that Xcode exports.
package struct XLIFFFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "xliff", endings: [.named("xliff"), .named("xlf")], traits: .isBilingual, lacks: .controlCharacters,
    summary: "XLIFF 1.x and 2.x, alone or in an `.xcloc` folder: the translation where there is one, else the source")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source)
    var reader = XLIFFReader(document, path: path, format: about, locale: locale)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { XMLEscape.written(text) ?? text }

  /// Nil for no text at all, in whose place programs show the source.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard !splices.applied(to: catalog.bytes(entry.value)).isEmpty else { return nil }
    let text = catalog.source.text
    guard entry.raw.isEmpty, let indent = XLIFFTarget.indentOfMissing(at: entry.raw.lowerBound, in: text) else {
      return XMLEdits(of: entry, in: catalog).edits(for: splices)
    }
    guard let written = XMLEscape.written(splices.applied(to: catalog.bytes(entry.value))) else { return nil }
    return catalog.edits([(entry.raw, "\(indent)<target>\(written)</target>")])
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let note = "<note>\(words)</note>"
    let (place, old) = (entry.raw.lowerBound, catalog.last("<trans-unit", before: entry.raw.lowerBound))
    if let old, let end = catalog.first("</trans-unit", from: place), old < end {
      // Notes come behind the texts.
      let start = catalog.lineStart(of: end)
      let indentation = catalog.indentation(of: end) + "  "
      let isOwnLine = catalog.source.text[start..<end].allSatisfy(\.isBlank)
      return isOwnLine
        ? catalog.insertion(of: indentation + note + catalog.lineEnd, at: start) : catalog.insertion(of: note, at: end)
    }
    return edits(noting: note, inUnitBefore: place, in: catalog)
  }

  /// XLIFF 2 has notes in front of the segments.
  private func edits(noting note: String, inUnitBefore place: Int, in catalog: Catalog) -> [Edit]? {
    guard let unit = catalog.last("<unit", before: place),
      let end = catalog.first(">", from: unit), end < place
    else { return nil }
    if let notes = catalog.last("</notes>", before: place), notes > unit {
      return catalog.insertion(of: note, at: notes)
    }
    let indentation = catalog.indentation(of: unit) + "  "
    return catalog.insertion(of: "\(catalog.lineEnd)\(indentation)<notes>\(note)</notes>", at: end + 1)
  }
}

/// Where a translation goes that isn’t there yet: behind the source.
enum XLIFFTarget {
  /// What stands before the source’s tag on its line, with the line’s end; nil where no source ends at `place`.
  static func indentOfMissing(at place: Int, in text: Bytes) -> String? {
    guard place > 0, text[place - 1] == UInt8(ascii: ">"),
      let end = text[..<place].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let isClosing = text.hasLiteral("</", at: end)
    guard XMLTag(text, (isClosing ? end + 1 : end)..<place).isNamed("source"),
      let start = isClosing ? openTag(before: end, in: text) : end
    else { return nil }
    var line = start
    while line > 0, text[line - 1].isBlank { line -= 1 }
    guard line > 0, text[line - 1].isLineEnd else { return "" }
    var lineEnd = line - 1
    if lineEnd > 0, text[lineEnd] == .lineFeed, text[lineEnd - 1] == .carriageReturn { lineEnd -= 1 }
    return text.slice(lineEnd..<start).text
  }

  private static func openTag(before end: Int, in text: Bytes) -> Int? {
    var place = end
    while let start = text[..<place].lastIndex(of: UInt8(ascii: "<")) {
      let tag = XMLTag(text, start..<end)
      if tag.isNamed("source"), !text.hasLiteral("</", at: start) { return start }
      place = start
    }
    return nil
  }
}

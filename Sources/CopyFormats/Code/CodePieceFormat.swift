package import CopyModel

/// A piece of a program in any language: what stands in quotation marks, or between the tags of an element.
///
/// Programs in files are read by `CopyProgram`, which knows their languages. What people paste is mostly too short for that,
/// and may be in any: here calls, arguments, and elements are known by their names alone.
package struct CodePieceFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "code", endings: [], traits: [.isText, .statesSets], files: "a piped piece of a program",
    summary: "what stands in quotation marks or between tags, by the names of calls, arguments, and elements")

  package func claims(fileName: String) -> Bool { false }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    var builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    let scan = CodeScan(builder.text)
    CodePieceReader(scan.literals, in: builder.text).add(to: &builder)
    return builder.finish()
  }

  /// Whether the text is such a piece: all its marks are closed, and each text of it stands where a program has one.
  package static func isPiece(_ text: Bytes) -> Bool {
    let scan = CodeScan(text)
    return scan.isCode && CodePieceReader(scan.literals, in: text).copyCount > 0
  }

  package func escape(_ text: String, for entry: Entry) -> String { text }

  /// What is written keeps the quotation marks that it has; between tags nothing may stand that would be one.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isRecovered]), entry.raw.lowerBound > 0 else { return nil }
    let quote = catalog.source.text[entry.raw.lowerBound - 1]
    let map = catalog.map(of: entry)
    var changes: [(range: Range<Int>, written: String)] = []
    for splice in splices {
      guard let written = Self.written(splice.text, in: quote) else { return nil }
      changes.append((map.textRange(of: splice.range), written))
    }
    guard let edits = catalog.edits(changes), catalog.source.keepsEncoding(after: edits) else { return nil }
    let copy = splices.applied(to: catalog.bytes(entry.value))
    let isKept =
      catalog.source.text.count <= ReadBack.short
      ? ReadBack(self).holds(changes, of: entry, as: copy, in: catalog)
      : standsAlone(changes, of: entry, as: copy, in: catalog)
    return isKept ? edits : nil
  }

  /// The same of a longer piece, for the text by itself: what ends neither early nor late changes nothing around it.
  private func standsAlone(
    _ changes: [ReadBack.Change], of entry: Entry, as copy: String, in catalog: Catalog
  ) -> Bool {
    let (text, piece) = (catalog.source.text, ByteBuffer())
    let quote = text[entry.raw.lowerBound - 1]
    let isTag = !CodeScan.quotes.contains(quote)
    piece.append(contentsOf: Array((isTag ? "<p>" : "(").utf8) + (isTag ? [] : [quote]))
    piece.append(entry.raw, of: text, with: changes)
    piece.append(contentsOf: (isTag ? [] : [quote]) + Array((isTag ? "</p>" : ")").utf8))
    let result = read(SourceText(piece: piece, at: .start), path: catalog.path, locale: catalog.locale)
    return result.entries.count == 1 && result.bytes(result.entries[0].value).elementsEqual(copy.utf8)
  }

  private static func written(_ text: String, in quote: UInt8) -> String? {
    let isTag = !CodeScan.quotes.contains(quote)
    if isTag { return text.contains { "<>{}&".contains($0) } ? nil : text }
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": written += "\\n"
      case "\\": written += "\\\\"
      case "$": return nil
      default:
        if scalar.value == UInt32(quote) { written += "\\" }
        written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}

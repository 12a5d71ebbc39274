package import CopyModel

/// Android’s string resources: `res/values-de/strings.xml`.
///
/// The text is read as the resource compiler does, because its answer is what people see on the screen: white space
/// collapses, quotation marks keep it, backslashes escape.
package struct AndroidFormat: CatalogFormat {
  /// Whether strings stand without a root, as when a few lines are copied out of a file.
  private let isFragment: Bool

  package init(isFragment: Bool = false) { self.isFragment = isFragment }

  package static let about = FormatDescription(
    "android", endings: ["xml"], traits: [.takesSentenceStyle, .escapesByPlace, .demandsNumbers, .showsAnyValue],
    lacks: .doubledHyphensInComments,
    system: (.android, "Android’s resources"), glob: "values*/*.xml",
    pathPattern: #"(.*/)?values[^/]*/[^/]*\.xml"#, example: "res/values/strings.xml", called: "Android’s .xml",
    files: "`strings.xml` and other files in `res/values…`", summary: "Android’s strings, plurals, and arrays")

  package func claims(fileName: String) -> Bool { fileName == "strings.xml" }

  /// Any file of a `values` folder may hold strings; elsewhere only one named for them.
  package func claims(path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name.hasSuffix(".xml") else { return false }
    return name == "strings.xml" || Self.isInValues(path)
  }

  /// Whether the file lies in a folder of resources.
  static func isInValues(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").dropLast().last else { return false }
    return folder == "values" || folder.hasPrefix("values-")
  }

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source, isFragment: isFragment)
    let builder = CatalogBuilder(path: path, source: document.source, format: about, locale: locale)
    var reader = AndroidReader(document, builder)
    if isFragment { reader.readFragment() } else { reader.read() }
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String {
    AndroidStyle().written(text, XMLTextPlace(isFirst: true, isLast: true)) ?? text
  }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let whole = AndroidSpaces(catalog.bytes(entry.value)).widened(splices)
    return XMLEdits(of: entry, in: catalog, style: AndroidStyle()).edits(for: whole)
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    // Two hyphens can’t stand in a comment of XML.
    let words = words.replacing("--", with: "—")
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    let place = entry.raw.lowerBound
    guard
      let start = [catalog.last("<string", before: place), catalog.last("<item", before: place)].compactMap(\.self)
        .max()
    else { return nil }
    let comment = "<!-- \(words) -->"
    return catalog.insertion(ofLine: comment, above: start, inline: comment)
  }
}

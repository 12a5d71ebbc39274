package import CopyModel

/// String resources of Kotlin Multiplatform: `composeResources/values-de/strings.xml`.
///
/// The files look like Android’s, and no compiler of Android’s reads them: quotation marks, apostrophes, and white space
/// stand for themselves, and a backslash escapes four things.
///
/// Source: `handleSpecialCharacters` of Compose Multiplatform’s resources.
package struct ComposeFormat: CatalogFormat {
  /// The folder that its plug-in reads.
  private static let folder = "composeResources"

  package static let about = FormatDescription(
    "compose", endings: [],
    traits: [.takesSentenceStyle, .demandsNumbers, .showsAnyValue, .namesResources, .isLookedUp, .isOfCompose],
    lacks: .doubledHyphensInComments, glob: "\(folder)/values*/*.xml",
    pathPattern: #"(.*/)?composeResources/values[^/]*/[^/]*\.xml"#, example: "\(folder)/values/strings.xml",
    called: "Compose’s .xml", files: "`strings.xml` and other files in `\(folder)/values…`",
    summary: "strings, plurals, and arrays of Kotlin Multiplatform")

  package init() {}

  package func claims(fileName: String) -> Bool { false }

  package func claims(path: String) -> Bool { path.hasSuffix(".xml") && Self.holds(path) }

  /// Whether the file lies in a folder of such resources.
  static func holds(_ path: String) -> Bool {
    AndroidFormat.isInValues(path) && path.split(separator: "/").dropLast(2).last == folder[...]
  }

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source)
    let builder = CatalogBuilder(path: path, source: document.source, format: about, locale: locale)
    var reader = AndroidReader(document, builder, escapes: .ofCompose)
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String {
    ComposeStyle().written(text, XMLTextPlace(isFirst: true, isLast: true)) ?? text
  }

  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    XMLEdits(of: entry, in: catalog, style: ComposeStyle()).edits(for: splices)
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    AndroidFormat().edits(remarking: words, of: entry, in: catalog)
  }
}

/// How text is written in such resources.
struct ComposeStyle: XMLTextStyle {
  func written(_ text: String, _ place: XMLTextPlace) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escape = Self.escape(scalar) {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        XMLEscape.append(scalar, to: &result, isInCDATA: place.isInCDATA)
      }
    }
    return place.isInCDATA ? XMLEscape.closed(String(result), like: text) : String(result)
  }

  /// The escape for what means something to the plug-in or can’t stand in XML; nil for all else.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": AndroidStyle.hexadecimal(scalar.value)
    default: nil
    }
  }
}

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
    "android", endings: ["xml"],
    traits: [.takesSentenceStyle, .escapesByPlace, .demandsNumbers, .showsAnyValue, .namesResources, .isLookedUp],
    lacks: .doubledHyphensInComments,
    system: (.android, "Android’s resources"), glob: "values*/*.xml",
    pathPattern: #"(.*/)?values[^/]*/[^/]*\.xml"#, example: "res/values/strings.xml", called: "Android’s .xml",
    files: "`strings.xml` and other files in `res/values…`", summary: "Android’s strings, plurals, and arrays")

  package func claims(fileName: String) -> Bool { fileName == "strings.xml" }

  /// Any file of a `values` folder may hold strings; elsewhere only one named for them.
  package func claims(path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name.hasSuffix(".xml"), !ComposeFormat.holds(path) else { return false }
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

/// How text is written in Android’s resources.
struct AndroidStyle: XMLTextStyle {
  func written(_ text: String, _ place: XMLTextPlace) -> String? {
    var result = String.UnicodeScalarView()
    var (previous, isFirst) = (place.before, place.isFirst)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : place.after
      if scalar == " " {
        let isLost =
          isFirst || next == nil || Self.isSpace(previous) || (Self.isSpace(next) && index + 1 == scalars.count)
        result.append(contentsOf: (isLost ? "\\u0020" : " ").unicodeScalars)
      } else if let escape = Self.escape(scalar, isFirst: isFirst) {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        XMLEscape.append(scalar, to: &result, isInCDATA: place.isInCDATA)
      }
      previous = scalar
      isFirst = false
    }
    return place.isInCDATA ? XMLEscape.closed(String(result), like: text) : String(result)
  }

  /// Quotation marks that keep white space come in pairs.
  func ending(for dropped: [Bytes]) -> String {
    let quotes = dropped.count { $0.equals("\"") || $0.equals("&quot;") || $0.equals("&#34;") || $0.equals("&#x22;") }
    return quotes % 2 == 0 ? "" : "\""
  }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar == " " }

  /// The escape for what means something to the resource compiler or can’t stand in XML; nil for all else.
  private static func escape(_ scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "'": "\\'"
    case "\n": "\\n"
    case "\t": "\\t"
    case "@", "?": isFirst ? "\\\(scalar)" : nil
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": hexadecimal(scalar.value)
    default: nil
    }
  }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// Spaces beside an edit: two in a row, and those at either end, must be spelled out, or they are lost.
struct AndroidSpaces {
  private let copy: Bytes

  init(_ copy: Bytes) { self.copy = copy }

  /// `splices`, in order, each with the spaces beside it that would get lost where it ends up.
  func widened(_ splices: [Splice]) -> [Splice] {
    let wide = splices.joined.map(widened)
    let overlap = zip(wide, wide.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
    guard overlap, let first = wide.first, let last = wide.last else { return wide }
    // Rare: edits with nothing but a space between them become one.
    let range = first.range.lowerBound..<last.range.upperBound
    let text = splices.map { Splice(shifted($0.range, by: range.lowerBound), $0.text) }.applied(to: copy.slice(range))
    return [Splice(range, text)]
  }

  private func shifted(_ range: Range<Int>, by start: Int) -> Range<Int> {
    range.lowerBound - start..<range.upperBound - start
  }

  private func widened(_ splice: Splice) -> Splice {
    var splice = splice
    if let last = splice.text.utf8.last ?? byte(before: splice.range.lowerBound) {
      if isSpace(last) { takeSpaceBehind(&splice) }
    } else {
      takeSpaceBehind(&splice)
    }
    if splice.text.isEmpty || splice.text.utf8.first == 0x20 || splice.range.upperBound == copy.count {
      takeSpaceBefore(&splice)
    }
    return splice
  }

  private func takeSpaceBehind(_ splice: inout Splice) {
    guard splice.range.upperBound < copy.count, copy[splice.range.upperBound] == 0x20 else { return }
    splice = Splice(splice.range.lowerBound..<splice.range.upperBound + 1, splice.text + " ")
  }

  private func takeSpaceBefore(_ splice: inout Splice) {
    guard splice.range.lowerBound > 0, copy[splice.range.lowerBound - 1] == 0x20 else { return }
    splice = Splice(splice.range.lowerBound - 1..<splice.range.upperBound, " " + splice.text)
  }

  private func byte(before place: Int) -> UInt8? { place > 0 ? copy[place - 1] : nil }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 }
}

package import CopyModel

/// XLIFF 1.x and 2.x, the exchange format of translators, alone or in the `.xcloc` folders that Xcode exports.
package struct XLIFFFormat: CatalogFormat {
  /// Whether units stand without a root, as when a few of them are copied out of a file.
  private let isFragment: Bool

  package init(isFragment: Bool = false) { self.isFragment = isFragment }

  package static let about = FormatDescription(
    "xliff", endings: [.named("xliff"), .named("xlf")], traits: [.isBilingual, .isExchanged], lacks: .controlCharacters,
    summary: "XLIFF 1.x and 2.x, alone or in an `.xcloc` folder: the translation where there is one, else the source")

  package func source(_ disk: ByteBuffer) -> SourceText { XMLEncoding.source(disk) }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let document = XMLDocument(source, isFragment: isFragment)
    var reader = XLIFFReader(document, path: path, format: about, locale: locale)
    if isFragment { reader.readFragment() } else { reader.read() }
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

/// Reads an XLIFF document: each unit is an entry, its translation where it has one, its source where none is asked for.
struct XLIFFReader: ~Copyable {
  let document: XMLDocument
  var builder: CatalogBuilder
  var problems = ProblemLimit()
  private var keys = KeyTable()
  /// The first entry of the `file` at hand, since keys may come again in the next.
  private var firstEntry = 0

  /// `locale` counts where the document names no language.
  init(_ document: consuming XMLDocument, path: String, format: FormatDescription, locale: LocaleTag) {
    builder = Self.builder(for: document, path: path, format: format, locale: locale)
    self.document = document
  }

  // Apart from `init`: what is taken out of a value that is being consumed there is released twice by Swift 6.3 -O.
  private static func builder(
    for document: borrowing XMLDocument, path: String, format: FormatDescription, locale: LocaleTag
  ) -> CatalogBuilder {
    CatalogBuilder(
      path: path, source: document.source, format: format, locale: Self.locale(of: document) ?? locale)
  }

  /// The language of the translations in the first file, or of the sources where there are none.
  private static func locale(of document: borrowing XMLDocument) -> LocaleTag? {
    guard let root = document.tape.root else { return nil }
    let tag = document.tag(root)
    let file = document.tape.firstChild(of: root).map { document.tag($0) }
    let name =
      tag.value("trgLang") ?? file?.value("target-language") ?? tag.value("srcLang") ?? file?.value("source-language")
    return name.flatMap { LocaleTag($0.text) }
  }

  mutating func read() {
    document.report(to: builder)
    guard let root = document.tape.root else { return }
    let tag = document.tag(root)
    guard tag.isNamed("xliff") else {
      return problems.report(.malformed, "An XLIFF document has the root element <xliff>.", at: tag.range, to: builder)
    }
    var context = XLIFFContext()
    context.source = locale(tag, "srcLang")
    context.target = locale(tag, "trgLang")
    readChildren(of: root, context)
  }

  /// Reads units that stand side by side without a root.
  mutating func readFragment() {
    document.report(to: builder)
    var (context, next) = (XLIFFContext(), document.tape.root)
    while let element = next {
      read(element, &context)
      next = document.tape.sibling(after: element)
    }
  }

  consuming func finish() -> Catalog { builder.finish() }

  private mutating func locale(_ tag: XMLTag, _ name: StaticString) -> UInt16? {
    tag.value(name).flatMap { LocaleTag($0.text) }.map { builder.localeIndex($0) }
  }

  private mutating func readChildren(of parent: Int, _ context: XLIFFContext) {
    var (context, next) = (context, document.tape.firstChild(of: parent))
    while let element = next {
      read(element, &context)
      next = document.tape.sibling(after: element, in: parent)
    }
  }

  private mutating func read(_ element: Int, _ context: inout XLIFFContext) {
    let tag = document.tag(element)
    if tag.isNamed("file") {
      readFile(element, tag, context)
    } else if tag.isNamed("body") || tag.isNamed("group") {
      var inner = context
      inner.read(tag)
      readChildren(of: element, inner)
    } else if tag.isNamed("trans-unit") {
      readUnit(element, tag, context)
    } else if tag.isNamed("unit") {
      readSegments(of: element, tag, context)
    }
  }

  private mutating func readFile(_ element: Int, _ tag: XMLTag, _ context: XLIFFContext) {
    var inner = context
    if let source = locale(tag, "source-language") { inner.source = source }
    if let target = locale(tag, "target-language") { inner.target = target }
    inner.read(tag)
    keys = KeyTable()
    firstEntry = builder.catalog.entries.count
    readChildren(of: element, inner)
    for index in keys.repetitions(in: builder.catalog, from: firstEntry) {
      let entry = builder.catalog.entries[index]
      let key = builder.catalog.bytes(entry.key).text
      let message = "The unit “\(key)” is there before with another text, and only one of them counts. Delete one."
      problems.report(.duplicateKey, message, at: entry.raw, key: key, to: builder)
    }
  }

  /// Adds an entry to those whose keys are compared.
  mutating func add(_ entry: Entry) {
    keys.append(builder.catalog.bytes(entry.key), builder.catalog.bytes(entry.variation))
    builder.add(entry)
  }
}

/// What the elements around a unit say of it.
struct XLIFFContext {
  /// Indices of the catalogue’s locales; nil where none is named.
  var source: UInt16?
  var target: UInt16?
  /// Translators should leave it.
  var isExempt = false
  /// The longest text, in `unit`.
  var limit: Int?
  /// XLIFF 1.2 counts pixels where nothing else is said.
  var unit = LengthLimit.Unit?.some(.points)
  /// Which `file` of the document this is, from 0.
  var file = 0

  /// Takes what the tag of an element says of all in it.
  mutating func read(_ tag: XMLTag) {
    if let value = tag.value("translate") { isExempt = value.equals("no") }
    if let name = tag.value("size-unit") { unit = Self.unit(name) }
    if let value = tag.value("maxwidth").flatMap(Self.number) { limit = value }
    // XLIFF 2 counts code points, and may name the least as well: `3,20`.
    if let value = tag.value("slr:sizeRestriction") {
      let last = value.lastIndex(of: UInt8(ascii: ",")).map { value.slice(from: $0 + 1) } ?? value
      limit = Self.number(last)
      unit = .characters
    }
  }

  /// The limit that holds here, if there is one.
  var lengthLimit: LengthLimit? {
    guard let limit, let unit else { return nil }
    return LengthLimit(limit, unit)
  }

  private static func unit(_ name: Bytes) -> LengthLimit.Unit? {
    if name.equals("char") || name.equals("glyph") { return .characters }
    if name.equals("byte") { return .bytes }
    return name.equals("pixel") || name.equals("point") ? .points : nil
  }

  private static func number(_ digits: Bytes) -> Int? {
    Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}

package import CopyModel

/// `.strings` files: old-style property list dictionaries, as a rule without their braces, or property lists in XML or
/// binary form.
///
/// The grammar of the text is the one of CoreFoundation's reader, because its answer is what people see on the screen.
package struct StringsFormat: CatalogFormat {
  package static let about = FormatDescription(
    "strings", endings: ["strings"], traits: [.isOfInterfaceBuilder, .isLookedUp],
    summary:
      "a catalogue in UTF-8 or UTF-16, or as a property list in XML; edits go back in place; binary lists are only read"
  )

  /// What tells the languages of two catalogues in one text.
  private let teller: LanguageTeller

  package init(teller: LanguageTeller? = nil) { self.teller = teller ?? .ofLetters }

  package func source(_ disk: ByteBuffer) -> SourceText {
    disk.bytes.hasLiteral("<?xml", at: 0) ? XMLEncoding.source(disk) : SourceText(disk)
  }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let kind = PropertyListKind(of: source)
    guard kind == .text else {
      return PropertyListStrings.read(source, kind, path: path, format: about, locale: locale)
    }
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    var reader = StringsReader(builder)
    reader.run(path.isEmpty ? teller : nil)
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String {
    Self.escaped(text, delimiter: UInt8(ascii: "\""))
  }

  /// `text` as it stands between two `delimiter`s. What shows on screen stays itself; controls are spelled out.
  static func escaped(_ text: String, delimiter: UInt8) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": written.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": written.append(contentsOf: "\\n".unicodeScalars)
      case "\r": written.append(contentsOf: "\\r".unicodeScalars)
      case "\t": written.append(contentsOf: "\\t".unicodeScalars)
      case _ where scalar.value == UInt32(delimiter):
        written.append("\\")
        written.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written.append(contentsOf: ("\\U" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      default: written.append(scalar)
      }
    }
    return String(written)
  }

  /// Nil for a value that was pieced together from a broken place, which no edit can be sure of.
  package func edits(for splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if PropertyListKind(of: catalog.source.text) == .xml {
      return XMLEdits(of: entry, in: catalog).edits(for: splices)
    }
    let start = entry.flags.contains(.isBare) ? entry.raw.lowerBound : entry.raw.lowerBound - 1
    guard entry.flags.isDisjoint(with: [.isDamaged, .isRecovered, .hasNoPlace]),
      let token = StringToken(in: catalog.source.text, at: start)
    else { return nil }
    // Of texts decoded to nothing all are at one place.
    if entry.key == entry.value, !entry.value.isEmpty || !entry.value.isInArena {
      let written = " = \"\(Self.escaped(splices.applied(to: catalog.bytes(entry.value)), delimiter: .quote))\""
      return [Self.edit(token.end..<token.end, written, in: catalog)]
    }
    return token.isBare
      ? Self.bareEdits(splices, of: entry, in: catalog)
      : Self.quotedEdits(splices, of: entry, delimiter: token.delimiter, in: catalog)
  }

  /// A bare value stays bare where it may, and is put in quotation marks as a whole where not.
  private static func bareEdits(_ splices: [Splice], of entry: Entry, in catalog: Catalog) -> [Edit] {
    let result = splices.applied(to: catalog.bytes(entry.value))
    let isComment = result.hasPrefix("//")
    if !result.isEmpty, !isComment, result.utf8.allSatisfy(StringToken.isBareByte) {
      let map = catalog.map(of: entry)
      return splices.map { edit(map.textRange(of: $0.range), $0.text, in: catalog) }
    }
    return [edit(entry.raw, "\"\(escaped(result, delimiter: .quote))\"", in: catalog)]
  }

  private static func quotedEdits(
    _ splices: [Splice], of entry: Entry, delimiter: UInt8, in catalog: Catalog
  ) -> [Edit] {
    let map = catalog.map(of: entry)
    var (edits, end) = ([Edit](), entry.raw.lowerBound)
    for splice in splices {
      var (range, written) = (map.textRange(of: splice.range), escaped(splice.text, delimiter: delimiter))
      if let short = shortEscape(before: range.lowerBound, from: end, map, in: catalog.source.text) {
        written = escaped(short.text, delimiter: delimiter) + written
        range = short.start..<range.upperBound
      }
      end = range.upperBound
      edits.append(edit(range, written, in: catalog))
    }
    return edits
  }

  /// The escape of fewer digits than it might have that ends at `place`: `\1` would swallow a digit put behind it,
  /// or one that moves up to it, so it is written anew.
  private static func shortEscape(
    before place: Int, from start: Int, _ map: SourceMap, in text: Bytes
  ) -> (start: Int, text: String)? {
    guard let segment = map.escape(endingAt: place), segment.text >= start else { return nil }
    let escape = StringsEscape(in: text, at: Int(segment.text), end: place)
    guard escape.isShort, let scalar = Unicode.Scalar(escape.scalar) else { return nil }
    return (Int(segment.text), String(Character(scalar)))
  }

  private static func edit(_ range: Range<Int>, _ written: String, in catalog: Catalog) -> Edit {
    Edit(span: catalog.source.span(of: range), bytes: catalog.source.encode(written), text: written)
  }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    let text = catalog.source.text
    guard PropertyListKind(of: text) == .text else { return nil }
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    // A key with escapes is not known by its place, but mostly stands on the line of its value.
    var start = entry.key.isInArena ? entry.raw.lowerBound : entry.key.start
    if entry.key.isInArena { start = text.skipBlanks(from: catalog.lineStart(of: start)) }
    if !entry.key.isInArena, start > 0, text[start - 1] == .quote || text[start - 1] == .apostrophe { start -= 1 }
    // Line comments are one comment together, which a block would cut off.
    let isContinued = !entry.comment.isEmpty && followsLineComment(start, in: catalog)
    let block = "/* \(words) */"
    return catalog.insertion(ofLine: isContinued ? "// \(words)" : block, above: start, inline: block + " ")
  }

  private func followsLineComment(_ offset: Int, in catalog: Catalog) -> Bool {
    let start = catalog.lineStart(of: offset)
    guard start > 0 else { return false }
    let above = start > 1 && catalog.source.text[start - 2] == .carriageReturn ? start - 2 : start - 1
    return catalog.source.text.hasLiteral(
      "//", at: catalog.source.text.skipBlanks(from: catalog.lineStart(of: above)))
  }
}

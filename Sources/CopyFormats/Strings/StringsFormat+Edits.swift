package import CopyModel

extension StringsFormat {
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
}

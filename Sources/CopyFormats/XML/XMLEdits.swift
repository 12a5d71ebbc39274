import CopyModel

/// Writes new text into an element, around the tags, CDATA sections and references that stand in it.
struct XMLEdits {
  private let catalog: Catalog
  private let entry: Entry
  private let style: any XMLTextStyle
  private let map: SourceMap
  private let pieces: [XMLPiece]

  init(of entry: Entry, in catalog: Catalog, style: any XMLTextStyle = XMLPlainStyle()) {
    self.catalog = catalog
    self.entry = entry
    self.style = style
    map = catalog.map(of: entry)
    pieces = XMLPiece.all(in: entry.raw, of: catalog.source.text)
  }

  /// The edits that make `splices`, which are in order; nil where one would break a tag, or can’t be written.
  func edits(for splices: [Splice]) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isRecovered, .isKey, .hasNoPlace]) else { return nil }
    if isEmptyElement { return fillEmptyElement(with: splices.applied(to: catalog.bytes(entry.value))) }
    var changes: [(range: Range<Int>, written: String)] = []
    for splice in splices {
      guard let change = change(for: splice) else { return nil }
      changes.append(change)
    }
    return catalog.edits(changes)
  }

  /// `<a/>` has no place for text.
  private var isEmptyElement: Bool {
    let start = entry.raw.lowerBound
    return entry.raw.isEmpty && catalog.source.text.hasLiteral("/>", at: start)
  }

  private func fillEmptyElement(with text: String) -> [Edit]? {
    let (bytes, end) = (catalog.source.text, entry.raw.lowerBound)
    guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")),
      let written = written(text, XMLTextPlace(isFirst: true, isLast: true))
    else { return nil }
    let name = bytes.slice(XMLTag(bytes, start..<end + 2).nameRange).text
    var space = end
    while space > start, bytes[space - 1].isBlank { space -= 1 }
    return catalog.edits([(space..<end + 2, ">\(written)</\(name)>")])
  }

  private func change(for splice: Splice) -> (range: Range<Int>, written: String)? {
    let range = map.textRange(of: splice.range)
    guard let first = context(at: range.lowerBound, isEnd: false),
      let last = range.isEmpty ? first : context(at: range.upperBound, isEnd: true)
    else { return nil }
    let place = place(of: splice)
    guard let written = withMarkup(in: range, splice.text, place, first) else { return nil }
    let ending = style.ending(for: map.dropped(in: range).map { catalog.source.text.slice($0) })
    // What the section’s delimiters were in the middle of must stay whole.
    if first, !last { return (range, written + "]]>" + ending) }
    if !first, last { return (range, written + ending + "<![CDATA[") }
    return (range, written + ending)
  }

  /// Whether a place lies in a CDATA section; nil for one inside a tag or reference.
  private func context(at place: Int, isEnd: Bool) -> Bool? {
    for piece in pieces where piece.range.lowerBound < place && place < piece.range.upperBound {
      switch piece.kind {
      case .text: return false
      case .cdata:
        let isInside = piece.inner.lowerBound <= place && place <= piece.inner.upperBound
        return isInside ? true : nil
      case .tag, .entity, .comment: return nil
      }
    }
    return false
  }

  private func place(of splice: Splice) -> XMLTextPlace {
    let copy = catalog.bytes(entry.value)
    let (before, after) = (copy.slice(0..<splice.range.lowerBound), copy.slice(from: splice.range.upperBound))
    return XMLTextPlace(
      isFirst: before.isEmpty, isLast: after.isEmpty, before: before.text.unicodeScalars.last,
      after: after.text.unicodeScalars.first)
  }

  /// The new text with the tags and references to entities that stand in `range` between its words, where it has them;
  /// nil where dropping them would leave half of a pair.
  private func withMarkup(in range: Range<Int>, _ text: String, _ place: XMLTextPlace, _ isInCDATA: Bool) -> String? {
    let fixed = pieces.filter { ($0.kind == .tag || $0.kind == .entity) && range.contains($0.range.lowerBound) }
    var (rest, result, place) = (Substring(text), "", place)
    place.isInCDATA = isInCDATA
    let texts = fixed.map { catalog.source.text.slice($0.range).text }
    guard let cuts = Self.cuts(of: text, at: texts) else {
      return isBalanced(fixed) ? written(text, place) : nil
    }
    for (cut, fixed) in zip(cuts, texts) {
      var inner = place
      inner.isLast = false
      inner.after = fixed.unicodeScalars.first
      guard let words = written(String(rest[..<cut.lowerBound]), inner) else { return nil }
      result += words + (isInCDATA ? "]]>" : "") + fixed + (isInCDATA ? "<![CDATA[" : "")
      rest = rest[cut.upperBound...]
      place.isFirst = false
      place.before = fixed.unicodeScalars.last
    }
    return written(String(rest), place).map { result + $0 }
  }

  /// Where `marks` stand in `text`, one after the other; nil when one doesn’t.
  private static func cuts(of text: String, at marks: [String]) -> [Range<String.Index>]? {
    var (cuts, start) = ([Range<String.Index>](), text.startIndex)
    for mark in marks {
      guard let cut = text[start...].firstRange(of: mark) else { return nil }
      cuts.append(cut)
      start = cut.upperBound
    }
    return cuts
  }

  /// Whether the tags close each other.
  private func isBalanced(_ tags: [XMLPiece]) -> Bool {
    var depth = 0
    for tag in tags where tag.kind == .tag {
      let bytes = catalog.source.text.slice(tag.range)
      if bytes.hasLiteral("</", at: 0) {
        depth -= 1
      } else if !XMLTag(catalog.source.text, tag.range).isEmpty {
        depth += 1
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// `text` as the format writes it; what the file’s own encoding lacks is written as a reference.
  private func written(_ text: String, _ place: XMLTextPlace) -> String? {
    guard let written = style.written(text, place) else { return nil }
    guard catalog.source.encoded(written) == nil else { return written }
    guard !place.isInCDATA else { return nil }
    return written.unicodeScalars.reduce(into: "") { result, scalar in
      let isWritable = scalar.isASCII || catalog.source.encoded(String(scalar)) != nil
      result += isWritable ? String(scalar) : "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }
  }
}

/// A piece of what stands inside an element that is well formed, as it is written.
private struct XMLPiece {
  enum Kind { case text, cdata, tag, entity, comment }

  var kind: Kind
  /// With its delimiters.
  var range: Range<Int>

  /// The text in it: all, or what a CDATA section holds.
  var inner: Range<Int> {
    guard kind == .cdata else { return range }
    let start = min(range.lowerBound + 9, range.upperBound)
    return start..<max(start, range.upperBound - 3)
  }

  /// The pieces of `raw`, in order.
  static func all(in raw: Range<Int>, of text: Bytes) -> [XMLPiece] {
    var (pieces, position) = ([XMLPiece](), raw.lowerBound)
    while position < raw.upperBound {
      let piece = piece(at: position, end: raw.upperBound, of: text)
      pieces.append(piece)
      position = piece.range.upperBound
    }
    return pieces
  }

  private static func piece(at start: Int, end: Int, of text: Bytes) -> XMLPiece {
    func upTo(_ mark: StaticString, _ kind: Kind) -> XMLPiece {
      let found = (start..<end).first { text.hasLiteral(mark, at: $0) }
      return XMLPiece(kind: kind, range: start..<min(found.map { $0 + mark.utf8CodeUnitCount } ?? end, end))
    }
    if text.hasLiteral("<![CDATA[", at: start) { return upTo("]]>", .cdata) }
    if text.hasLiteral("<!--", at: start) { return upTo("-->", .comment) }
    if text.hasLiteral("<?", at: start) { return upTo("?>", .comment) }
    if text[start] == UInt8(ascii: "<") { return XMLPiece(kind: .tag, range: start..<tagEnd(from: start, end, text)) }
    if text[start] == UInt8(ascii: "&"), let reference = XMLReference(in: text, at: start), reference.meaning == .entity
    {
      return XMLPiece(kind: .entity, range: start..<min(start + reference.length, end))
    }
    var position = start + 1
    while position < end {
      position = text.firstIndex(of: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: position, upTo: end)
      guard position < end, text[position] == UInt8(ascii: "&"),
        XMLReference(in: text, at: position)?.meaning != .entity
      else { break }
      position += 1
    }
    return XMLPiece(kind: .text, range: start..<position)
  }

  /// Behind “>”, which may also stand in an attribute.
  private static func tagEnd(from start: Int, _ end: Int, _ text: Bytes) -> Int {
    var (position, quote) = (start + 1, UInt8(0))
    while position < end {
      let byte = text[position]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      }
      position += 1
    }
    return end
  }
}

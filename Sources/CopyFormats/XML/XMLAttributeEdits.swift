import CopyModel

/// Writes new text into an attribute, between the quotation marks that it has.
struct XMLAttributeEdits {
  private let catalog: Catalog
  private let entry: Entry
  private let quote: UInt8

  /// Nil where the entry stands in no attribute.
  init?(of entry: Entry, in catalog: Catalog) {
    let (text, raw) = (catalog.source.text, entry.raw)
    guard raw.lowerBound > 0, raw.upperBound < text.count, text[raw.upperBound] == text[raw.lowerBound - 1],
      text[raw.upperBound] == .quote || text[raw.upperBound] == .apostrophe
    else { return nil }
    (self.catalog, self.entry, quote) = (catalog, entry, text[raw.upperBound])
  }

  /// The edits that make `splices`, which are in order; nil where one can’t be written.
  func edits(for splices: [Splice]) -> [Edit]? {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isRecovered, .isKey, .hasNoPlace]) else { return nil }
    let map = catalog.map(of: entry)
    var changes: [(range: Range<Int>, written: String)] = []
    for splice in splices {
      let written = Self.written(splice.text, in: quote) { catalog.source.encoded(String($0)) != nil }
      guard let written else { return nil }
      changes.append((map.textRange(of: splice.range), written))
    }
    return catalog.edits(changes)
  }

  /// `text` as it stands between two of `quote`; nil where it holds a character that XML lacks. Line ends and tabs are spelled
  /// out, since readers take them for spaces; so is what the file’s encoding lacks.
  static func written(
    _ text: String, in quote: UInt8, isWritable: (Unicode.Scalar) -> Bool = { _ in true }
  ) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      guard XMLReference.isCharacter(scalar.value) else { return nil }
      switch scalar {
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\"" where quote == .quote: result += "&quot;"
      case "'" where quote == .apostrophe: result += "&apos;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default:
        let isPlain = scalar.isASCII || isWritable(scalar)
        result += isPlain ? String(scalar) : "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      }
    }
    return result
  }
}

/// How readers of XML take attributes into a catalogue.
extension CatalogBuilder {
  /// Makes the attribute that stands in `range`, between its quotation marks, the copy of `entry`.
  mutating func readXMLAttribute(
    _ range: Range<Int>, in document: borrowing XMLDocument, into entry: inout Entry
  ) {
    entry.setRaw(range)
    entry.flags.formUnion(document.faults.flags(for: range))
    guard !isPlain(range) else { return entry.value = TextSlice(file: range) }
    beginValue()
    let hasEntity = appendAttribute(range)
    endValue(&entry, textEnd: range.upperBound)
    // Next to an entity of the document’s own new words might become a part of its name.
    if hasEntity { entry.flags.insert(.isRecovered) }
  }

  /// The decoded value of an attribute that stands in `range`, for names and the like.
  mutating func readXMLAttribute(_ range: Range<Int>) -> TextSlice {
    guard !isPlain(range) else { return TextSlice(file: range) }
    beginValue()
    _ = appendAttribute(range)
    return endKey()
  }

  private func isPlain(_ range: Range<Int>) -> Bool {
    let text = self.text
    return !range.contains { text[$0] == UInt8(ascii: "&") || text[$0] < 0x20 }
  }

  /// Appends what stands in `range`, and says whether that names an entity that nothing is known of. Line ends and tabs are
  /// spaces, as for every reader.
  private mutating func appendAttribute(_ range: Range<Int>) -> Bool {
    var (position, hasEntity) = (range.lowerBound, false)
    while position < range.upperBound {
      if text[position] == UInt8(ascii: "&") {
        let length = appendReference(at: position, limit: range.upperBound)
        hasEntity = hasEntity || length == nil
        position += length ?? 1
      } else {
        position += appendPlainPiece(at: position, limit: range.upperBound)
      }
    }
    return hasEntity
  }

  /// Appends the reference at `position`, and returns its length; nil where there is none to a character.
  private mutating func appendReference(at position: Int, limit: Int) -> Int? {
    guard let reference = XMLReference(in: text.slice(0..<limit), at: position),
      case .scalar(let scalar) = reference.meaning
    else {
      appendVerbatim(position..<position + 1)
      return nil
    }
    appendEscape(position..<position + reference.length, standsFor: scalar)
    return reference.length
  }

  /// Appends what stands for itself from `position` on, or the one byte that doesn’t; its length.
  private mutating func appendPlainPiece(at position: Int, limit: Int) -> Int {
    guard text[position] < 0x20 else {
      var end = position + 1
      while end < limit, text[end] >= 0x20, text[end] != UInt8(ascii: "&") { end += 1 }
      appendVerbatim(position..<end)
      return end - position
    }
    let isPair = text[position] == .carriageReturn && position + 1 < limit && text[position + 1] == .lineFeed
    appendEscape(position..<position + (isPair ? 2 : 1), standsFor: 0x20)
    return isPair ? 2 : 1
  }
}

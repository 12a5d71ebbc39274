import CopyModel

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

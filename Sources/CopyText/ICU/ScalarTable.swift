/// Properties of the characters that nearly all copy is made of, one or two loads away; ICU answers for the rest.
///
/// Covers Latin (U+0000–U+024F) and General Punctuation, and, once some copy has them, what lies up to Arabic (U+06FF),
/// Devanagari, Thai, kana and East Asian marks, the ideographs of the BMP, and Korean syllables. It is filled from ICU, so
/// the two never disagree. Hot loops keep `shared` in a local constant.
package struct ScalarTable: @unchecked Sendable {
  /// Never freed and never written again.
  private let entries: UnsafePointer<ScalarClass>

  package static let shared = ScalarTable(Array(0..<latinEnd) + Array(0x2000..<0x2070))

  private static let latinEnd: UInt32 = 0x250
  /// All ideographs are alike, and so are all syllables: each of these has one entry.
  private static let ideographs = UInt32(0x4E00)..<0xA000, syllables = UInt32(0xAC00)..<0xD7A4
  private static let blocks: [Range<UInt32>] = [latinEnd..<0x700, 0x900..<0x980, 0xE00..<0xE80, 0x3000..<0x3100]
  /// Read when copy of other languages comes.
  private static let others = ScalarTable(
    [ideographs.lowerBound, syllables.lowerBound] + blocks.flatMap { Array($0) })

  private init(_ scalars: [UInt32]) {
    let filled = UnsafeMutablePointer<ScalarClass>.allocate(capacity: scalars.count)
    for (index, scalar) in scalars.enumerated() { (filled + index).initialize(to: ScalarClass(of: scalar)) }
    entries = UnsafePointer(filled)
  }

  /// The class of a code point.
  @inline(__always)
  package subscript(scalar: UInt32) -> ScalarClass {
    if scalar < Self.latinEnd { return entries[Int(scalar)] }
    let offset = scalar &- 0x2000
    return offset < 0x70 ? entries[Int(Self.latinEnd &+ offset)] : Self.other(scalar)
  }

  private static func other(_ scalar: UInt32) -> ScalarClass {
    if ideographs.contains(scalar) { return others.entries[0] }
    if syllables.contains(scalar) { return others.entries[1] }
    var start = 2
    for block in blocks {
      if block.contains(scalar) { return others.entries[start + Int(scalar - block.lowerBound)] }
      start += block.count
    }
    return ScalarClass(of: scalar)
  }
}

/// What a code point is, packed in eight bytes.
package struct ScalarClass: Sendable, Hashable {
  package let traits: ICU.Traits
  package let category: ICU.Category
  package let script: ICU.Script
  package let eastAsianWidth: ICU.EastAsianWidth
  package let bidiClass: ICU.BidiClass

  /// Asks ICU.
  package init(of scalar: UInt32) {
    traits = ICU.traits(of: scalar)
    category = ICU.category(of: scalar)
    script = ICU.script(of: scalar)
    eastAsianWidth = ICU.eastAsianWidth(of: scalar)
    bidiClass = ICU.bidiClass(of: scalar)
  }
}

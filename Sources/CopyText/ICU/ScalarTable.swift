/// Properties of the characters that nearly all copy is made of, one or two loads away; ICU answers for the rest.
///
/// Covers U+0000–U+06FF (Latin to Arabic), Devanagari, Thai, General Punctuation, kana and East Asian marks, the ideographs
/// of the BMP, and Korean syllables. It is filled from ICU once, so the two never disagree. Hot loops keep `shared` in a local
/// constant.
package struct ScalarTable: @unchecked Sendable {
  /// Never freed and never written again.
  private let entries: UnsafePointer<ScalarClass>

  package static let shared = ScalarTable()

  private static let start: UInt32 = 0x700
  /// What follows the start in the table.
  private static let blocks: [Range<UInt32>] = [0x2000..<0x2070, 0x3000..<0x3100, 0x900..<0x980, 0xE00..<0xE80]
  /// All of a block are alike; each has one entry, behind the others.
  private static let uniform: [Range<UInt32>] = [0x4E00..<0xA000, 0xAC00..<0xD7A4]

  private init() {
    let scalars = Array(0..<Self.start) + Self.blocks.flatMap { Array($0) } + Self.uniform.map(\.lowerBound)
    let filled = UnsafeMutablePointer<ScalarClass>.allocate(capacity: scalars.count)
    for (index, scalar) in scalars.enumerated() { (filled + index).initialize(to: ScalarClass(of: scalar)) }
    entries = UnsafePointer(filled)
  }

  /// The class of a code point.
  @inline(__always)
  package subscript(scalar: UInt32) -> ScalarClass {
    scalar < Self.start ? entries[Int(scalar)] : beyondStart(scalar)
  }

  private func beyondStart(_ scalar: UInt32) -> ScalarClass {
    switch scalar {
    case 0x2000..<0x2070: entries[Int(0x700 &+ scalar &- 0x2000)]
    case 0x3000..<0x3100: entries[Int(0x770 &+ scalar &- 0x3000)]
    case 0x900..<0x980: entries[Int(0x870 &+ scalar &- 0x900)]
    case 0xE00..<0xE80: entries[Int(0x8F0 &+ scalar &- 0xE00)]
    case 0x4E00..<0xA000: entries[0x970]
    case 0xAC00..<0xD7A4: entries[0x971]
    default: ScalarClass(of: scalar)
    }
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

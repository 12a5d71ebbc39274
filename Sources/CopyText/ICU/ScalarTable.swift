/// Properties of the characters that nearly all copy is made of, one load away; ICU answers for the rest.
///
/// Covers U+0000-U+024F (Latin) and U+2000-U+206F (General Punctuation). It is filled from ICU once, so the two never
/// disagree. Hot loops keep `shared` in a local constant.
package struct ScalarTable: @unchecked Sendable {
  /// Never freed and never written again.
  private let entries: UnsafePointer<ScalarClass>

  package static let shared = ScalarTable()

  private static let latinEnd: UInt32 = 0x250
  private static let punctuation: Range<UInt32> = 0x2000..<0x2070

  private init() {
    let count = Int(Self.latinEnd) + Self.punctuation.count
    let filled = UnsafeMutablePointer<ScalarClass>.allocate(capacity: count)
    for scalar in 0..<Self.latinEnd { (filled + Int(scalar)).initialize(to: ScalarClass(of: scalar)) }
    for (index, scalar) in Self.punctuation.enumerated() {
      (filled + Int(Self.latinEnd) + index).initialize(to: ScalarClass(of: scalar))
    }
    entries = UnsafePointer(filled)
  }

  /// The class of a code point.
  @inline(__always)
  package subscript(scalar: UInt32) -> ScalarClass {
    if scalar < Self.latinEnd { return entries[Int(scalar)] }
    let offset = scalar &- Self.punctuation.lowerBound
    if offset < UInt32(Self.punctuation.count) { return entries[Int(Self.latinEnd &+ offset)] }
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

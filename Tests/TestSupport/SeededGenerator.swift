/// Numbers that look random and are the same for a seed on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  package mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// At most `length` of `pieces`.
  package mutating func text(of pieces: [String], upTo length: Int) -> String {
    (0..<number(below: length + 1)).map { _ in pick(pieces) }.joined()
  }
}

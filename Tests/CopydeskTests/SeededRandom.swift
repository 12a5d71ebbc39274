/// Numbers that are the same for the same seed on every machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// At most `length` of `pieces`.
  mutating func text(of pieces: [String], upTo length: Int) -> String {
    (0..<number(below: length + 1)).map { _ in pick(pieces) }.joined()
  }
}

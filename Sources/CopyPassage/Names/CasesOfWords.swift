/// How often words are written with a capital and without, by their hashes; ASCII case counts for nothing in those.
package final class CasesOfWords: @unchecked Sendable {
  /// How often a word is written so and so.
  struct Uses {
    fileprivate var hash: UInt64 = 0
    var upper: UInt32 = 0
    var lower: UInt32 = 0
  }

  private var slots: UnsafeMutableBufferPointer<Uses>
  private var count = 0
  /// How often two words in a row both have a capital.
  private var upperPairs: [UInt64: UInt32] = [:]
  /// How often pairs have none, at most: several share a place, since there are many. Empty until there is one.
  private var lowerPairs: [UInt16] = []
  private static let placesOfPairs = 1 << 14

  init() { slots = Self.slots(1 << 10) }

  deinit { slots.deallocate() }

  /// What is known of the word with `hash`.
  subscript(hash: UInt64) -> Uses? {
    let slot = slots[Self.place(of: hash, in: slots)]
    return slot.hash == hash ? slot : nil
  }

  /// The words and pairs that are written so as `isWanted` says.
  func hashes(where isWanted: (Uses) -> Bool) -> Set<UInt64> {
    Set(slots.filter { $0.hash != 0 && isWanted($0) }.map(\.hash))
      .union(upperPairs.keys.filter { uses(ofPair: $0).map(isWanted) ?? false })
  }

  /// Counts the word with `hash`.
  package func add(_ hash: UInt64, isUpper: Bool) {
    var place = Self.place(of: hash, in: slots)
    if slots[place].hash == 0 {
      if count * 2 >= slots.count {
        grow()
        place = Self.place(of: hash, in: slots)
      }
      (slots[place].hash, count) = (hash, count + 1)
    }
    if isUpper { slots[place].upper += 1 } else { slots[place].lower += 1 }
  }

  /// Counts a pair of words, which `isUpper` says of both.
  func add(pair: UInt64, isUpper: Bool) {
    if isUpper { return upperPairs[pair, default: 0] += 1 }
    if lowerPairs.isEmpty { lowerPairs = [UInt16](repeating: 0, count: Self.placesOfPairs) }
    let place = Self.place(ofPair: pair)
    if lowerPairs[place] < .max { lowerPairs[place] += 1 }
  }

  /// What is known of a pair that has capitals somewhere.
  func uses(ofPair pair: UInt64) -> Uses? {
    guard let upper = upperPairs[pair] else { return nil }
    let lower = lowerPairs.isEmpty ? 0 : lowerPairs[Self.place(ofPair: pair)]
    return Uses(hash: pair, upper: upper, lower: UInt32(lower))
  }

  private static func place(ofPair pair: UInt64) -> Int {
    Int(truncatingIfNeeded: pair ^ pair >> 32) & (placesOfPairs - 1)
  }

  /// What two words in a row are known by.
  static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 { (first &* 0x9E37_79B9_7F4A_7C15) ^ second }

  /// Where the word is, or would be put.
  private static func place(of hash: UInt64, in slots: UnsafeMutableBufferPointer<Uses>) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[place].hash != hash, slots[place].hash != 0 { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private func grow() {
    let old = slots
    slots = Self.slots(old.count * 2)
    for slot in old where slot.hash != 0 { slots[Self.place(of: slot.hash, in: slots)] = slot }
    old.deallocate()
  }

  private static func slots(_ count: Int) -> UnsafeMutableBufferPointer<Uses> {
    let slots = UnsafeMutableBufferPointer<Uses>.allocate(capacity: count)
    slots.initialize(repeating: Uses())
    return slots
  }
}

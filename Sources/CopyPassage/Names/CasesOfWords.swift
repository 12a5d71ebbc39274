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

  init() { slots = Self.slots(1 << 10) }

  deinit { slots.deallocate() }

  /// What is known of the word with `hash`.
  subscript(hash: UInt64) -> Uses? {
    let slot = slots[Self.place(of: hash, in: slots)]
    return slot.hash == hash ? slot : nil
  }

  /// The words that are written so as `isWanted` says.
  func hashes(where isWanted: (Uses) -> Bool) -> Set<UInt64> {
    Set(slots.filter { $0.hash != 0 && isWanted($0) }.map(\.hash))
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

import CopyModel

/// The keys of a file by their text, to find those that come twice. Eight bytes a slot, no memory for each key.
struct KeyTable {
  /// The upper half of a key's hash above the entry's index plus one; 0 for a free slot.
  private var slots = ContiguousArray<UInt64>()
  private var count = 0

  /// Stores `key` for the entry at `index`, and returns the entry that had it before.
  ///
  /// The hash is the standard library's, seeded anew in each run, so no file can be built to make it slow.
  mutating func insert(_ key: Bytes, index: Int, isSame: (Int) -> Bool) -> Int? {
    if (count + 1) * 2 > slots.count { grow() }
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    let hash = UInt64(truncatingIfNeeded: hasher.finalize()) >> 32
    let (mask, entry) = (slots.count - 1, hash << 32 | UInt64(index + 1))
    var place = Int(hash) & mask
    while slots[place] != 0 {
      let found = Int(slots[place] & 0xFFFF_FFFF) - 1
      if slots[place] >> 32 == hash, isSame(found) {
        slots[place] = entry
        return found
      }
      place = (place + 1) & mask
    }
    slots[place] = entry
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: max(64, old.count * 2))
    for slot in old where slot != 0 {
      var place = Int(slot >> 32) & (slots.count - 1)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}

import CopyModel

/// The keys of a file by the hash of their text, to find those that come twice.
///
/// Keys are hashed as they are read and looked up in one go at the end: that waits for memory once, not at each key.
struct KeyTable {
  private var hashes = ChunkedArray<UInt32>()
  /// Another one for each table, so that no file can be built to make it slow.
  private let seed = UInt64.random(in: .min ... .max)

  /// Notes the key of the next entry.
  mutating func append(_ key: Bytes) { append(Self.hash(key, from: seed)) }

  /// Notes the key and the variant of the next entry.
  mutating func append(_ key: Bytes, _ variation: Bytes) {
    append(Self.hash(variation, from: Self.hash(key, from: seed)))
  }

  private mutating func append(_ hash: UInt64) { hashes.append(UInt32(truncatingIfNeeded: hash)) }

  private static func hash(_ text: Bytes, from start: UInt64) -> UInt64 {
    var (value, index) = (start &+ UInt64(text.count), 0)
    while index < text.count {
      let product = (value ^ text.eightBytes(at: index)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      value = product.high ^ product.low
      index &+= 8
    }
    return value
  }

  /// The entries, in order, whose key and variant were there before with another value. For tables to which each entry of
  /// `catalog` from `first` on was appended.
  func repetitions(in catalog: Catalog, from first: Int = 0) -> [Int] {
    func isSame(_ left: TextSlice, _ right: TextSlice) -> Bool {
      left == right || catalog.bytes(left).equals(catalog.bytes(right))
    }
    let entries = catalog.entries[first...]
    var repeated: [Int] = []
    forEachRepetition(
      isSame: {
        let (left, right) = (entries[first + $0], entries[first + $1])
        return isSame(left.key, right.key) && isSame(left.variation, right.variation) && left.locale == right.locale
      },
      { index, earlier in
        if !isSame(entries[first + index].value, entries[first + earlier].value) { repeated.append(first + index) }
      })
    return repeated
  }

  /// Calls `body` with each index whose key was there before, and with the last index that had it. In order.
  func forEachRepetition(isSame: (Int, Int) -> Bool, _ body: (_ index: Int, _ earlier: Int) -> Void) {
    let suspects = suspects
    var size = 64
    while size < suspects.count * 2 { size *= 2 }
    // The hash above the index plus one; 0 for a free slot.
    var slots = ContiguousArray<UInt64>(repeating: 0, count: size)
    for suspect in suspects {
      let (index, hash) = (Int(suspect), hashes[Int(suspect)])
      let entry = UInt64(hash) << 32 | UInt64(index + 1)
      var place = Int(hash) & (size - 1)
      while slots[place] != 0 {
        let earlier = Int(slots[place] & 0xFFFF_FFFF) - 1
        if slots[place] >> 32 == entry >> 32, isSame(index, earlier) {
          body(index, earlier)
          break
        }
        place = (place + 1) & (size - 1)
      }
      slots[place] = entry
    }
  }

  /// The indices, in order, of all keys that stand twice and of few more: a table of all would be as large as a short file.
  private var suspects: [UInt32] {
    var words = 64
    while words * 8 < hashes.count { words *= 2 }
    var once = ContiguousArray<UInt64>(repeating: 0, count: words)
    var again = once
    for index in 0..<hashes.count {
      let (word, bit) = Self.place(of: hashes[index], in: words)
      again[word] |= once[word] & bit
      once[word] |= bit
    }
    return (0..<UInt32(hashes.count)).filter { index in
      let (word, bit) = Self.place(of: hashes[Int(index)], in: words)
      return again[word] & bit != 0
    }
  }

  /// A bit that stands for a hash, and seldom for another one too.
  private static func place(of hash: UInt32, in words: Int) -> (word: Int, bit: UInt64) {
    (Int(hash >> 6) & (words - 1), 1 << UInt64(hash & 63))
  }
}

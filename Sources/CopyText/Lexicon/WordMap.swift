import CopyModel

/// A small map from words to numbers above 0, for lists of up to some thousand words; ASCII case is ignored.
///
/// The words are views of embedded files, which never change and never go away, so nothing is copied.
struct WordMap: @unchecked Sendable {
  private var slots: ContiguousArray<Slot>
  private var count = 0

  private struct Slot {
    var word: Bytes
    var value: UInt32
    var hash: UInt32
  }

  /// - Parameter capacity: words expected; more make it slower, not wrong.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: Self.free, count: size)
  }

  private static var free: Slot { Slot(word: Bytes(start: nil, count: 0), value: 0, hash: 0) }

  /// The number of `word`, or 0.
  subscript(word: Bytes) -> UInt32 { self[word, hash: NameTable.hash(word, from: 0, to: word.count)] }

  /// The number of `word`, whose hash by `NameTable` is known, or 0.
  subscript(word: Bytes, hash hash: UInt32) -> UInt32 {
    var index = Int(hash) & (slots.count - 1)
    while slots[index].value != 0 {
      if slots[index].hash == hash, slots[index].word.equalsFolded(word) { return slots[index].value }
      index = (index + 1) & (slots.count - 1)
    }
    return 0
  }

  /// Adds the bits of `value` to those of `word`.
  mutating func insert(_ word: Bytes, _ value: UInt32) {
    if count * 2 >= slots.count { grow() }
    let hash = NameTable.hash(word, from: 0, to: word.count)
    var index = Int(hash) & (slots.count - 1)
    while slots[index].value != 0, !slots[index].word.equalsFolded(word) { index = (index + 1) & (slots.count - 1) }
    if slots[index].value == 0 { count += 1 }
    let first = slots[index].value == 0 ? word : slots[index].word
    slots[index] = Slot(word: first, value: slots[index].value | value, hash: hash)
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Self.free, count: old.count * 2)
    count = 0
    for slot in old where slot.value != 0 { insert(slot.word, slot.value) }
  }
}

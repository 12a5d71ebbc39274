package import CopyModel

/// The entries of a catalogue by their keys. Twelve bytes an entry or so, and none of their text.
package struct KeyIndex: Sendable {
  /// The first entry of each key, plus one, by the hash of the key; 0 for a free slot.
  private var slots: ContiguousArray<UInt32>
  /// For each entry the next one with its key, plus one; 0 for the last.
  private var nexts: ContiguousArray<UInt32>

  /// Entries for which `isIndexed` is false are left out.
  package init(_ catalog: Catalog, where isIndexed: (Entry) -> Bool = { _ in true }) {
    var size = 16
    while size < catalog.entries.count * 2 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    nexts = ContiguousArray(repeating: 0, count: catalog.entries.count)
    var lasts = [Int: Int]()
    for (index, entry) in catalog.entries.enumerated() where isIndexed(entry) {
      let key = catalog.bytes(entry.key)
      let place = place(of: key, in: catalog)
      if slots[place] == 0 {
        slots[place] = UInt32(index + 1)
      } else {
        let first = Int(slots[place]) - 1
        nexts[lasts[first] ?? first] = UInt32(index + 1)
        lasts[first] = index
      }
    }
  }

  /// The first entry with `key`.
  package func first(_ key: Bytes, in catalog: Catalog) -> Int? {
    let found = slots[place(of: key, in: catalog)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The next entry with the key of `entry`.
  func next(after entry: Int) -> Int? { nexts[entry] == 0 ? nil : Int(nexts[entry]) - 1 }

  /// The slot that holds `key`, or the free one where it belongs. The hash is seeded anew in each run, so no file can be
  /// built to make it slow.
  private func place(of key: Bytes, in catalog: Catalog) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key.buffer))
    var place = hasher.finalize() & (slots.count - 1)
    while slots[place] != 0, !catalog.bytes(catalog.entries[Int(slots[place]) - 1].key).equals(key) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}

package import CopyModel

/// The base that translations are held against: a catalogue, its keys, and what its strings are for.
///
/// Read once and shared by all threads; nothing of it changes.
package final class BaseCatalog: @unchecked Sendable {
  package let catalog: Catalog
  package let roles: ContiguousArray<RoleGuess>
  /// Index of the base language in the catalogue’s locales.
  private let language: UInt16
  private let index: KeyIndex

  /// All of `catalog` in its first language: a file of its own, or the source language of one that holds them all.
  package init(_ catalog: Catalog, roles: ContiguousArray<RoleGuess>) {
    (self.catalog, self.roles, language) = (catalog, roles, 0)
    index = KeyIndex(catalog) { $0.locale == 0 && !$0.flags.contains(.isDamaged) }
  }

  /// Reads `bytes` as the file `path`.
  package convenience init(_ bytes: ByteBuffer, path: String) {
    self.init(CatalogReader.read(bytes, path: path))
  }

  /// A catalogue that was read already.
  package convenience init(_ catalog: Catalog) {
    let inference = RoleInference()
    self.init(catalog, roles: inference.guesses(for: catalog))
  }

  /// Bytes that it keeps in memory, roughly.
  package var size: Int { catalog.source.disk.count * 2 + catalog.entries.count * 80 }

  /// The first entry with `key`, which stands for the key as a whole.
  package func first(_ key: Bytes) -> Int? { index.first(key, in: catalog) }

  /// Whether the entry is in the base language.
  package func holds(_ entry: Entry) -> Bool { entry.locale == language }

  /// The entry that `entry` of another catalogue translates: the same variant of the key, else the most general one.
  /// Of a key that stands twice the last one counts, as it does for programs.
  package func match(for key: Bytes, variation: Bytes) -> Int? {
    var (best, rank) = (Int?.none, -1)
    var next = first(key)
    while let entry = next {
      let other = catalog.bytes(catalog.entries[entry].variation)
      let score = Self.likeness(other, variation)
      if score >= rank { (best, rank) = (entry, score) }
      next = index.next(after: entry)
    }
    return best
  }

  /// All entries with `key`, in the order of the file.
  package func all(_ key: Bytes) -> [Int] {
    guard let first = first(key) else { return [] }
    return Array(sequence(first: first) { self.index.next(after: $0) })
  }

  /// The same variant, `other` for another plural form, the plain text, anything else.
  private static func likeness(_ base: Bytes, _ variation: Bytes) -> Int {
    if base.equals(variation) { return 4 }
    let other: StaticString = "other"
    let isOther = base.count >= 5 && base.hasLiteral(other, at: base.count - 5)
    if isOther, base.slice(0..<base.count - 5).equals(stem(of: variation)) { return 3 }
    return base.isEmpty ? 2 : isOther ? 1 : 0
  }

  /// `plural.` of `plural.few`.
  package static func stem(of variation: Bytes) -> Bytes {
    guard let dot = variation.lastIndex(of: UInt8(ascii: ".")) else { return variation.slice(0..<0) }
    return variation.slice(0..<dot + 1)
  }
}

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

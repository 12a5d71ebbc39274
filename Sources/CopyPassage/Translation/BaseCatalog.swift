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
  private let loneEnds: LoneEnds

  /// All of `catalog` in its first language: a file of its own, or the source language of one that holds them all.
  package init(_ catalog: Catalog, roles: ContiguousArray<RoleGuess>) {
    (self.catalog, self.roles, language) = (catalog, roles, 0)
    index = KeyIndex(catalog) { $0.locale == 0 && !$0.flags.contains(.isDamaged) }
    loneEnds = LoneEnds(catalog)
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

  /// Whether most translations in the same file end otherwise than the base text at `entry`.
  package func endsAlone(_ entry: Int) -> Bool { loneEnds.contains(entry) }

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

/// The base texts of a catalogue that end unlike most of their translations: “Off” that has become “Выкл.” everywhere, a
/// period that slipped into the base alone, two texts that changed places. There the mark of the base is no measure.
struct LoneEnds {
  /// So many languages must have a text of their own before they outweigh the base.
  private static let quorum = 3

  private var entries: Set<Int> = []

  /// - Parameter catalog: one that holds all languages, the base being the first.
  init(_ catalog: Catalog) {
    guard catalog.locales.count > Self.quorum else { return }
    var start = 0
    while start < catalog.entries.count {
      let key = catalog.bytes(catalog.entries[start].key)
      var end = start + 1
      while end < catalog.entries.count, catalog.bytes(catalog.entries[end].key).equals(key) { end += 1 }
      if end - start > Self.quorum { addLoneOnes(of: start..<end, catalog) }
      start = end
    }
  }

  func contains(_ entry: Int) -> Bool { entries.contains(entry) }

  /// Weighs the texts of one key; where it has variants, the plain text or the first of them speaks for each language.
  private mutating func addLoneOnes(of texts: Range<Int>, _ catalog: Catalog) {
    guard let base = texts.first(where: { catalog.entries[$0].locale == 0 }) else { return }
    let model = catalog.bytes(catalog.entries[base].value)
    let end = Self.end(of: model)
    var (voices, others, last) = (0, 0, UInt16(0))
    for index in texts where catalog.entries[index].locale != last && catalog.entries[index].locale != 0 {
      last = catalog.entries[index].locale
      let text = catalog.bytes(catalog.entries[index].value)
      if text.isEmpty || text.equals(model) || !catalog.locales[Int(last)].writesEndMarks { continue }
      voices += 1
      if Self.end(of: text) != end { others += 1 }
    }
    guard voices >= Self.quorum, others * 2 > voices else { return }
    for index in texts where catalog.entries[index].locale == 0 { entries.insert(index) }
  }

  private enum End { case plain, period, question, exclamation, ellipsis, colon }

  private static func end(of text: Bytes) -> End {
    let tail = text.slice(from: max(0, text.count - 16)).text
    let scalars = tail.unicodeScalars.reversed().drop {
      $0.properties.isWhitespace || "”’»\")）".unicodeScalars.contains($0)
    }
    switch scalars.first {
    case ".", "。", "।", "۔", "։":
      return scalars.prefix(3).allSatisfy { $0 == "." } && scalars.count > 2 ? .ellipsis : .period
    case "?", "？", "؟", ";", "՞": return .question
    case "!", "！": return .exclamation
    case "…", "⋯": return .ellipsis
    case ":", "：": return .colon
    default: return .plain
    }
  }
}

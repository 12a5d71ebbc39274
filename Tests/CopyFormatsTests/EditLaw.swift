import CopyFormats
import CopyModel
import Testing

/// The law of edits: any text put in the place of any value is read back as it is, all other copy stays, and so does every
/// byte around the value.
struct EditLaw {
  let format: any CatalogFormat
  let path: String
  var random: RandomCopy

  init(_ format: any CatalogFormat, path: String = "test", seed: UInt64) {
    (self.format, self.path, random) = (format, path, RandomCopy(seed: seed))
  }

  func read(_ bytes: [UInt8]) -> Catalog {
    format.read(format.source(ByteBuffer(bytes)), path: path, locale: .english)
  }

  /// Replaces the whole value of each entry of `file` by `text`.
  func checkWhole(_ file: [UInt8], _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let catalog = read(file)
    for (index, entry) in catalog.entries.enumerated() {
      let splices = [Splice(0..<entry.value.count, text)]
      check(splices, of: index, in: catalog, file, expecting: Array(text.utf8), sourceLocation)
    }
  }

  /// Replaces some pieces of a value by some texts.
  mutating func checkPiece(_ file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let catalog = read(file)
    guard let index = catalog.entries.indices.randomElement(using: &random) else { return }
    let copy = catalog.bytes(catalog.entries[index].value)
    let cuts = (0...copy.count).filter { $0 == copy.count || copy[$0] & 0xC0 != 0x80 }
    let ends = (0..<4).map { _ in cuts.randomElement(using: &random)! }.sorted()
    let splices = [Splice(ends[0]..<ends[1], random.text(upTo: 3)), Splice(ends[2]..<ends[3], random.text(upTo: 3))]
    guard let ordered = splices.inOrder else { return }
    let expected = Array(ordered.applied(to: copy).utf8)
    check(ordered, of: index, in: catalog, file, expecting: expected, sourceLocation)
  }

  /// Replaces the values of some entries, chosen by chance, by some of `texts`; the number of entries that could be.
  mutating func checkSome(_ file: [UInt8], _ texts: [String], count: Int) -> Int {
    let catalog = read(file)
    var edited = 0
    for _ in 0..<count {
      guard let index = catalog.entries.indices.randomElement(using: &random) else { return 0 }
      let (entry, text) = (catalog.entries[index], texts.randomElement(using: &random)!)
      let splices = [Splice(0..<entry.value.count, text)]
      if format.edits(for: splices, of: entry, in: catalog) != nil { edited += 1 }
      check(splices, of: index, in: catalog, file, expecting: Array(text.utf8), #_sourceLocation)
    }
    return edited
  }

  private func check(
    _ splices: [Splice], of index: Int, in catalog: Catalog, _ file: [UInt8], expecting value: [UInt8],
    _ sourceLocation: SourceLocation
  ) {
    let entry = catalog.entries[index]
    guard let edits = format.edits(for: splices, of: entry, in: catalog) else { return }
    let (low, high) = (edits.map(\.span.offset).min() ?? 0, edits.map(\.span.end).max() ?? 0)
    let raw = catalog.source.span(of: entry.raw)
    #expect(low >= raw.offset - 64 && high <= raw.end + 4, sourceLocation: sourceLocation)
    let edited = catalog.bytes(after: edits)
    let differences = differences(of: read(edited), from: catalog, but: index, which: value)
    func shown() -> Comment {
      let texts = [file, edited].map { $0.count > 5_000 ? path : String(decoding: $0, as: UTF8.self) }
      return Comment(rawValue: "\(splices)\n\(texts.joined(separator: "\n"))")
    }
    #expect(differences.isEmpty, shown(), sourceLocation: sourceLocation)
  }

  /// What isn’t as it was, but the value of the entry at `index`, which must be `value`; the first few.
  private func differences(of new: Catalog, from old: Catalog, but index: Int, which value: [UInt8]) -> [String] {
    var differences: [String] = []
    if new.entries.count != old.entries.count { differences.append("\(old.entries.count) → \(new.entries.count)") }
    for (number, (before, after)) in zip(old.entries, new.entries).enumerated() where differences.count < 3 {
      let (key, newKey) = (old.bytes(before.key), new.bytes(after.key))
      let (copy, newCopy) = (old.bytes(before.value), new.bytes(after.value))
      if !newKey.equals(key) { differences.append("key \(key.text) → \(newKey.text)") }
      let isSame = number == index ? newCopy.elementsEqual(value) : newCopy.equals(copy)
      if !isSame { differences.append("\(key.text): \(copy.text) → \(newCopy.text)") }
    }
    return differences
  }
}

extension Catalog {
  /// The bytes on disk after `edits`.
  func bytes(after edits: [Edit]) -> [UInt8] {
    var result = Array(source.disk.bytes)
    for edit in edits.sorted(by: { ($0.span.offset, $0.span.length) > ($1.span.offset, $1.span.length) }) {
      result.replaceSubrange(edit.span.offset..<edit.span.end, with: edit.bytes)
    }
    return result
  }

  /// Reads a made-up file at `path`, which may tell the format something.
  static func reading(_ text: String, as format: any CatalogFormat, path: String = "test", locale: LocaleTag = .english)
    -> Catalog
  {
    format.read(format.source(ByteBuffer(text.utf8)), path: path, locale: locale)
  }
}

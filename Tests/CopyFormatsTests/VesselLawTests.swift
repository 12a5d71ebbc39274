import CopyFormats
import CopyModel
import Testing

/// Laws that hold in every format: what is written is read back, and edits touch nothing else.
@Suite struct VesselLawTests {
  /// Where the law's own text begins in the last entry, which may hold some before it.
  private func lead(of vessel: Vessel) throws -> Int {
    let empty = try vessel.read(vessel.written("."))
    return try #require(empty.entries.last).value.count - 1
  }

  @Test(arguments: Vessel.all)
  func `Any text survives the file, and edits touch nothing else`(vessel: Vessel) throws {
    var random = RandomCopy(seed: 21)
    let lead = try lead(of: vessel)
    for _ in 0..<400 {
      let text = "." + random.text(upTo: 10)
      guard vessel.encoding == nil || DeclaredEncoding(vessel.encoding!).encoded(vessel.written(text)) != nil else {
        continue
      }
      let catalog = try vessel.read(vessel.written(text))
      let entry = try #require(catalog.entries.last)
      let copy = catalog.bytes(entry.value)
      #expect(catalog.problems.isEmpty && copy.slice(from: lead).elementsEqual(text.utf8), "\(text.debugDescription)")
      let cuts = (lead...copy.count).filter { $0 == copy.count || copy[$0] & 0xC0 != 0x80 }
      let ends = [cuts.randomElement(using: &random)!, cuts.randomElement(using: &random)!].sorted()
      let splice = Splice(ends[0]..<ends[1], random.text(upTo: 4))
      try check(splice, of: entry, in: catalog, vessel)
    }
  }

  private func check(_ splice: Splice, of entry: Entry, in catalog: Catalog, _ vessel: Vessel) throws {
    guard let edits = vessel.format.edits(for: [splice], of: entry, in: catalog) else { return }
    let bytes = vessel.bytes(of: catalog, after: edits)
    let disk = catalog.source.disk.bytes
    let span = catalog.source.span(of: entry.raw)
    #expect(bytes.starts(with: disk.slice(0..<span.offset)))
    #expect(bytes.reversed().starts(with: disk.slice(from: span.end).reversed()))
    let again = vessel.read(bytes: bytes)
    #expect(again.values.dropLast() == catalog.values.dropLast())
    let meant = [splice].applied(to: catalog.bytes(entry.value))
    #expect(again.values.last == meant, "\(meant.debugDescription)")
  }

  @Test(arguments: Vessel.all)
  func `No input breaks a reader`(vessel: Vessel) throws {
    var random = RandomCopy(seed: 22)
    let sample = try vessel.read(vessel.written("Ab {x} ‘c’ %1$s\n\\")).source.disk
    for round in 0..<1500 {
      var bytes = random.mutated(Array(sample.bytes))
      if round % 4 == 1 { bytes = Array(bytes.split(separator: 10).shuffled(using: &random).joined(separator: [10])) }
      if round % 3 == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
      let catalog = vessel.read(bytes: bytes)
      #expect(catalog.hasPlacesInside)
      for entry in catalog.entries { #expect(String(validating: catalog.bytes(entry.value), as: UTF8.self) != nil) }
    }
  }
}

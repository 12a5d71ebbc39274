import CopyFormats
import CopyModel
import Testing

@Suite struct StringCatalogEditTests {
  private let format = StringCatalogFormat()

  @Test func `One word is one change, and Xcode's spacing stays`() throws {
    let catalog = format.read(StringCatalogSample.garden)
    let entry = try #require(catalog.entries.first { catalog.bytes($0.value).equals("Dig a hole") })
    let edits = try #require(format.edits(for: [Splice(6..<10, "\"pit\"")], of: entry, in: catalog))
    #expect(edits.count == 1)
    let before = StringCatalogSample.garden.split(separator: "\n", omittingEmptySubsequences: false)
    let after = catalog.text(after: edits).split(separator: "\n", omittingEmptySubsequences: false)
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count && changed.count == 1)
    #expect(changed.first?.1.hasSuffix(#"[ "Dig", "Dig a \"pit\"" ] } } }"#) == true)
  }

  @Test func `Keys are never edited`() throws {
    let catalog = format.read(StringCatalogSample.catalog(#""Rain...":{}"#))
    #expect(format.edits(for: [Splice(4..<7, "…")], of: catalog.entries[0], in: catalog) == nil)
  }

  @Test func `Any text survives the file, and edits touch nothing else`() throws {
    var random = RandomCopy(seed: 11)
    for _ in 0..<500 {
      let text = random.text(upTo: 10)
      let before =
        StringCatalogSample.dense.dropLast(#"},"version":"1.0"}"#.utf8.count)
        + #","z" : {"localizations" : {"ru" : {"stringUnit" : {"value" : ""#
      let after = #"", "state" : "new"}}}}}, "version" : "1.0"}"#
      let catalog = format.read(before + format.escape(text, for: Entry()) + after)
      let entry = try #require(catalog.entries.last)
      let copy = catalog.bytes(entry.value)
      #expect(catalog.problems.isEmpty && copy.elementsEqual(text.utf8))
      let cuts = (0...copy.count).filter { $0 == copy.count || copy[$0] & 0xC0 != 0x80 }
      let ends = [cuts.randomElement(using: &random)!, cuts.randomElement(using: &random)!].sorted()
      let splices = [Splice(ends[0]..<ends[1], random.text(upTo: 4))]
      let edited = catalog.text(after: try #require(format.edits(for: splices, of: entry, in: catalog)))
      #expect(edited.utf8.starts(with: before.utf8) && edited.utf8.reversed().starts(with: after.utf8.reversed()))
      let again = format.read(edited)
      #expect(again.values.dropLast() == catalog.values.dropLast())
      #expect(again.bytes(again.entries.last!.value).elementsEqual(splices.applied(to: copy).utf8))
    }
  }

  @Test func `No input breaks the reader`() {
    var random = RandomCopy(seed: 12)
    let texts = [StringCatalogSample.dense, StringCatalogSample.garden].map { Array($0.utf8) }
    for round in 0..<3000 {
      var bytes = random.mutated(texts[round % 2])
      if round % 3 == 0 { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
      let catalog = format.read(bytes: bytes)
      #expect(catalog.hasPlacesInside)
      for entry in catalog.entries where !entry.flags.contains(.isDamaged) {
        let written = catalog.source.text.slice(entry.raw)
        #expect(written.count >= entry.value.count)
      }
    }
  }
}

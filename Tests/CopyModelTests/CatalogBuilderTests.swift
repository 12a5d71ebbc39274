import Testing

@testable import CopyModel

@Suite struct CatalogBuilderTests {
  private func builder(_ disk: [UInt8]) -> CatalogBuilder {
    CatalogBuilder(
      path: "a", source: SourceText(ByteBuffer(disk)), format: FormatDescription("test", endings: [], summary: ""),
      locale: .english)
  }

  @Test func buildsValuesFromPieces() {
    var builder = builder(Array("xab%%cd".utf8))
    var entry = Entry()
    builder.beginValue()
    builder.appendVerbatim(1..<2)
    builder.appendVerbatim(2..<3)
    builder.appendEscape(3..<5, standsFor: UInt32(0x1F600))
    builder.appendVerbatim(5..<7)
    builder.endValue(&entry, textEnd: 7)
    builder.add(entry)
    let catalog = builder.finish()
    #expect(catalog.bytes(entry.value).text == "ab😀cd")
    // Pieces side by side share a segment; the last one marks the end.
    #expect(catalog.map(of: entry).segments.count == 4)
    #expect(catalog.span(of: 0..<2, in: entry) == ByteSpan(offset: 1, length: 2))
    #expect(catalog.span(of: 2..<6, in: entry) == ByteSpan(offset: 3, length: 2))
  }

  @Test func keysLeaveNoWayBack() {
    var builder = builder(Array("k1v2".utf8))
    var entry = Entry()
    builder.beginValue()
    builder.appendVerbatim(0..<1)
    builder.appendEscape(1..<2, standsFor: [0x21])
    entry.key = builder.endKey()
    builder.beginValue()
    builder.appendVerbatim(2..<3)
    builder.endValue(&entry, textEnd: 3)
    let catalog = builder.finish()
    #expect(catalog.bytes(entry.key).text == "k!")
    #expect(catalog.bytes(entry.value).text == "v")
    #expect(catalog.span(of: 0..<1, in: entry) == ByteSpan(offset: 2, length: 1))
  }

  @Test func marksEntriesThatTouchDamage() {
    let builder = builder([0x61, 0xFF, 0x62, 0x63, 0xFF])
    var entries = [0..<1, 1..<2, 0..<5, 2..<4, 2..<2].map { range in
      var entry = Entry()
      entry.setRaw(range)
      return entry
    }
    for index in entries.indices { entries[index] = builder.catalog.entries[builder.add(entries[index])] }
    #expect(entries.map { $0.flags.contains(.isDamaged) } == [false, true, true, false, false])
    #expect(builder.finish().problems.map(\.span) == [ByteSpan(offset: 1, length: 1), ByteSpan(offset: 4, length: 1)])
  }

  @Test func damageIsListedAndThenCounted() {
    let catalog = builder((0..<100).flatMap { _ in [0x61, 0xFF] as [UInt8] }).finish()
    #expect(catalog.problems.count == 11)
    #expect(catalog.problems.last?.message.contains("90") == true)
  }

  @Test func problemsStandInOrder() {
    let builder = builder(Array("abc".utf8))
    for offset in [2, 0, 1] { builder.add(CatalogProblem(.malformed, "x", at: ByteSpan(offset: offset, length: 0))) }
    #expect(builder.finish().problems.map(\.span.offset) == [0, 1, 2])
  }

  @Test func groupsTellTheirEntries() {
    let builder = builder([])
    for _ in 0..<3 { builder.add(Entry()) }
    builder.add(EntryGroup(name: "g", kind: .alert, entries: 1..<3))
    #expect(builder.finish().entries.map(\.group) == [-1, 0, 0])
  }
}

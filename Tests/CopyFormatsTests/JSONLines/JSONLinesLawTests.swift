import CopyFormats
import CopyModel
import Testing

/// What holds for any copy, tried on copy drawn by chance.
@Suite struct JSONLinesLawTests {
  private let format = JSONLinesFormat()

  @Test func anyTextSurvivesTheFile() {
    var random = RandomCopy(seed: 1)
    for _ in 0..<500 {
      let text = random.text(upTo: 12)
      let catalog = format.read("{\"value\":\"\(format.escape(text, for: Entry()))\"}")
      #expect(catalog.values.map { Array($0.utf8) } == [Array(text.utf8)])
      #expect(catalog.problems.isEmpty)
    }
  }

  @Test func editsGiveTheNewTextAndTouchNothingElse() throws {
    var random = RandomCopy(seed: 2)
    for _ in 0..<500 {
      let (before, after) = ("{\"comment\":\"é😀\",\"value\":\"", "\",\"key\":\"k\"}\n{\"value\":\"next\"}")
      let catalog = format.read(before + format.escape(random.text(upTo: 8), for: Entry()) + after)
      let entry = catalog.entries[0]
      let copy = catalog.bytes(entry.value)
      let cuts = (0...copy.count).filter { $0 == copy.count || copy[$0] & 0xC0 != 0x80 }
      let ends = [cuts.randomElement(using: &random)!, cuts.randomElement(using: &random)!].sorted()
      let splices = [Splice(ends[0]..<ends[1], random.text(upTo: 4))]
      let edits = try #require(format.edits(for: splices, of: entry, in: catalog))
      let edited = catalog.text(after: edits)
      #expect(edited.utf8.starts(with: before.utf8) && edited.utf8.reversed().starts(with: after.utf8.reversed()))
      #expect(format.read(edited).values == [splices.applied(to: copy), "next"])
    }
  }

  @Test func noInputBreaksTheReader() {
    var random = RandomCopy(seed: 4)
    let seed = #"{"value":"a\u0041\"😀","group":"g","style":["cancel"],"role":"button","id":7}"# + "\n"
    for _ in 0..<3000 {
      let catalog = format.read(bytes: random.mutated(Array((seed + seed).utf8)))
      #expect(catalog.hasPlacesInside)
    }
  }
}

import CopyFormats
import CopyModel
import Testing

@Suite struct PlainTextEditTests {
  private let format = PlainTextFormat()

  /// The text after the whole copy of entry `index` has become `copy`, or nil when it can't stand there.
  private func edit(_ text: String, _ index: Int, to copy: String) -> String? {
    let catalog = format.read(text)
    let entry = catalog.entries[index]
    let splices = [Splice(0..<entry.value.count, copy)]
    return format.edits(for: splices, of: entry, in: catalog).map { catalog.text(after: $0) }
  }

  @Test func writesInTheFormOfThePlace() {
    #expect(edit("a\r\nb\r\n", 0, to: "x, y*") == "x, y*\r\nb\r\n")
    #expect(edit("Buttons: a*, b", 0, to: "x, [y]!") == #"Buttons: x\, \[y]\!*, b"#)
    #expect(edit("Title: a\nMessage: b", 0, to: "x\ny") == "Title: x\n  y\nMessage: b")
    #expect(edit("Title: a\nMessage: b", 0, to: "Note: x") == "Title: Note: x\nMessage: b")
  }

  @Test func copyThatCanNotStandThereIsRefused() {
    #expect(edit("a\nb", 0, to: "x\ny") == nil)
    #expect(edit("a\nb", 0, to: "") == nil)
    #expect(edit("a\nb", 0, to: "Title: x") == nil)
    #expect(edit("a\nb", 1, to: "Title: x") == nil)
    #expect(edit("a\nb", 1, to: "[x] [y]") == nil)
    #expect(edit("Buttons: a, b", 0, to: "x\ny") == nil)
    #expect(edit("Buttons: a, b", 0, to: " x") == nil)
    #expect(edit("Title: a", 0, to: "x\n\ny") == nil)
  }

  /// A piece alone would meet what stands beside it: the whole title is written anew.
  @Test func piecesThatWouldMeetTheirNeighboursAreWrittenWhole() throws {
    let catalog = format.read("Buttons: Wow!x*, A\\ b")
    let star = try #require(format.edits(for: [Splice(4..<5, "")], of: catalog.entries[0], in: catalog))
    #expect(catalog.text(after: star) == "Buttons: Wow\\!*, A\\ b")
    let slash = try #require(format.edits(for: [Splice(2..<3, ",")], of: catalog.entries[1], in: catalog))
    #expect(catalog.text(after: slash) == "Buttons: Wow!x*, A\\\\\\,b")
  }

  @Test func editsGiveTheNewTextOrNone() {
    var random = RandomCopy(seed: 21)
    var written = 0
    for _ in 0..<3000 {
      // The first line keeps the text's encoding plain: a zero or a mark there would make another text of it.
      let catalog = format.read(
        "start\n" + random.text(upTo: 20) + "\n\nTitle: a\(random.text(upTo: 6))\nButtons: b\(random.text(upTo: 8))")
      let index = Int.random(in: 1..<catalog.entries.count, using: &random)
      let entry = catalog.entries[index]
      let copy = catalog.bytes(entry.value)
      let cuts = (0...copy.count).filter { $0 == copy.count || copy[$0] & 0xC0 != 0x80 }
      let ends = [cuts.randomElement(using: &random)!, cuts.randomElement(using: &random)!].sorted()
      let splices = [Splice(ends[0]..<ends[1], random.text(upTo: 3))]
      guard let edits = format.edits(for: splices, of: entry, in: catalog) else { continue }
      var expected = catalog.values
      expected[index] = splices.applied(to: copy)
      let result = format.read(catalog.text(after: edits))
      #expect(result.values == expected, "\(catalog.source.disk.bytes.text.debugDescription)")
      #expect(result.entries.map(\.role) == catalog.entries.map(\.role))
      #expect(result.entries.map(\.style) == catalog.entries.map(\.style))
      written += 1
    }
    #expect(written > 1500)
  }

  /// All titles but those with line breaks or white space at their ends can be written in a list.
  @Test func anyTitleSurvivesTheList() {
    var random = RandomCopy(seed: 22)
    var entry = Entry()
    (entry.role, entry.group) = (.button, 0)
    for _ in 0..<1000 {
      let title = "a\(random.text(upTo: 8))z".filter { !$0.isNewline }
      let catalog = format.read("Buttons: \(format.escape(title, for: entry)), next!")
      #expect(catalog.values == [title, "next"])
      #expect(catalog.entries[0].style == [])
    }
  }

  @Test func noInputBreaksTheReader() {
    var random = RandomCopy(seed: 23)
    let seed = "plain\n\nTitle: Delete “x”?\n  more\nButtons: Cancel [cancel, default], A\\, b!, 삭제*\n\n알림 제목：y\n"
    for _ in 0..<3000 {
      let catalog = format.read(bytes: random.mutated(Array(seed.utf8)))
      #expect(catalog.hasPlacesInside)
    }
  }
}

import CopyFormats
import CopyModel
import Testing

@Suite struct XMLRecoveryTests {
  private func read(_ text: String) -> Catalog { Catalog.reading(text, as: ResxFormat()) }

  private func data(_ values: String...) -> String {
    "<root>" + values.enumerated().map { "<data name=\"k\($0.offset)\"><value>\($0.element)</value></data>" }.joined()
      + "</root>"
  }

  @Test func `Control characters are reported, and the rest is read`() {
    let catalog = read(data("a\u{8}b", "c", "d\u{FFFE}"))
    #expect(catalog.values == ["a\u{8}b", "c", "d\u{FFFE}"])
    #expect(catalog.entries.map { $0.flags.contains(.isDamaged) } == [true, false, true])
    #expect(
      catalog.problemLines == [
        "⟦\u{8}⟧ The control character U+0008 can’t stand in XML. Delete it.",
        "⟦\u{FFFE}⟧ The control character U+FFFE can’t stand in XML. Delete it.",
      ])
  }

  @Test func `Signs that begin nothing are text`() {
    let catalog = read(data("Salt & pepper", "a < b", "&nbsp;x", "&#8;", "fine &amp; <![CDATA[& <]]>"))
    #expect(catalog.values == ["Salt & pepper", "a < b", "&nbsp;x", "&#8;", "fine & & <"])
    #expect(catalog.problems.count == 4 && catalog.problems.allSatisfy { $0.kind == .malformed })
    #expect(catalog.problemLines.map { $0.prefix { $0 != "⟧" } } == ["⟦&", "⟦<", "⟦&nbsp;", "⟦&#8;"])
    #expect(catalog.entries.map { $0.flags.contains(.isRecovered) } == [true, true, true, false, false])
    #expect(catalog.entries[3].flags.contains(.isDamaged))
  }

  @Test(arguments: [
    ("<!-- stet -- a film -->", ["--"]), ("<!-- a ----- b -- c --->", ["-----", "--", "-"]), ("<!--- a -->", []),
    ("<!-- a - b -->", []), ("<!---->", []), ("<!----->", ["-"]), ("<![CDATA[ a -- b ]]>", []),
    ("<!-- \(String(repeating: "long ", count: 40)) -- x -->", ["--"]),
  ])
  func `Hyphens that would end a comment are told, and the rest is read`(comment: String, faults: [String]) {
    let catalog = read(comment.contains("CDATA") ? data(comment, "b") : comment + data("a", comment + "b"))
    #expect(catalog.values.last == "b")
    #expect(catalog.entries.count == 2)
    let lines = faults.map { "⟦\($0)⟧ “--” ends a comment in XML. Write “—” inside it." }
    #expect(catalog.problemLines == (comment.contains("CDATA") ? lines : lines + lines))
  }

  @Test(arguments: [
    ("<root><data name=\"a\"><value>A</value></data><data name=\"b\"><value>B</val", ["A"]),
    ("<root><data name=\"a\"><value>A</value></data></rot>", ["A"]),
    ("<root><data name=\"a\"><value>A</value></data></root><x/>", ["A"]),
    ("<root><data name=\"a\" name=\"b\"><value>A</value></data></root>", []),
    ("", []), ("<", []), ("<root", []),
  ])
  func `What stands before a fault is kept`(text: String, values: [String]) {
    let catalog = read(text)
    #expect(catalog.values == values)
    #expect(catalog.problems.map(\.kind) == [.malformed])
    #expect(catalog.hasPlacesInside)
  }

  @Test func `Entities of the document are never expanded`() {
    let bomb = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
    let text = "<!DOCTYPE root [<!ENTITY e0 \"boom\">\(bomb)]>" + data("a &e9; b", "c")
    let catalog = read(text)
    #expect(catalog.values == ["a &e9; b", "c"])
    #expect(catalog.problems.isEmpty)
    let edits = ResxFormat().edits(for: [Splice(0..<1, "x")], of: catalog.entries[0], in: catalog)
    #expect(edits?.count == 1)
  }

  @Test func `Nesting is bounded`() {
    let catalog = read("<root>" + data("a") + String(repeating: "<x>", count: 100_000))
    #expect(catalog.problems.count == 1)
  }

  @Test(arguments: XMLSamples.all.indices)
  func `No input breaks a reader`(sample: Int) {
    let sample = XMLSamples.all[sample]
    var law = EditLaw(sample.format, path: sample.path, seed: 5)
    let bytes = Array(sample.text.utf8)
    for round in 0..<1200 {
      var mutated = law.random.mutated(bytes)
      if round % 4 == 0 { mutated.removeLast(Int.random(in: 0...mutated.count, using: &law.random)) }
      #expect(law.read(mutated).hasPlacesInside)
      if round % 4 == 1 { law.checkPiece(mutated) }
    }
  }
}

import CopyFormats
import CopyModel
import Testing

@Suite struct XMLEditTests {
  static let texts = [
    "", " ", "a", "\"Frogs\" & 'reeds' < 5 > 3", "back\\slash \\n", "line\nand\ttab", "cr\r\nlf\r", "👩‍👩‍👧 𝒜 e\u{301}",
    "שלום \u{202E}עולם", "@string/x", "?attr/x", "  two  spaces  ", "]]>", "]]", ">", "<![CDATA[x]]>", "<b>bold</b>",
    "&amp;", "&#13;", "<b>", "%1$@ %#@n@", "\u{2028}\u{A0}\u{FEFF}", "\u{85}\u{9F}\u{7F}",
  ]

  @Test(arguments: XMLSamples.all.indices)
  func `Any text can take the place of any value`(sample: Int) {
    let sample = XMLSamples.all[sample]
    let law = EditLaw(sample.format, path: sample.path, seed: 1)
    for text in Self.texts { law.checkWhole(Array(sample.text.utf8), text) }
  }

  @Test(arguments: XMLSamples.all.indices)
  func `Any text can take the place of any piece`(sample: Int) {
    let sample = XMLSamples.all[sample]
    var law = EditLaw(sample.format, path: sample.path, seed: 2)
    for _ in 0..<400 { law.checkPiece(Array(sample.text.utf8)) }
  }

  @Test(arguments: XMLSamples.all.indices)
  func `The file's encoding stays`(sample: Int) {
    let sample = XMLSamples.all[sample]
    let law = EditLaw(sample.format, path: sample.path, seed: 3)
    let wide: [UInt8] = [0xFF, 0xFE] + sample.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for text in ["Frösche & “Teich” 𝒜", "\r\n<"] {
      law.checkWhole(wide, text)
      law.checkWhole(Array(sample.text.replacing("\n", with: "\r\n").utf8), text)
    }
  }

  @Test func `What an old encoding lacks is written as a reference`() throws {
    let text = #"<?xml version="1.0" encoding="windows-1250"?><root><data name="k"><value>Z..</value></data></root>"#
    let bytes = text.utf8.map { $0 == UInt8(ascii: "Z") ? 0x8E : $0 }
    let law = EditLaw(ResxFormat(), path: "a.resx", seed: 4)
    let catalog = law.read(bytes)
    #expect(catalog.values == ["Ž.."])
    let edits = try #require(law.format.edits(for: [Splice(2..<4, "…ž 연")], of: catalog.entries[0], in: catalog))
    #expect(edits.map(\.bytes) == [[0x85, 0x9E, 0x20] + "&#xC5F0;".utf8])
    law.checkWhole(bytes, "Žluťoučký 😀")
  }

  @Test func `Tags stay whole`() throws {
    let catalog = Catalog.reading(XMLSamples.android, as: AndroidFormat(), path: "res/values/strings.xml")
    let styled = try #require(catalog.entries.first { catalog.bytes($0.key).equals("styled") })
    let copy = catalog.bytes(styled.value).text
    #expect(copy == #"Feed <b>all</b> <xliff:g id="n" example="5">%1$d</xliff:g> frogs"#)
    func written(_ new: String) -> String? {
      AndroidFormat().edits(for: [Splice(0..<copy.utf8.count, new)], of: styled, in: catalog)?.first?.text
    }
    #expect(written(copy.replacing("all", with: "Pat's")) == copy.replacing("all", with: #"Pat\'s"#))
    #expect(written("No tags & more") == "No tags &amp; more")
    let half = AndroidFormat().edits(for: [Splice(5..<11, "x")], of: styled, in: catalog)
    #expect(half == nil)
  }

  @Test func `A missing translation goes behind its source`() throws {
    let catalog = Catalog.reading(XMLSamples.xliff, as: XLIFFFormat())
    let missing = try #require(catalog.entries.first { catalog.extras(of: $0)?.state == .new })
    let edits = try #require(XLIFFFormat().edits(for: [Splice(0..<0, "%d Frosch")], of: missing, in: catalog))
    #expect(edits.map(\.text) == ["\n        <target>%d Frosch</target>"])
  }
}

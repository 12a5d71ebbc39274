import CopyFormats
import CopyModel
import Testing

@Suite struct XLIFFReaderTests {
  private func extras(_ catalog: Catalog) -> [String] {
    catalog.entries.map { entry in
      let extras = catalog.extras(of: entry)
      let limit = extras?.limit.map { " \($0.value) \($0.unit)" } ?? ""
      return "\(extras?.source ?? "-")\(limit)\(extras?.state.map { " \($0)" } ?? "")"
    }
  }

  @Test func `Units of version 1`() {
    let catalog = Catalog.reading(XMLSamples.xliff, as: XLIFFFormat())
    #expect(
      catalog.entryLines == [
        "de pond|: Froschteich <1>", "de code| (exempt): a < b", "de %d frogs|plural.one: ",
        #"en pond|: Reeds & <x id="1"/> rushes"#, "en e|: ",
      ])
    #expect(
      extras(catalog) == [
        "Frog’s pond 12 characters needsReview", "reeds", #"%d <g id="1">frog</g> new"#, "-", "-",
      ])
    #expect(catalog.entries.map { catalog.bytes($0.comment).text } == ["The heading", "", "", "a\nb", ""])
    #expect(catalog.locale == LocaleTag("de"))
    #expect(catalog.problems.isEmpty)
  }

  @Test func `Units of version 2`() {
    let catalog = Catalog.reading(XMLSamples.xliff2, as: XLIFFFormat())
    #expect(
      catalog.entryLines == ["ko pond|: 연못", "ko u2|segment.0: 첫째. ", "ko u2|segment.1: "])
    #expect(
      extras(catalog) == ["Pond 20 characters translated", "First. ", #"Second <pc id="1">word</pc>. new"#])
    #expect(catalog.entries.map { catalog.bytes($0.comment).text } == ["The heading", "", ""])
  }

  @Test func `Keys of Xcode's stringsdicts`() {
    let catalog = Catalog.reading(
      """
      <xliff><file source-language="en"><body>
      <trans-unit id="/%d frogs:dict/n:dict/one:dict/:string"><source>a</source></trans-unit>
      <trans-unit id="/%d frogs:dict/NSStringLocalizedFormatKey:dict/:string"><source>b</source></trans-unit>
      <trans-unit id="/path"><source>c</source></trans-unit>
      <trans-unit><source>d</source></trans-unit>
      </body></file></xliff>
      """, as: XLIFFFormat())
    #expect(catalog.entryLines == ["en %d frogs|substitutions.n.plural.one: a", "en %d frogs|: b", "en /path|: c"])
    #expect(catalog.problems.count == 1)
  }

  @Test func `The same key in two files is two units, in one file it is one too many`() {
    func unit(_ text: String) -> String { "<trans-unit id=\"k\"><source>\(text)</source></trans-unit>" }
    let text =
      "<xliff><file>\(unit("a"))\(unit("b"))</file><file><body>\(unit("a"))\(unit("a"))\(unit("b"))</body></file></xliff>"
    let catalog = Catalog.reading(text, as: XLIFFFormat())
    #expect(catalog.problems.map(\.kind) == [.duplicateKey, .duplicateKey])
  }

  @Test func `A source that is the key is no base text`() {
    let text = """
      <xliff><file source-language="en" target-language="en"><body>
      <trans-unit id="1" resname="yes"><source>yes</source><target>Yes</target></trans-unit>
      </body></file></xliff>
      """
    let catalog = Catalog.reading(text, as: XLIFFFormat())
    #expect(catalog.entryLines == ["en yes|: Yes"])
    #expect(extras(catalog) == ["-"])
  }

  @Test func `Without a language to translate into, the source is the text`() throws {
    let catalog = Catalog.reading(
      """
      <xliff version="1.0"><file original="a" source-language="en"><body>
      <trans-unit id="a"><source>Pond</source><target /></trans-unit>
      <trans-unit id="b"><source>Reeds</source><target>Rushes</target></trans-unit>
      </body></file>
      <file original="b" source-language="en" target-language="en-US"><body>
      <trans-unit id="c"><source>Frog</source></trans-unit></body></file></xliff>
      """, as: XLIFFFormat())
    #expect(catalog.entryLines == ["en a|: Pond", "en b|: Rushes", "en c|: Frog"])
    let edits = try #require(XLIFFFormat().edits(for: [Splice(0..<4, "Lake")], of: catalog.entries[0], in: catalog))
    #expect(catalog.text(after: edits).contains("<source>Lake</source><target />"))
  }
}

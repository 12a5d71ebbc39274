import CopyModel
import Testing

@testable import CopyFormats

@Suite struct XMLAttributeTests {
  /// The copy of the first attribute called `title`, and its catalogue.
  private func read(_ file: String) throws -> Catalog {
    let document = XMLDocument(SourceText(ByteBuffer(Array(file.utf8))))
    var builder = CatalogBuilder(path: "a", source: document.source, format: ResxFormat.about, locale: .english)
    let tag = document.tag(try #require(document.tape.root))
    var entry = Entry()
    builder.readXMLAttribute(try #require(tag.attribute("title")), in: document, into: &entry)
    builder.add(entry)
    return builder.finish()
  }

  /// The file after `new` took the place of `range` of the copy.
  private func edited(_ file: String, _ range: Range<Int>, _ new: String) throws -> String? {
    let catalog = try read(file)
    let edits = try #require(XMLAttributeEdits(of: catalog.entries[0], in: catalog)).edits(for: [Splice(range, new)])
    return edits.map { String(decoding: catalog.bytes(after: $0), as: UTF8.self) }
  }

  @Test(arguments: [
    ("<a title=\"Frogs &amp; reeds\"/>", "Frogs & reeds"), ("<a id='1' title='Say \"hop\"'/>", "Say \"hop\""),
    ("<a title=\"One&#10;two\r\nthree\tfour\"/>", "One\ntwo three four"), ("<a title=\"\"/>", ""),
    ("<a title=\"Se&#xF1;or\"/>", "Señor"),
  ])
  func `References are decoded, and line ends are spaces`(file: String, copy: String) throws {
    #expect(try read(file).values == [copy])
  }

  @Test func `New words keep the mark around them and escape what must be`() throws {
    #expect(
      try edited("<a title='Frog'/>", 0..<4, "Frog’s \"x\" 'y' <z> & \n")
        == "<a title='Frog’s \"x\" &apos;y&apos; &lt;z&gt; &amp; &#10;'/>")
    #expect(
      try edited("<a title=\"A &amp; B\" b=\"c\"/>", 4..<5, "\"C\"") == "<a title=\"A &amp; &quot;C&quot;\" b=\"c\"/>")
    #expect(try edited("<a title=\"A &amp; B\"/>", 2..<3, "and") == "<a title=\"A and B\"/>")
    #expect(try edited("<a title=\"\"/>", 0..<0, "New") == "<a title=\"New\"/>")
  }

  @Test func `What XML has no character for is not written`() throws {
    #expect(try edited("<a title=\"A\"/>", 0..<1, "\u{1}") == nil)
  }

  @Test func `Nothing is written beside an entity of the document’s own`() throws {
    let file = "<!DOCTYPE a [<!ENTITY frog \"x\">]><a title=\"The &frog; hops\"/>"
    #expect(try read(file).values == ["The &frog; hops"])
    #expect(try edited(file, 0..<3, "A") == nil)
  }

  @Test func `Copy between tags stands in no attribute`() throws {
    let catalog = Catalog.reading("<root><data name=\"k\"><value/></data></root>", as: ResxFormat())
    #expect(XMLAttributeEdits(of: catalog.entries[0], in: catalog) == nil)
  }
}

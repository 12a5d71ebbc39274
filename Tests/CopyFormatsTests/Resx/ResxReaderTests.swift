import CopyFormats
import CopyModel
import Testing

@Suite struct ResxReaderTests {
  @Test func `Texts are entries, images and numbers are not`() {
    let catalog = Catalog.reading("\u{FEFF}" + XMLSamples.resx, as: ResxFormat())
    #expect(
      catalog.entryLines == [
        "en pond.Text|: The pond", "en >>feed.Type| (exempt): System.Windows.Forms.Button, System.Windows.Forms",
        "en feed.Text|: Feed\r\nall", "en empty|: ", "en typed|: ",
      ])
    #expect(catalog.entries.map { catalog.bytes($0.comment).text }.first == "A heading")
    #expect(catalog.problems.isEmpty)
  }

  @Test func `The class of a control is the role of its text`() {
    let catalog = Catalog.reading(XMLSamples.resx, as: ResxFormat())
    #expect(catalog.entries.map(\.role) == [.unknown, .unknown, .button, .unknown, .unknown])
    #expect(catalog.entries[2].evidence == .class)
  }

  @Test func `What is wrong is told`() {
    let catalog = Catalog.reading(
      "<root><data name=\"a\"><value>1</value></data><data name=\"a\"><value>2</value></data><data><value/></data></root>",
      as: ResxFormat())
    #expect(catalog.problems.map(\.kind) == [.duplicateKey, .malformed])
    #expect(Catalog.reading("<xml/>", as: ResxFormat()).problems.count == 1)
  }
}

import CopyFormats
import CopyModel
import Testing

@Suite struct AndroidReaderTests {
  private func read(_ text: String, path: String = "res/values/strings.xml") -> Catalog {
    Catalog.reading(text, as: AndroidFormat(), path: path)
  }

  private func value(_ written: String) -> Catalog {
    read("<resources><string name=\"k\">\(written)</string></resources>")
  }

  @Test func `Each string, form, and item is an entry`() {
    let catalog = read(XMLSamples.android)
    #expect(
      catalog.entryLines == [
        "en pond|: Frog's pond & reeds", "en wrapped|: One line and the next \n  kept  ",
        #"en styled|: Feed <b>all</b> <xliff:g id="n" example="5">%1$d</xliff:g> frogs"#,
        #"en html|: <a href="x">Reeds</a> ’ …"#, "en ref| (exempt): @string/pond", "en code| (exempt): reeds_v2",
        "en empty|: ", "en frogs|plural.one: %d frog", "en frogs|plural.other: %d frogs", "en moods|item.0: Calm",
        "en moods|item.1: @home",
      ])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.entries.map { catalog.bytes($0.comment).text }.filter { !$0.isEmpty } == ["The pond", "many"])
    #expect(catalog.remarks.map { catalog.bytes($0).text } == ["Licence"])
  }

  @Test(arguments: [
    (" a  b\n\tc ", "a b c"), (#""  a  b ""#, "  a  b "), (#"a\u0020 b"#, "a  b"), (#"\ud83d\ude00"#, "😀"),
    (##"\n\t\\\'\"\@\?\#"##, "\n\t\\'\"@?#"), ("a <b> b</b>", "a <b>b</b>"), ("&lt;i&gt;&quot; x &quot;", "<i> x "),
    ("<![CDATA[ a ]]> b", "a b"), (#"\ "#, " "), ("a<!-- c -->b", "ab"), ("a &#160; b", "a \u{A0} b"),
  ])
  func `Text is read as the resource compiler does`(written: String, text: String) {
    let catalog = value(written)
    #expect(catalog.values == [text])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `A message of ICU is one text for each form, and never edited`() {
    let catalog = value("{ n, plural, one {{n,number,#.0} frog} other {{n,number,#.0} frogs} }")
    #expect(catalog.entries.map { catalog.bytes($0.variation).text } == ["plural.one", "plural.other"])
    #expect(catalog.values == ["{n,number,#.0} frog", "{n,number,#.0} frogs"])
    #expect(catalog.entries.allSatisfy { $0.flags.contains(.isRecovered) })
  }

  /// White space goes on behind what stands for nothing, and is one space with its places in order.
  @Test(arguments: [
    "a <!-- c --> b", "<![CDATA[a ]]> b", "a <![CDATA[ b]]>", " <!-- c --> <![CDATA[ ]]>a<!-- d --> <!-- e -->b ",
    "<![CDATA[a b ]]>", "a <!-- c --><!-- d -->\n<![CDATA[]]>b", "a b <!-- c -->",
  ])
  func `Places stand in order, and edits keep to theirs`(written: String) throws {
    let catalog = value(written)
    #expect(catalog.values == ["a b"])
    let segments = catalog.map(of: try #require(catalog.entries.first)).segments
    #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.text <= $1.text && $0.decoded <= $1.decoded })
    let file = Array("<resources><string name=\"k\">\(written)</string></resources>".utf8)
    var law = EditLaw(AndroidFormat(), path: "values/a.xml", seed: 5)
    for text in XMLEditTests.texts { law.checkWhole(file, text) }
    for _ in 0..<100 { law.checkPiece(file) }
  }

  @Test(arguments: [
    ("Frog's", "Frog's", CatalogProblem.Kind.malformed, "'"), (#"a\qb"#, "aqb", .unknownEscape, #"\q"#),
    (#"\u12g"#, "\u{FFFD}g", .unknownEscape, #"\u12"#), (#"\ud83d."#, "\u{FFFD}.", .encoding, #"\ud83d"#),
    (#"open " quote"#, "open  quote", .malformed, "\""), (#"end\"#, "end", .unknownEscape, #"\"#),
  ])
  func `Slips are told where they stand`(written: String, text: String, kind: CatalogProblem.Kind, place: String) {
    let catalog = value(written)
    #expect(catalog.values == [text])
    #expect(catalog.problems.map(\.kind) == [kind])
    #expect(catalog.problems.map { catalog.written(at: $0.span) } == [place])
  }

  @Test(arguments: [
    (["0012", "a01041", "00f2", "TODO"], true), (["2024", "2025", "All"], false),
    (["1 day", "7 days", "NEVER"], false),
  ])
  func `An array of signs is shown to nobody`(items: [String], isExempt: Bool) {
    let catalog = read(
      "<resources><string-array name=\"a\">\(items.map { "<item>\($0)</item>" }.joined())</string-array></resources>")
    #expect(catalog.entries.map { $0.flags.contains(.isExempt) } == items.map { _ in isExempt })
  }

  @Test func `What lacks a name or quantity is told`() {
    let catalog = read(
      #"""
      <resources><string>a</string><plurals name="p"><item>b</item><item quantity="lots">c</item></plurals>
      <string name="d">1</string><string name="d">2</string><string name="d" product="tablet">3</string>
      <color name="x">#fff</color><item type="string" name="i">e</item></resources>
      """#)
    #expect(
      catalog.entryLines == ["en p|plural.lots: c", "en d|: 1", "en d|: 2", "en d|product.tablet: 3", "en i|: e"])
    #expect(catalog.problems.map(\.kind) == [.malformed, .malformed, .malformed, .duplicateKey])
  }

  @Test func `Files of that name that are something else are left alone`() {
    #expect(read("<svg><text>a</text></svg>", path: "strings.xml").problems.isEmpty)
    #expect(read("<a", path: "docs/strings.xml").problems.isEmpty)
    #expect(read("<svg/>").problems.count == 1)
  }

  @Test(arguments: [
    ("res/values/strings.xml", true), ("values-de-rAT/plurals.xml", true), ("strings.xml", true),
    ("res/layout/main.xml", false), ("values.xml", false), ("values/strings.txt", false), ("pom.xml", false),
  ])
  func `The path tells`(path: String, isClaimed: Bool) {
    #expect(AndroidFormat().claims(path: path) == isClaimed)
  }

  @Test func `What documents messages is no copy`() {
    let catalog = read(
      "<resources><string name=\"k\">Title of the page...</string></resources>", path: "values-qq/strings.xml")
    #expect(catalog.entryLines == ["en k| (exempt): Title of the page..."])
  }
}

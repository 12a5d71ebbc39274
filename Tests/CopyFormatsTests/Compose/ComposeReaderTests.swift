import CopyFormats
import CopyModel
import Testing

@Suite struct ComposeReaderTests {
  private func value(_ written: String) -> Catalog {
    Catalog.reading(
      "<resources><string name=\"k\">\(written)</string></resources>", as: ComposeFormat(),
      path: "composeResources/values/strings.xml")
  }

  @Test(arguments: [
    ("Dove's \"loft\"", "Dove's \"loft\""), (" a  b ", " a  b "), (#"a\nb\tc\\d\u2026"#, "a\nb\tc\\d…"),
    (#"C:\Doves"#, #"C:\Doves"#), (#"\ud83d\ude00"#, "😀"), (#"end\"#, #"end\"#), ("@home?", "@home?"),
    ("@string/loft", "@string/loft"), ("<![CDATA[ <i> ]]>", " <i> "), (#"\\n"#, #"\n"#),
  ])
  func `Text is read as the plug-in does`(written: String, text: String) throws {
    let catalog = value(written)
    #expect(catalog.values == [text])
    #expect(catalog.problems.isEmpty)
    #expect(try #require(catalog.entries.first).flags.contains(.isExempt) == false)
  }

  @Test(arguments: [
    (#"Dove\'s"#, #"Dove\'s"#, #"\'"#), (#"\@home"#, #"\@home"#, #"\@"#), (#"\u12g"#, #"\u12g"#, #"\u12"#),
  ])
  func `What only Android escapes shows its backslash`(written: String, text: String, place: String) {
    let catalog = value(written)
    #expect(catalog.values == [text])
    #expect(catalog.problems.map(\.kind) == [.unknownEscape])
    #expect(catalog.problems.map { catalog.written(at: $0.span) } == [place])
  }

  @Test(arguments: ["a \\n b", "Dove's <b>loft</b>", "<![CDATA[a]]>  b", "\\u2026 \\\\ x"])
  func `Edits keep to their places`(written: String) {
    let file = Array("<resources><string name=\"k\">\(written)</string></resources>".utf8)
    var law = EditLaw(ComposeFormat(), path: "composeResources/values/a.xml", seed: 5)
    for text in XMLEditTests.texts { law.checkWhole(file, text) }
    for _ in 0..<100 { law.checkPiece(file) }
  }

  @Test(arguments: [
    ("shared/composeResources/values/strings.xml", true), ("composeResources/values-de/plurals.xml", true),
    ("composeResources/drawable/a.xml", false), ("res/values/strings.xml", false),
  ])
  func `The path tells`(path: String, isClaimed: Bool) {
    #expect(ComposeFormat().claims(path: path) == isClaimed)
    #expect(!AndroidFormat().claims(path: path) || !isClaimed)
  }
}

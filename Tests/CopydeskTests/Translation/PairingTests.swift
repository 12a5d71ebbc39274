import CopyModel
import Testing

@testable import CopyPassage

/// The base text of each translation, wherever it comes from.
@Suite struct PairingTests {
  private func texts(_ file: String, path: String, base: String? = nil) -> [String?] {
    let catalog = CatalogReader.read(ByteBuffer(Array(file.utf8)), path: path)
    let base = base.map { BaseCatalog(ByteBuffer(Array($0.utf8)), path: "en.lproj/a.strings") }
    let pairing = Pairing(catalog, roles: ContiguousArray(catalog.entries.map { _ in RoleGuess() }), file: base)
    return catalog.entries.indices.map { index in
      switch pairing.match(of: index) {
      case .stated(let text): text
      case .written(let bytes): bytes.text
      case .entry(let entry): pairing.base.map { $0.catalog.bytes($0.catalog.entries[entry].value).text }
      case nil: nil
      }
    }
  }

  @Test func keysLeadToTheBase() {
    let file = "\"a\" = \"A de\";\n\"b\" = \"B de\";\n\"c\" = \"C de\";\n"
    #expect(
      texts(file, path: "de.lproj/a.strings", base: "\"b\" = \"B\";\n\"a\" = \"A\";\n") == ["A", "B", nil])
  }

  @Test func ofAKeyThatStandsTwiceTheLastCounts() {
    #expect(
      texts("\"a\" = \"A de\";\n", path: "de.lproj/a.strings", base: "\"a\" = \"Old\";\n\"a\" = \"New\";\n") == ["New"])
  }

  @Test func keysWrittenForPeopleAreBaseText() {
    let file = "\"Delete %@?\" = \"x\";\n\"delete.title\" = \"x\";\n\"OK\" = \"x\";\n\"a = b\" = \"x\";\n"
    #expect(texts(file, path: "de.lproj/a.strings") == ["Delete %@?", nil, nil, nil])
    #expect(texts(file, path: "en.lproj/a.strings") == [nil, nil, nil, nil])
  }

  @Test func interfaceBuilderWritesTheBaseIntoComments() {
    let comment = "/* Class = \"NSButtonCell\"; title = \"Open\"; ObjectID = \"7od-TM-cUB\"; */\n"
    #expect(texts(comment + "\"7od-TM-cUB.title\" = \"Öffnen\";\n", path: "de.lproj/a.strings") == ["Open"])
    #expect(texts(comment + "\"7od-TM-cUB.toolTip\" = \"Öffnen\";\n", path: "de.lproj/a.strings") == [nil])
  }

  @Test func jsonLinesStateTheirSource() {
    let file = "{\"value\": \"Löschen\", \"source\": \"Delete\"}\n{\"value\": \"Neu\"}\n"
    #expect(texts(file, path: "a.jsonl") == ["Delete", nil])
  }

  @Test func aCatalogHasItsBaseInside() {
    let unit = { (text: String) in "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }" }
    let forms = "{ \"variations\": { \"plural\": { \"one\": \(unit("1")), \"other\": \(unit("n")) } } }"
    let more = "{ \"variations\": { \"plural\": { \"few\": \(unit("2")), \"one\": \(unit("1")) } } }"
    let file = """
      { "sourceLanguage": "en", "strings": {
        "a": { "localizations": { "de": \(unit("A de")), "en": \(unit("A")) } },
        "b": { "localizations": { "en": \(forms), "pl": \(more) } },
        "Some text": { "localizations": { "de": \(unit("Text")) } } }, "version": "1.0" }
      """
    #expect(texts(file, path: "a.xcstrings") == ["A", nil, nil, nil, "n", "1", nil, "Some text"])
  }
}

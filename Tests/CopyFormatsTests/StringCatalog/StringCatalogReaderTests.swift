import CopyFormats
import CopyModel
import Testing

@Suite struct StringCatalogReaderTests {
  private let format = StringCatalogFormat()

  @Test func `Every text of every language is an entry, in the order of the file`() {
    let catalog = format.read(StringCatalogSample.garden)
    #expect(
      catalog.entryLines == [
        "en | (key): ",
        "en %lld frogs|plural.one: %lld frog",
        "en %lld frogs|plural.other: %lld frogs",
        "pl %lld frogs|device.applewatch: żaby: %lld",
        "pl %lld frogs|device.other.plural.few: %lld żaby",
        "pl %lld frogs|device.other.plural.other: %lld żab",
        "en Garden®| (key) (exempt): Garden®",
        "de Garden®| (exempt): Garten®",
        "en Water \"now\"| (key): Water \"now\"",
        "zh-Hans Water \"now\"|: 浇\n水",
        "en beds.in.rows %lld %lld|: %#@beds@ in %#@rows@",
        "en beds.in.rows %lld %lld|substitutions.beds.plural.other (part): %arg beds",
        "en dig.phrases|stringSet.0: Dig",
        "en dig.phrases|stringSet.1: Dig a hole",
        "en spade.help|width.20: Dig",
      ])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.locale == .english)
  }

  @Test func `Comments belong to all texts of their key`() {
    let catalog = format.read(StringCatalogSample.garden)
    let comments = catalog.entries.map { catalog.bytes($0.comment).text }
    let frogs = Array(repeating: "Number of frogs in the pond", count: 5)
    let beds = Array(repeating: "Beds and rows\nin the plan", count: 2)
    #expect(comments == [""] + frogs + ["", "", "", ""] + beds + ["", "", ""])
  }

  @Test func `Places are those of the written strings`() {
    let catalog = format.read(StringCatalogSample.garden)
    let written = catalog.entries.map { catalog.written(at: catalog.source.span(of: $0.raw)) }
    #expect(written[8...10] == [#"Water \"now\""#, #"\u6d47\n水"#, "%#@beds@ in %#@rows@"])
    let chinese = catalog.entries[9]
    #expect(catalog.written(at: catalog.span(of: 0..<3, in: chinese)) == #"\u6d47"#)
    #expect(catalog.written(at: catalog.span(of: 4..<7, in: chinese)) == "水")
  }

  @Test(arguments: [
    ("settings.title", true), ("7od-TM-cUB.title", true), ("unknown_error", true), ("cli_error %@ %lld", true),
    ("Settings...", false), ("Save", false), ("Open a.b", false), ("...", false), ("100 %", false), ("", false),
    (".a", false), ("No. %@", false), ("저장.제목", false),
  ])
  func `Keys that are names aren't copy`(key: String, isName: Bool) {
    let catalog = format.read(StringCatalogSample.catalog(#""\#(key)":{}"#))
    #expect(catalog.entryLines == ["en \(key)| (key)\(isName ? " (exempt)" : ""): \(key)"])
  }

  @Test func `A key shows where the source language has parts alone`() {
    let part = #""substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}"#
    let catalog = format.read(StringCatalogSample.catalog(#""%n":{"localizations":{"en":{\#(part)}}}"#))
    #expect(catalog.entryLines == ["en %n| (key): %n", "en %n|substitutions.n.plural.other (part): %arg"])
  }

  @Test func `The source language may stand behind the strings`() {
    let catalog = format.read(#"{"strings":{"ok":{"localizations":{"de":{}}}},"sourceLanguage":"pt_BR"}"#)
    #expect(catalog.entryLines == ["pt-BR ok| (key): ok"])
  }

  @Test func `Names may be written with escapes, and null is nothing`() {
    let unit = #""string\u0055nit":{"valu\u0065":"a"}"#
    let catalog = format.read(
      StringCatalogSample.catalog(#""k":{"comment":null,"localizations":{"e\u006e":{\#(unit)},"de":null}},"l":null"#))
    #expect(catalog.entryLines == ["en k|: a", "en l| (key): l"])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: ["utf8", "mark", "little", "big"])
  func `Encodings give the same entries`(encoding: String) {
    let text = StringCatalogSample.garden
    let units = encoding == "little" || encoding == "big" ? Array(text.utf16) : []
    let bytes: [UInt8] =
      switch encoding {
      case "mark": [0xEF, 0xBB, 0xBF] + text.utf8
      case "little": [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      case "big": [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      default: Array(text.utf8)
      }
    let catalog = format.read(bytes: bytes)
    #expect(catalog.entryLines == format.read(text).entryLines)
    #expect(catalog.problems.isEmpty && catalog.hasPlacesInside)
  }

  @Test func `Names of files`() {
    #expect(format.claims(fileName: "Localizable.xcstrings") && format.claims(fileName: "A.XCSTRINGS"))
    #expect(!format.claims(fileName: "Localizable.strings") && !format.claims(fileName: "xcstrings"))
  }

  @Test func `States of translations`() {
    func unit(_ state: String) -> String { #"{"stringUnit":{"state":"\#(state)","value":"x"}}"# }
    let all = ["new", "needs_review", "translated", "translated", "odd"].enumerated()
    let units = all.map { #""k\#($0.offset)":{"localizations":{"en":\#(unit($0.element))}}"# }
    let stale = #""k9":{"extractionState":"stale","localizations":{"en":\#(unit("translated"))}}"#
    let catalog = format.read(StringCatalogSample.catalog((units + [stale]).joined(separator: ",")))
    #expect(
      catalog.entries.map { catalog.extras(of: $0)?.state } == [
        .new, .needsReview, .translated, .translated, nil, .stale,
      ])
    #expect(catalog.extras.count == 4)
  }
}

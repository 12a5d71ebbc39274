import CopyFormats
import CopyModel
import TestSupport
import Testing

@testable import CopyPassage

struct RoleInferenceTests {
  @Test func `What the input declares stands`() {
    let catalog = SampleCatalog.make([("delete.alert.title", "", "Delete?")]) { entry, _ in
      (entry.role, entry.evidence) = (.label, .explicit)
    }
    let inference = RoleInference()
    let guess = inference.guess(catalog.entries[0], in: catalog)
    #expect(guess == RoleGuess(.label, .explicit, 1, .declared))
    #expect(!guess.isWeak)
  }

  @Test func `The configuration beats the key`() {
    let row = RoleRow(key: "delete.alert.title", "Delete?", .alertTitle)
    var inference = RoleInference()
    inference.configured = { entry, catalog in
      catalog.bytes(entry.key).equals("delete.alert.title") ? .menuItem : nil
    }
    #expect(inference.guess(row.catalog.entries[0], in: row.catalog).evidence == .config)
    inference.configured = { _, _ in nil }
    #expect(inference.guess(row.catalog.entries[0], in: row.catalog).evidence == .key)
  }

  @Test(arguments: [
    (RoleRow(key: "saveBtn", "Save", .button), "key ends in “Btn”"),
    (RoleRow(key: "alert.drought", "Is the soil dry?", .alertTitle), "key has “alert”"),
    (RoleRow(comment: "Big button", "Water", .button), "comment says “button”"),
    (RoleRow(key: "Qx7Lm2", "Which plant do you mean?", .text, path: "Intents.strings"), "the file’s name tells"),
    (RoleRow("OK", .button), "reads like the answer to an alert"),
    (RoleRow("", .unknown), "nothing tells"),
  ])
  func `The reason quotes the words that tell`(row: RoleRow, reason: String) {
    #expect(row.guess.reason.text(of: row.catalog.entries[0], in: row.catalog) == reason)
  }

  @Test func `The path of a line counts, not that of the stream`() {
    let source = SourceText(ByteBuffer([UInt8]()))
    let builder = CatalogBuilder(path: "x.jsonl", source: source, format: JSONLinesFormat.about, locale: .english)
    var entry = Entry()
    entry.key = builder.store("Qx7Lm2".utf8)
    entry.value = builder.store("Which plant do you mean?".utf8)
    entry.extras = builder.add(EntryExtras(path: "en.lproj/Intents.strings"))
    builder.add(entry)
    let catalog = builder.finish()
    let inference = RoleInference()
    #expect(inference.guess(entry, in: catalog).role == .text)
  }

  @Test func `A value in a script without spaces is read as running text`() {
    let guess = RoleRow(key: "garden.settings.name", "水やりの設定はポンプの画面で変更できます。", .text).guess
    #expect(guess.role == .text)
  }

  @Test func `Any bytes give a guess, and the same one twice`() {
    var random = SeededGenerator(seed: 11)
    let scraps = ["alert", ".", "title", "Class = \"", "button", "->", "’", "(", "\"", "<", "?", " ", "ü", "警", "."]
    for _ in 0..<2_000 {
      let texts = (0..<3).map { _ in Self.text(&random, scraps) }
      let row = RoleRow(key: texts[0], comment: texts[1], texts[2], .unknown, path: texts[0])
      let guess = row.guess
      #expect(guess == row.guess)
      #expect((0...1).contains(guess.confidence))
      #expect((guess.role == .unknown) == (guess.evidence == .none))
      #expect(!guess.reason.text(of: row.catalog.entries[0], in: row.catalog).isEmpty)
    }
  }

  private static func text(_ random: inout SeededGenerator, _ scraps: [String]) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      if Bool.random(using: &random) { bytes += scraps.randomElement(using: &random).map { Array($0.utf8) } ?? [] }
      bytes.append(.random(in: 0...255, using: &random))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What stands many times under one key, or alike in several forms, is judged as that.
@Suite("Lists and forms")
struct LongListTests {
  private func rules(_ language: String, of other: String, base: String) throws -> [String] {
    func file(_ body: String) -> ByteBuffer { ByteBuffer(Array("<resources>\n\(body)\n</resources>".utf8)) }
    let catalog = BaseCatalog(file(base), path: "res/values/strings.xml")
    return try FileReviewer(settings: Settings()).review(
      file(other), path: "res/values-\(language)/strings.xml", base: catalog
    ).diagnostics.map(\.rule)
  }

  private func list(_ items: [String]) -> String {
    "<string-array name=\"boats\">" + items.map { "<item>\($0)</item>" }.joined() + "</string-array>"
  }

  @Test(
    "names that a program picks from may have capitals, a short menu’s entries not",
    arguments: [(16, 0), (3, 3)])
  func names(_ count: Int, _ found: Int) throws {
    let english = ["Blue Heron", "Old Lantern", "Red Anchor", "Cold Kiln"]
    let spanish = ["Garza Azul", "Farol Viejo", "Ancla Roja", "Horno Frío"]
    let all = { (words: [String]) in (0..<count).map { words[$0 % words.count] } }
    let rules = try rules("es", of: list(all(spanish)), base: list(all(english)))
    #expect(rules.count { $0 == "l10n-title-case" } == found)
  }

  @Test func formsThatReadAlikeAreEnough() throws {
    let plural = { (forms: [(String, String)]) in
      let items = forms.map { "<item quantity=\"\($0.0)\">\($0.1)</item>" }.joined()
      return "<plurals name=\"hours\">\(items)</plurals>"
    }
    let base = plural([("one", "%d hour"), ("other", "%d hours")])
    let alike = try rules("pl", of: plural([("one", "%d godz."), ("other", "%d godz.")]), base: base)
    #expect(!alike.contains("l10n-plural"))
    let other = try rules("pl", of: plural([("one", "%d godzina"), ("other", "%d godziny")]), base: base)
    #expect(other.contains("l10n-plural"))
  }
}

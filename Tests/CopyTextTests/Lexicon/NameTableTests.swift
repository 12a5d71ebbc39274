import CopyModel
import Testing

@testable import CopyText

/// Names with a fixed spelling.
@Suite struct NameTableTests {
  static let categories: Set<String> = [
    "acronym", "apple-product", "calendar", "company", "format", "holiday", "language", "month", "nationality", "os",
    "os-feature", "place", "product", "protocol", "title-compound", "unit", "weekday",
  ]

  @Test func everyNameHasAKnownCategory() throws {
    for row in try LexiconFile("shared/names.tsv").rows {
      #expect(row.count == 2 || row.count == 3 && ["word", "kept"].contains(row[2]), "\(row)")
      #expect(Self.categories.contains(row[1]), "\(row)")
    }
  }

  /// Whatever case copy uses, at most one name is meant.
  @Test func eachNameHasOneSpelling() throws {
    let names = try LexiconFile("shared/names.tsv").rows.map(\.[0])
    let spellings = Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }
    // The trademark and the family of systems are both in use.
    #expect(spellings == [["UNIX", "Unix"]])
    #expect(names.count > 500)
  }

  /// “us” or “may” in lower case must never be corrected to a name, so such names are marked as words.
  @Test func namesThatAreFunctionWordsAreMarked() throws {
    for row in try LexiconFile("shared/names.tsv").rows where row.count == 2 && row[0] != "OK" {
      var word = row[0].lowercased()
      let tags = word.withUTF8 { WordTable.english.tags(of: Bytes($0)) }
      #expect(tags.dominant != .function || tags.contains(.abbreviation), "\(row[0])")
    }
  }

  @Test(arguments: [
    "iPhone", "iCloud Keychain", "macOS", "Wi-Fi", "WebDAV", "CalDAV", "OpenAI", "GitHub", "YouTube", "PDF", "HTML",
    "QR", "VPN", "SSH", "English", "January", "Face ID", "App Store", "Mac mini", "URL", "ID", "API", "JSON", "MP4",
    "GB", "MHz", "eSIM", "USB-C", "Sign in with Apple", "DuckDuckGo",
  ])
  func usualNamesAreDemanded(name: String) throws {
    #expect(try LexiconFile("shared/names.tsv").rows.contains { $0[0] == name && $0.count == 2 })
  }

  @Test(arguments: ["Messages", "Notes", "Photos", "Files", "May", "Mail", "Finder", "Numbers", "Pages", "Built-in"])
  func ordinaryWordsAreOnlyKept(name: String) throws {
    #expect(try LexiconFile("shared/names.tsv").rows.contains { $0[0] == name && $0.count == 3 })
  }
}

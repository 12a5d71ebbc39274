import CopyModel
import Foundation
import Testing

@testable import CopyText

/// The tables written by hand: their order, their cells, and that the program embeds what lies in the source tree.
@Suite struct LexiconTableTests {
  static let tables =
    [
      "en/function-words.tsv", "en/interface-words.tsv", "en/irregular-verbs.tsv", "en/overrides.tsv",
      "en/phrasal-verbs.tsv", "shared/names.tsv",
    ]
    + EmbeddedFile.all.map(\.name).filter { name in
      ["/accents.tsv", "/nouns.tsv", "/neighbors.tsv", "/inflections.tsv", "/letter-slips.tsv"].contains {
        name.hasSuffix($0)
      }
    }

  @Test(arguments: tables)
  func isSortedAndHasNoDuplicates(path: String) throws {
    let names = try LexiconFile(path).rows.map(\.[0])
    #expect(!names.isEmpty)
    for (previous, next) in zip(names, names.dropFirst()) where !previous.utf8.lexicographicallyPrecedes(next.utf8) {
      Issue.record("\(path): “\(previous)” stands before “\(next)”")
    }
  }

  @Test(arguments: tables)
  func isNormalisedAndHasNoEmptyFirstCell(path: String) throws {
    let file = try LexiconFile(path)
    #expect(file.text.utf8.elementsEqual(file.text.precomposedStringWithCanonicalMapping.utf8))
    #expect(file.text.hasSuffix("\n"))
    for row in file.rows {
      #expect(row.allSatisfy { $0 == $0.trimmingCharacters(in: .whitespaces) } && !row[0].isEmpty, "\(path): \(row)")
    }
  }

  /// What is typed without accents is another word than what is meant, in plain letters; German nouns start large.
  @Test(arguments: EmbeddedFile.all.map(\.name).filter { $0.hasSuffix("/accents.tsv") })
  func wordsLackTheirAccents(path: String) throws {
    for row in try LexiconFile(path).rows {
      let (isPlain, isMeantPlain) = (row[0].allSatisfy(\.isASCII), row[1].allSatisfy(\.isASCII))
      #expect(isPlain && !isMeantPlain, "\(row)")
      #expect(row[0] == row[0].lowercased(), "\(row)")
    }
  }

  @Test func embeddedFilesAreThoseOfTheTree() throws {
    let files = EmbeddedFile.all
    #expect(files.map(\.name) == files.map(\.name).sorted())
    for file in files {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Lexicons/\(file.name)")
      #expect(try Data(contentsOf: root.standardized) == Data(file.bytes), "\(file.name)")
      #expect(EmbeddedFile(named: file.name)?.bytes.baseAddress == file.bytes.baseAddress)
    }
  }

  @Test func unknownFileIsNil() {
    #expect(EmbeddedFile(named: "en/words") == nil)
  }

  @Test func functionWordsKeepTheirTags() throws {
    for row in try LexiconFile("en/function-words.tsv").rows {
      let names = row[1].contains("=") ? row[1] : row[1] + " =function"
      let tags = try #require(TagNames.tags(names), "\(row[0]): unknown tag in “\(row[1])”")
      let overridden = try LexiconFile("en/overrides.tsv").rows.contains { $0[0] == row[0] }
      #expect(overridden || lookUp(row[0]) == tags, "run Lexicons/build/english.py: \(row[0])")
    }
  }

  @Test func overridesHoldInTheLexicon() throws {
    for row in try LexiconFile("en/overrides.tsv").rows {
      #expect(row.count == 3 && !row[2].isEmpty, "\(row[0]) has no reason")
      for change in row[1].split(separator: " ") {
        let isRemoval = change.hasPrefix("-")
        let name = change.hasPrefix("=") ? change : change.dropFirst()
        let tag = try #require(TagNames.tags(name), "\(row[0]): unknown tag “\(change)”")
        let holds = change.hasPrefix("=") ? lookUp(row[0]).dominant == tag.dominant : lookUp(row[0]).contains(tag)
        #expect(holds != isRemoval, "run Lexicons/build/english.py: \(row[0]) \(change)")
      }
    }
  }

  @Test func phrasalVerbsAreVerbsWithParticles() throws {
    for row in try LexiconFile("en/phrasal-verbs.tsv").rows {
      #expect(lookUp(row[0]).contains(.baseVerb), "\(row[0])")
      let particles = row[1].split(separator: " ").map(String.init)
      #expect(!particles.isEmpty && particles == Set(particles).sorted(), "\(row[0])")
      for particle in particles {
        #expect(lookUp(particle).contains(.particle), "\(row[0]) \(particle)")
      }
    }
  }

  private func lookUp(_ word: String) -> WordTags {
    var word = word
    return word.withUTF8 { WordTable.english.tags(of: Bytes($0)) }
  }
}

import CopyModel
import Foundation
import Testing

@testable import CopyText

/// The term lists of every language: readable, in normal form, free of contradictions.
@Suite struct TermListTests {
  static let languages = EmbeddedFile.all.map(\.name).filter { $0.hasSuffix("/terms.txt") }.map {
    String($0.prefix { $0 != "/" })
  }

  private func read(_ language: String) throws -> (terms: [Term], problems: [TermReader.Problem]) {
    let file = try #require(EmbeddedFile(named: "\(language)/terms.txt"))
    return TermReader.read(file.bytes.bindMemory(to: UInt8.self))
  }

  @Test func englishAndKoreanAreThere() { #expect(Set(Self.languages).isSuperset(of: ["en", "ko"])) }

  @Test(arguments: languages)
  func readsWithoutProblems(_ language: String) throws {
    let (terms, problems) = try read(language)
    #expect(problems == [])
    #expect(!terms.isEmpty)
  }

  @Test(arguments: languages)
  func isInNormalForm(_ language: String) throws {
    var seen: Set<String> = []
    for term in try read(language).terms {
      #expect(term.text == term.text.precomposedStringWithCanonicalMapping, "\(term.text)")
      #expect(term.text == term.text.lowercased(), "\(term.text): terms are written low; case is folded")
      let key = "\(term.list.name)|\(term.opensFront)|\(term.text.replacing("'", with: "’"))|\(term.opensBack)"
      #expect(seen.insert(key).inserted, "\(term.text) stands twice in \(term.list.name)")
    }
  }

  /// Better words that the same list would report again lead nowhere.
  @Test(arguments: languages)
  func betterWordsAreNotReportedThemselves(_ language: String) throws {
    let terms = try read(language).terms
    for term in terms {
      guard let better = term.better else { continue }
      let worse = terms.filter { $0.list == term.list }.map(\.text)
      #expect(!worse.contains(better), "\(term.text) => \(better)")
    }
  }

  @Test func namesOfListsAreKebabCase() {
    for list in TermList.allCases {
      #expect(list.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(TermList(name: list.name) == list)
    }
    #expect(TermList.allCases.count <= 64, "a set of lists is one word of 64 bits")
  }

  @Test func unreadableLinesAreNamed() {
    let text = Array("oops\nlist no-such-list\n  a\nlist blame\n  you entered => x # note\n".utf8)
    let (terms, problems) = text.withUnsafeBufferPointer { TermReader.read($0) }
    #expect(problems.map(\.line) == [1, 2])
    #expect(terms == [Term(list: .blame, text: "you entered", better: "x")])
  }
}

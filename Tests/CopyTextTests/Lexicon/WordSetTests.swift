import CopyModel
import Foundation
import Testing

@testable import CopyText

/// The sets of words that grammar asks for: readable, low, sorted, and each asked for.
@Suite struct WordSetTests {
  static let files = EmbeddedFile.all.map(\.name).filter { $0.hasSuffix("/word-sets.txt") }

  private func text(_ name: String) throws -> String {
    String(decoding: try #require(EmbeddedFile(named: name)).bytes, as: UTF8.self)
  }

  @Test(arguments: files)
  func `A line is a comment, a named set with what it is for, or a word`(_ name: String) throws {
    let text = try text(name)
    #expect(text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8) && text.hasSuffix("\n"))
    #expect(text.contains("Licence:") || text.contains("SOURCES.md"))
    for line in text.split(separator: "\n") {
      let isKnown = line.contains(/^#|^list [a-z]+(-[a-z]+)* +# .|^  [^ #\t]([^#\t]*[^ #\t])?$/)
      #expect(isKnown, "Lexicons/\(name): \(line)")
    }
  }

  @Test(arguments: files)
  func `Words are low, sorted by code points, and stand once`(_ name: String) throws {
    let text = Bytes(try #require(EmbeddedFile(named: name)).bytes.bindMemory(to: UInt8.self))
    for set in WordSetFile.places(in: text).keys {
      let words = WordSet(set, of: String(name.prefix { $0 != "/" })).words
      #expect(!words.isEmpty && !words.contains { $0.contains("'") }, "\(set)")
      #expect(words.allSatisfy { $0 == $0.lowercased() || $0 == "TBD" }, "\(set)")
      for (previous, next) in zip(words, words.dropFirst()) {
        #expect(previous.utf8.lexicographicallyPrecedes(next.utf8), "\(set): \(next)")
      }
    }
  }

  /// A set that nothing asks for is misspelled, or left over.
  @Test(arguments: files)
  func `Every set has a name in code, and every name a set`(_ name: String) throws {
    let text = Bytes(try #require(EmbeddedFile(named: name)).bytes.bindMemory(to: UInt8.self))
    let asked = Self.asked.filter { $0.language == name.prefix { $0 != "/" } }.map(\.set)
    #expect(asked.sorted() == WordSetFile.places(in: text).keys.sorted(), "Lexicons/\(name)")
  }

  private static let asked: [(set: String, language: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CopyText/Lexicon").standardizedFileURL
    let code = ["English", "Frames", "Korean", "Others"].compactMap {
      try? String(contentsOf: folder.appending(path: "WordSet+\($0).swift"), encoding: .utf8)
    }.joined()
    return code.matches(of: /= WordSet\("([a-z-]+)"(?:, of: "([a-z]+)")?\)/).map {
      (String($0.output.1), String($0.output.2 ?? "en"))
    }
  }()

  @Test func `Capitals are folded, and the apostrophes are one`() {
    let holds = { (word: StaticString) in WordSet.contraction.holds(Bytes(word)) }
    #expect(holds("you’re") && holds("You’re") && holds("you're") && holds("YOU'RE"))
    #expect(!holds("youre") && !holds("you") && !holds("'"))
  }

  @Test func `A text may end in a word, or have it somewhere`() {
    #expect(WordSet.japanesePlainEnding.ends(Bytes("閉じる")) && !WordSet.japanesePlainEnding.ends(Bytes("")))
    #expect(WordSet.numberedPart.stands(in: Bytes("새 버튼1")) && !WordSet.numberedPart.stands(in: Bytes("버")))
  }
}

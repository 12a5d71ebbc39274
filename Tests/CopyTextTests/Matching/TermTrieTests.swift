import CopyModel
import TestSupport
import Testing

@testable import CopyText

/// One walk over the tokens finds what a naive search finds.
@Suite struct TermTrieTests {
  private static let terms = [
    Term(list: .blame, text: "you entered"), Term(list: .pronoun, text: "you"),
    Term(list: TermList("jargon"), text: "api"),
    Term(list: .interjection, text: "uh-oh"), Term(list: TermList("hedge"), text: "can't", opensBack: false),
    Term(list: .negativeWord, text: "fail", opensBack: true), Term(list: .vagueTitle, text: "error"),
    Term(list: .apology, text: "죄송", opensBack: true), Term(list: .consequence, text: "셔야 합니다", opensFront: true),
    // First words that go on with letters alone, with more than that, and such as are longer than eight letters.
    Term(list: TermList("hedge"), text: "in order to"), Term(list: TermList("hedge"), text: "in spite of"),
    Term(list: .blame, text: "not a cat"), Term(list: .blame, text: "not 2 cats"),
    Term(list: .apology, text: "unfortunately you"), Term(list: .apology, text: "unfortunate"),
  ]

  /// The terms found, as `start:text`.
  private func found(_ copy: String) -> [String] {
    let (buffer, trie) = (ByteBuffer(copy.utf8), TermTrie(Self.terms))
    let analyzer = Analyzer()
    let analysis = analyzer.analyze(buffer.bytes, locale: LocaleOfTest.of(copy))
    var matches: ContiguousArray<TermMatch> = []
    trie.match(buffer.bytes, tokens: analysis.tokens, into: &matches)
    return withExtendedLifetime((buffer, analyzer)) {
      matches.map { "\($0.start):\(buffer.bytes.slice($0.range).text)" }
    }
  }

  @Test(arguments: [
    ("You entered it", ["0:You", "0:You entered"]), ("APIs", []), ("an API", ["3:API"]), ("Uh-oh!", ["0:Uh-oh"]),
    ("It can’t", ["3:can’t"]), ("can'ts", []), ("It failed", ["3:fail"]), ("unfailing", []), ("errors", []),
    ("죄송합니다", ["0:죄송"]), ("입력하셔야 합니다", ["9:셔야 합니다"]), ("you\u{A0}entered", ["0:you", "0:you entered"]),
  ])
  func finds(_ copy: String, _ expected: [String]) {
    let plain = found(copy).map { $0.replacing("\u{A0}", with: " ") }
    #expect(plain == expected)
  }

  /// Against a search that tries every term at every word: the oracle.
  @Test func agreesWithNaiveSearch() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "you", "entered", "You", "API", "apis", "fail", "failing", "uh-oh", "error", "errors", "can’t", ".", ", ", " ",
      "é", "in", "order", "to", "In", "spite of", "spite", "not", "a cat", "2 cats", "2", "unfortunately",
      "Unfortunate", "inn", "nota",
    ]
    for _ in 0..<2_000 {
      let copy = (0..<8).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] + " " }.joined()
      #expect(Set(found(copy)) == naive(copy), "\(copy)")
    }
  }

  private func naive(_ copy: String) -> Set<String> {
    let folded = Array(copy.replacing("’", with: "'").lowercased().utf8)
    let isWord = { (byte: UInt8) in (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte >= 0x80 }
    // Offsets shift by two behind each curly apostrophe, which has three bytes where the straight one has one.
    var (result, shift) = (Set<String>(), 0)
    for start in folded.indices {
      if start > 0, folded[start - 1] == 0x27 { shift += 2 }
      if start > 0, isWord(folded[start - 1]) || folded[start - 1] == 0x27 { continue }
      for term in Self.terms where !term.opensFront {
        let text = Array(term.text.utf8)
        let end = start + text.count
        guard end <= folded.count, Array(folded[start..<end]) == text else { continue }
        let goesOn = end < folded.count && isWord(folded[end]) && isWord(folded[end - 1])
        if goesOn && !term.opensBack { continue }
        let length = text.count + (text.contains(0x27) ? 2 : 0)
        let bytes = Array(copy.utf8)[start + shift..<start + shift + length]
        result.insert("\(start + shift):\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    return result
  }
}

private enum LocaleOfTest {
  static func of(_ copy: String) -> LocaleTag {
    copy.utf8.contains { $0 >= 0xEA } ? LocaleTag("ko") ?? .english : .english
  }
}

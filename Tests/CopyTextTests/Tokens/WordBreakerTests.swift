import CopyModel
import Testing

@testable import CopyText

/// Holds the fast word breaker equal to ICU.
@Suite struct WordBreakerTests {
  /// Takes no seed from outside, so that a failure comes again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  /// Both answers to one text, compared.
  private struct Bench: ~Copyable {
    var fast: WordBreaker
    var exact: WordBreaker
    let buffer = ByteBuffer(capacity: 4096)

    init(_ locale: String) {
      fast = WordBreaker(locale: locale)
      exact = WordBreaker(locale: locale)
    }

    /// Throws at the first text that the two part differently.
    mutating func check(_ text: String) throws { try check(Array(text.utf8)) }

    mutating func check(_ scalars: [UInt32]) throws { try check(WordBreakerTests.text(scalars)) }

    mutating func check(_ bytes: [UInt8]) throws {
      buffer.removeAll()
      buffer.append(contentsOf: bytes)
      let count = exact.partByICU(buffer.bytes)
      let answer = fast.segments(of: buffer.bytes)
      if answer.count == count, (0..<count).allSatisfy({ answer[$0] == exact.pieces[$0] }) { return }
      let expected = (0..<count).map { exact.pieces[$0] }
      throw Disagreement(bytes: bytes, expected: expected, answer: Array(answer))
    }
  }

  private struct Disagreement: Error, CustomStringConvertible {
    let bytes: [UInt8]
    let expected: [WordSegment]
    let answer: [WordSegment]

    var description: String {
      let lists = [expected, answer].map { list in list.map { "\($0.range) \($0.kind)" }.joined(separator: ", ") }
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { String($0.value, radix: 16) }
      return "\(scalars): ICU \(lists[0]); fast \(lists[1])"
    }
  }

  private static func text(_ scalars: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    return String(text)
  }

  /// Characters that the rules speak of, each class of the repertoire at least twice.
  private static let hinges: [UInt32] = [
    0x61, 0x42, 0x31, 0x5F, 0x40, 0x20, 0x27, 0x2E, 0x3A, 0x2C, 0x22, 0x2D, 0x0D, 0x0A, 0x0B, 0x00,
    0x85, 0xA0, 0xA9, 0xAD, 0xB7, 0xE9, 0x301, 0x416, 0x55F, 0x589, 0x2003, 0x200B, 0x200C, 0x200D, 0x200E, 0x2014,
    0x2018, 0x2019, 0x201C, 0x2026, 0x2027, 0x2028, 0x202F, 0x203C, 0x203F, 0x2044, 0x2060, 0x20AC, 0x2122, 0x2139,
  ]

  private static let repertoire = Array(UInt32(0)..<0x590) + Array(UInt32(0x2000)..<0x2400)

  @Test(arguments: ["en", "sv"])
  func everyCharacterInEveryPlace(_ locale: String) throws {
    var bench = Bench(locale)
    for scalar in Self.repertoire {
      for frame: [UInt32] in [
        [scalar], [0x61, scalar, 0x62], [0x31, scalar, 0x32], [0x61, scalar, 0x31], [0x20, scalar, 0x20],
        [0x5F, scalar, 0x5F], [scalar, 0x200D, 0xA9], [0x200D, scalar], [0x61, 0x27, scalar], [0x31, 0x2C, scalar],
        [0x0D, scalar, 0x0A], [scalar, 0x301, scalar], [0x61, 0x27, 0xAD, scalar, 0x62],
      ] {
        try bench.check(frame)
      }
    }
  }

  /// No language but Finnish and Swedish has rules of its own for these characters.
  @Test(arguments: ["", "root", "de", "fi", "sv-FI", "ja", "th", "zh", "el", "he", "ar", "fr-CA", "en-US-POSIX"])
  func everyCharacterBetweenLettersAndDigits(_ locale: String) throws {
    var bench = Bench(locale)
    for scalar in Self.repertoire { try bench.check([0x61, scalar, 0x62, scalar, 0x31, scalar, 0x32]) }
  }

  @Test func everyPairAndTripleOfHinges() throws {
    var bench = Bench("en")
    for first in Self.hinges {
      for second in Self.hinges {
        for third in Self.hinges {
          try bench.check([first, second, third])
        }
      }
    }
  }

  @Test(arguments: [("en", UInt64(1)), ("fi", 2), ("de", 3)])
  func randomASCII(_ locale: String, _ seed: UInt64) throws {
    var random = Generator(state: seed)
    var bench = Bench(locale)
    let dense = Array("ab19__ '.:,;@\"-\r\n".utf8)
    for round in 0..<8_000 {
      let length = Int.random(in: 0...200, using: &random)
      let bytes = (0..<length).map { _ in
        round % 2 == 0 ? dense.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...0x7F, using: &random)
      }
      try bench.check(bytes)
    }
  }

  @Test func everyLengthAroundTheBlocks() throws {
    var bench = Bench("en")
    for piece in ["a", " ", ".", "a.", "a b", "1,", "_", "\r\n", "’", "a’"] {
      for length in 0...200 {
        let bytes = Array(String(repeating: piece, count: length).utf8)
        try bench.check(bytes)
      }
    }
  }

  @Test(arguments: [("en", UInt64(4)), ("sv", 5)])
  func randomHinges(_ locale: String, _ seed: UInt64) throws {
    var random = Generator(state: seed)
    var bench = Bench(locale)
    for _ in 0..<15_000 {
      let length = Int.random(in: 1...24, using: &random)
      let scalars = (0..<length).map { _ in Self.hinges.randomElement(using: &random) ?? 0 }
      try bench.check(scalars)
    }
  }

  @Test func randomCopy() throws {
    let words = [
      "Can’t", "can't", "save", "“Größe”", "1,024.5", "v2.1", "e.g.", "U.S.A", "user_name", "a@b.com", "—", "…", "…?",
      ":",
      "EU:n", "%1$@", "{name}", "12:30", "3.5 GB", "‘ok’", "rock’n’roll", "\u{2068}x\u{2069}", "it’s", "½", "3’",
      "’90s",
      "日本", "ไทย", "👩‍👩‍👧", "café", "Ελληνικά", "Ёлка", "עברית", "עב״ם", "العربية", "🇫🇮🇸🇪", "™", "⌘S", "\r\n", " ", "\u{A0}",
    ]
    var random = Generator(state: 6)
    var bench = Bench("en")
    for _ in 0..<10_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        (words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }.joined()
      try bench.check(text)
    }
  }

  @Test func randomBytesAreReadAsICUReadsThem() throws {
    var random = Generator(state: 7)
    var bench = Bench("en")
    let leads: [UInt8] = [0x61, 0x20, 0x27, 0xC2, 0xC0, 0xC3, 0xD6, 0xE2, 0x80, 0x99, 0x8D, 0xBF, 0xE0, 0xF0, 0xFF]
    for _ in 0..<10_000 {
      let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in leads.randomElement(using: &random) ?? 0 }
      try bench.check(bytes)
    }
  }

  @Test func commonCopyNeedsNoICU() {
    var breaker = WordBreaker(locale: "en")
    func ways(_ text: String) -> [Bool] {
      let buffer = ByteBuffer(text.utf8)
      guard let start = buffer.bytes.baseAddress else { return [] }
      return [breaker.partByMasks(start, buffer.count) >= 0, breaker.partByTable(start, buffer.count) >= 0]
    }
    #expect(ways("Couldn't save.") == [true, true])
    #expect(ways("“Größe” — can’t, €5 ⌘S, Ёлка") == [true, true])
    #expect(ways("e\u{301}\r\n") == [false, true])
    #expect(ways("日本") == [false, false] && ways("שלום") == [false, false])
  }

  /// The table parts what the masks part, in the same way; otherwise it would be tested on rare text alone.
  @Test func tableAgreesWithMasks() {
    var random = Generator(state: 8)
    var (byMasks, byTable) = (0, 0)
    var breaker = WordBreaker(locale: "en")
    for _ in 0..<10_000 {
      let scalars = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        Self.hinges.randomElement(using: &random) ?? 0
      }
      let buffer = ByteBuffer(Self.text(scalars.filter { $0 != 0xD && $0 != 0x200D }).utf8)
      guard buffer.count > 0, let start = buffer.bytes.baseAddress else { continue }
      let count = breaker.partByMasks(start, buffer.count)
      guard count >= 0 else { continue }
      let expected = (0..<count).map { breaker.pieces[$0] }
      #expect(breaker.partByTable(start, buffer.count) == count)
      #expect((0..<count).allSatisfy { breaker.pieces[$0] == expected[$0] })
      byMasks += 1
      byTable += count
    }
    #expect(byMasks > 1000 && byTable > byMasks)
  }

  @Test func kindsAndRanges() {
    var breaker = WordBreaker(locale: "en")
    let buffer = ByteBuffer("Can’t open 3 files…".utf8)
    let segments = breaker.segments(of: buffer.bytes)
    #expect(segments.filter(\.isWord).map { buffer.bytes.slice($0.range).text } == ["Can’t", "open", "3", "files"])
    #expect(segments.map(\.kind) == [.letters, .none, .letters, .none, .number, .none, .letters, .none])
    #expect(segments.last?.range == 20..<23)
  }

  @Test func emptyTextHasNoPieces() {
    var breaker = WordBreaker(locale: "en")
    #expect(breaker.segments(of: Bytes(start: nil, count: 0)).isEmpty)
  }

  @Test func tailorings() {
    typealias Tailoring = WordBreaker.Tailoring
    for locale in ["fi", "sv", "sv_SE", "fi-Latn-FI", "SV"] { #expect(Tailoring(locale: locale) == .nordic) }
    for locale in ["", "en", "fil", "svx", "root", "pt-BR"] { #expect(Tailoring(locale: locale) == .plain) }
    for locale in ["en_US_POSIX", "ja@lw=phrase", "ja-u-lw-phrase"] { #expect(Tailoring(locale: locale) == .foreign) }
  }
}

import Testing

@testable import CopyFormats
@testable import CopyModel

@Suite struct StringsEditTests {
  @Test(arguments: [
    ("\"k\" = \"old\";", "say \"hi\"\\\n\t\r\u{7}", #""k" = "say \"hi\"\\\n\t\r\U0007";"#),
    ("k = old;", "new.one", "k = new.one;"),
    ("k = old;", "new one", "k = \"new one\";"),
    ("k = old;", "", "k = \"\";"),
    ("k = old;", "//x", "k = \"//x\";"),
    ("k = 'old';", "it's \"it\"", #"k = 'it\'s "it"';"#),
    ("\"k\";", "new", #""k" = "new";"#),
    ("k /* c */;", "new", #"k = "new" /* c */;"#),
    ("k = \"\";", "new", "k = \"new\";"),
    ("\"k\" = \"old\"", "new", "\"k\" = \"new\""),
  ])
  func replaces(file: String, copy: String, result: String) {
    let edited = StringsFile(file).replacing(0, with: copy)
    #expect(edited.map { String(decoding: $0, as: UTF8.self) } == result)
  }

  @Test func shortEscapesDoNotSwallowDigits() {
    let octal = StringsFile(#"k = "\1x";"#)
    #expect(octal.edited(0, [Splice(1..<2, "23")]) == Array(#"k = "\U000123";"#.utf8))
    let hexadecimal = StringsFile(#"k = "\U41xf";"#)
    #expect(hexadecimal.edited(0, [Splice(1..<2, "")]) == Array(#"k = "Af";"#.utf8))
    #expect(hexadecimal.edited(0, [Splice(0..<1, "B"), Splice(1..<2, "")]) == Array(#"k = "Bf";"#.utf8))
  }

  @Test func bareSplicesStayInPlace() {
    #expect(StringsFile("k = one.two;").edited(0, [Splice(0..<3, "1"), Splice(4..<7, "2")]) == Array("k = 1.2;".utf8))
  }

  /// Pieces that are hard for escaping, encoding or counting.
  static let pieces = [
    "\"", "\\", "\n", "\r\n", "\t", "'", "0", "7", "f", "U00e9", " ", "e\u{301}", "\u{301}", "😀", "👩‍👩‍👧", "שלום",
    "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{85}", "한", "=", ";", "/*", "*/", "//", "word", "}", "\u{10FFFF}",
  ]

  static func copy(_ generator: inout RandomCopy) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined()
  }

  /// `copy` written in one of the many ways that mean the same.
  static func written(_ copy: String, _ generator: inout RandomCopy) -> String {
    copy.unicodeScalars.map { scalar in
      let units = Array(String(scalar).utf16).map { "\\U" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
      switch Int.random(in: 0...5, using: &generator) {
      case 0: return units
      case 1 where scalar.value < 8: return "\\00\(scalar.value)"
      case 2 where scalar == "\n": return "\\n"
      default: return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
      }
    }.joined()
  }

  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func anyTextSurvivesTheWayThere(encoding: TextEncoding) throws {
    var generator = RandomCopy(seed: 41)
    for _ in 0..<400 {
      let copies = (0..<5).map { _ in Self.copy(&generator) }
      let lines = copies.enumerated().map { "/* 😀 */\n\"k\($0)\" = \"\(Self.written($1, &generator))\";\n" }
      let file = StringsFile(lines.joined(), encoding)
      #expect(file.values == copies)
      #expect(file.messages == [])
      let (index, text) = (Int.random(in: 0..<5, using: &generator), Self.copy(&generator))
      let edited = try #require(file.replacing(index, with: text))
      var expected = copies
      expected[index] = text
      let again = StringsFile(bytes: edited)
      #expect(again.values == expected)
      #expect(again.messages == [])
      expectSame(file, again, outside: index)
    }
  }

  @Test func anySpliceGivesWhatItSays() throws {
    var generator = RandomCopy(seed: 42)
    for _ in 0..<2000 {
      let copy = Self.copy(&generator)
      let file = StringsFile("k = \"\(Self.written(copy, &generator))\";")
      let scalars = copy.unicodeScalars
      let bounds = [0, 0].map { _ in Int.random(in: 0...scalars.count, using: &generator) }.sorted()
      let places = bounds.map { String(String.UnicodeScalarView(scalars.prefix($0))).utf8.count }
      let splice = Splice(places[0]..<places[1], Self.copy(&generator))
      let edited = try #require(file.edited(0, [splice]))
      let expected = [splice].applied(to: file.catalog.bytes(file.catalog.entries[0].value))
      #expect(StringsFile(bytes: edited).values == [expected])
    }
  }

  /// All bytes before and behind the value of the entry at `index` are the same.
  private func expectSame(_ old: StringsFile, _ new: StringsFile, outside index: Int) {
    let spans = [old, new].map { $0.catalog.source.span(of: $0.catalog.entries[index].raw) }
    #expect(spans[0].offset == spans[1].offset)
    #expect(old.disk[..<spans[0].offset] == new.disk[..<spans[1].offset])
    #expect(old.disk[spans[0].end...].elementsEqual(new.disk[spans[1].end...]))
  }
}

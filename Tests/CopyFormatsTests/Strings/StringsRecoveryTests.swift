import Testing

@testable import CopyFormats
@testable import CopyModel

/// A broken place, where it is reported, and what is read all the same.
@Suite struct StringsRecoveryTests {
  struct Slip: Sendable {
    var text: String
    var places: [String]
    var pairs: [String]

    init(_ text: String, _ places: String..., reads pairs: [String]) {
      (self.text, self.places, self.pairs) = (text, places, pairs)
    }
  }

  @Test(arguments: [
    Slip("\"a\" = \"1\"\n\n/* c */\n\"b\" = \"2\";", "1:10", reads: ["a=1", "b=2"]),
    Slip("\"a\" = \"1\" \"b\" = \"2\";", "1:10", reads: ["a=1", "b=2"]),
    Slip("a = 1 b = 2;", "1:6", reads: ["a=1", "b=2"]),
    Slip("\"a\" = \"1\"", "1:10", reads: ["a=1"]),
    Slip("{ a = 1 }", "1:8", reads: ["a=1"]),
    Slip("\"a\" = \"1\",\n\"b\" = \"2\";", "1:10", reads: ["a=1", "b=2"]),
    Slip("\"a\" = \"one \"\n\"two\";\n\"b\" = \"2\";", "1:13", reads: ["a=one ", "b=2"]),
    Slip("\"a\" = \"1\" // c\n\"b\" = \"2\";", "1:10", reads: ["a=1", "b=2"]),
  ])
  func missingSemicolon(slip: Slip) { check(slip, StringsMessage.missingSemicolon) }

  @Test(arguments: [
    Slip("\"a\" = \"say \"hi\" now\";\nb = 2;", "1:12", reads: ["a=say \"hi\" now", "b=2"]),
    Slip("\"a\" = \"the \"end\"\";\nb = 2;", "1:12", reads: ["a=the \"end\"", "b=2"]),
    Slip("\"a\" = \"\"whole\"\"; // c\nb = 2;", "1:8", reads: ["a=\"whole\"", "b=2"]),
    Slip("\"a\" = \"1 \"x\" 2\"; \"b\" = \"2\";", "1:10", reads: ["a=1 \"x\" 2", "b=2"]),
    Slip("\"a\" = \"é \"x\"; y\\n\";\nb = 2;", "1:10", reads: ["a=é \"x\"; y\n", "b=2"]),
    Slip("\"say \"hi\" now\" = \"1\";\nb = 2;", "1:6", reads: ["say \"hi\" now=1", "b=2"]),
    Slip("'a' = 'it's';\nb = 2;", "1:10", reads: ["a=it's", "b=2"]),
  ])
  func unescapedQuotationMark(slip: Slip) { check(slip, StringsMessage.unescapedQuote) }

  @Test(arguments: [
    Slip("\"a\" = \"1;\n\"b\" = \"2\";", "1:9", reads: ["a=1", "b=2"]),
    Slip("\"a\" = \"1\n\"b\" = \"2\";", "1:9", reads: ["a=1", "b=2"]),
    Slip("\"a\" = \"1;\n\n/* say \"c\" */\n\"b\" = \"2\";", "1:9", reads: ["a=1", "b=2"]),
    Slip("\"a\" = \"1", "1:9", reads: ["a=1"]),
    Slip("\"a\" = \"1;\nb = 2;", "1:9", reads: ["a=1", "b=2"]),
    Slip("\"a = \n\"b\" = 2;", "1:5", reads: ["b=2"]),
    Slip("b = 2;\n\"a", "2:3", reads: ["b=2"]),
    Slip("\"a\" = \"", "1:8", reads: ["a="]),
  ])
  func missingQuotationMark(slip: Slip) { check(slip, StringsMessage.missingQuote) }

  @Test(arguments: [
    (Slip("a = 1;= \"x\";\nb = 2;", "1:7", reads: ["a=1", "b=2"]), StringsMessage.strayEquals),
    (Slip("a = 1;;\nb = 2;", "1:7", reads: ["a=1", "b=2"]), StringsMessage.straySemicolon),
    (Slip("a = 1; }\nb = 2;", "1:8", reads: ["a=1", "b=2"]), StringsMessage.strayBracket),
    (Slip("{ a = 1; } b = 2;", "1:12", reads: ["a=1", "b=2"]), StringsMessage.afterBrace),
    (Slip("{ a = 1;", "1:9", reads: ["a=1"]), StringsMessage.missingBrace),
    (Slip("a \"1\";\nb = 2;", "1:2", reads: ["a=1", "b=2"]), StringsMessage.missingEquals),
    (Slip("a = ;\nb = 2;", "1:5", reads: ["b=2"]), StringsMessage.missingValue),
    (Slip("b = 2; a =", "1:11", reads: ["b=2"]), StringsMessage.missingValue),
    (Slip("b = 2; a", "1:9", reads: ["b=2"]), StringsMessage.endAfterKey),
    (Slip("a = one two\";\nb = 2;", "1:5", reads: ["a=one two", "b=2"]), StringsMessage.bareText),
    (Slip("one two = \"1\";\nb = 2;", "1:1", reads: ["one two=1", "b=2"]), StringsMessage.bareText),
    (Slip("a = { x = (1, \"}\"); };\nb = 2;", "1:5", reads: ["b=2"]), StringsMessage.nestedValue),
    (Slip("a = (1, 2);\nb = 2;", "1:5", reads: ["b=2"]), StringsMessage.nestedValue),
    (Slip("a = <0fbd 77>;\nb = 2;", "1:5", reads: ["b=2"]), StringsMessage.dataValue),
    (Slip("( a, b )", "1:1", reads: []), StringsMessage.list),
    (Slip("a = { x = 1;\nb = 2;", "1:5", reads: ["x=1", "b=2"]), StringsMessage.openBracket),
    (Slip("b = 2;\n/* never\na = 1;", "2:1", reads: ["b=2", "a=1"]), StringsMessage.openComment),
    (Slip("“a” = “1”;\nb = 2;", "1:1", reads: ["b=2"]), StringsMessage.unexpectedKey(0x201C)),
    (Slip("a = “1”;\nb = 2;", "1:5", reads: ["b=2"]), StringsMessage.unexpectedValue(0x201C)),
    (Slip("a : 1;\nb = 2;", "1:3", reads: ["b=2"]), StringsMessage.expectedEquals(0x3A)),
    (Slip("some prose here.\nAnd more; of it\nb = 2;", "1:6", reads: ["b=2"]), StringsMessage.expectedEquals(0x70)),
    (Slip("a\u{A0}= 1;\nb = 2;", "1:2", reads: ["a=1", "b=2"]), StringsMessage.invisible(0xA0)),
    (Slip("a = 1;\n\u{FEFF}b = 2;", "2:1", reads: ["a=1", "b=2"]), StringsMessage.invisible(0xFEFF)),
  ])
  func other(slip: Slip, message: String) { check(slip, message) }

  private func check(_ slip: Slip, _ message: String) {
    let file = StringsFile(slip.text)
    #expect(file.messages == slip.places.map { _ in message }, "\(slip.text)")
    #expect(file.places == slip.places, "\(slip.text)")
    #expect(file.pairs == slip.pairs, "\(slip.text)")
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
  func secondMarkInUTF16(encoding: TextEncoding) {
    let file = StringsFile("\u{FEFF}a = 1;", encoding)
    #expect(file.pairs == ["a=1"])
    #expect(file.catalog.problems.map(\.span) == [ByteSpan(offset: 2, length: 2)])
  }

  @Test func problemsOfTheOtherValuesAreNotRepeated() {
    let text = (0..<3000).map { "line \($0) of a text that is no strings file" }.joined(separator: "\n")
    #expect(StringsFile(text).messages.count == 1)
  }

  @Test func problemsAreCountedBeyondTheLimit() {
    let limit = StringsReader.problemLimit
    let file = StringsFile(String(repeating: "a = 1;;\n", count: limit + 7))
    #expect(file.catalog.entries.count == limit + 7)
    #expect(file.messages.count == limit + 1)
    #expect(file.messages.last == StringsMessage.more(7))
    #expect(file.places.last == "\(limit + 1):7")
  }

  @Test func brokenValuesAreNotEdited() {
    for text in ["\"a\" = \"say \"hi\" now\";", "\"a\" = \"1;\nb = 2;", "a = one two;", "\"a\" = \"1\\Ud83d\";"] {
      #expect(StringsFile(text).replacing(0, with: "x") == nil, "\(text)")
    }
  }

  @Test func aMissingSemicolonLeavesTheValueEditable() {
    #expect(StringsFile("\"a\" = \"1\"").replacing(0, with: "2") == Array("\"a\" = \"2\"".utf8))
  }
}

import Testing

@testable import CopyFormats
@testable import CopyModel

@Suite struct StringsReaderTests {
  @Test(arguments: [
    (#""a" = "b";"#, ["a=b"]),
    ("a = b;", ["a=b"]),
    ("'a' = 'it is \"b\"';", [#"a=it is "b""#]),
    ("CFBundle.Name_1/x:$-y=z;", ["CFBundle.Name_1/x:$-y=z"]),
    (#""a";b;"#, ["a=a", "b=b"]),
    (#"{ "a" = "b"; c = d; }"#, ["a=b", "c=d"]),
    (#""a" = "b"; "a" = "b";"#, ["a=b", "a=b"]),
    ("\"a\"\u{2028}=\u{2029}\"b\u{2028}c\"\u{B};\u{C}", ["a=b\u{2028}c"]),
    ("\"a\" = \"one\r\ntwo\nthree\";\r\n", ["a=one\r\ntwo\nthree"]),
    (#""" = "";"#, ["="]),
    (#""a" /* x */ = // y"# + "\n /* z */ \"b\" /**/;", ["a=b"]),
    (#""日本" = "👩‍👩‍👧 é ا";"#, ["日本=👩‍👩‍👧 é ا"]),
    ("", []), (" \n\t", []), ("/* only */\n// this", []), ("\u{FEFF}", []), ("{}", []),
  ])
  func readsWhatTheGrammarAllows(text: String, pairs: [String]) {
    let file = StringsFile(text)
    #expect(file.pairs == pairs)
    #expect(file.messages == [])
  }

  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian], [true, false])
  func readsEachEncoding(encoding: TextEncoding, hasMark: Bool) {
    let file = StringsFile("/* c */\n\"k😀\" = \"va\\nl😀ue\";\n", encoding, hasMark: hasMark)
    #expect(file.catalog.source.encoding == encoding)
    #expect(file.pairs == ["k😀=va\nl😀ue"])
    #expect(file.comments == ["c"])
    #expect(file.messages == [])
  }

  @Test func valuesWithoutEscapesAreNotCopied() {
    let file = StringsFile(#""a" = "plain"; "b" = "es\"caped";"#)
    #expect(!file.catalog.entries[0].value.isInArena)
    #expect(file.catalog.entries[1].value.isInArena)
    #expect(file.catalog.entries[0].raw == 7..<12)
  }

  @Test(arguments: [
    ("/* one */\na = b;", "one"),
    ("/* one */ /* two */\na = b;", "two"),
    ("// one\n// two\n\n//three\n  /// four\na = b;", "three\nfour"),
    ("// one\r\n// two\r\na = b;", "one\ntwo"),
    ("/* heading */\n\na = b;", ""),
    ("/* heading */\r\n\r\na = b;", ""),
    ("/***  banner  ***/\na = b;", "banner"),
    ("/* No comment provided by engineer. */\na = b;", ""),
    ("/**/a = b;", ""),
    ("a = b; // behind", "behind"),
    ("a = b; /* behind */\n", "behind"),
    ("/* before */ a = b; // behind", "before"),
    ("/* two\nlines */\na = b;", "two\nlines"),
  ])
  func attachesComments(text: String, comment: String) {
    let file = StringsFile(text)
    #expect(file.comments == [comment])
    #expect(file.messages == [])
  }

  @Test func commentsBelongToOneEntry() {
    let text = "/* a */\na = 1; // not b\nb = 2; /* c */ c = 3;\nd = 4\n/* e */\ne = 5;"
    #expect(StringsFile(text).comments == ["a", "", "c", "", "e"])
  }

  @Test func reportsADuplicateOnlyWhenValuesDiffer() {
    let file = StringsFile("\"k\\t\" = 1;\n\"k\\U0009\" = 1;\n  \"k\t\" = 2;")
    #expect(file.catalog.problems.map(\.kind) == [.duplicateKey])
    #expect(file.places == ["3:4"])
    #expect(file.catalog.problems.first?.key == "k\t")
  }

  @Test func findsDuplicatesAmongMany() {
    let lines = (0..<5000).map { "key\($0) = \($0);" } + ["key77 = other;"]
    #expect(StringsFile(lines.joined(separator: "\n")).places == ["5001:1"])
  }
}

import Testing

@testable import CopyFormats
@testable import CopyModel

/// Input that would take minutes or hours if any step back were unbounded: each is half a megabyte of one slip.
@Suite struct StringsEnduranceTests {
  static let pieces = [
    "{", "(", "a={", "a=({", "\"", "'", "\"'", "\\", "\"\\", "a", "a ", "a=", "a=<", ";", "=", ",", "}", "/*", "/",
    "//",
    "\"a\"=\"b\" ", "\"a\"=\"b\"x", "\"a\"=\"x\"y\"; ", "\"a\"=\"b;\n", "\"a\"='b;\n", "\"a\"=\"b;\n'", "a=b c ",
    "\"a\n", "'a\n\"",
    "a b=", "x \"", "\\U", "\"k\" \"v\" ", "a=\"b\" ;;", "\u{A0}", "\u{FEFF}a", "a /* ", "/* \"", "\"a\" ", "a=b\n",
    "\"a\"=\n",
    "\"a\"=\"b\"\"", "\"a\" = \"b\"; x", "{\"", "a='\"", "a=b\";",
    "\"a\"=\"b\"x,';", "\"a\"=\"b\" \\\n", "a=\"b\" ;;a /* ", "\"a\"=\"b\" /* \"; ", "\"k\" /* \" = 'x'; ",
  ]

  @Test(.timeLimit(.minutes(9)), arguments: pieces)
  func oneSlipManyTimes(piece: String) {
    let file = StringsFile(String(repeating: piece, count: 500_000 / piece.utf8.count))
    #expect(file.catalog.problems.count <= StringsReader.problemLimit + 1)
    #expect(file.catalog.problems.allSatisfy { $0.span.end <= file.disk.count })
  }

  @Test(.timeLimit(.minutes(9)))
  func anEntryBehindDeepNestingIsRead() {
    let depth = 200_000
    let nested = String(repeating: "{ a = (", count: depth) + String(repeating: "); }", count: depth)
    let file = StringsFile("deep = \(nested);\nb = 2;")
    #expect(file.pairs == ["b=2"])
    #expect(file.messages == [StringsMessage.nestedValue])
  }
}

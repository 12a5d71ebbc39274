import CopyModel
import CopyProgram
import TestSupport
import Testing

@Suite("Tokens of programs")
struct LexerTests {
  /// What a literal stands for; interpolations in angle brackets.
  private struct Plain: LiteralSink {
    let text: Bytes
    var result = ""
    mutating func verbatim(_ range: Range<Int>) { result += text.slice(range).text }
    mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?) {
      if let scalar = scalar.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
    }
    mutating func interpolation(_ range: Range<Int>) { result += "<" + text.slice(range).text + ">" }
  }

  private func literals(_ program: String, _ dialect: ProgramDialect = .swift) -> [String] {
    let buffer = ByteBuffer(program.utf8)
    return withExtendedLifetime(buffer) {
      ProgramLexer.tokens(of: buffer.bytes, dialect).filter { $0.kind == .string }.map { token in
        var plain = Plain(text: buffer.bytes)
        LiteralReader(buffer.bytes, dialect).read(token, into: &plain)
        return plain.result
      }
    }
  }

  @Test("Swift: escapes, interpolations with strings in them, raw strings")
  func swift() {
    #expect(literals(#""a\n\"b\" \u{1F600}""#) == ["a\n\"b\" 😀"])
    #expect(literals(#""\(names.joined(separator: ", ")) left""#) == [#"<\(names.joined(separator: ", "))> left"#])
    #expect(literals(##"#"a\n\#(x)"b"#"##) == [##"a\n<\#(x)>"b"##])
    #expect(literals("/* \"no\" /* \"no\" */ */ \"yes\" // \"no\"") == ["yes"])
  }

  @Test("Swift: long strings lose their indentation")
  func longStrings() {
    #expect(
      literals("let x = \"\"\"\n    One \\\n    two.\n\n      Three \"four\".\n    \"\"\"") == [
        "One two.\n\n  Three \"four\"."
      ])
  }

  @Test("the pieces of a long string are in order and apart, even where its last line goes on")
  func piecesOfLongStrings() {
    struct Places: LiteralSink {
      var ranges: [Range<Int>] = []
      mutating func verbatim(_ range: Range<Int>) { ranges.append(range) }
      mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?) { ranges.append(range) }
      mutating func interpolation(_ range: Range<Int>) { ranges.append(range) }
    }
    let buffer = ByteBuffer("\"\"\"\n  One\\\n  \"\"\"".utf8)
    let token = ProgramLexer.tokens(of: buffer.bytes, .swift)[0]
    var places = Places()
    LiteralReader(buffer.bytes, .swift).read(token, into: &places)
    #expect(zip(places.ranges, places.ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  @Test("Objective-C, Kotlin, Java")
  func others() {
    #expect(literals(#"@"a\x41\u00e9" '"' @"b""#, .objectiveC) == ["aAé", "b"])
    #expect(literals(#""$name and ${a["b"]} \$5""#, .kotlin) == [#"<$name> and <${a["b"]}> $5"#])
    #expect(literals(#""a\u00e9\101" + "b""#, .java) == ["aéA", "b"])
  }

  @Test("a string without an end stops at its line")
  func unclosed() { #expect(literals("\"one\nlet x = \"two\"") == ["one", "two"]) }

  @Test("whatever the bytes are, tokens are in order and inside, and reading ends", arguments: ProgramDialect.allCases)
  func anything(dialect: ProgramDialect) {
    var random = SeededGenerator(seed: 20_261_121 + UInt64(dialect.rawValue))
    let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", "${", "$a", ")", "(", "{", "}", "[", "]", "'", "//", "/*", "*/", "\n", "\\",
      "@\"",
      "<a android:text=\"", "/>", "&amp;", "&#0;", "\\u12", "@string/", "<!--", "app:dialogTitle='",
      ".alert(", "Button", "role: .cancel", "let x = ", "message:", "é", "😀", "=", ",", "?", ":", "enum A {", "\u{0}",
      "func f(", "fun f(", "title: String", "_ t: T = nil", "{ Text(title)", "a.f(", "title: \"x\"", "class A: B {",
    ]
    let table = CallTable(Reading.table, for: dialect)
    for _ in 0..<2_000 {
      var bytes = (0..<Int.random(in: 0..<60, using: &random)).flatMap { _ in
        Array((pieces.randomElement(using: &random) ?? "").utf8)
      }
      if Bool.random(using: &random), !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      let buffer = ByteBuffer(bytes)
      let tokens = ProgramLexer.tokens(of: buffer.bytes, dialect)
      #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.end <= $1.start && $0.start < $0.end })
      #expect(tokens.allSatisfy { $0.end <= buffer.count })
      let facts = ProgramReader.facts(of: buffer.bytes, path: "a", dialect, table)
      #expect(ProgramIndex([facts, facts]).sites.count >= 2 * facts.uses.count)
      #expect(facts.uses.allSatisfy { $0.copy.start <= $0.copy.end && Int($0.copy.end) <= buffer.count })
    }
  }
}

import Foundation
import Testing

@testable import CopyFormats
@testable import CopyModel

@Suite struct StringsEscapeTests {
  @Test(arguments: [
    (#"\" \\ \' \?"#, "\" \\ ' ?"),
    (#"\a\b\t\n\v\f\r"#, "\u{7}\u{8}\t\n\u{B}\u{C}\r"),
    (#"\U00e9\U00E9\Ue9x\U41"#, "éééxA"),
    (#"\Ud83d\ude00"#, "\u{FFFD}ude00"),
    (#"\Ud83d\Ude00!"#, "😀!"),
    (#"\101\12\0619\341"#, "A\n19\u{C6}"),
    ("one\\\ntwo", "one\ntwo"),
  ])
  func resolves(written: String, copy: String) {
    #expect(StringsFile("k = \"\(written)\";").values == [copy])
  }

  @Test(arguments: [
    (#"a\qb"#, "aqb", #"\q"#), (#"100\%"#, "100%", #"\%"#), (#"\(x)"#, "(x)", #"\("#), (#"\é"#, "é", #"\é"#),
    (#"\u00e9"#, "u00e9", #"\u"#), (#"\😀"#, "😀", #"\😀"#), (#"\e"#, "e", #"\e"#),
  ])
  func reportsWhatItDoesNotKnow(written: String, copy: String, fault: String) throws {
    let file = StringsFile("k = \"\(written)\";")
    #expect(file.values == [copy])
    #expect(file.catalog.problems.map(\.kind) == [.unknownEscape])
    let problem = try #require(file.catalog.problems.first)
    #expect(problem.key == "k")
    #expect(String(decoding: file.disk[problem.span.offset..<problem.span.end], as: UTF8.self) == fault)
  }

  @Test func whatTheKeyHasIsToldOnce() {
    let file = StringsFile(#""Hi \(x)" = "Salut \(x), \q";"#)
    #expect(file.catalog.problems.map(\.kind) == [.unknownEscape, .unknownEscape])
    #expect(file.catalog.problems.map(\.key) == ["Hi (x)", "Hi (x)"])
    #expect(file.catalog.problems[0].message.contains("%@"))
  }

  @Test func halfACharacterIsDamage() {
    let file = StringsFile(#"k = "\Ud83d x"; l = "\Ude00";"#)
    #expect(file.catalog.entries.map { $0.flags.contains(.isDamaged) } == [true, true])
    #expect(file.places == ["1:6", "1:22"])
  }

  @Test func octalIsWhatFoundationCallsNextStep() {
    for byte in UInt8(0x80)..<0xFE {
      let expected = String(data: Data([byte]), encoding: .nextstep)
      #expect(Unicode.Scalar(nextStepScalar(byte)).map(String.init) == expected, "\(byte)")
    }
  }

  @Test func mapsEscapesBackToTheFile() {
    let file = StringsFile(#"k = "a\"b\U00e9c";"#)
    let entry = file.catalog.entries[0]
    #expect(file.catalog.span(of: 0..<1, in: entry) == ByteSpan(offset: 5, length: 1))
    #expect(file.catalog.span(of: 1..<2, in: entry) == ByteSpan(offset: 6, length: 2))
    #expect(file.catalog.span(of: 2..<5, in: entry) == ByteSpan(offset: 8, length: 7))
    #expect(file.catalog.span(of: 5..<6, in: entry) == ByteSpan(offset: 15, length: 1))
    #expect(file.catalog.span(of: 6..<6, in: entry) == ByteSpan(offset: 16, length: 0))
  }
}

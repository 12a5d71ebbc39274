import CopyFormats
import CopyModel
import Testing

@Suite struct JSONEscapeTests {
  @Test(arguments: [
    (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"), (#"\n"#, "\n"), (#"\r"#, "\r"),
    (#"\t"#, "\t"), (#"\u00e9"#, "é"), (#"\u00E9"#, "é"), (#"\ud83d\uDE00"#, "😀"), (#"\u0000"#, "\0"),
    (#"\u2028"#, "\u{2028}"), (#"\uFFFF"#, "\u{FFFF}"),
  ])
  func everyEscapeStandsForItsCharacter(_ written: String, _ expected: Unicode.Scalar) {
    let buffer = ByteBuffer(written.utf8)
    let escape = JSONEscape(buffer.bytes, at: 0)
    #expect(escape.meaning == .scalar(expected))
    #expect(escape.length == written.utf8.count)
  }

  @Test(arguments: [
    (#"\ud83d"#, 6), (#"\ude00"#, 6), (#"\ud83d\u0041"#, 6), (#"\ud83d\ud83d"#, 6), (#"\ud83d\uDE0"#, 6),
  ])
  func halfACharacterIsTold(_ written: String, _ length: Int) {
    let buffer = ByteBuffer(written.utf8)
    let escape = JSONEscape(buffer.bytes, at: 0)
    #expect(escape.meaning == .loneSurrogate)
    #expect(escape.length == length)
  }

  @Test(arguments: [(#"\q"#, 2), (#"\u12g4"#, 2), (#"\u"#, 2), (#"\한"#, 4), (#"\U0041"#, 2), (#"\"#, 1)])
  func whatIsNoEscapeIsTold(_ written: String, _ length: Int) {
    let buffer = ByteBuffer(written.utf8)
    let escape = JSONEscape(buffer.bytes, at: 0)
    #expect(escape.meaning == .unknown)
    #expect(escape.length == length)
  }

  @Test func writesTheShortestForm() {
    #expect(
      JSONEscape.written("a\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}é😀\u{7F}") == #"a\"\\/\b\f\n\r\t\u0000\u001fé😀"# + "\u{7F}")
  }
}

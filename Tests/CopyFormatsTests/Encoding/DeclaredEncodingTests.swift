import CopyFormats
import CopyModel
import Testing

@Suite struct DeclaredEncodingTests {
  private func source(_ bytes: [UInt8], _ name: String) throws -> SourceText {
    try #require(DeclaredEncoding(name).source(ByteBuffer(bytes)))
  }

  @Test(arguments: [
    ("CP932", [0x61, 0x93, 0xFA, 0x96, 0x7B, 0xB1], "a日本ｱ"),
    ("Big5", [0xA4, 0xA4, 0x62], "中b"),
    ("EUC-KR", [0xC7, 0xD1, 0x20], "한 "),
    ("CP1250", [0xE8, 0x85, 0x0A], "č…\n"),
    ("ISO-8859-1", [0xE9, 0x21], "é!"),
    ("GB18030", [0x94, 0x39, 0xDA, 0x33, 0xC4, 0xE3], "💩你"),
  ])
  func `Older encodings are text, and every character has its place`(name: String, bytes: [UInt8], text: String) throws
  {
    let source = try source(bytes, name)
    #expect(source.text.text == text && source.damage.isEmpty)
    #expect(source.encoded(text) == bytes)
    var (offset, disk) = (0, 0)
    for scalar in text.unicodeScalars {
      let length = String(scalar).utf8.count
      let own = try #require(source.encoded(String(scalar)))
      #expect(source.span(of: offset..<offset + length) == ByteSpan(offset: disk, length: own.count))
      (offset, disk) = (offset + length, disk + own.count)
    }
    #expect(source.legacyCharacterCount(onDisk: 0..<bytes.count) == text.unicodeScalars.count)
  }

  @Test func `Bytes that are no text are told and passed over`() throws {
    let source = try source([0x61, 0xFF, 0x62, 0x93, 0xFA, 0x81], "CP932")
    #expect(source.text.text == "a\u{FFFD}b日\u{FFFD}")
    #expect(source.damage.map(\.span) == [ByteSpan(offset: 1, length: 1), ByteSpan(offset: 5, length: 1)])
    #expect(source.damage.map(\.text) == [1..<4, 8..<11])
  }

  @Test func `What an encoding lacks can't be written in it`() throws {
    let source = try source([0x61], "ISO-8859-2")
    #expect(source.encoded("ě") == [0xEC])
    #expect(source.encoded("a’한") == nil)
    #expect(source.encode("a’ě") == [0x61, 0x3F, 0xEC])
    #expect(!DeclaredEncoding("no such thing").isKnown && DeclaredEncoding("shift_jis").isKnown)
  }

  @Test(arguments: ["CP932", "Big5", "EUC-KR", "GB18030", "CP1250", "ISO-2022-JP", "EUC-JP", "KOI8-R"])
  func `No bytes break a decoder`(name: String) throws {
    var random = RandomCopy(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let source = try source(bytes, name)
      #expect(String(validating: source.text, as: UTF8.self) != nil)
      var last = 0
      for offset in 0...source.text.count where offset == source.text.count || source.text[offset] & 0xC0 != 0x80 {
        let place = source.diskOffset(of: offset)
        #expect(place >= last && place <= bytes.count)
        last = place
      }
      #expect(source.diskOffset(of: source.text.count) == bytes.count)
    }
  }

  @Test(arguments: ["\u{202E}", "\u{FEFF}", "\u{200B}", "\u{AD}\u{34F}"])
  func `Invisible characters that an encoding lacks are not dropped`(text: String) throws {
    #expect(DeclaredEncoding("CP932").encoded("a\(text)b") == nil)
    let there = try source(try #require(DeclaredEncoding("GB18030").encoded(text)), "GB18030")
    #expect(there.text.text == text)
  }
}

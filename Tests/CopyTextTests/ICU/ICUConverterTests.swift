import CopyModel
import Testing

@testable import CopyText

@Suite struct ICUConverterTests {
  private func decode(_ bytes: [UInt8], _ encoding: String) throws -> String {
    let (source, target) = (ByteBuffer(bytes), ByteBuffer())
    try ICU.Converter(encoding: encoding).decode(source.bytes, to: target)
    return target.bytes.text
  }

  private func encode(_ text: String, _ encoding: String) throws -> [UInt8] {
    let (source, target) = (ByteBuffer(text.utf8), ByteBuffer())
    try ICU.Converter(encoding: encoding).encode(source.bytes, to: target)
    return Array(target.bytes)
  }

  @Test(
    arguments: [
      ("EUC-KR", "저장할까요?", [0xC0, 0xFA, 0xC0, 0xE5, 0xC7, 0xD2, 0xB1, 0xEE, 0xBF, 0xE4, 0x3F]),
      ("Shift_JIS", "日本ｶﾅ", [0x93, 0xFA, 0x96, 0x7B, 0xB6, 0xC5]),
      ("windows-1250", "Zrušiť €", [0x5A, 0x72, 0x75, 0x9A, 0x69, 0x9D, 0x20, 0x80]),
      ("GB18030", "删除😀", [0xC9, 0xBE, 0xB3, 0xFD, 0x94, 0x39, 0xFC, 0x36]),
      ("UTF-16LE", "a😀", [0x61, 0, 0x3D, 0xD8, 0, 0xDE]),
    ] as [(String, String, [UInt8])])
  func roundTrips(_ encoding: String, _ text: String, _ bytes: [UInt8]) throws {
    #expect(try decode(bytes, encoding) == text)
    #expect(try encode(text, encoding) == bytes)
  }

  @Test func longTextsPassTheBlocks() throws {
    // 1024 units a block: the pair must survive the seam.
    let text = String(repeating: "a", count: 1023) + "😀" + String(repeating: "日本", count: 3000)
    for encoding in ["UTF-16BE", "GB18030"] {
      #expect(try decode(try encode(text, encoding), encoding) == text)
    }
  }

  @Test func malformedInputIsNamedByItsFirstByte() throws {
    let cases: [(String, [UInt8], Int)] = [
      ("EUC-KR", [0x41, 0xC0, 0xFA, 0xC0, 0x20], 3), ("EUC-KR", [0x41, 0xC0], 1), ("Shift_JIS", [0x93, 0xFA, 0xFF], 2),
      ("US-ASCII", [0x41, 0x42, 0x81], 2), ("UTF-8", Array(repeating: 0x61, count: 3000) + [0xC3, 0x28], 3000),
    ]
    for (encoding, bytes, offset) in cases {
      let failure = #expect(throws: ICU.Converter.Failure.self) { try decode(bytes, encoding) }
      #expect(failure?.offset == offset, "\(encoding) \(bytes.suffix(8))")
    }
  }

  @Test func whatTheEncodingLacksIsNamedByItsFirstByte() throws {
    for (text, encoding, offset) in [("Größe €", "ISO-8859-1", 8), ("ok😀", "Shift_JIS", 2), ("é日", "windows-1250", 2)] {
      let failure = #expect(throws: ICU.Converter.Failure.self) { try encode(text, encoding) }
      #expect(failure?.offset == offset, "\(text)")
    }
    let (source, target) = (ByteBuffer([0x61, 0xFF]), ByteBuffer())
    let converter = try ICU.Converter(encoding: "Shift_JIS")
    let failure = #expect(throws: ICU.Converter.Failure.self) { try converter.encode(source.bytes, to: target) }
    #expect(failure?.offset == 1 && target.count == 0)
  }

  @Test func converterIsGoodAfterAFailure() throws {
    let converter = try ICU.Converter(encoding: "EUC-KR")
    let (broken, whole, target) = (ByteBuffer([0xC0]), ByteBuffer([0xC0, 0xFA]), ByteBuffer())
    #expect(throws: ICU.Converter.Failure.self) { try converter.decode(broken.bytes, to: target) }
    try converter.decode(whole.bytes, to: target)
    try converter.decode(Bytes(start: nil, count: 0), to: target)
    #expect(target.bytes.text == "저")
  }

  @Test func names() throws {
    #expect(try ICU.Converter(encoding: "sjis").name?.isEmpty == false)
    for name in ["no-such-encoding", ""] {
      let error = #expect(throws: ICUError.self) { try ICU.Converter(encoding: name) }
      #expect(error?.name.hasPrefix("U_") == true && error?.code ?? 0 > 0)
    }
  }
}

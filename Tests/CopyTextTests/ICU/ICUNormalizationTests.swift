import CopyModel
import Testing

@testable import CopyText

@Suite struct ICUNormalizationTests {
  private func scalars(_ bytes: Bytes) -> [UInt32] { bytes.text.unicodeScalars.map(\.value) }

  @Test func normalFormC() throws {
    let (composed, decomposed, result) = (ByteBuffer("é".utf8), ByteBuffer("e\u{301}".utf8), ByteBuffer())
    #expect(try ICU.isNFC(composed.bytes) && !ICU.isNFC(decomposed.bytes) && ICU.isNFC(Bytes(start: nil, count: 0)))
    try ICU.appendNFC(of: decomposed.bytes, to: result)
    #expect(scalars(result.bytes) == [0xE9])
  }

  @Test func textThatGrowsIsWhole() throws {
    // U+1D160 may not be recomposed: 4 bytes become 12.
    let (source, result) = (ByteBuffer(String(repeating: "\u{1D160}", count: 300).utf8), ByteBuffer())
    try ICU.appendNFC(of: source.bytes, to: result)
    #expect(scalars(result.bytes).count == 900)
  }

  @Test func malformedTextDoesNotCrash() throws {
    let (source, result) = (ByteBuffer([0x61, 0xFF, 0xE2, 0x80]), ByteBuffer())
    _ = try ICU.isNFC(source.bytes)
    try ICU.appendNFC(of: source.bytes, to: result)
    #expect(result.bytes.text.hasPrefix("a"))
    try ICU.Confusables().appendSkeleton(of: source.bytes, to: result)
  }

  @Test func lookAlikesShareASkeleton() throws {
    let confusables = try ICU.Confusables()
    func skeleton(_ text: String) throws -> String {
      let (source, result) = (ByteBuffer(text.utf8), ByteBuffer())
      try confusables.appendSkeleton(of: source.bytes, to: result)
      return result.bytes.text
    }
    // The second one has a Cyrillic letter.
    #expect(try skeleton("paypal") == skeleton("p\u{430}ypal"))
    #expect(try skeleton("paypal") != skeleton("paypai"))
    #expect(try skeleton("").isEmpty)
  }
}

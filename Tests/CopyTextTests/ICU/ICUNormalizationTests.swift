import CopyModel
import Testing

@testable import CopyText

@Suite struct ICUNormalizationTests {
  private func scalars(_ bytes: Bytes) -> [UInt32] { bytes.text.unicodeScalars.map(\.value) }

  @Test func normalFormC() {
    let (composed, decomposed, result) = (ByteBuffer("é".utf8), ByteBuffer("e\u{301}".utf8), ByteBuffer())
    #expect(ICU.isNFC(composed.bytes) && !ICU.isNFC(decomposed.bytes) && ICU.isNFC(Bytes(start: nil, count: 0)))
    ICU.appendNFC(of: decomposed.bytes, to: result)
    #expect(scalars(result.bytes) == [0xE9])
  }

  @Test func textThatGrowsIsWhole() {
    // U+1D160 may not be recomposed: 4 bytes become 12.
    let (source, result) = (ByteBuffer(String(repeating: "\u{1D160}", count: 300).utf8), ByteBuffer())
    ICU.appendNFC(of: source.bytes, to: result)
    #expect(scalars(result.bytes).count == 900)
  }

  @Test func malformedTextDoesNotCrash() {
    let (source, result) = (ByteBuffer([0x61, 0xFF, 0xE2, 0x80]), ByteBuffer())
    _ = ICU.isNFC(source.bytes)
    ICU.appendNFC(of: source.bytes, to: result)
    #expect(result.bytes.text.hasPrefix("a"))
  }
}

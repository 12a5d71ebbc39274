import Testing

@testable import CopyModel

@Suite struct ByteBufferTests {
  @Test func growsAndKeepsWhatItHolds() {
    let buffer = ByteBuffer()
    for value in 0..<1000 { buffer.append(UInt8(truncatingIfNeeded: value)) }
    #expect(buffer.bytes.elementsEqual((0..<1000).map { UInt8(truncatingIfNeeded: $0) }))
  }

  @Test func zeroBytesFollowTheContent() {
    let buffer = ByteBuffer(Array("text".utf8))
    buffer.removeAll()
    buffer.append(UInt8(1))
    let base = buffer.bytes.baseAddress!
    #expect((1..<1 + ByteBuffer.padding).allSatisfy { base[$0] == 0 })
  }

  @Test(arguments: [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32])
  func writesScalars(value: UInt32) throws {
    let buffer = ByteBuffer()
    buffer.append(scalar: value)
    #expect(buffer.bytes.text == String(try #require(Unicode.Scalar(value))))
  }

  @Test(arguments: [0xD800, 0xDFFF, 0x110000, UInt32.max])
  func replacesWhatIsNoScalar(value: UInt32) {
    let buffer = ByteBuffer()
    buffer.append(scalar: value)
    #expect(buffer.bytes.text == "\u{FFFD}")
  }
}

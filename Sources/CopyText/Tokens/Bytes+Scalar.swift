import CopyModel

extension Bytes {
  /// The scalar at `index` and its length in bytes. Malformed bytes are U+FFFD, one byte each.
  @inline(__always)
  package func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = self[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return (0xFFFD, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }
}

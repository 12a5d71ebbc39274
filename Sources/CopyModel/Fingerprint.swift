/// A hash of what a finding is about, not where it stands: it survives lines that move.
///
/// FNV-1a, 64 bits, over the parts with a separator, so it is the same on every machine and in every version.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// Adds one part: path, key, locale, variation, rule or text.
  public mutating func add(_ part: some Sequence<UInt8>) {
    // One call for all bytes: across modules a sequence is asked for each of its elements by way of its type.
    if part.withContiguousStorageIfAvailable({ mix(Bytes($0)) }) == nil { for byte in part { mix(byte) } }
    mix(0x1F)
  }

  /// Adds the bytes of one part, each run of white space as one space.
  package mutating func add(normalizing bytes: Bytes) {
    var isBehindSpace = false
    for byte in bytes {
      let isSpace = byte == 0x20 || byte &- 0x09 < 5
      if !isSpace || !isBehindSpace { mix(isSpace ? 0x20 : byte) }
      isBehindSpace = isSpace
    }
    mix(0x1F)
  }

  private mutating func mix(_ bytes: Bytes) {
    for byte in bytes { mix(byte) }
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

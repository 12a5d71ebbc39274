/// Turns UTF-16 into UTF-8 and remembers the way back.
struct UTF16Decoder {
  private let bytes: Bytes
  private let isBigEndian: Bool
  private var position: Int

  let text: ByteBuffer
  private(set) var damage: [SourceText.Damage] = []
  private(set) var checkpoints: [SourceText.Checkpoint] = []

  /// Bytes on disk between two checkpoints.
  private static let stride = 512

  init(_ bytes: Bytes, isBigEndian: Bool, from start: Int) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
    position = start
    text = ByteBuffer(capacity: bytes.count)
  }

  mutating func run() {
    while position + 1 < bytes.count {
      checkpoints.append(.init(text: text.count, disk: position))
      let end = min(position + Self.stride, bytes.count - 1)
      // Two bytes become three at most, and a pair may reach over the end.
      text.append(upTo: Self.stride / 2 * 3 + 3) { decode(upTo: end, into: $0) }
    }
    if position < bytes.count { text.append(upTo: 3) { markDamage(length: 1, in: $0, at: 0) } }
  }

  private func unit(at offset: Int) -> UInt32 {
    let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  /// Decodes what starts before `end`, and returns how many bytes it wrote.
  private mutating func decode(upTo end: Int, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    while position < end {
      let lead = unit(at: position)
      if lead < 0x80 {
        output[count] = UInt8(truncatingIfNeeded: lead)
        count &+= 1
        position &+= 2
      } else {
        count &+= decode(lead, into: output, at: count)
      }
    }
    return count
  }

  private mutating func decode(_ lead: UInt32, into output: UnsafeMutableBufferPointer<UInt8>, at place: Int) -> Int {
    switch lead {
    case 0xD800...0xDBFF where position + 3 < bytes.count && (0xDC00...0xDFFF).contains(unit(at: position + 2)):
      let scalar = 0x10000 + (lead - 0xD800) << 10 + (unit(at: position + 2) - 0xDC00)
      position += 4
      return writeUTF8(scalar, to: output, at: place)
    case 0xD800...0xDFFF:
      return markDamage(length: 2, in: output, at: place)
    default:
      position += 2
      return writeUTF8(lead, to: output, at: place)
    }
  }

  /// U+FFFD stands for what can't be read; like every scalar below U+10000 it is two bytes on disk.
  private mutating func markDamage(
    length: Int, in output: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int {
    let start = text.count + place
    damage.append(.init(text: start..<start + 3, span: ByteSpan(offset: position, length: length)))
    position += length
    return writeUTF8(0xFFFD, to: output, at: place)
  }
}

/// Writes `scalar`, U+FFFD for what is none, at `place` of `output`, and returns its length, 1 to 4.
func writeUTF8(_ scalar: UInt32, to output: UnsafeMutableBufferPointer<UInt8>, at place: Int) -> Int {
  func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
  switch scalar {
  case 0..<0x80:
    output[place] = UInt8(scalar)
    return 1
  case 0x80..<0x800:
    output[place] = UInt8(0xC0 | scalar >> 6)
    output[place + 1] = tail(0)
    return 2
  case 0xD800...0xDFFF, 0x11_0000...:
    return writeUTF8(0xFFFD, to: output, at: place)
  case 0x800..<0x1_0000:
    output[place] = UInt8(0xE0 | scalar >> 12)
    output[place + 1] = tail(6)
    output[place + 2] = tail(0)
    return 3
  default:
    output[place] = UInt8(0xF0 | scalar >> 18)
    output[place + 1] = tail(12)
    output[place + 2] = tail(6)
    output[place + 3] = tail(0)
    return 4
  }
}

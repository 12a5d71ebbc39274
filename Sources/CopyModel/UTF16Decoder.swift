/// Turns UTF-16 into UTF-8 and remembers the way back.
struct UTF16Decoder {
  private let bytes: Bytes
  private let isBigEndian: Bool
  private var position: Int

  let text: ByteBuffer
  private(set) var damage: [SourceText.Damage] = []
  private(set) var checkpoints: [SourceText.Checkpoint] = []

  /// A checkpoint every this many bytes of text.
  private static let stride = 512

  init(_ bytes: Bytes, isBigEndian: Bool, from start: Int) {
    (self.bytes, self.isBigEndian, position) = (bytes, isBigEndian, start)
    text = ByteBuffer(capacity: bytes.count)
  }

  mutating func run() {
    var next = 0
    while position + 1 < bytes.count {
      if text.count >= next {
        checkpoints.append(.init(text: text.count, disk: position))
        next = text.count + Self.stride
      }
      step()
    }
    if position < bytes.count { markDamage(length: bytes.count - position) }
  }

  private func unit(at offset: Int) -> UInt32 {
    let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private mutating func step() {
    let lead = unit(at: position)
    switch lead {
    case 0xD800...0xDBFF where position + 3 < bytes.count && (0xDC00...0xDFFF).contains(unit(at: position + 2)):
      text.append(scalar: 0x10000 + (lead - 0xD800) << 10 + (unit(at: position + 2) - 0xDC00))
      position += 4
    case 0xD800...0xDFFF:
      markDamage(length: 2)
    default:
      text.append(scalar: lead)
      position += 2
    }
  }

  /// U+FFFD stands for what can't be read; like every scalar below U+10000 it is two bytes on disk.
  private mutating func markDamage(length: Int) {
    damage.append(.init(text: text.count..<text.count + 3, span: ByteSpan(offset: position, length: length)))
    text.append(scalar: 0xFFFD)
    position += length
  }
}

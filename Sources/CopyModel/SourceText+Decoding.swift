extension SourceText {
  /// Takes the encoding from the byte-order mark, or from where zero bytes stand; UTF-8 otherwise.
  package convenience init(_ disk: ByteBuffer) {
    switch Self.ownEncoding(of: disk.bytes) {
    case (.utf8, let mark)?: self.init(utf8: disk, markLength: mark)
    case (let encoding, let mark)?: self.init(utf16: disk, encoding: encoding, markLength: mark)
    case nil: self.init(utf8: disk, markLength: 0)
    }
  }

  /// A file whose bytes were decoded from an encoding that it declares. `text` is UTF-8, and `runs` says where it came
  /// from, without gaps.
  package convenience init(_ disk: ByteBuffer, decodedAs text: ByteBuffer, runs: [LegacyRun], encoder: any TextEncoder)
  {
    let legacy = LegacyText(runs: runs, textCount: text.count, diskCount: disk.count, encoder: encoder)
    self.init(
      disk: disk, encoding: .legacy, markLength: 0, damage: legacy.damage, converted: text, checkpoints: [],
      legacy: legacy)
  }

  /// A piece of a stream of UTF-8 that starts at `base`.
  package convenience init(piece disk: ByteBuffer, at base: StreamPosition) {
    self.init(utf8: disk, markLength: 0, base: base)
  }

  /// Whether a byte-order mark or UTF-16 says how a file that starts with `bytes` is written, whatever it declares.
  package static func hasOwnEncoding(_ bytes: Bytes) -> Bool { ownEncoding(of: bytes) != nil }

  /// Whether the file would still begin as one in its encoding does after `edits`, which are in order.
  package func keepsEncoding(after edits: [Edit]) -> Bool {
    guard base == .start, let first = edits.first, first.span.offset < Self.longestMark else { return true }
    var (start, position) = ([UInt8](), 0)
    for edit in edits where start.count < Self.longestMark {
      start += disk.bytes.slice(position..<edit.span.offset).prefix(Self.longestMark)
      start += edit.bytes
      position = edit.span.end
    }
    start += disk.bytes.slice(from: position).prefix(Self.longestMark)
    let own = start.withUnsafeBufferPointer { Self.ownEncoding(of: Bytes($0)) }
    let isMarked = markLength > 0 || encoding == .utf16LittleEndian || encoding == .utf16BigEndian
    return isMarked ? own.map { $0 == (encoding, markLength) } ?? false : own == nil
  }

  private static let longestMark = 3

  /// What the first bytes say of a file; nil for nothing.
  private static func ownEncoding(of bytes: Bytes) -> (TextEncoding, mark: Int)? {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { return (.utf8, 3) }
    return utf16Encoding(of: bytes)
  }

  /// Whether a file that starts with `bytes` is read as UTF-16.
  package static func isUTF16(_ bytes: Bytes) -> Bool { utf16Encoding(of: bytes) != nil }

  /// UTF-16 is told by its mark, or by zero bytes beside the first characters, which are ASCII in catalogues.
  private static func utf16Encoding(of bytes: Bytes) -> (TextEncoding, mark: Int)? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return (.utf16LittleEndian, 2)
    case (0xFE, 0xFF): return (.utf16BigEndian, 2)
    case (0, 1...0x7F): return (.utf16BigEndian, 0)
    case (1...0x7F, 0): return (.utf16LittleEndian, 0)
    default: return nil
    }
  }

  private convenience init(utf8 disk: ByteBuffer, markLength: Int, base: StreamPosition = .start) {
    var damage = Self.malformedUTF8(in: disk.bytes, from: markLength)
    for index in damage.indices { damage[index].span.offset += base.bytes }
    var repaired: ByteBuffer?
    if !damage.isEmpty {
      // Byte for byte, so that offsets stay what they are.
      let copy = ByteBuffer(capacity: disk.count)
      copy.append(disk.bytes.slice(from: markLength))
      for piece in damage { for offset in piece.text { copy.replace(at: offset, with: 0x1A) } }
      repaired = copy
    }
    self.init(
      disk: disk, encoding: .utf8, markLength: markLength, damage: damage, converted: repaired, checkpoints: [],
      base: base)
  }

  private convenience init(utf16 disk: ByteBuffer, encoding: TextEncoding, markLength: Int) {
    var decoder = UTF16Decoder(disk.bytes, isBigEndian: encoding == .utf16BigEndian, from: markLength)
    decoder.run()
    self.init(
      disk: disk, encoding: encoding, markLength: markLength, damage: decoder.damage, converted: decoder.text,
      checkpoints: decoder.checkpoints)
  }

  /// Runs of bytes that are no UTF-8, counted from `start`, where the text begins.
  private static func malformedUTF8(in bytes: Bytes, from start: Int) -> [Damage] {
    var (damage, position) = ([Damage](), start)
    while position < bytes.count {
      position = skipASCII(in: bytes, from: position)
      guard position < bytes.count else { break }
      let length = wellFormedLength(in: bytes, at: position)
      if length == 0 {
        add(position, to: &damage, start: start)
        position += 1
      } else {
        position += length
      }
    }
    return damage
  }

  private static func skipASCII(in bytes: Bytes, from start: Int) -> Int {
    var position = start
    let raw = UnsafeRawBufferPointer(bytes.buffer)
    while position + 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { position += 8 }
    while position < bytes.count, bytes[position] < 0x80 { position += 1 }
    return position
  }

  private static func add(_ offset: Int, to damage: inout [Damage], start: Int) {
    if let last = damage.last, last.text.upperBound == offset - start {
      damage[damage.count - 1].text = last.text.lowerBound..<offset - start + 1
      damage[damage.count - 1].span.length += 1
    } else {
      damage.append(Damage(text: offset - start..<offset - start + 1, span: ByteSpan(offset: offset, length: 1)))
    }
  }
}

/// Length of the well-formed UTF-8 sequence at `position` (Unicode 15, table 3-7), or 0.
package func wellFormedLength(in bytes: Bytes, at position: Int) -> Int {
  func tail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    position + offset < bytes.count && range.contains(bytes[position + offset])
  }
  switch bytes[position] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return tail(1) ? 2 : 0
  case 0xE0: return tail(1, 0xA0...0xBF) && tail(2) ? 3 : 0
  case 0xED: return tail(1, 0x80...0x9F) && tail(2) ? 3 : 0
  case 0xE1...0xEF: return tail(1) && tail(2) ? 3 : 0
  case 0xF0: return tail(1, 0x90...0xBF) && tail(2) && tail(3) ? 4 : 0
  case 0xF4: return tail(1, 0x80...0x8F) && tail(2) && tail(3) ? 4 : 0
  case 0xF1...0xF3: return tail(1) && tail(2) && tail(3) ? 4 : 0
  default: return 0
  }
}

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

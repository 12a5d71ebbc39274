import CopyModel

/// Where the values of a binary property list lie.
struct BinaryLayout {
  /// A value: what it is, how much of it there is, and where that starts.
  struct Object {
    /// The upper half of its first byte: 5 ASCII, 6 UTF-16, A array, D dictionary.
    var kind: UInt8
    /// Characters, elements, or pairs.
    var count: Int
    /// Offset of the content in bytes.
    var start: Int
  }

  /// The value that holds all others.
  let top: Int
  private let offsetSize, referenceSize, count, table: Int

  /// Bytes at the end that tell the rest.
  private static let trailer = 32

  init?(_ bytes: Bytes) {
    guard bytes.count > Self.trailer + 8 else { return nil }
    let trailer = bytes.slice(from: bytes.count - Self.trailer)
    offsetSize = Int(trailer[6])
    referenceSize = Int(trailer[7])
    guard let count = Self.number(trailer, 8, 8), let top = Self.number(trailer, 16, 8),
      let table = Self.number(trailer, 24, 8)
    else { return nil }
    self.count = count
    self.top = top
    self.table = table
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count,
      table >= 8, table < bytes.count, count <= (bytes.count - table) / offsetSize
    else { return nil }
  }

  /// The value of a number; nil for what is out of its bounds.
  func object(_ index: Int, in bytes: Bytes) -> Object? {
    guard index >= 0, index < count, let start = Self.number(bytes, table + index * offsetSize, offsetSize),
      start >= 8, start < table
    else { return nil }
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
    guard low == 0xF, kind >= 4 else { return Object(kind: kind, count: low, start: start + 1) }
    // A count beyond 14 is a number of its own: 0x1n of 2^n bytes.
    guard start + 1 < table, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard let count = Self.number(bytes, start + 2, size), count <= bytes.count else { return nil }
    return Object(kind: kind, count: count, start: start + 2 + size)
  }

  /// The number of the value that stands at `position` in an array or dictionary.
  func reference(_ position: Int, of object: Object, in bytes: Bytes) -> Int? {
    Self.number(bytes, object.start + position * referenceSize, referenceSize)
  }

  /// `size` bytes at `start`, highest first; nil for what lies outside or is beyond any file.
  private static func number(_ bytes: Bytes, _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for place in start..<start + size { value = value << 8 | UInt64(bytes[place]) }
    return value < 1 << 40 ? Int(value) : nil
  }
}

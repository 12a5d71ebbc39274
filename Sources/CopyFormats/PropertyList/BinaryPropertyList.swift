import CopyModel

/// Reads a binary property list, as compilers make of strings files: keys and texts, but no places that anyone could look at.
///
/// Source of the layout: the comment at the head of CoreFoundation’s `CFBinaryPList.c`. Nothing in the file is believed:
/// every place is checked, what refers to itself ends at a depth, and what refers to one value often at a count.
struct BinaryPropertyList {
  private let bytes: Bytes
  private var list = PropertyList()
  /// Values read so far, which can’t be more than the file has bytes unless one stands in many places.
  private var count = 0
  private var layout: BinaryLayout
  /// Something could not be read.
  private(set) var isDamaged = false

  /// Nil when the end of the file doesn’t say where its values are.
  init?(_ bytes: Bytes) {
    guard let layout = BinaryLayout(bytes) else { return nil }
    self.bytes = bytes
    self.layout = layout
  }

  /// Reads all values; texts are kept in the catalogue.
  mutating func read(into builder: inout CatalogBuilder) -> PropertyList {
    readValue(layout.top, key: .none, depth: 0, &builder)
    return list
  }

  private mutating func readValue(_ index: Int, key: TextSlice, depth: Int, _ builder: inout CatalogBuilder) {
    count += 1
    guard count <= bytes.count, depth < PropertyList.maximumDepth, let object = layout.object(index, in: bytes) else {
      isDamaged = true
      return
    }
    var node = PropertyList.Node(kind: .other, key: key)
    switch object.kind {
    case 0x5, 0x6:
      guard let text = text(of: object, &builder) else { return }
      node.kind = .string
      node.entry.value = text
      node.entry.flags = .hasNoPlace
      list.add(node)
    case 0xA, 0xD:
      node.kind = object.kind == 0xD ? .dictionary : .array
      let place = list.open(node)
      readChildren(of: object, depth: depth + 1, &builder)
      list.close(place)
    default: list.add(node)
    }
  }

  private mutating func readChildren(of object: BinaryLayout.Object, depth: Int, _ builder: inout CatalogBuilder) {
    let isDictionary = object.kind == 0xD
    for position in 0..<object.count where !isDamaged {
      var key = TextSlice.none
      if isDictionary {
        guard let index = layout.reference(position, of: object, in: bytes), let name = layout.object(index, in: bytes),
          let text = text(of: name, &builder)
        else { return isDamaged = true }
        key = text
      }
      let place = isDictionary ? object.count + position : position
      guard let value = layout.reference(place, of: object, in: bytes) else { return isDamaged = true }
      readValue(value, key: key, depth: depth, &builder)
    }
  }

  /// A string as UTF-8; nil and damage for what is none.
  private mutating func text(of object: BinaryLayout.Object, _ builder: inout CatalogBuilder) -> TextSlice? {
    // Each text is copied, so that copies count, too.
    count += object.count / 16
    let width = object.kind == 0x6 ? 2 : 1
    guard object.kind == 0x5 || object.kind == 0x6, count <= bytes.count,
      object.start + object.count * width <= bytes.count
    else {
      isDamaged = true
      return nil
    }
    let written = bytes.slice(object.start..<object.start + object.count * width)
    if width == 1 { return builder.store(written.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }) }
    let units = stride(from: 0, to: written.count, by: 2).lazy.map {
      UInt16(written[$0]) << 8 | UInt16(written[$0 + 1])
    }
    return builder.store(Array(String(decoding: Array(units), as: UTF16.self).utf8))
  }
}

/// Where the values of a binary property list lie.
private struct BinaryLayout {
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

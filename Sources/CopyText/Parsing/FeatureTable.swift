import CopyModel

/// The weights of learned features, read in place from `en/parser.bin`.
///
/// A feature is a number of `bits` bits. Four features share a bucket: the lowest bytes of their numbers, which tell them
/// apart, then a row of weights for each. A weight is stored as its root with a sign. `Lexicons/build/parser.py` packs them.
struct FeatureTable: Sendable {
  private nonisolated(unsafe) let base: UnsafeRawPointer
  private let bits: UInt32
  private let buckets: UInt64
  /// Weights of a row.
  let width: Int
  /// Bytes of header and buckets.
  let size: Int

  private static let headerSize = 12
  private static let slots = 4

  /// Reads a table that starts at `start`; the bytes must outlive it.
  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    let header = (0..<3).map { bytes.loadUnaligned(fromByteOffset: start + 4 * $0, as: UInt32.self).littleEndian }
    (bits, buckets, width) = (header[0], UInt64(header[1]), Int(header[2]))
    size = Self.headerSize + Int(buckets) * Self.slots * (1 + width)
    precondition(start + size <= bytes.count, "damaged parser")
    base = bytes.baseAddress! + start + Self.headerSize
  }

  /// Where the weights of a feature lie.
  struct Hit {
    /// Of its bucket, in the table.
    fileprivate var offset: Int
    /// A bit for the slot that has it, and perhaps for slots above; 0 where the feature wasn’t kept.
    fileprivate var slots: UInt32
  }

  /// Looks a feature up. Whether it was kept is asked later, so that a processor looks further ones up while it waits for memory.
  @inline(__always)
  func find(_ hash: UInt32) -> Hit {
    let feature = hash &>> (32 &- bits)
    let number = Int(truncatingIfNeeded: (UInt64(feature) &* buckets) &>> UInt64(bits))
    let offset = number &* Self.slots &* (1 &+ width)
    let marks = base.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
    // The lowest byte that is equal is zero, whatever the ones above it.
    let difference = marks ^ (feature & 0xFF) &* 0x0101_0101
    return Hit(offset: offset, slots: (difference &- 0x0101_0101) & ~difference & 0x8080_8080)
  }

  /// Adds the weights of what was found to `sums`, which are as many as a row has.
  @inline(__always)
  func add(_ hit: Hit, to sums: UnsafeMutableBufferPointer<Int32>) {
    guard hit.slots != 0 else { return }
    let row = base + hit.offset + Self.slots + hit.slots.trailingZeroBitCount &>> 3 &* width
    var index = 0
    while index < sums.count {
      let root = Int32(row.load(fromByteOffset: index, as: Int8.self))
      sums[index] &+= root &* abs(root)
      index &+= 1
    }
  }
}

/// Room for the features of one decision; its owner is the only one to write to it.
private final class HitList {
  static let capacity = 128
  let hits = UnsafeMutableBufferPointer<FeatureTable.Hit>.allocate(capacity: capacity)

  init() { hits.initialize(repeating: FeatureTable.Hit(offset: 0, slots: 0)) }

  deinit { hits.deallocate() }
}

/// The sums of the weights of some features, for each outcome. Features are looked up one after the other and weighed together:
/// the table is larger than what lies near the processor, and a look costs mostly the wait for memory.
struct FeatureSum {
  private let table: FeatureTable
  private let firstKind: UInt32
  private var kind: UInt32
  private(set) var sums: ContiguousArray<Int32>
  private let list = HitList()
  private let hits: UnsafeMutableBufferPointer<FeatureTable.Hit>

  /// - Parameter firstKind: the number of the first kind of feature; each `add` is of the next kind.
  init(_ table: FeatureTable, firstKind: UInt32) {
    (self.table, self.firstKind, kind) = (table, firstKind, firstKind)
    sums = ContiguousArray(repeating: 0, count: table.width)
    hits = list.hits
  }

  mutating func start() { kind = firstKind }

  /// Adds a feature made of up to three values; `row` of `parser.c` is the same.
  @inline(__always)
  mutating func add(_ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    let place = Int(kind &- firstKind)
    precondition(place < HitList.capacity)
    hits[place] = table.find(FeatureHash.mixed(kind, first, second, third))
    kind &+= 1
  }

  /// Weighs what was added since the start.
  mutating func weigh() {
    let count = Int(kind &- firstKind)
    sums.withUnsafeMutableBufferPointer { sums in
      sums.update(repeating: 0)
      for place in 0..<count { table.add(hits[place], to: sums) }
    }
  }

  /// The outcome with the greatest sum, the first among equals.
  var best: Int {
    var (best, index) = (0, 1)
    while index < sums.count {
      if sums[index] > sums[best] { best = index }
      index &+= 1
    }
    return best
  }
}

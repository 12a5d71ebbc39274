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

  /// Adds the weights of a feature to `sums`; one that wasn’t kept has none.
  @inline(__always)
  func add(_ hash: UInt32, to sums: inout ContiguousArray<Int32>) {
    let feature = hash &>> (32 &- bits)
    let number = Int(truncatingIfNeeded: (UInt64(feature) &* buckets) &>> UInt64(bits))
    let bucket = base + number &* Self.slots &* (1 &+ width)
    let marks = bucket.loadUnaligned(as: UInt32.self).littleEndian
    // The lowest byte that is equal is zero, whatever the ones above it.
    let difference = marks ^ (feature & 0xFF) &* 0x0101_0101
    let zeros = (difference &- 0x0101_0101) & ~difference & 0x8080_8080
    guard zeros != 0 else { return }
    let row = bucket + Self.slots + zeros.trailingZeroBitCount &>> 3 &* width
    sums.withUnsafeMutableBufferPointer { sums in
      var index = 0
      while index < sums.count {
        let root = Int32(row.load(fromByteOffset: index, as: Int8.self))
        sums[index] &+= root &* abs(root)
        index &+= 1
      }
    }
  }
}

/// The sums of the weights of some features, for each outcome.
struct FeatureSum {
  private let table: FeatureTable
  private let firstKind: UInt32
  private var kind: UInt32
  private(set) var sums: ContiguousArray<Int32>

  /// - Parameter firstKind: the number of the first kind of feature; each `add` is of the next kind.
  init(_ table: FeatureTable, firstKind: UInt32) {
    (self.table, self.firstKind, kind) = (table, firstKind, firstKind)
    sums = ContiguousArray(repeating: 0, count: table.width)
  }

  mutating func start() {
    kind = firstKind
    var index = 0
    while index < sums.count {
      sums[index] = 0
      index &+= 1
    }
  }

  /// Adds a feature made of up to three values; `row` of `parser.c` is the same.
  @inline(__always)
  mutating func add(_ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    table.add(FeatureHash.mixed(kind, first, second, third), to: &sums)
    kind &+= 1
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

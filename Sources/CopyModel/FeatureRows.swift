/// Learned weights of features, several for each, read in place from an embedded file: rows of a mark of two bytes and one byte for
/// each weight, in open addressing.
///
/// A feature’s number gives the row where the search begins; its lowest sixteen bits tell it from others. None of the text
/// that it was learned from can be read back.
package struct FeatureRows: Sendable {
  private nonisolated(unsafe) let rows: UnsafeRawPointer
  private let count: UInt64
  /// Weights of a row.
  package let width: Int
  private var size: Int { 2 + width }

  /// Reads `count` rows of `width` weights, which must be all that `bytes` hold and stay as long as the program runs.
  package init(_ bytes: UnsafeRawBufferPointer, count: Int, width: Int) {
    precondition(count > 0 && bytes.count == count * (2 + width), "damaged weights")
    (rows, self.count, self.width) = (bytes.baseAddress!, UInt64(count), width)
  }

  /// Adds the weights of a feature to `sums` from `start` on; one that wasn’t kept has none.
  @inline(__always)
  package func add(_ feature: UInt32, to sums: inout ContiguousArray<Int32>, at start: Int) {
    guard let row = row(of: feature) else { return }
    precondition(start >= 0 && start + width <= sums.count)
    // Checked once for all weights.
    sums.withUnsafeMutableBufferPointer { sums in
      var column = 0
      while column < width {
        sums[start &+ column] &+= Int32(row.load(fromByteOffset: column, as: Int8.self))
        column &+= 1
      }
    }
  }

  /// What a feature weighs in one column; one that wasn’t kept weighs nothing.
  package func weight(_ feature: UInt32, in column: Int) -> Int32 {
    precondition(column >= 0 && column < width)
    return row(of: feature).map { Int32($0.load(fromByteOffset: column, as: Int8.self)) } ?? 0
  }

  @inline(__always)
  private func row(of feature: UInt32) -> UnsafeRawPointer? {
    let wanted = max(UInt16(truncatingIfNeeded: feature), 1)
    var index = (UInt64(feature) &* count) &>> 32
    while true {
      let row = rows + Int(truncatingIfNeeded: index) &* size
      let mark = row.loadUnaligned(as: UInt16.self).littleEndian
      if mark == wanted { return row + 2 }
      if mark == 0 { return nil }
      index = index &+ 1 == count ? 0 : index &+ 1
    }
  }
}

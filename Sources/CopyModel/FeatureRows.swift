/// Learned weights of features, nine for each, read in place from an embedded file: rows of a mark of two bytes and one byte for
/// each weight, in open addressing.
///
/// A feature’s number gives the row where the search begins; its lowest sixteen bits tell it from others. None of the text
/// that it was learned from can be read back.
@frozen @usableFromInline package struct FeatureRows: Sendable {
  @usableFromInline package nonisolated(unsafe) let rows: UnsafeRawPointer
  @usableFromInline package let count: UInt64
  @inlinable package static var size: Int { 2 + FeatureRow.count }

  /// Reads `count` rows, which must be all that `bytes` hold and stay as long as the program runs.
  package init(_ bytes: UnsafeRawBufferPointer, count: Int) {
    precondition(count > 0 && bytes.count == count * Self.size, "damaged weights")
    (rows, self.count) = (bytes.baseAddress!, UInt64(count))
  }

  /// Adds the weights of a feature to `row`; one that wasn’t kept has none.
  @inlinable @inline(__always)
  package func add(_ feature: UInt32, to row: inout FeatureRow) {
    if let weights = self.row(of: feature) { row.add(weights) }
  }

  /// What a feature weighs in one column; one that wasn’t kept weighs nothing.
  package func weight(_ feature: UInt32, in column: Int) -> Int32 {
    precondition(column >= 0 && column < FeatureRow.count)
    return row(of: feature).map { Int32($0.load(fromByteOffset: column, as: Int8.self)) } ?? 0
  }

  @inlinable @inline(__always)
  package func row(of feature: UInt32) -> UnsafeRawPointer? {
    let wanted = max(UInt16(truncatingIfNeeded: feature), 1)
    var index = (UInt64(feature) &* count) &>> 32
    while true {
      let row = rows + Int(truncatingIfNeeded: index) &* Self.size
      let mark = row.loadUnaligned(as: UInt16.self).littleEndian
      if mark == wanted { return row + 2 }
      if mark == 0 { return nil }
      index = index &+ 1 == count ? 0 : index &+ 1
    }
  }
}

/// A number for each of nine columns: the roles, or the faults of wording.
@frozen @usableFromInline package struct FeatureRow: Sendable {
  @inlinable package static var count: Int { 9 }
  @usableFromInline package var first = SIMD8<Int32>()
  @usableFromInline package var last: Int32 = 0

  @inlinable package init() {}

  package init(_ number: (Int) -> Int32) {
    for column in 0..<8 { first[column] = number(column) }
    last = number(8)
  }

  @inlinable package subscript(column: Int) -> Int32 { column == 8 ? last : first[column] }

  @inlinable @inline(__always)
  package static func &+= (sum: inout FeatureRow, row: FeatureRow) {
    sum.first &+= row.first
    sum.last &+= row.last
  }

  /// Adds the weights that lie at `weights`, a byte for each column.
  @inlinable @inline(__always)
  package mutating func add(_ weights: UnsafeRawPointer) {
    first &+= SIMD8<Int32>(truncatingIfNeeded: weights.loadUnaligned(as: SIMD8<Int8>.self))
    last &+= Int32(weights.load(fromByteOffset: 8, as: Int8.self))
  }
}

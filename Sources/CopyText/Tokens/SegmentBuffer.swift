import CopyModel

/// Where the segments of one string end, words being segments, as ICU breaks them.
final class SegmentBuffer {
  private var capacity = 128
  private var ends: UnsafeMutablePointer<Int32>
  private var count = 0
  private let breaker: ICU.BreakIterator

  init() throws(ICUError) {
    ends = .allocate(capacity: capacity)
    breaker = try ICU.BreakIterator(.word, locale: "en")
  }

  deinit { ends.deallocate() }

  /// The ends of all segments of `copy`, ascending; valid until the next call.
  func fill(_ copy: Bytes) throws(ICUError) -> UnsafePointer<Int32> {
    count = 0
    try breaker.setText(copy)
    breaker.forEachBoundary { offset, _ in append(Int32(truncatingIfNeeded: offset)) }
    append(Int32(clamping: copy.count))
    return UnsafePointer(ends)
  }

  private func append(_ end: Int32) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: ends, count: count)
      ends.deallocate()
      (ends, capacity) = (larger, capacity * 2)
    }
    (ends + count).initialize(to: end)
    count += 1
  }
}

import CopyModel

/// What readers of lists ask of a line.
extension Bytes {
  /// What stands behind `prefix`, or nil where the bytes begin otherwise.
  func rest(behind prefix: StaticString) -> Bytes? {
    hasLiteral(prefix, at: 0) ? slice(prefix.utf8CodeUnitCount..<count) : nil
  }

  /// What stands before and behind the first `mark`; nil where there is none.
  func halves(_ mark: StaticString) -> (Bytes, Bytes)? {
    let first = mark.utf8Start[0]
    var place = firstIndex(of: first, or: first, from: 0)
    while place < count {
      if hasLiteral(mark, at: place) { return (slice(0..<place), slice(from: place + mark.utf8CodeUnitCount)) }
      place = firstIndex(of: first, or: first, from: place + 1)
    }
    return nil
  }

  /// Without white space at both ends.
  var trimmed: Bytes {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var (start, end) = (0, count)
    while start < end, isSpace(self[start]) { start += 1 }
    while end > start, isSpace(self[end - 1]) { end -= 1 }
    return slice(start..<end)
  }
}

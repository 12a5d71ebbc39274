/// A change to decoded copy: the bytes of `range` become `text`.
package struct Splice: Sendable, Equatable {
  /// Offsets in the decoded copy, in bytes, on scalar boundaries.
  package var range: Range<Int>
  package var text: String

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension [Splice] {
  /// The splices in order, or nil when two of them touch the same bytes.
  package var inOrder: [Splice]? {
    let sorted = self.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let bothInsertAtOnePlace = left.range == right.range && left.range.isEmpty
      if left.range.upperBound > right.range.lowerBound || bothInsertAtOnePlace { return nil }
    }
    return sorted
  }

  /// The splices, which must be in order, with those side by side as one.
  package var joined: [Splice] {
    reduce(into: []) { joined, splice in
      if let last = joined.last, last.range.upperBound == splice.range.lowerBound {
        let range = last.range.lowerBound..<splice.range.upperBound
        joined[joined.count - 1] = Splice(range, last.text + splice.text)
      } else {
        joined.append(splice)
      }
    }
  }

  /// `copy` after all splices, which must be in order.
  package func applied(to copy: Bytes) -> String {
    let result = applied(toBytes: copy)
    return withExtendedLifetime(result) { result.bytes.text }
  }

  /// The same as bytes.
  package func applied(toBytes copy: Bytes) -> ByteBuffer {
    let result = ByteBuffer(capacity: copy.count + 16)
    var position = 0
    for splice in self {
      result.append(copy.slice(position..<splice.range.lowerBound))
      result.append(contentsOf: splice.text.utf8)
      position = splice.range.upperBound
    }
    result.append(copy.slice(from: position))
    return result
  }
}

/// A change to a file: the bytes of `span` become `bytes`, already escaped and encoded for the place.
public struct Edit: Sendable, Hashable {
  public var span: ByteSpan
  public var bytes: [UInt8]
  /// The new text as UTF-8, escaped for the place: what reports print.
  public var text: String

  public init(span: ByteSpan, bytes: [UInt8], text: String) {
    self.span = span
    self.bytes = bytes
    self.text = text
  }
}

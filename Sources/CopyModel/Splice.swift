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
  /// The splices in order, or nil when two of them touch the same bytes, or would add the same words beside each other.
  package var inOrder: [Splice]? {
    let sorted = self.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let bothInsertAtOnePlace = left.range == right.range && left.range.isEmpty
      if left.range.upperBound > right.range.lowerBound || bothInsertAtOnePlace || left.repeats(right) { return nil }
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

extension Splice {
  /// The one change that makes `new` of `old`: what lies between their common start and their common end, which are cut
  /// between scalars. Nil where nothing changes.
  package init?(from old: Bytes, to new: [UInt8]) {
    guard !old.elementsEqual(new) else { return nil }
    let shortest = min(old.count, new.count)
    var start = 0
    while start < shortest, old[start] == new[start] { start += 1 }
    while start > 0, Self.continues(start, old, new) { start -= 1 }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    self.init(start..<old.count - end, String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  private static func continues(_ index: Int, _ old: Bytes, _ new: [UInt8]) -> Bool {
    index < old.count && old[index] & 0xC0 == 0x80 || index < new.count && new[index] & 0xC0 == 0x80
  }
}

extension Splice {
  /// Whether one of the two inserts at the edge of the other what that writes there anyway: a full stop, say.
  fileprivate func repeats(_ next: Splice) -> Bool {
    guard range.upperBound == next.range.lowerBound, range.isEmpty != next.range.isEmpty else { return false }
    return next.range.isEmpty
      ? !next.text.isEmpty && text.hasSuffix(next.text) : !text.isEmpty && next.text.hasPrefix(text)
  }
}

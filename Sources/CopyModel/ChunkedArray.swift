/// An array that grows a chunk at a time: nothing is moved when it grows, and at most one chunk is held too much.
///
/// An array of Swift’s doubles, and holds three times what it needs while it moves.
@frozen @usableFromInline package struct ChunkedArray<Element: Sendable>: Sendable {
  @usableFromInline var chunks: ContiguousArray<ContiguousArray<Element>> = []
  /// How many elements are stored.
  @usableFromInline package var count = 0

  @inlinable static var shift: Int { 12 }
  @inlinable static var chunkSize: Int { 1 << shift }

  @inlinable package init() {}

  /// A place beyond the end stops the program.
  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get { chunks[index >> Self.shift][index & (Self.chunkSize - 1)] }
    _modify { yield &chunks[index >> Self.shift][index & (Self.chunkSize - 1)] }
  }

  /// Appends one element.
  @inlinable package mutating func append(_ element: Element) {
    if count & (Self.chunkSize - 1) == 0 { addChunk() }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  /// Forgets the elements from `start` on.
  @inlinable package mutating func removeAll(from start: Int) {
    while count > start {
      let left = max(start - (chunks.count - 1) * Self.chunkSize, 0)
      let last = chunks[chunks.count - 1].count
      chunks[chunks.count - 1].removeLast(last - left)
      count -= last - left
      if left == 0 { chunks.removeLast() }
    }
  }

  /// The elements of a range.
  @inlinable package func elements(in range: Range<Int>) -> some Sequence<Element> { range.lazy.map { self[$0] } }

  /// The first chunk grows as it is filled, since most files are short.
  @inlinable mutating func addChunk() {
    var chunk = ContiguousArray<Element>()
    if count > 0 { chunk.reserveCapacity(Self.chunkSize) }
    chunks.append(chunk)
  }
}

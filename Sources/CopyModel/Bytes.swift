/// UTF-8 text as it is read and analysed: a view that owns nothing.
///
/// A view is valid as long as the `ByteBuffer`, `SourceText` or `Catalog` it was taken from. Whoever asks it beyond its end
/// stops the program, in the release build as well; loops that have checked their bounds may go by `baseAddress`.
@frozen @usableFromInline package struct Bytes {
  /// Where the bytes lie; nil for no bytes at all.
  @usableFromInline package let baseAddress: UnsafePointer<UInt8>?
  @usableFromInline package let count: Int

  @inlinable package init(start: UnsafePointer<UInt8>?, count: Int) {
    precondition(count >= 0 && (start != nil || count == 0))
    baseAddress = start
    self.count = count
  }

  @inlinable package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.init(start: buffer.baseAddress, count: buffer.count)
  }

  /// The bytes of a slice, counted from its start.
  @inlinable package init(rebasing slice: Slice<Bytes>) {
    self = slice.base.slice(slice.startIndex..<slice.endIndex)
  }

  @inlinable package var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: baseAddress, count: count)
  }
}

extension Bytes: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  @inlinable package subscript(position: Int) -> UInt8 {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
    return baseAddress.unsafelyUnwrapped[position]
  }

  @inlinable package func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator { buffer.makeIterator() }

  @inlinable package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try body(buffer)
  }
}

extension Bytes {
  /// The bytes of `range`, counted from the start of this view.
  @inlinable package func slice(_ range: Range<Int>) -> Bytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return Bytes(start: baseAddress.map { $0 + range.lowerBound }, count: range.count)
  }

  /// The bytes from `start` to the end.
  @inlinable package func slice(from start: Int) -> Bytes { slice(start..<count) }

  /// Text for printing. Malformed UTF-8 becomes U+FFFD.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Whether both views hold the same bytes.
  @inlinable package func equals(_ other: Bytes) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count {
      if eightBytes(at: index) != other.eightBytes(at: index) { return false }
      index &+= 8
    }
    return true
  }

  /// Whether the bytes are those of `literal`.
  @inlinable package func equals(_ literal: StaticString) -> Bool { equals(Bytes(literal)) }

  /// Whether both views hold the same bytes, ASCII case aside.
  @inlinable package func equalsFolded(_ other: Bytes) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index].lowered != other[index].lowered { return false }
    return true
  }

  /// Whether the bytes are those of `literal`, ASCII case aside.
  @inlinable package func equalsFolded(_ literal: StaticString) -> Bool { equalsFolded(Bytes(literal)) }

  /// Whether the bytes from `offset` on start with `literal`.
  @inlinable package func hasLiteral(_ literal: StaticString, at offset: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != literal.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes end with `literal`.
  @inlinable package func hasSuffix(_ literal: StaticString) -> Bool {
    hasLiteral(literal, at: count - literal.utf8CodeUnitCount)
  }

  @inlinable package init(_ literal: StaticString) {
    self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }
}

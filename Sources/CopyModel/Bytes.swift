/// UTF-8 text as it is read and analysed: a view that owns nothing.
///
/// A view is valid as long as the `ByteBuffer`, `SourceText` or `Catalog` it was taken from.
@usableFromInline package typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer where Element == UInt8 {
  /// The bytes of `range`, counted from the start of this view.
  @inlinable package func slice(_ range: Range<Int>) -> Bytes {
    Bytes(rebasing: self[range])
  }

  /// The bytes from `start` to the end.
  @inlinable package func slice(from start: Int) -> Bytes {
    Bytes(rebasing: self[start...])
  }

  /// Text for printing. Malformed UTF-8 becomes U+FFFD.
  package var text: String { String(decoding: self, as: UTF8.self) }

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
  @inlinable package func equals(_ literal: StaticString) -> Bool {
    equals(Bytes(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Whether both views hold the same bytes, ASCII case aside.
  @inlinable package func equalsFolded(_ other: Bytes) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index].lowered != other[index].lowered { return false }
    return true
  }

  /// Whether the bytes are those of `literal`, ASCII case aside.
  @inlinable package func equalsFolded(_ literal: StaticString) -> Bool {
    equalsFolded(Bytes(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Whether the bytes from `offset` on start with `literal`.
  @inlinable package func hasLiteral(_ literal: StaticString, at offset: Int) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    for index in 0..<length where self[offset + index] != literal.utf8Start[index] { return false }
    return true
  }
}

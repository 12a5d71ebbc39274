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

  /// Whether `literal` stands somewhere in the bytes.
  package func holds(_ literal: StaticString) -> Bool {
    let first = literal.utf8Start[0]
    var place = firstIndex(of: first, or: first, from: 0)
    while place < count {
      if hasLiteral(literal, at: place) { return true }
      place = firstIndex(of: first, or: first, from: place + 1)
    }
    return false
  }

  /// The line feed that ends the line of `place`, or the end of the text.
  package func lineFeed(from place: Int) -> Int {
    firstIndex(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\n"), from: place)
  }

  /// Where the line begins that holds `place`, or ends right before it: behind a line feed, or with the text.
  package func lineStart(before place: Int) -> Int {
    self[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the comment that opens with `/*` at `place` ends: behind its mark, or with the text.
  package func commentEnd(from place: Int, nests: Bool) -> Int {
    var (place, depth) = (place, 0)
    repeat {
      if hasLiteral("/*", at: place), depth == 0 || nests {
        depth += 1
        place += 2
      } else if hasLiteral("*/", at: place) {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < count
    return Swift.min(place, count)
  }

  /// Whether the bytes end with `literal`.
  @inlinable package func hasSuffix(_ literal: StaticString) -> Bool {
    hasLiteral(literal, at: count - literal.utf8CodeUnitCount)
  }

  @inlinable package init(_ literal: StaticString) {
    self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Whether `byte` stands in it.
  package func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte, or: byte, from: 0) < count }

  /// The first place of either byte from `start` on, or `count`.
  package func firstIndex(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    firstIndex(of: first, or: second, from: start, upTo: count)
  }

  /// The first place of either byte from `start` on, or `end`. Looks at eight bytes at a time.
  package func firstIndex(of first: UInt8, or second: UInt8, from start: Int, upTo end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (firsts, seconds) = (ones &* UInt64(first), ones &* UInt64(second))
    let raw = UnsafeRawBufferPointer(buffer)
    var position = start
    while position &+ 8 <= end {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let hits = zeroBytes(word ^ firsts) | zeroBytes(word ^ seconds)
      if hits != 0 { return position &+ hits.trailingZeroBitCount >> 3 }
      position &+= 8
    }
    while position < end, self[position] != first, self[position] != second { position &+= 1 }
    return Swift.min(position, end)
  }
}

extension Slice<Bytes> {
  /// Whether `byte` stands in it.
  package func contains(_ byte: UInt8) -> Bool { Bytes(rebasing: self).contains(byte) }
}

/// The high bit of the lowest zero byte of `word`, and perhaps of bytes above it.
private func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}

/// What a byte of UTF-8 is, as far as ASCII goes. A byte beyond it is nothing of all this.
extension UInt8 {
  /// A to Z, a to z.
  @inlinable @inline(__always)
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  @inlinable @inline(__always)
  package var isASCIIUpper: Bool { self &- 0x41 < 26 }

  @inlinable @inline(__always)
  package var isASCIILower: Bool { self &- 0x61 < 26 }

  @inlinable @inline(__always)
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// A letter, a digit or the underscore.
  @inlinable @inline(__always)
  package var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

  /// The small letter of a capital, any other byte as it is.
  @inlinable @inline(__always)
  package var lowered: UInt8 { isASCIIUpper ? self | 0x20 : self }
}

/// A range of bytes of a file as it lies on disk. Lines and columns are worked out by reporters alone.
public struct ByteSpan: Sendable, Hashable {
  /// Offset of the first byte, from 0.
  public var offset: Int
  /// Length in bytes; 0 for a place between two bytes.
  public var length: Int

  public init(offset: Int, length: Int) {
    self.offset = offset
    self.length = length
  }

  /// Offset behind the last byte.
  public var end: Int { offset + length }
}

/// A piece of a catalogue's text: of the file as UTF-8, or of the arena where decoded escapes live.
///
/// Eight bytes, so that an entry stays small. Offsets reach 2 GiB, twice the largest file read.
@frozen @usableFromInline package struct TextSlice: Sendable, Hashable {
  @usableFromInline var position: UInt32
  @usableFromInline var length: UInt32

  @inlinable static var arenaBit: UInt32 { 1 << 31 }

  /// No text at all.
  package static let none = TextSlice(file: 0..<0)

  /// A range of the file's text.
  @inlinable package init(file range: Range<Int>) {
    position = UInt32(range.lowerBound)
    length = UInt32(range.count)
  }

  /// A range of the arena.
  @inlinable package init(arena range: Range<Int>) {
    position = UInt32(range.lowerBound) | Self.arenaBit
    length = UInt32(range.count)
  }

  /// Whether the bytes lie in the arena.
  @inlinable package var isInArena: Bool { position & Self.arenaBit != 0 }
  /// Offset of the first byte in the file's text or the arena.
  @inlinable package var start: Int { Int(position & ~Self.arenaBit) }
  /// Length in bytes.
  @inlinable package var count: Int { Int(length) }
  @inlinable package var isEmpty: Bool { length == 0 }
  /// The range in the file's text or the arena.
  @inlinable package var range: Range<Int> { start..<start + count }
}

/// One step of the way from decoded copy back to the text of its file.
///
/// From `decoded` on, up to the next segment, copy and text run side by side byte for byte; or, in an escape,
/// the whole piece of copy stands for the whole piece of text.
package struct MapSegment: Sendable, Equatable {
  /// Offset in the file's text, in bytes.
  package let text: UInt32
  /// The offset in the decoded copy, and in the last bit whether it is an escape: a file may have more segments than
  /// strings.
  private let bits: UInt32

  package init(decoded: Int, text: Int, isEscape: Bool) {
    bits = UInt32(decoded) << 1 | (isEscape ? 1 : 0)
    self.text = UInt32(text)
  }

  /// Offset in the decoded copy, in bytes.
  package var decoded: UInt32 { bits >> 1 }
  /// Whether the piece is an escape and can't be cut.
  package var isEscape: Bool { bits & 1 != 0 }
}

/// The way back from decoded copy to the text of its file, through the format's escapes.
package struct SourceMap: Sendable, Equatable {
  /// Segments in order; the last one only marks where both sides end.
  package private(set) var segments: [MapSegment]

  /// A map for copy that stands in the file as it is.
  package init(verbatimFrom textStart: Int, count: Int) {
    segments = [
      MapSegment(decoded: 0, text: textStart, isEscape: false),
      MapSegment(decoded: count, text: textStart + count, isEscape: false),
    ]
  }

  /// A map for copy that no one can point at in its file: all of it is at the start.
  package init(withoutPlaceFor count: Int) {
    segments = [
      MapSegment(decoded: 0, text: 0, isEscape: true), MapSegment(decoded: count, text: 0, isEscape: false),
    ]
  }

  package init(_ segments: some Sequence<MapSegment>) {
    self.segments = Array(segments)
  }

  /// The range of the file's text that the range of copy came from. Escapes are taken whole.
  package func textRange(of decoded: Range<Int>) -> Range<Int> {
    let start = place(of: decoded.lowerBound)
    guard !decoded.isEmpty else { return start..<start }
    return start..<end(of: decoded.upperBound)
  }

  /// The escape whose written form ends at `place` in the file's text, or nil.
  package func escape(endingAt place: Int) -> MapSegment? {
    let next = segments.partitioningIndex { Int($0.text) >= place }
    guard next > 0, next < segments.count, Int(segments[next].text) == place, segments[next - 1].isEscape else {
      return nil
    }
    return segments[next - 1]
  }

  /// The pieces in a range of the file’s text that stand for nothing.
  package func dropped(in range: Range<Int>) -> [Range<Int>] {
    zip(segments, segments.dropFirst()).compactMap { piece, next in
      guard piece.isEscape, piece.decoded == next.decoded, Int(piece.text) >= range.lowerBound,
        Int(next.text) <= range.upperBound
      else { return nil }
      return Int(piece.text)..<Int(next.text)
    }
  }

  private func place(of offset: Int) -> Int {
    let index = segment(containing: offset)
    let segment = segments[index]
    return Int(segment.text) + (segment.isEscape ? 0 : offset - Int(segment.decoded))
  }

  private func end(of offset: Int) -> Int {
    let index = segment(containing: offset - 1)
    let segment = segments[index]
    guard segment.isEscape else { return Int(segment.text) + offset - Int(segment.decoded) }
    return Int(segments[index + 1].text)
  }

  /// The last segment that starts at or before `offset`; the end mark for what lies behind the copy.
  package func segment(containing offset: Int) -> Int {
    segments.indexBeforePartition(where: { Int($0.decoded) > offset })
  }
}

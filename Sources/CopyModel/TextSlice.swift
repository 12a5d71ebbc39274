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

/// A piece of a catalogue's text: of the file as UTF-8, or of the arena where decoded escapes live.
///
/// Eight bytes, so that an entry stays small. Offsets reach 2 GiB, twice the largest file read.
package struct TextSlice: Sendable, Hashable {
  private var position: UInt32
  private var length: UInt32

  private static let arenaBit: UInt32 = 1 << 31

  /// No text at all.
  package static let none = TextSlice(file: 0..<0)

  /// A range of the file's text.
  package init(file range: Range<Int>) {
    position = UInt32(range.lowerBound)
    length = UInt32(range.count)
  }

  /// A range of the arena.
  package init(arena range: Range<Int>) {
    position = UInt32(range.lowerBound) | Self.arenaBit
    length = UInt32(range.count)
  }

  /// Whether the bytes lie in the arena.
  package var isInArena: Bool { position & Self.arenaBit != 0 }
  /// Offset of the first byte in the file's text or the arena.
  package var start: Int { Int(position & ~Self.arenaBit) }
  /// Length in bytes.
  package var count: Int { Int(length) }
  package var isEmpty: Bool { length == 0 }
  /// The range in the file's text or the arena.
  package var range: Range<Int> { start..<start + count }
}

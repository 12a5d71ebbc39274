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

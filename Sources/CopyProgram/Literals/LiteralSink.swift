import CopyModel

/// Takes what a string literal stands for, piece by piece.
package protocol LiteralSink: ~Copyable {
  /// A piece of the program that stands for itself.
  mutating func verbatim(_ range: Range<Int>)
  /// A piece of the program that stands for one scalar; nil for nothing, such as the indentation of a long string.
  mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?)
  /// An interpolation, with its marks.
  mutating func interpolation(_ range: Range<Int>)
}

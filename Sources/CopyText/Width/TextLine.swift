import CopyModel

/// One line of text in a column.
package struct TextLine: Sendable, Equatable {
  /// Bytes of the text, spaces at the end included.
  package var range: Range<Int>
  /// In points, without spaces at the end, which hang.
  package var width: Double
  /// A word is cut here because it is wider than the column.
  package var splitsWord = false
}

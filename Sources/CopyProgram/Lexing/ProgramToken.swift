/// A piece of a program: a word, a string, or a mark.
package struct ProgramToken: Sendable {
  package enum Kind: UInt8, Sendable {
    case word, number
    /// A string literal with its quotation marks.
    case string
    /// One byte of punctuation.
    case mark
  }

  package var kind: Kind
  /// The first thing on its line.
  package var startsLine: Bool
  /// For a string: how many `#` stand before it.
  package internal(set) var hashes: UInt8 = 0
  /// For a string: whether it is written over several lines, between `"""`.
  var isLong = false
  /// For a string: whether it has an end; one that hasn’t ends with its line.
  var isClosed = true
  package var start: Int32
  package var end: Int32
  /// For a bracket: the index of the token that is its other half; -1 where there is none.
  package var partner: Int32 = -1

  package var range: Range<Int> { Int(start)..<Int(end) }
}

extension ProgramToken {
  /// The literal in a layout that stands in `range`, with its marks.
  package init(attribute range: Range<Int32>) {
    self.init(kind: .string, startsLine: false, start: range.lowerBound, end: range.upperBound)
  }
}

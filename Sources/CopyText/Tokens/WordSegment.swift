/// A piece of text between two word boundaries of UAX #29: a word, a number, a run of spaces, a mark.
@frozen @usableFromInline package struct WordSegment: Sendable, Hashable {
  /// What ICU's rule status says of the piece. What ends it decides: `a1` is a number, `1a` letters.
  @frozen @usableFromInline package enum Kind: UInt8, Sendable {
    /// Spaces, marks, symbols, control characters.
    case none
    case number
    case letters
    /// Kana or ideographs, as a dictionary parts them.
    case ideographs
  }

  /// Offset of the first byte.
  @usableFromInline package var start: Int32
  /// Length in bytes, at least 1.
  @usableFromInline package var length: Int32
  @usableFromInline package var kind: Kind

  @inline(__always)
  package init(start: Int, end: Int, kind: Kind) {
    self.start = Int32(truncatingIfNeeded: start)
    length = Int32(truncatingIfNeeded: end &- start)
    self.kind = kind
  }

  @inlinable package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  /// Whether it is read aloud: letters, digits or ideographs.
  @inlinable package var isWord: Bool { kind != .none }
}

extension WordSegment.Kind {
  /// The kind that an ICU rule status stands for.
  init(_ status: ICU.BreakIterator.Status) {
    switch status.rawValue {
    case ..<100: self = .none
    case ..<200: self = .number
    case ..<300: self = .letters
    default: self = .ideographs
    }
  }
}

/// A stretch of copy that may be one sentence.
struct Segment {
  /// How it ends.
  enum End: UInt8 {
    /// The copy ends without a mark that ends sentences.
    case open
    case period, question, exclamation, ellipsis
    /// A line ends, without a mark.
    case line

    /// Whether a statement or command ends here for certain.
    var isFinal: Bool { self == .period || self == .exclamation }
  }

  /// Its tokens, the mark at the end left out.
  var tokens: Range<Int>
  var end: End
  /// Words; parts of a compound count once.
  var words: Int
  var placeholders: Int

  var isEmpty: Bool { words == 0 && placeholders == 0 }
}

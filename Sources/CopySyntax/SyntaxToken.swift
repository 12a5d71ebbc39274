/// A piece of a program, as the parser sees it.
struct SyntaxToken {
  enum Kind: UInt8 {
    case word, number, character
    /// A string is its marks with what stands between: pieces of text, and expressions in marks of their own.
    case openString, stringText, closeString
    case openInterpolation, closeInterpolation
    /// One or several bytes that work on values.
    case operation
    /// One byte: a bracket, a comma, a colon.
    case mark
    /// A line for the preprocessor, or a condition of a build.
    case directive
    case end
  }

  let kind: Kind
  var start: Int32
  let end: Int32
  /// The first thing on its line.
  let startsLine: Bool
  /// Whether space, or an opening bracket, stands before it.
  let hasSpaceBefore: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}

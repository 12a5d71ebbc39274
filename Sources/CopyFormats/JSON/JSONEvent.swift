/// One token of a JSON text.
package struct JSONEvent: Sendable, Equatable {
  /// In the order of `CSimdJSONEventKind`, which a test holds.
  package enum Kind: UInt8, Sendable {
    case objectStart, objectEnd, arrayStart, arrayEnd, key, string, number, `true`, `false`, null
  }

  package var kind: Kind
  /// The token's bytes in the text; of a string or key, what stands between the quotation marks.
  package var range: Range<Int>
  /// Index of the first event behind this value, the inside of an object or array left out.
  package var next: Int
  /// Whether a backslash stands in the string or key.
  package var hasEscapes: Bool

  /// The bytes of the token as written, with the quotation marks of a string or key.
  package var written: Range<Int> {
    switch kind {
    case .key, .string: range.lowerBound - 1..<range.upperBound + 1
    default: range
    }
  }
}

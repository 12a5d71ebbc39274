import CExpat

/// One piece of an XML text.
package struct XMLEvent: Equatable {
  /// In the order of `CExpatEventKind`, which a test holds.
  package enum Kind: UInt8 {
    /// A start tag, or the tag of an empty element, which an end of no length follows.
    case start
    case end
    /// Characters that stand for themselves.
    case text
    /// A reference to a character.
    case character
    /// A reference to an entity of the document’s own, which is never looked up.
    case entity
    /// A carriage return, with its line feed or alone, that stands for a line feed.
    case lineEnd
    case cdataStart, cdataEnd
    case comment
    /// The start of a document type declaration.
    case doctype
  }

  package var kind: Kind
  /// The piece’s bytes in the text.
  package var range: Range<Int>
  /// Of a start, the index of the first event behind its element.
  var next: Int
  /// Of a character, what it stands for.
  var scalar: UInt32

  init(_ event: CExpatEvent) {
    kind = Kind(rawValue: event.kind.rawValue)!
    range = Int(event.offset)..<Int(event.offset) + Int(event.length)
    next = Int(event.value)
    scalar = event.value
  }
}

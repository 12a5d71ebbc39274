import CExpat
package import CopyModel

/// An XML text as a flat list of its pieces, up to its end or the first fault.
package final class XMLTape {
  /// How deep elements may stand inside each other.
  static let maximumDepth = 256

  private let tape: CExpatTape
  /// Why reading stopped before the end, or nil.
  let failure: XMLFailure?

  /// Reads `text`, which need not be kept; a fragment has elements side by side and no root.
  package init(_ text: Bytes, isFragment: Bool = false) {
    tape = cexpat_read(text.baseAddress, text.count, UInt32(Self.maximumDepth), isFragment)
    failure = XMLFailure(tape)
  }

  deinit { cexpat_free(tape.events) }

  /// How many events there are.
  package var count: Int { tape.count }

  /// The event at `index`, from 0 to below `count`.
  package subscript(_ index: Int) -> XMLEvent {
    precondition(index >= 0 && index < tape.count)
    return XMLEvent(tape.events[index])
  }

  /// What the event at `index` is; nil behind the last one.
  func kind(at index: Int) -> XMLEvent.Kind? { index < tape.count ? self[index].kind : nil }

  /// The root element’s start; nil where there is none.
  var root: Int? { firstElement(from: 0, to: count) }

  /// The first element inside the one that starts at `element`.
  func firstChild(of element: Int) -> Int? { firstElement(from: element + 1, to: end(of: element)) }

  /// The next element behind the one at `element`, of those that stand outside of all others.
  func sibling(after element: Int) -> Int? { firstElement(from: self[element].next, to: count) }

  /// The next element behind the one at `element`, inside `parent`.
  func sibling(after element: Int, in parent: Int) -> Int? {
    firstElement(from: self[element].next, to: end(of: parent))
  }

  /// Whether the element that starts at `element` was closed before the fault at which reading stopped, if it did.
  func isClosed(_ element: Int) -> Bool { self[element].next <= tape.readCount }

  /// The indices of all that stands inside the element: what its text is made of, and what is in it.
  func content(of element: Int) -> Range<Int> { element + 1..<end(of: element) }

  /// The index of the element’s end.
  private func end(of element: Int) -> Int { max(self[element].next - 1, element + 1) }

  private func firstElement(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end, self[index].kind != .start { index += 1 }
    return index < end ? index : nil
  }
}

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

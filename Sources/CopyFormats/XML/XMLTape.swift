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

/// A start tag, which expat has found well formed, or any other bytes, in which nothing is found then.
package struct XMLTag {
  private let text: Bytes
  /// From “<” to “>”.
  package let range: Range<Int>
  /// The name as written, with its prefix.
  package let nameRange: Range<Int>

  package init(_ text: Bytes, _ range: Range<Int>) {
    self.text = text
    self.range = range
    var end = range.lowerBound + 1
    while end < range.upperBound, !Self.endsName(text[end]) { end += 1 }
    nameRange = min(range.lowerBound + 1, range.upperBound)..<min(end, range.upperBound)
  }

  /// The name without its prefix.
  package var localName: Bytes {
    let name = text.slice(nameRange)
    return name.lastIndex(of: UInt8(ascii: ":")).map { name.slice(from: $0 + 1) } ?? name
  }

  /// Whether the element is `name`, whatever prefix it has.
  func isNamed(_ name: StaticString) -> Bool { localName.equals(name) }

  /// Whether the tag is that of an empty element, `<a/>`.
  var isEmpty: Bool {
    range.count > 2 && text[range.upperBound - 1] == UInt8(ascii: ">") && text[range.upperBound - 2] == .slash
  }

  /// What stands between the quotation marks of an attribute; nil where the tag has none of the name, prefix and all.
  func attribute(_ name: StaticString) -> Range<Int>? {
    var position = nameRange.upperBound
    while let next = attribute(from: position) {
      if text.slice(next.name).equals(name) { return next.value }
      position = next.value.upperBound + 1
    }
    return nil
  }

  /// Calls `body` with each attribute: where its name stands, prefix and all, and what is between its quotation marks.
  package func forEachAttribute(_ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void) {
    var position = nameRange.upperBound
    while let next = attribute(from: position) {
      body(next.name, next.value)
      position = next.value.upperBound + 1
    }
  }

  /// Whether the attribute is there with this very value.
  func has(_ name: StaticString, _ value: StaticString) -> Bool {
    attribute(name).map { text.slice($0).equals(value) } ?? false
  }

  /// The bytes of an attribute as written; nil where there is none.
  func value(_ name: StaticString) -> Bytes? { attribute(name).map { text.slice($0) } }

  private func attribute(from start: Int) -> (name: Range<Int>, value: Range<Int>)? {
    var position = skipSpace(from: start)
    let name = position
    while position < range.upperBound, !Self.endsName(text[position]), text[position] != .equals { position += 1 }
    let nameEnd = position
    position = skipSpace(from: position)
    guard nameEnd > name, position < range.upperBound, text[position] == .equals else { return nil }
    position = skipSpace(from: position + 1)
    guard position < range.upperBound, text[position] == .quote || text[position] == .apostrophe else { return nil }
    let end = text.firstIndex(of: text[position], or: text[position], from: position + 1, upTo: range.upperBound)
    return (name..<nameEnd, position + 1..<end)
  }

  private func skipSpace(from start: Int) -> Int {
    var position = start
    while position < range.upperBound, text[position].isBlank || text[position].isLineEnd { position += 1 }
    return position
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isBlank || byte.isLineEnd || byte == .slash || byte == UInt8(ascii: ">")
  }
}

/// Where and why a text is no XML.
struct XMLFailure: Error, Equatable {
  enum Reason {
    case empty, unclosedElement, unclosedToken, unclosedCDATA, invalidToken, tagMismatch, duplicateAttribute
    case expectedNothing, undefinedEntity, badCharacter, declaration, expansion, tooDeep, tooLarge, outOfMemory, other
  }

  var reason: Reason
  /// Offset in the text in bytes.
  var offset: Int

  init?(_ tape: CExpatTape) {
    guard let reason = Reason(tape.failure) else { return nil }
    self.reason = reason
    offset = tape.failureOffset
  }

  /// What is wrong and what to do.
  var message: String {
    switch reason {
    case .empty: "There is no XML here. Write the root element."
    case .unclosedElement: "The file ends before its elements are closed. Write the missing end tags."
    case .unclosedToken: "This is never closed. Write the missing “>”."
    case .unclosedCDATA: "This CDATA section is never closed. Write “]]>” behind it."
    case .invalidToken: "This can’t stand here in XML. Write “&lt;” for “<” in text, and “&amp;” for “&”."
    case .tagMismatch: "This end tag has another name than the start tag it belongs to."
    case .duplicateAttribute: "This tag has the same attribute twice. Delete one."
    case .expectedNothing: "Something stands behind the end of the root element. Delete it."
    case .undefinedEntity: "No entity of this name is declared. Write the character itself."
    case .badCharacter: "XML has no such character. Delete the reference."
    case .declaration: "The XML declaration must be the very first of the file, with a version."
    case .expansion: "Entities stand for too much text here. Write the text itself."
    case .tooDeep: "Elements stand inside each other more than \(XMLTape.maximumDepth) times."
    case .tooLarge: "This is too large to read at once. Split the file."
    case .outOfMemory: "There isn’t enough memory to read this."
    case .other: "This is no XML."
    }
  }
}

extension XMLFailure.Reason {
  fileprivate init?(_ failure: CExpatFailure) {
    switch failure {
    case CExpatFailureNone: return nil
    case CExpatFailureEmpty: self = .empty
    case CExpatFailureUnclosedElement: self = .unclosedElement
    case CExpatFailureUnclosedToken: self = .unclosedToken
    case CExpatFailureUnclosedCDATA: self = .unclosedCDATA
    case CExpatFailureInvalidToken: self = .invalidToken
    case CExpatFailureTagMismatch: self = .tagMismatch
    case CExpatFailureDuplicateAttribute: self = .duplicateAttribute
    case CExpatFailureExpectedNothing: self = .expectedNothing
    case CExpatFailureUndefinedEntity: self = .undefinedEntity
    case CExpatFailureBadCharacter: self = .badCharacter
    case CExpatFailureDeclaration: self = .declaration
    case CExpatFailureExpansion: self = .expansion
    case CExpatFailureTooDeep: self = .tooDeep
    case CExpatFailureTooLarge: self = .tooLarge
    case CExpatFailureOutOfMemory: self = .outOfMemory
    default: self = .other
    }
  }
}

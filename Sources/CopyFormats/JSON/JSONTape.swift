import CSimdJSON
package import CopyModel

/// A JSON text as a flat list of its tokens, up to its end or the first fault.
///
/// A view of its reader's memory: valid until the reader reads the next text.
package struct JSONTape {
  private let events: UnsafeBufferPointer<CSimdJSONEvent>
  /// Why reading stopped before the end, or nil.
  package let failure: JSONFailure?

  init(_ tape: CSimdJSONTape) {
    events = UnsafeBufferPointer(start: tape.events, count: tape.count)
    failure = JSONFailure(tape)
  }

  /// How many events there are.
  package var count: Int { events.count }

  package subscript(_ index: Int) -> JSONEvent {
    let event = events[index]
    let start = Int(event.offset)
    return JSONEvent(
      kind: kind(at: index), range: start..<start + Int(event.length), next: Int(event.next),
      hasEscapes: event.hasEscapes)
  }

  /// What the event is, without the rest.
  package func kind(at index: Int) -> JSONEvent.Kind {
    // Both enumerations have the same cases in the same order.
    JSONEvent.Kind(rawValue: events[index].kind.rawValue)!
  }

  /// Index of the first key of an object, or nil when it has none. Its value stands behind each key.
  package func firstMember(ofObjectAt start: Int) -> Int? { member(at: start + 1) }

  /// Index of the key that follows the member with `key`, or nil behind the last one.
  package func member(after key: Int) -> Int? { member(at: Int(events[key + 1].next)) }

  /// A key that lost its value to a fault is left out.
  private func member(at index: Int) -> Int? {
    index + 1 < count && kind(at: index) == .key ? index : nil
  }

  /// Index of the first element of a list, or nil when it is empty.
  package func firstElement(ofArrayAt start: Int) -> Int? { element(at: start + 1) }

  /// Index of the element that follows the one at `element`, or nil behind the last one.
  package func element(after element: Int) -> Int? { self.element(at: Int(events[element].next)) }

  private func element(at index: Int) -> Int? {
    index < count && kind(at: index) != .arrayEnd ? index : nil
  }
}

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

/// Reads JSON texts one after the other into memory that is used again. For one thread.
package final class JSONReader {
  /// How deep objects and arrays may stand inside each other.
  package static let maximumDepth = 256

  private let reader: OpaquePointer

  /// Memory short at the start of a run is beyond repair, as it is everywhere in Swift.
  package init() {
    guard let reader = csimdjson_create() else { fatalError("No memory for reading JSON") }
    self.reader = reader
  }

  deinit { csimdjson_destroy(reader) }

  /// The tape of `text`, behind which `ByteBuffer.padding` bytes must be readable. Valid until the next call.
  package func read(_ text: Bytes) -> JSONTape {
    // An empty view may have no address; the reader looks at none then, but wants one.
    guard let start = text.baseAddress else { return JSONTape.empty }
    return JSONTape(csimdjson_read(reader, start, text.count, UInt32(Self.maximumDepth)))
  }
}

extension JSONTape {
  static var empty: JSONTape {
    JSONTape(CSimdJSONTape(events: nil, count: 0, failure: CSimdJSONFailureEmpty, failureOffset: 0))
  }
}

/// Where and why a text is no JSON.
package struct JSONFailure: Error, Sendable, Equatable {
  package enum Reason: Sendable {
    case empty, unclosedString, controlCharacter, encoding, expectedValue, expectedKey, expectedColon
    case expectedCommaOrEnd, expectedNothing, unclosedContainer, invalidToken, tooDeep, tooLarge, outOfMemory
  }

  package var reason: Reason
  /// Offset in the text in bytes.
  package var offset: Int

  init?(_ tape: CSimdJSONTape) {
    guard let reason = Reason(tape.failure) else { return nil }
    self.reason = reason
    offset = tape.failureOffset
  }

  static let conflict = "Two versions of this file are in conflict here. Choose one, and delete Git’s marks."

  /// What is wrong and what to do.
  package var message: String {
    switch reason {
    case .empty: "There is no JSON here. Write an object in braces."
    case .unclosedString: "This quotation mark is never closed. Close it on the same line."
    case .controlCharacter: "A control character can’t stand in a string. Write it as \\u and four digits."
    case .encoding: "These bytes are no UTF-8. Save the file as UTF-8."
    case .expectedValue: "A value is missing here. Write a string, number, object, list, true, false, or null."
    case .expectedKey: "A key in quotation marks is missing here. Take away the comma before it, or write the key."
    case .expectedColon: "A colon is missing between a key and its value."
    case .expectedCommaOrEnd: "A comma or the closing bracket is missing here."
    case .expectedNothing: "Something stands behind the end of the document. Put each object on a line of its own."
    case .unclosedContainer: "This bracket is never closed."
    case .invalidToken: "This is no JSON value. Put text in quotation marks."
    case .tooDeep: "Objects and lists stand inside each other more than \(JSONReader.maximumDepth) times."
    case .tooLarge: "This is too large to read at once. Split the file."
    case .outOfMemory: "There isn’t enough memory to read this."
    }
  }
}

extension JSONFailure.Reason {
  fileprivate init?(_ failure: CSimdJSONFailure) {
    switch failure {
    case CSimdJSONFailureNone: return nil
    case CSimdJSONFailureEmpty: self = .empty
    case CSimdJSONFailureUnclosedString: self = .unclosedString
    case CSimdJSONFailureControlCharacter: self = .controlCharacter
    case CSimdJSONFailureEncoding: self = .encoding
    case CSimdJSONFailureExpectedValue: self = .expectedValue
    case CSimdJSONFailureExpectedKey: self = .expectedKey
    case CSimdJSONFailureExpectedColon: self = .expectedColon
    case CSimdJSONFailureExpectedCommaOrEnd: self = .expectedCommaOrEnd
    case CSimdJSONFailureExpectedNothing: self = .expectedNothing
    case CSimdJSONFailureUnclosedContainer: self = .unclosedContainer
    case CSimdJSONFailureTooDeep: self = .tooDeep
    case CSimdJSONFailureTooLarge: self = .tooLarge
    case CSimdJSONFailureOutOfMemory: self = .outOfMemory
    default: self = .invalidToken
    }
  }
}

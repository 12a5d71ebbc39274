import CSimdJSON

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

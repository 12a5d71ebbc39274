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

  /// Calls `body` with the index of each key and of its value. A key that lost its value to a fault is left out.
  package func forEachMember(ofObjectAt start: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
    let end = Int(events[start].next)
    var key = start + 1
    while key + 1 < end, kind(at: key) == .key {
      body(key, key + 1)
      key = Int(events[key + 1].next)
    }
  }

  /// Calls `body` with the index of each element.
  package func forEachElement(ofArrayAt start: Int, _ body: (_ element: Int) -> Void) {
    let end = Int(events[start].next)
    var element = start + 1
    while element < end, kind(at: element) != .arrayEnd {
      body(element)
      element = Int(events[element].next)
    }
  }
}

import CSimdJSON
package import CopyModel

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

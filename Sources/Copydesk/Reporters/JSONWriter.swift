/// Writes JSON by appending bytes: keys keep the order of the contract, and a long report needs no tree in memory.
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }
  package mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

  package mutating func object(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    name(key)
    object(body)
  }

  /// A field whose name is known only now.
  package mutating func object(named key: String, _ body: (inout JSONWriter) -> Void) {
    element(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    object(body)
  }

  /// The same for a list.
  package mutating func array(named key: String, _ body: (inout JSONWriter) -> Void) {
    element(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    array(body)
  }

  package mutating func array(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    name(key)
    array(body)
  }

  package mutating func field(_ key: StaticString, _ value: String?) {
    name(key)
    if let value { string(value) } else { raw("null") }
  }

  package mutating func field(_ key: StaticString, _ value: Int?) {
    name(key)
    raw(value.map(String.init) ?? "null")
  }

  package mutating func field(_ key: StaticString, _ value: Bool) {
    name(key)
    raw(value ? "true" : "false")
  }

  /// A number with at most `digits` digits behind the point.
  package mutating func field(_ key: StaticString, _ value: Double, digits: Int) {
    name(key)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    raw("\((value * scale).rounded() / scale)")
  }

  /// A value that is JSON already; null where there is none.
  package mutating func field(_ key: StaticString, json: String?) {
    name(key)
    raw(json ?? "null")
  }

  package mutating func element(_ value: String) {
    separate()
    string(value)
  }

  package mutating func element(_ value: Int) {
    separate()
    raw(String(value))
  }

  /// An element that is JSON already.
  package mutating func element(json: [UInt8]) {
    separate()
    bytes += json
  }

  package mutating func newline() { bytes.append(0x0A) }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  private mutating func nested(_ open: Character, _ close: Character, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open.asciiValue ?? 0)
    needsComma = false
    body(&self)
    bytes.append(close.asciiValue ?? 0)
    needsComma = true
  }

  private mutating func name(_ key: StaticString) {
    separate()
    raw("\"\(key)\":")
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { append(byte) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case 0..<0x20, 0x7F: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }
}

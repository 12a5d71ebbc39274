import CopyModel

/// Writes JSON by appending bytes: keys keep the order of the contract, and a long report needs no tree in memory.
package struct JSONWriter {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    nested(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }
  package mutating func array(_ body: (inout JSONWriter) -> Void) { nested(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

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
    if let value { number(value) } else { raw("null") }
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
    let scaled = (value * scale).rounded()
    // Larger numbers have powers in them.
    guard abs(scaled) < 1e15 else { return raw("\(scaled / scale)") }
    let (whole, fraction) = UInt(scaled.magnitude).quotientAndRemainder(dividingBy: UInt(scale))
    var (rest, digits) = (fraction, digits)
    while digits > 1, rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
    if scaled.sign == .minus { bytes.append(UInt8(ascii: "-")) }
    figures(whole, least: 1)
    bytes.append(UInt8(ascii: "."))
    figures(rest, least: digits)
    needsComma = true
  }

  /// A value that is JSON already; null where there is none.
  package mutating func field(_ key: StaticString, json: String?) {
    name(key)
    guard let json else { return raw("null") }
    for byte in json.utf8 { appendShown(byte) }
    needsComma = true
  }

  package mutating func element(_ value: String) {
    separate()
    string(value)
  }

  package mutating func element(_ value: Int) {
    separate()
    number(value)
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

  private mutating func nested(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func name(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func number(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    figures(value.magnitude, least: 1)
    needsComma = true
  }

  /// Appends a number with zeros before it, so that it has as many figures at least.
  private mutating func figures(_ value: UInt, least: Int) {
    // Ten is known when the program is built: to divide by it takes a few steps, by any other number some forty.
    if value >= 10 || least > 1 { figures(value / 10, least: least - 1) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Nearly all text stands as it is.
    if let place = firstWrittenOtherwise(from: start) {
      let rest = Array(bytes[place...])
      bytes.removeSubrange(place...)
      for byte in rest { append(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// The first place from `start` on for whose byte JSON has an escape.
  private func firstWrittenOtherwise(from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      let next = bytes.withUnsafeBufferPointer { Bytes($0).eightBytes(at: place) }
      if Self.areWrittenPlainly(next) {
        place += 8
        continue
      }
      let end = min(place + 8, bytes.count)
      if let found = (place..<end).first(where: isWrittenOtherwise) { return found }
      place = end
    }
    return nil
  }

  /// Whether JSON has no escape for any of eight bytes; false for some others as well.
  private static func areWrittenPlainly(_ bytes: UInt64) -> Bool {
    let isASCII = ((bytes &- 0x2020_2020_2020_2020) | bytes) & UInt64.highBits == 0
    let marks: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F]
    return isASCII && marks.allSatisfy { bytes.bytesEqual(to: $0) == 0 }
  }

  /// Whether JSON has an escape for the byte at `place`, or for the character that it ends.
  private func isWrittenOtherwise(_ place: Int) -> Bool {
    switch bytes[place] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: true
    case 0x80...0xBF: place > 1 && ControlCharacters.endsWithHidden(bytes[place - 2], bytes[place - 1], bytes[place])
    default: false
    }
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case 0..<0x20: appendEscape(UInt32(byte))
    default: appendShown(byte)
    }
  }

  /// Appends a byte that JSON takes as it is. Characters that a terminal obeys, or that turn the direction of text, are
  /// escaped: the value is the same.
  private mutating func appendShown(_ byte: UInt8) {
    if byte == 0x7F { return appendEscape(0x7F) }
    bytes.append(byte)
    guard byte & 0xC0 == 0x80, bytes.count > 2 else { return }
    let tail = (bytes[bytes.count - 3], bytes[bytes.count - 2])
    guard ControlCharacters.endsWithHidden(tail.0, tail.1, byte) else { return }
    let hidden = String(decoding: bytes.suffix(tail.1 & 0xC0 == 0x80 ? 3 : 2), as: UTF8.self)
    bytes.removeLast(hidden.utf8.count)
    for scalar in hidden.unicodeScalars { appendEscape(scalar.value) }
  }

  private mutating func appendEscape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
  }
}

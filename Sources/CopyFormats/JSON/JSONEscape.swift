package import CopyModel

/// A piece of a JSON string that starts with a backslash (RFC 8259, section 7), and what it stands for.
package struct JSONEscape: Equatable {
  package enum Meaning: Equatable {
    case scalar(Unicode.Scalar)
    /// Half of a character; U+FFFD stands in its place.
    case loneSurrogate
    /// No escape of JSON; the character behind the backslash stands for itself.
    case unknown
  }

  package var meaning: Meaning
  /// Length in bytes, the backslash included.
  package var length: Int

  /// Reads the escape whose backslash stands at `position`.
  package init(_ text: Bytes, at position: Int) {
    let letter = position + 1 < text.count ? text[position + 1] : 0
    if letter == UInt8(ascii: "u") {
      self = Self.hexadecimal(in: text, at: position)
    } else if let scalar = Self.scalar(of: letter) {
      self.init(.scalar(scalar), length: 2)
    } else {
      self.init(.unknown, length: min(1 + utf8Length(lead: letter), text.count - position))
    }
  }

  private init(_ meaning: Meaning, length: Int) { (self.meaning, self.length) = (meaning, length) }

  private static func hexadecimal(in text: Bytes, at position: Int) -> JSONEscape {
    guard let unit = unit(text, at: position) else { return JSONEscape(.unknown, length: 2) }
    if let scalar = Unicode.Scalar(unit) { return JSONEscape(.scalar(scalar), length: 6) }
    guard unit < 0xDC00, let low = self.unit(text, at: position + 6), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { return JSONEscape(.loneSurrogate, length: 6) }
    return JSONEscape(.scalar(scalar), length: 12)
  }

  /// The number that `\uXXXX` at `position` writes, or nil when no such escape stands there.
  private static func unit(_ text: Bytes, at position: Int) -> UInt32? {
    guard text.hasLiteral("\\u", at: position), position + 6 <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[(position + 2)..<(position + 6)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0x0F)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt32(byte & 0x0F + 9)
      default: return nil
      }
    }
    return value
  }

  private static func scalar(of letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// `text` as it stands between the quotation marks of a JSON string, in the shortest form.
  package static func written(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 { append(byte, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    let backslash = UInt8(ascii: "\\")
    switch byte {
    case UInt8(ascii: "\""), backslash: bytes += [backslash, byte]
    case 0x08: bytes += [backslash, UInt8(ascii: "b")]
    case 0x09: bytes += [backslash, UInt8(ascii: "t")]
    case 0x0A: bytes += [backslash, UInt8(ascii: "n")]
    case 0x0C: bytes += [backslash, UInt8(ascii: "f")]
    case 0x0D: bytes += [backslash, UInt8(ascii: "r")]
    case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }
}

extension ByteBuffer {
  /// Appends what stands between the quotation marks of a JSON string, decoded. Escapes that are none stand for the
  /// character behind the backslash, half a character for U+FFFD.
  package func append(decodingJSON written: Bytes) {
    var position = 0
    while position < written.count {
      guard written[position] == UInt8(ascii: "\\") else {
        append(written[position])
        position += 1
        continue
      }
      let escape = JSONEscape(written, at: position)
      append(escape, at: position, of: written)
      position += escape.length
    }
  }

  private func append(_ escape: JSONEscape, at position: Int, of written: Bytes) {
    switch escape.meaning {
    case .scalar(let scalar): append(scalar: scalar.value)
    case .loneSurrogate: append(scalar: 0xFFFD)
    case .unknown: append(written.slice(position + 1..<position + escape.length))
    }
  }
}

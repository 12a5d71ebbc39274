package import CopyModel

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

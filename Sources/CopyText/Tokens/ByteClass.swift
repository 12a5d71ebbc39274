import CopyModel

/// What a byte can begin: the switch at the heart of the tokenizer.
enum ByteClass: UInt8 {
  case letter, digit, space, newline
  /// Begins something composite often enough to ask: a placeholder, markup, an entity, a path, a file extension.
  case percent, brace, dollar, backslash, less, ampersand, slash, dot, sharp
  case punctuation
  /// Part of a scalar beyond ASCII.
  case multibyte
  case other

  /// The class of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: classify(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x80...: .multibyte
    case _ where byte.isASCIILetter: .letter
    case _ where byte.isASCIIDigit: .digit
    case UInt8(ascii: "_"): .letter
    case 0x09, 0x20: .space
    case 0x0A...0x0D: .newline
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "{"): .brace
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "/"), UInt8(ascii: "~"): .slash
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "#"): .sharp
    case 0x21...0x7E: .punctuation
    default: .other
    }
  }
}

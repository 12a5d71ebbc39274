import CopyModel

/// Tells where a run of letters or digits ends a word for certain, by the bytes behind it, without the word breaker.
enum WordEnd: UInt8 {
  /// Begins something new: spaces, most marks.
  case ends
  /// Joins letters or digits on both sides: the period of `e.g`, the comma of `1,000`.
  case mayJoin
  /// Goes on, or may: letters, digits, the signs of addresses, most of what lies beyond ASCII.
  case goesOn

  /// Whether no word goes on at `index`, which lies behind an ASCII letter or digit; `table` is that of this type.
  @inline(__always)
  static func isCertain(_ copy: Bytes, at index: Int, _ table: UnsafePointer<WordEnd>) -> Bool {
    guard index < copy.count else { return true }
    switch table[Int(copy[index])] {
    case .ends: return true
    case .mayJoin: return index + 1 == copy.count || isApart(copy[index + 1], table)
    case .goesOn: return copy[index] == 0xE2 && isMark(copy, at: index)
    }
  }

  /// Whether the byte behind a mark is no part of the word: the slash is that of `https://`.
  @inline(__always)
  private static func isApart(_ byte: UInt8, _ table: UnsafePointer<WordEnd>) -> Bool {
    table[Int(byte)] != .goesOn && byte != UInt8(ascii: "/")
  }

  /// Dashes, double quotation marks, and the ellipsis of General Punctuation, which join nothing.
  private static func isMark(_ copy: Bytes, at index: Int) -> Bool {
    guard index + 2 < copy.count, copy[index + 1] == 0x80 else { return false }
    switch copy[index + 2] {
    case 0x93, 0x94, 0x9C, 0x9D, 0xA6: return true
    default: return false
    }
  }

  /// The kind of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<WordEnd> = {
    let table = UnsafeMutablePointer<WordEnd>.allocate(capacity: 256)
    for byte in 0..<256 { (table + byte).initialize(to: kind(UInt8(byte))) }
    return UnsafePointer(table)
  }()

  private static func kind(_ byte: UInt8) -> WordEnd {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): .mayJoin
    case UInt8(ascii: "@"), UInt8(ascii: "+"), 0x80...: .goesOn
    default: byte.isASCIIWord ? .goesOn : .ends
    }
  }
}

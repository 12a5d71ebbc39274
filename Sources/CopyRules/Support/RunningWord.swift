import CopyModel
import CopyPassage
import CopyText

/// Tells words of running text from pieces of addresses, of code, and of compounds, by what touches them.
enum RunningWord {
  /// Whether `token` stands by itself in `copy`.
  static func isAlone(_ token: Token, in copy: Bytes) -> Bool {
    mayStand(before: token, in: copy) && mayStand(behind: token, in: copy)
  }

  private static func mayStand(before token: Token, in copy: Bytes) -> Bool {
    guard token.start > 0 else { return true }
    switch copy[Int(token.start) - 1] {
    case 0x20, 0x0A, 0x09, UInt8(ascii: "("), UInt8(ascii: "["): return true
    // The last bytes of quotation marks, dashes, and no-break spaces.
    case 0x80...: return true
    default: return false
    }
  }

  private static func mayStand(behind token: Token, in copy: Bytes) -> Bool {
    guard token.end < copy.count else { return true }
    switch copy[token.end] {
    case 0x20, 0x0A, 0x09, 0x80..., UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return true
    case UInt8(ascii: "."): return token.end + 1 == copy.count || copy[token.end + 1] <= 0x20
    default: return false
    }
  }
}

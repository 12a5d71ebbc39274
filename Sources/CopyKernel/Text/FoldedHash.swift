package import CopyModel

/// A hash over bytes with ASCII folded to small letters, that takes in eight at a time: the same for the same bytes, however
/// they were added.
package struct FoldedHash {
  private var mixed = FoldedHash.seed
  /// Bytes that are no eight yet, the first in the lowest byte.
  private var pending: UInt64 = 0
  private var count = 0

  /// The hash of `->`.
  package static let arrow: UInt64 = 0x2D3E

  package var value: UInt64 { Self.value(mixed, pending, count) }

  /// The length and hash of the word of ASCII letters at `start`, where nothing that may be part of it stands behind. Where
  /// `ofOneCase`, nil for words with a capital behind the first letter.
  @inline(__always)
  package static func plainWord(in text: Bytes, at start: Int, ofOneCase: Bool) -> (length: Int, hash: UInt64)? {
    var (mixed, end, first) = (seed, start, UInt64(0x20))
    while true {
      let bytes = text.eightBytes(at: end)
      let length = UInt64.run(of: bytes.asciiLetters)
      if ofOneCase, (~(bytes | first) & 0x2020_2020_2020_2020).lowest(length) != 0 { return nil }
      let letters = bytes.lowercased(length)
      end &+= length
      if length < 8 {
        guard end > start, end >= text.count || isMark(text[end]) else { return nil }
        return (end &- start, value(mixed, letters, end &- start))
      }
      mixed = mix(mixed, letters)
      first = 0
    }
  }

  /// The length and hash of the word of ASCII letters that eight bytes begin with, where a space follows within them; what
  /// `plainWord` says of it as well.
  @inline(__always)
  package static func spacedWord(in bytes: UInt64) -> (length: Int, hash: UInt64)? {
    let length = UInt64.run(of: bytes.asciiLetters)
    guard length > 0, length < 8, bytes >> UInt64(length &* 8) & 0xFF == 0x20 else { return nil }
    return (length, value(seed, bytes.lowercased(length), length))
  }

  /// ASCII that is part of no word: no letter, digit, or apostrophe.
  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x27 && !byte.isASCIIDigit }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func value(_ mixed: UInt64, _ pending: UInt64, _ count: Int) -> UInt64 {
    let value = mix(mix(mixed, pending), UInt64(truncatingIfNeeded: count))
    return value ^ value >> 32
  }

  package init() {}

  /// The hash of a text.
  package init(_ text: Bytes) {
    var index = 0
    while index &+ 8 <= text.count {
      mixed = Self.mix(mixed, text.eightBytes(at: index).lowercasedLetters)
      index &+= 8
    }
    (pending, count) = (text.eightBytes(at: index).lowercasedLetters, text.count)
  }

  @inline(__always)
  package mutating func add(_ byte: UInt8) { append(UInt64(byte.lowered), count: 1) }

  /// Adds the lowest `count` bytes of `letters`, 0 to 8 ASCII letters and digits.
  @inline(__always)
  package mutating func add(letters: UInt64, count: Int) {
    append(letters.lowercased(count), count: count)
  }

  @inline(__always)
  private mutating func append(_ bytes: UInt64, count added: Int) {
    let used = count & 7
    pending |= bytes << UInt64(used &* 8)
    if used &+ added >= 8 {
      mixed = Self.mix(mixed, pending)
      pending = used == 0 ? 0 : bytes >> UInt64(64 &- used &* 8)
    }
    count &+= added
  }

  @inline(__always)
  private static func mix(_ value: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (value ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}

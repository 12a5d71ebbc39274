import CopyModel

/// One byte tried against a set such as `[a-z_]`, `[!0-9]` or `[[:digit:]]`, read the way git reads it.
struct BracketMatch {
  /// Whether the byte is in the set.
  private(set) var isMatch = false
  /// The bytes from `[` through `]`.
  private(set) var length = 0

  private let pattern: Bytes
  private let byte: UInt8
  private var place: Int
  /// The byte that a `-` would count from; nil at the start and after a range or a class.
  private var previous: UInt8?

  /// Tries `byte` against the set that starts with the `[` at `start`; nil if the set is malformed.
  init?(_ pattern: Bytes, at start: Int, _ byte: UInt8) {
    self.pattern = pattern
    self.byte = byte
    place = start + 1
    let isNegated = peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "^")
    if isNegated { place += 1 }
    // A `]` that comes first is a member.
    repeat {
      guard readMember() else { return nil }
    } while peek() != UInt8(ascii: "]")
    isMatch = isMatch != isNegated
    length = place + 1 - start
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < pattern.count ? pattern[place + distance] : nil
  }

  /// Reads one byte, range or class. False if the pattern ends inside.
  private mutating func readMember() -> Bool {
    guard let member = peek() else { return false }
    if member == UInt8(ascii: "-"), let low = previous, let next = peek(1), next != UInt8(ascii: "]") {
      place += 1
      return readRange(from: low)
    }
    if member == UInt8(ascii: "["), peek(1) == UInt8(ascii: ":"), let end = classEnd() {
      return readClass(through: end)
    }
    guard let single = readByte() else { return false }
    isMatch = isMatch || single == byte
    previous = single
    return true
  }

  private mutating func readByte() -> UInt8? {
    if peek() == UInt8(ascii: "\\") { place += 1 }
    guard let member = peek() else { return nil }
    place += 1
    return member
  }

  private mutating func readRange(from low: UInt8) -> Bool {
    guard let high = readByte() else { return false }
    isMatch = isMatch || (byte >= low && byte <= high)
    previous = nil
    return true
  }

  /// The `]` of a class `[:name:]` that starts here; nil if the next `]` closes none.
  private func classEnd() -> Int? {
    guard let end = pattern[(place + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    return end > place + 2 && pattern[end - 1] == UInt8(ascii: ":") ? end : nil
  }

  private mutating func readClass(through end: Int) -> Bool {
    guard let contains = Self.contains(byte, inClass: pattern.slice(place + 2..<end - 1)) else { return false }
    isMatch = isMatch || contains
    previous = nil
    place = end + 1
    return true
  }

  /// Whether the ASCII class `name` has `byte`; nil if there is no such class.
  private static func contains(_ byte: UInt8, inClass name: Bytes) -> Bool? {
    let isDigit = byte >= 0x30 && byte <= 0x39
    let isLower = byte >= 0x61 && byte <= 0x7A
    let isUpper = byte >= 0x41 && byte <= 0x5A
    let isGraph = byte > 0x20 && byte < 0x7F
    let isHexLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66
    if name.equals("alnum") { return isDigit || isLower || isUpper }
    if name.equals("alpha") { return isLower || isUpper }
    if name.equals("blank") { return byte == 0x20 || byte == 0x09 }
    if name.equals("cntrl") { return byte < 0x20 || byte == 0x7F }
    if name.equals("digit") { return isDigit }
    if name.equals("graph") { return isGraph }
    if name.equals("lower") { return isLower }
    if name.equals("print") { return isGraph || byte == 0x20 }
    if name.equals("punct") { return isGraph && !isDigit && !isLower && !isUpper }
    if name.equals("space") { return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
    if name.equals("upper") { return isUpper }
    if name.equals("xdigit") { return isDigit || isHexLetter }
    return nil
  }
}

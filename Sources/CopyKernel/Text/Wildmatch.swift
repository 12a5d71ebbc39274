package import CopyModel

/// Shell patterns as git reads them, byte by byte (git's `wildmatch.c` with `WM_PATHNAME`).
///
/// `*` and `?` stop at a slash, `**` between slashes stands for any number of folders, `[…]` takes ranges, negation
/// and POSIX classes, a backslash takes the next byte literally. The time is at most the product of both lengths:
/// of all wildcards passed only the last `*` and the last `**` can still need another try, because a later wildcard
/// of the same kind can take in whatever an earlier one gives up.
package struct Wildmatch {
  private let pattern: Bytes
  private let text: Bytes
  /// Where the match stands in `pattern` and in `text`.
  private var place = 0
  private var reached = 0
  /// Where to go on after the last `*`: in the pattern, and in the text with one more byte taken in.
  private var star: (place: Int, reached: Int)?
  /// The same for the last `**`, which takes in whole folders, or any bytes where it ends the pattern.
  private var folders: (place: Int, reached: Int)?

  /// Whether all of `text` matches `pattern`.
  package static func matches(_ pattern: Bytes, _ text: Bytes) -> Bool {
    var match = Wildmatch(pattern: pattern, text: text)
    return match.run()
  }

  private init(pattern: Bytes, text: Bytes) {
    self.pattern = pattern
    self.text = text
  }

  private mutating func run() -> Bool {
    while place < pattern.count || reached < text.count {
      switch step() {
      case .matched: continue
      case .whole: return true
      case .broken: return false
      case .failed: if !retry() { return false }
      }
    }
    return true
  }

  private enum Step {
    case matched, failed
    /// The rest of the text matches whatever it is.
    case whole
    /// A pattern that can match nothing, such as a bracket that is never closed.
    case broken
  }

  /// Matches one element of the pattern.
  private mutating func step() -> Step {
    guard place < pattern.count else { return .failed }
    if pattern[place] == UInt8(ascii: "*") { return passStars() }
    guard reached < text.count else { return .failed }
    let byte = text[reached]
    switch pattern[place] {
    case UInt8(ascii: "?"):
      return advance(byte != UInt8(ascii: "/"), by: 1)
    case UInt8(ascii: "["):
      guard let bracket = BracketMatch(pattern, at: place, byte) else { return .broken }
      return advance(bracket.isMatch && byte != UInt8(ascii: "/"), by: bracket.length)
    case UInt8(ascii: "\\"):
      return advance(place + 1 < pattern.count && pattern[place + 1] == byte, by: 2)
    case let literal:
      return advance(literal == byte, by: 1)
    }
  }

  private mutating func advance(_ isMatch: Bool, by length: Int) -> Step {
    guard isMatch else { return .failed }
    place += length
    reached += 1
    return .matched
  }

  /// Passes a run of asterisks; they take in nothing at first, and more with each `retry`.
  private mutating func passStars() -> Step {
    let start = place
    while place < pattern.count, pattern[place] == UInt8(ascii: "*") { place += 1 }
    let isAtSlash = start == 0 || pattern[start - 1] == UInt8(ascii: "/")
    let isLast = place == pattern.count
    guard place - start > 1, isAtSlash, isLast || pattern[place] == UInt8(ascii: "/") else {
      star = (place, reached)
      return .matched
    }
    if isLast { return .whole }
    place += 1
    star = nil
    folders = (place, reached)
    return .matched
  }

  /// Goes back to the last wildcard that can take in more. False if there is none.
  private mutating func retry() -> Bool {
    if let last = star, last.reached < text.count, text[last.reached] != UInt8(ascii: "/") {
      star = (last.place, last.reached + 1)
      place = last.place
      reached = last.reached + 1
      return true
    }
    guard let last = folders, let slash = text[last.reached...].firstIndex(of: UInt8(ascii: "/")) else { return false }
    star = nil
    folders = (last.place, slash + 1)
    place = last.place
    reached = slash + 1
    return true
  }
}

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

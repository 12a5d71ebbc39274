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

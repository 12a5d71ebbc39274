import CopyModel

extension ProgramLexer {
  /// Strings in strings, by way of interpolation, deeper than this end where their marks say.
  private static let deepestInterpolation = 16

  mutating func skipLine() {
    while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
  }

  mutating func skipComment() {
    var depth = 0
    repeat {
      if text.hasLiteral("/*", at: place), depth == 0 || dialect.nestsComments {
        depth += 1
        place += 2
      } else if text.hasLiteral("*/", at: place) {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < text.count
  }

  /// A character in single quotation marks ends with its line at the latest.
  mutating func skipCharacter() {
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      if text[place] == UInt8(ascii: "\\") {
        place = min(place + 2, text.count)
        continue
      }
      place += 1
      if text[place - 1] == UInt8(ascii: "'") { return }
    }
  }

  /// Goes behind the end of the string whose content starts here, and says whether it has one.
  mutating func skipString(hashes: Int, isLong: Bool, depth: Int = 0) -> Bool {
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "\""), endsString(hashes: hashes, isLong: isLong) { return true }
      if byte == UInt8(ascii: "\n"), !isLong { return false }
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
        place = min(place + 1 + hashes, text.count)
        skipEscape(depth)
      } else if byte == UInt8(ascii: "$"), dialect == .kotlin, isNext("{") {
        place += 1
        skipInterpolation(depth)
      } else {
        place += 1
      }
    }
    return false
  }

  /// What follows a backslash: one character, or an interpolation.
  private mutating func skipEscape(_ depth: Int) {
    guard place < text.count else { return }
    if dialect == .swift, text[place] == UInt8(ascii: "(") { return skipInterpolation(depth) }
    if text[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= text.count else { return false }
    return (0..<count).allSatisfy { text[start + $0] == UInt8(ascii: "#") }
  }

  private mutating func endsString(hashes: Int, isLong: Bool) -> Bool {
    let marks = isLong ? 3 : 1
    if isLong, !text.hasLiteral("\"\"\"", at: place) { return false }
    guard hasHashes(hashes, at: place + marks) else { return false }
    place += marks + hashes
    return true
  }

  /// Goes behind the bracket that closes the one here.
  private mutating func skipInterpolation(_ nesting: Int) {
    guard nesting < Self.deepestInterpolation else { return }
    var depth = 0
    while place < text.count, text[place] != UInt8(ascii: "\n") || dialect == .kotlin {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): _ = skipString(hashes: 0, isLong: false, depth: nesting + 1)
      default: break
      }
      if depth <= 0 { return }
    }
  }
}

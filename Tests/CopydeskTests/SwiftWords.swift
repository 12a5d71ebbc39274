/// The names of types that a Swift file declares at its top level, and those that it uses. Comments and the text of strings
/// are passed over; what strings interpolate is read.
struct SwiftWords {
  private(set) var declared: Set<Substring> = []
  /// Without what the file declares itself, in whatever type, and without members: of `Page.Kind` it is `Page`.
  private(set) var used: Set<Substring> = []
  /// How many braces are open. At the end none should be; otherwise the file wasn’t understood.
  private(set) var depth = 0

  private let text: [UInt8]
  private var place = 0
  private var previous: Substring = ""
  private var isPrivate = false
  private var own: Set<Substring> = []

  private static let types: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let others: Set<Substring> = ["let", "var", "func", "extension", "import"]

  init(_ text: String) {
    self.text = Array(text.utf8)
    readCode(untilBracket: false)
    used.subtract(own)
  }

  private mutating func readCode(untilBracket: Bool) {
    var brackets = 1
    while place < text.count, brackets > 0 {
      switch text[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "("): brackets += untilBracket ? 1 : 0
      case UInt8(ascii: ")"): brackets -= untilBracket ? 1 : 0
      case UInt8(ascii: "/") where has("//"): pass(to: "\n")
      case UInt8(ascii: "/") where has("/*"): pass(to: "*/")
      case UInt8(ascii: "#") where has("#\""): pass(to: "\"#")
      case UInt8(ascii: "\""): readString(to: has("\"\"\"") ? "\"\"\"" : "\"")
      case let byte where Self.isLetter(byte): take(word())
      default: break
      }
      place += 1
    }
  }

  /// Leaves the place at the last byte of what was read, as all of these do.
  private mutating func word() -> Substring {
    let start = place
    while place + 1 < text.count, Self.isLetter(text[place + 1]) { place += 1 }
    return Substring(decoding: text[start...place], as: UTF8.self)
  }

  private mutating func take(_ word: Substring) {
    let start = place - word.utf8.count + 1
    let isMember = start > 0 && text[start - 1] == UInt8(ascii: ".")
    if Self.types.contains(previous), !isMember {
      own.insert(word)
      if depth == 0, !isPrivate { declared.insert(word) }
    } else if !isMember, word.first?.isUppercase == true {
      used.insert(word)
    }
    if depth == 0 {
      if word == "private" || word == "fileprivate" { isPrivate = true }
      if Self.others.contains(word) || Self.types.contains(previous) { isPrivate = false }
    }
    previous = isMember ? "" : word
  }

  private mutating func readString(to end: StaticString) {
    place += end.utf8CodeUnitCount
    while place < text.count, !has(end) {
      if has("\\(") {
        place += 2
        readCode(untilBracket: true)
      } else {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    place += end.utf8CodeUnitCount - 1
  }

  private mutating func pass(to end: StaticString) {
    place += 2
    while place < text.count, !has(end) { place += 1 }
    place += end.utf8CodeUnitCount - 1
  }

  private func has(_ mark: StaticString) -> Bool {
    guard text[place] == mark.utf8Start[0], place + mark.utf8CodeUnitCount <= text.count else { return false }
    return (1..<mark.utf8CodeUnitCount).allSatisfy { text[place + $0] == mark.utf8Start[$0] }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { letters[Int(byte)] }

  private static let letters: [Bool] = (0...255).map { (byte: UInt8) in
    byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }
}

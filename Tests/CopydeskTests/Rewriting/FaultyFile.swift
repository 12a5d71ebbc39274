import CopyModel
import TestSupport

@testable import CopyKernel

/// A file full of faulty copy, made up from a seed: what stands around the copy is known, so that a test can tell what a
/// fix may touch.
struct FaultyFile {
  enum Kind: CaseIterable, Sendable {
    case strings, stringsWithReturns, stringsWithMark, littleEndian, bigEndian, stringCatalog, jsonLines, plainText
  }

  let path: String
  let bytes: [UInt8]
  /// The bytes before, between, and behind the values, each different from all others.
  let surroundings: [[UInt8]]
  /// What a program fills in, by value.
  let placeholders: [[String]]

  init(_ kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    path = Self.path(of: kind)
    var (around, values, filled) = ([String](), [String](), [[String]]())
    for number in 0..<random.number(below: 12) + 1 {
      let copy = Self.copy(&random)
      values.append(Self.written(copy.text, kind, &random))
      filled.append(copy.placeholders)
      around.append(Self.lead(number, kind, &random))
    }
    around.append(Self.tail(kind))
    if kind == .stringsWithReturns { around = around.map { $0.replacing("\n", with: "\r\n") } }
    let encoded = around.map { Self.encode($0, kind) }
    let mark = Self.mark(of: kind)
    surroundings = [mark + encoded[0]] + encoded.dropFirst()
    bytes =
      zip(surroundings, values).reduce(into: []) { $0 += $1.0 + Self.encode($1.1, kind) } + (surroundings.last ?? [])
    placeholders = filled
  }

  /// The values of `other`, if all around them is as it is here.
  func values(in other: [UInt8]) -> [[UInt8]]? {
    guard other.starts(with: surroundings[0]) else { return nil }
    var (values, position) = ([[UInt8]](), surroundings[0].count)
    for piece in surroundings.dropFirst().dropLast() {
      guard let place = Self.first(piece, in: other, from: position) else { return nil }
      values.append(Array(other[position..<place]))
      position = place + piece.count
    }
    let last = surroundings[surroundings.count - 1]
    guard other.count - last.count >= position, other.suffix(last.count).elementsEqual(last) else { return nil }
    return values + [Array(other[position..<other.count - last.count])]
  }

  private static func first(_ piece: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard start + piece.count <= bytes.count else { return nil }
    return (start...bytes.count - piece.count).first { bytes[$0..<$0 + piece.count].elementsEqual(piece) }
  }

  // MARK: - Copy

  private static let openings = [
    "Delete This Photo?", "Try again", "You can't save it", "Uploading...", "Error 7 occurred!",
    "The file couldn't be saved",
    "Wi-fi is off!", "Say \"hello\"...", "Are you sure you want to delete it?", "e\u{301}te\u{301}...", "Save  as",
    "Oops!!! Something's wrong", "사진을 삭제할까요...", "Read the the manual", "PLEASE wait", "\u{1D49C} letter...", "a", "",
  ]
  private static let placeholders = ["%@", "%1$@", "%d", "%ld%%", "{name}", "%#@count@", "${name}", "%ix%i", "%.2f"]

  private static func copy(_ random: inout SeededGenerator) -> (text: String, placeholders: [String]) {
    let (start, end) = (random.pick(openings), random.pick(openings))
    guard random.number(below: 2) == 0 else { return (random.number(below: 3) == 0 ? "\(start) \(end)" : start, []) }
    let placeholder = random.pick(placeholders)
    let text = random.pick(["\(start) \(placeholder) \(end)", "\(placeholder) \(end)", "\(start) “\(placeholder)”."])
    return (text, [placeholder])
  }

  /// Copy as the format writes it, with escapes that need not be.
  private static func written(_ text: String, _ kind: Kind, _ random: inout SeededGenerator) -> String {
    if kind == .plainText { return text }
    let isJSON = kind == .jsonLines || kind == .stringCatalog
    var (written, isEscaping) = ("", random.number(below: 3) == 0)
    for scalar in text.unicodeScalars {
      if random.number(below: 10) == 0 { isEscaping.toggle() }
      switch scalar {
      case "\"", "\\": written += "\\\(scalar)"
      case _ where isEscaping && random.number(below: 4) == 0: written += escape(scalar, isJSON ? "u" : "U")
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  private static func escape(_ scalar: Unicode.Scalar, _ letter: String) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\\(letter)\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    }.joined()
  }

  // MARK: - What stands around it

  private static func path(of kind: Kind) -> String {
    switch kind {
    case .jsonLines: "a.jsonl"
    case .plainText: "a.txt"
    case .stringCatalog: "a.xcstrings"
    default: "en.lproj/a.strings"
    }
  }

  private static func lead(_ number: Int, _ kind: Kind, _ random: inout SeededGenerator) -> String {
    let role = random.pick(["Title of the alert", "Message", "Button", "Label", "Can't say... 'x' \u{1D49C}"])
    let key = random.pick(["title", "message", "button", "x"])
    switch kind {
    case .plainText: return number == 0 ? "" : random.pick(["\n<<\(number)>>\n", "\n\n<<\(number)>>\n\n"])
    case .jsonLines:
      let roles = ["alert-title", "alert-message", "button", "label", "menu-item", "notification-body"]
      return "\(number == 0 ? "" : "\"}\n"){\"id\": \(number), \"role\": \"\(random.pick(roles))\",  \"value\":\""
    case .stringCatalog:
      let start = number == 0 ? "{ \"sourceLanguage\" : \"en\",\n\"strings\" : {" : "\" } } } },\n"
      return start + "\"\(key).\(number)\" : { \"comment\" : \"\(role)\",\n  \"localizations\" : { "
        + "\"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \""
    default:
      let end = number == 0 ? "" : random.pick(["\";\n\n", "\" ;\n// done...\n"])
      return "\(end)/* \(role) \(number) */\n\"\(key).\(number)\" =\(random.pick([" ", "", "\t"]))\""
    }
  }

  private static func tail(_ kind: Kind) -> String {
    switch kind {
    case .plainText: "\n<<end>>\n"
    case .jsonLines: "\", \"comment\": \"last...\"}"
    case .stringCatalog: "\" } } } }\n},\n\"version\" : \"1.0\" }"
    default: "\";\n/* the end... */"
    }
  }

  private static func mark(of kind: Kind) -> [UInt8] {
    switch kind {
    case .stringsWithMark: [0xEF, 0xBB, 0xBF]
    case .littleEndian: [0xFF, 0xFE]
    case .bigEndian: [0xFE, 0xFF]
    default: []
    }
  }

  private static func encode(_ text: String, _ kind: Kind) -> [UInt8] {
    switch kind {
    case .littleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .bigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    default: Array(text.utf8)
    }
  }
}

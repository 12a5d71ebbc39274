import CopyModel

/// The objects of a `project.pbxproj`, with those of their members that tell of systems and files. The file is an old property
/// list: `key = value;` in braces, lists in parentheses. Reading ends where that breaks.
struct PropertyTree {
  struct Value {
    var words: [String] = []
    /// Counts from 1.
    let line: Int
  }

  typealias Object = [String: Value]

  /// By their names.
  private(set) var objects: [String: Object] = [:]
  private let text: Bytes
  private var place = 0
  private var line = 1

  private static let wanted = BuildSettings.keys.union([
    "isa", "buildConfigurationList", "buildConfigurations", "productType", "path", "fileSystemSynchronizedGroups",
    "INFOPLIST_FILE", "children", "sourceTree", "mainGroup", "projectDirPath", "fileRef",
  ])
  /// Far deeper than any project is.
  private static let maximumDepth = 32

  init(_ text: Bytes) {
    self.text = text
    while place < text.count, text[place] != UInt8(ascii: "{") { step() }
    step()
    readMembers(depth: 1, of: nil)
  }

  /// Reads what stands between braces. Members of `object`, and of what it holds, are kept under its name.
  private mutating func readMembers(depth: Int, of object: String?) {
    while let key = word() {
      guard next() == UInt8(ascii: "=") else { return }
      step()
      let start = line
      switch next() {
      case UInt8(ascii: "{"):
        guard depth < Self.maximumDepth else { return }
        step()
        readMembers(depth: depth + 1, of: depth == 2 ? key : object)
      case UInt8(ascii: "("): add(Value(words: list(), line: start), key, to: object)
      default: add(Value(words: word().map { [$0] } ?? [], line: start), key, to: object)
      }
      if next() == UInt8(ascii: ";") { step() }
    }
    if next() == UInt8(ascii: "}") { step() }
  }

  private mutating func add(_ value: Value, _ key: String, to object: String?) {
    guard let object, Self.wanted.contains(key) else { return }
    objects[object, default: [:]][key] = value
  }

  private mutating func list() -> [String] {
    var words: [String] = []
    step()
    while let mark = next(), mark != UInt8(ascii: ")") {
      // Neither commas nor objects in a list are words.
      if let word = word() { words.append(word) } else { step() }
    }
    step()
    return words
  }

  // MARK: Bytes

  /// The next byte that is neither space nor of a comment.
  private mutating func next() -> UInt8? {
    while place < text.count {
      if text.hasLiteral("/*", at: place) {
        while place < text.count, !text.hasLiteral("*/", at: place) { step() }
        step()
        step()
      } else if text.hasLiteral("//", at: place) {
        while place < text.count, text[place] != UInt8(ascii: "\n") { step() }
      } else if text[place] <= 0x20 {
        step()
      } else {
        return text[place]
      }
    }
    return nil
  }

  /// The word that comes next, with or without quotation marks.
  private mutating func word() -> String? {
    guard let first = next(), !Self.isMark(first) else { return nil }
    let isQuoted = first == UInt8(ascii: "\"")
    if isQuoted { step() }
    let start = place
    while place < text.count, isQuoted ? text[place] != first : text[place] > 0x20 && !Self.isMark(text[place]) {
      if isQuoted, text[place] == UInt8(ascii: "\\") { step() }
      step()
    }
    let word = text.slice(start..<min(place, text.count)).text
    if isQuoted { step() }
    return word
  }

  private mutating func step() {
    if place < text.count, text[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: ","):
      true
    default: false
    }
  }
}

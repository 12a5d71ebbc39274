import CopyKernel
package import CopyModel
import CopyText

/// Placeholders that a program finds by their name: `{name}`, `${count}`, `%(file)s`, `{0, number}`.
package struct NamedPlaceholders {
  package struct Placeholder {
    /// Where it stands in the copy, in bytes; of an ICU argument the braces around it.
    package var range: Range<Int>
    /// The name with the marks that make it one: `{name}`; of an ICU argument the name in plain braces.
    package var name: [UInt8]
  }

  package private(set) var all: [Placeholder] = []

  package init(_ copy: Passage) {
    for token in copy.tokens where token.kind == .placeholder { add(copy.bytes, token.range, depth: 0) }
  }

  package func has(_ name: [UInt8]) -> Bool { all.contains { $0.name == name } }

  private mutating func add(_ copy: Bytes, _ range: Range<Int>, depth: Int) {
    let text = copy.slice(range)
    switch text[0] {
    case UInt8(ascii: "%"):
      guard text.count > 1, text[1] == UInt8(ascii: "(") || text[1] == UInt8(ascii: "{") else { return }
    case UInt8(ascii: "{"):
      if let comma = text.firstIndex(of: UInt8(ascii: ",")) {
        return addArgument(copy, range, comma: range.lowerBound + comma, depth: depth)
      }
    default: break
    }
    guard isName(text) else { return }
    all.append(Placeholder(range: range, name: text.filter { $0 != 0x20 }))
  }

  /// Braces around several words are text; build settings, `$(PRODUCT_NAME)`, are gone before a program runs.
  private func isName(_ text: Bytes) -> Bool {
    if text.hasLiteral("$(", at: 0) || text.hasLiteral("\\(", at: 0) { return false }
    guard let open = text.firstIndex(of: UInt8(ascii: "{")) else { return true }
    let inner = text[(open + 1)...].drop { $0 == 0x20 || $0 == UInt8(ascii: "{") }
      .reversed().drop { $0 == 0x20 || $0 == UInt8(ascii: "}") }
    return !inner.contains { $0 == 0x20 }
  }

  /// An ICU argument, `{count, plural, one {# file} other {{name} has # files}}`, with those in its branches.
  private mutating func addArgument(_ copy: Bytes, _ range: Range<Int>, comma: Int, depth: Int) {
    let name = copy.slice(range.lowerBound + 1..<comma).filter { $0 != 0x20 }
    all.append(Placeholder(range: range, name: [UInt8(ascii: "{")] + name + [UInt8(ascii: "}")]))
    guard depth < 4 else { return }
    var index = comma
    while index < range.upperBound - 1 {
      if copy[index] == UInt8(ascii: "{"), let end = Self.closing(of: index, in: copy, before: range.upperBound - 1) {
        addBranch(copy, index + 1..<end - 1, depth: depth + 1)
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The text of one branch.
  private mutating func addBranch(_ copy: Bytes, _ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if copy[index] == UInt8(ascii: "{"), let end = Self.closing(of: index, in: copy, before: range.upperBound) {
        add(copy, index..<end, depth: depth)
        index = end
      } else {
        index += 1
      }
    }
  }

  private static func closing(of start: Int, in copy: Bytes, before limit: Int) -> Int? {
    var depth = 0
    for index in start..<limit {
      if copy[index] == UInt8(ascii: "{") { depth += 1 }
      if copy[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}

/// What the configuration calls a placeholder and no formatter knows: `##NAME##`, `:price:`.
package enum DeclaredPlaceholders {
  /// Those of the base that the copy lacks, as the base writes them, each once.
  package static func missing(in copy: Passage, _ base: Passage) -> [String] {
    let patterns = copy.settings.samples.map(\.pattern)
    if patterns.isEmpty { return [] }
    return base.text.split(whereSeparator: \.isWhitespace).reduce(into: [String]()) { missing, word in
      for pattern in patterns {
        guard let name = name(in: word, like: pattern), !isKnown(name), !missing.contains(name) else { continue }
        if !copy.bytes.holds(Array(name.utf8)) { missing.append(name) }
      }
    }
  }

  /// The part of `word` that is as `pattern` has it, marks around it aside.
  private static func name(in word: Substring, like pattern: String) -> String? {
    guard let first = pattern.first, first != "*", first != "?", var start = word.firstIndex(of: first) else {
      return nil
    }
    while true {
      var end = word.endIndex
      while end > start {
        let part = String(word[start..<end])
        if Glob.matches(pattern, part) { return part }
        end = word.index(before: end)
      }
      guard let next = word[word.index(after: start)...].firstIndex(of: first) else { return nil }
      start = next
    }
  }

  /// Whether formatters know it, and so it is checked by type and index.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("%") || name.hasPrefix("{") || name.hasPrefix("$")
  }
}

extension Bytes {
  /// Whether `word` stands somewhere in it.
  package func holds(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return (0...count - word.count).contains { self[$0..<$0 + word.count].elementsEqual(word) }
  }
}

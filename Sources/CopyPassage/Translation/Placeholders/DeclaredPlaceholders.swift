import CopyKernel
package import CopyModel
import CopyText

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

import CopyModel
package import CopyPassage
import CopyText

/// The items of a list that stands in copy: lines that begin with a bullet, a dash, or a number.
package enum ListLines {
  /// The lines of `copy` that are items; none where fewer than two are.
  package static func items(of copy: Passage) -> [Range<Int>] {
    guard copy.bytes.contains(UInt8(ascii: "\n")) else { return [] }
    var (items, start) = ([Range<Int>](), 0)
    for line in copy.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + line.utf8.count
      if isItem(line) { items.append(start..<end) }
      start = end + 1
    }
    return items.count > 1 ? items : []
  }

  /// Whether the last line is an item.
  static func endsInItem(_ copy: Passage) -> Bool {
    guard let last = items(of: copy).last else { return false }
    return copy.trimmedRange.upperBound <= last.upperBound
  }

  /// Whether a text of several lines has fewer than what it translates: its end may be missing.
  static func lacksLines(_ copy: Passage, of base: Passage) -> Bool {
    let count = { (text: String) in text.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) } }
    guard base.bytes.contains(UInt8(ascii: "\n")), copy.bytes.contains(UInt8(ascii: "\n")) else { return false }
    return count(base.text) > 2 && count(copy.text) < count(base.text)
  }

  /// How many sentences stand outside of a list.
  package static func sentencesAround(in copy: Passage) -> Int {
    let items = items(of: copy)
    return copy.tokens.count { token in
      token.traits.contains(.startsSentence) && !items.contains { $0.contains(Int(token.start)) }
    }
  }

  private static func isItem(_ line: Substring) -> Bool {
    let line = line.drop { $0.isWhitespace }
    guard let first = line.first, let next = line.dropFirst().first else { return false }
    // Bullets stand for nothing else, and may touch their item.
    if "•‣·✓✔◦▪".contains(first) { return true }
    if "-–—*+".contains(first) { return next.isWhitespace }
    let rest = line.drop(while: \.isNumber)
    return rest.count < line.count && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
  }
}

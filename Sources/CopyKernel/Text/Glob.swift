/// Shell patterns: `*` for any run, `?` for one character.
package enum Glob {
  package static func matches(_ pattern: String, _ text: String) -> Bool { matches(pattern.utf8, text.utf8) }

  /// The same for bytes; `?` stands for one.
  package static func matches<Pattern: Collection<UInt8>, Text: Collection<UInt8>>(_ pattern: Pattern, _ text: Text)
    -> Bool
  {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var (star, retry): (Pattern.Index?, Text.Index) = (nil, text.startIndex)
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = p
        retry = t
        p = pattern.index(after: p)
      } else if p < pattern.endIndex, pattern[p] == UInt8(ascii: "?") || pattern[p] == text[t] {
        p = pattern.index(after: p)
        t = text.index(after: t)
      } else if let star {
        retry = text.index(after: retry)
        p = pattern.index(after: star)
        t = retry
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

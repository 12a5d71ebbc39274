import CopyModel
package import CopyText

/// The terms of the lexicon that stand in the copy.
extension Passage {
  /// Whether some term of `list` is in the copy.
  package func has(_ list: TermList) -> Bool { lists.contains(list) }

  /// The first term of `list` in the copy; of two that start together the longer one.
  package func first(_ list: TermList) -> TermMatch? {
    guard has(list) else { return nil }
    var best: TermMatch?
    for match in reading.found where match.list == list {
      guard let known = best else { best = match; continue }
      if match.start < known.start || (match.start == known.start && match.end > known.end) { best = match }
    }
    return best
  }

  /// All terms of `list`, the longest at each place, apart from each other.
  package func all(_ list: TermList) -> [TermMatch] {
    guard has(list) else { return [] }
    let own = reading.found.filter { $0.list == list }
    if own.count == 1 { return Array(own) }
    return own.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }.reduce(into: []) { kept, match in
      if match.start >= kept.last?.end ?? 0 { kept.append(match) }
    }
  }

  /// The term of `list` that the words of the copy are as a whole, marks and a leading article aside.
  package func whole(_ list: TermList) -> TermMatch? {
    guard has(list), let words = wordsRange else { return nil }
    return reading.found.first { match in
      guard match.list == list, Int(match.end) == words.upperBound else { return false }
      return Int(match.start) == words.lowerBound || Int(match.start) == startPastArticle
    }
  }

  /// Whether the words at `range` are known to be of `lists` by unsure terms alone.
  package func isDoubtful(_ lists: TermLists, at range: Range<Int>) -> Bool {
    let matches = reading.found.filter { lists.contains($0.list) && $0.range.overlaps(range) }
    return !matches.isEmpty && matches.allSatisfy(\.isUnsure)
  }

  /// Whether the project allows the words at `range`.
  package func isAllowed(_ range: Range<Int>) -> Bool {
    guard let allowed = language.words.allowed else { return false }
    return allowed.ranges(in: bytes, tokens).contains { $0.overlaps(range) }
  }

  package func term(_ match: TermMatch) -> Term? { lexicon?.terms[Int(match.term)] }
}

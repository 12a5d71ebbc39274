import CopyModel
package import CopyText

/// What a unit of a parse means, by the classes of words.
extension Passage {
  /// Whether the unit is a word of `list`, alone or with what belongs to it.
  package func isWord(_ unit: Parse.Unit, of list: TermList) -> Bool {
    has(list) && all(list).contains { Int($0.start) == Int(tokens[unit.token].start) }
  }

  /// Whether the token is a word of `list`, or a part of one.
  package func isWord(_ token: Token, of list: TermList) -> Bool {
    // Most copy has none, most words are of none, and one term has no longer one beside it: that takes no list of terms to see.
    guard reading.lists.contains(list) else { return false }
    var (terms, isThere) = (0, false)
    for match in reading.found where match.list == list {
      terms += 1
      isThere = isThere || match.range.overlaps(token.range)
    }
    return isThere && (terms == 1 || all(list).contains { $0.range.overlaps(token.range) })
  }

  /// Whether the word at `range` is one of `words`, capitals aside.
  package func isAny(of words: [StaticString], at range: Range<Int>) -> Bool {
    words.contains { $0.utf8CodeUnitCount == range.count && bytes.slice(range).equalsFolded($0) }
  }

  /// Whether the word at `range` is one of `set`, capitals aside.
  package func isAny(of set: WordSet, at range: Range<Int>) -> Bool { set.holds(bytes, at: range) }

  /// Whether some word may be one of `words`, capitals aside; never false where one is. It costs less than to look at one of
  /// them.
  package func mayHold(_ words: WordSigns) -> Bool { reading.signs.mayMeet(words) }

  /// Whether some word may be one of `set`, capitals aside; never false where one is.
  package func mayHold(_ set: WordSet) -> Bool { reading.signs.mayMeet(set.signs) }

  /// Whether some word is one of `set`, capitals aside.
  package func holds(_ set: WordSet) -> Bool {
    mayHold(set) && tokens.contains { set.holds(bytes, at: $0.range) }
  }

  /// The range of a unit’s token.
  package func range(of unit: Parse.Unit) -> Range<Int> { tokens[unit.token].range }
}

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
    // Most words are of none, which takes no list of its terms to see.
    reading.found.contains { $0.list == list && $0.range.overlaps(token.range) }
      && all(list).contains { $0.range.overlaps(token.range) }
  }

  /// Whether the word at `range` is one of `words`, capitals aside.
  package func isAny(of words: [StaticString], at range: Range<Int>) -> Bool {
    let word = bytes.slice(range)
    return words.contains { word.equalsFolded($0) }
  }

  /// Whether the word at `range` is one of `set`, capitals aside.
  package func isAny(of set: WordSet, at range: Range<Int>) -> Bool { set.holds(bytes.slice(range)) }

  /// The range of a unit’s token.
  package func range(of unit: Parse.Unit) -> Range<Int> { tokens[unit.token].range }
}

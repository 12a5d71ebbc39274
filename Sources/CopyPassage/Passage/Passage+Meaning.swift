import CopyModel
package import CopyText

/// What a unit of a parse means, by the classes of words.
extension Passage {
  /// Whether the unit is a word of `list`, alone or with what belongs to it.
  package func isWord(_ unit: Parse.Unit, of list: TermList) -> Bool {
    has(list) && all(list).contains { Int($0.start) == Int(tokens[unit.token].start) }
  }

  /// The range of a unit’s token.
  package func range(of unit: Parse.Unit) -> Range<Int> { tokens[unit.token].range }

  /// Whether a sentence says that something goes for good: “Offline maps are deleted.”, “The clips disappear.” What would go
  /// otherwise, or under a condition, doesn’t.
  package var statesLoss: Bool {
    guard isEnglish, has(.lossVerb) || has(.loss) else { return false }
    return parses.contains { parse in
      parse.mood == .declarative && isWord(parse.units[parse.root], of: .lossVerb) && parse.negation == nil
        && !parse.units.contains { isCondition($0) }
    }
  }

  private func isCondition(_ unit: Parse.Unit) -> Bool {
    let word = bytes.slice(range(of: unit))
    return ["otherwise", "if", "unless", "until", "or", "after"].contains { word.equalsFolded($0) }
  }
}

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

  /// Whether a sentence says that something goes for good: “Offline maps are deleted.”, “The clips disappear.” What would go
  /// otherwise, or under a condition, doesn’t.
  package var statesLoss: Bool {
    guard isEnglish, has(.lossVerb) || has(.loss) || has(.keepVerb) else { return false }
    return parses.contains { losesAsRoot($0) || losesAtEnd($0) || isGoneForGood($0) || keepsNot($0) }
  }

  /// “They’re gone for good.”, “The notes go away forever.”: a word of loss, and nothing behind it but that it is for good.
  private func isGoneForGood(_ parse: Parse) -> Bool {
    guard parse.mood == .declarative, parse.negation == nil, !parse.units.contains(where: isCondition) else {
      return false
    }
    return all(.lossVerb).contains { loss in
      let places = parse.units.indices.filter { Int(loss.start) <= range(of: parse.units[$0]).lowerBound }
      guard let first = places.first, range(of: parse.units[first]).lowerBound == Int(loss.start) else { return false }
      let isPhrase = text(loss.range).contains(" ")
      let rest = parse.units[first...].drop { range(of: $0).upperBound <= Int(loss.end) }
      let isFinal = rest.allSatisfy { isAny(of: .forGood, at: range(of: $0)) }
      return first > 0 && (isPhrase || isFinal && !rest.isEmpty)
    }
  }

  /// “Nothing will be kept.”, “The chat can’t be recovered.”, “Nobody will be able to read it again.”: what can’t be had any more.
  private func keepsNot(_ parse: Parse) -> Bool {
    guard has(.keepVerb), parse.mood == .declarative, !parse.units.contains(where: isCondition) else { return false }
    let isDenied = parse.negation != nil || has(.denialWord) || parse.units.contains { $0.tags.contains(.negative) }
    let isFinal = parse.units.contains { isAny(of: .everAgain, at: range(of: $0)) }
    guard isDenied || isFinal else { return false }
    return parse.units.contains { unit in
      guard isWord(unit, of: .keepVerb), !stops(unit, parse) else { return false }
      return isFinal && isDenied || isDenied && isAny(of: .keptForm, at: range(of: unit))
    }
  }

  /// “New clips are no longer saved.”, “Ana will no longer see the map.”: what is there stays, and somebody else sees less of it.
  private func stops(_ unit: Parse.Unit, _ parse: Parse) -> Bool {
    guard parse.units.contains(where: { $0.token < unit.token && isAny(of: ["longer"], at: range(of: $0)) }) else {
      return false
    }
    if isAny(of: ["kept", "saved", "stored"], at: range(of: unit)) { return true }
    return isAny(of: ["see", "view", "find"], at: range(of: unit)) && !parse.units.contains { isWord($0, of: .person) }
  }

  private func losesAsRoot(_ parse: Parse) -> Bool {
    parse.mood == .declarative && isWord(parse.units[parse.root], of: .lossVerb) && parse.negation == nil
      && !runsOut(parse.units[parse.root]) && !isPast(before: parse.root, parse)
      && !parse.units.contains { isCondition($0) }
  }

  /// “Anything booked since then is lost.”, “Every song added after May disappears.”: what a long subject holds leads the parse
  /// astray, and its times are no conditions; the verb at the end, behind “is” or with its own tense, tells.
  private func losesAtEnd(_ parse: Parse) -> Bool {
    let units = parse.units
    guard units.count > 2, let last = units.last, isWord(last, of: .lossVerb), !runsOut(last), parse.negation == nil,
      !isPast(before: units.count - 1, parse)
    else { return false }
    let (first, before) = (units[0], units[units.count - 2])
    let opens =
      !first.tags.isDisjoint(with: [.determiner, .noun, .pluralNoun, .subjectPronoun])
      || bytes.slice(range(of: first)).equalsFolded("whatever")
    let isTold = before.tags.contains(.copula) || last.tags.contains(.thirdPersonVerb)
    // “May” inside a sentence is a month.
    let words = units.map { bytes.slice(range(of: $0)).text }
    return opens && isTold && !WordSet.lossCondition.words.contains(where: words.contains)
      && !WordSet.lossCondition.words.contains { $0 == words[0].lowercased() }
      && !units.contains { $0.tags.contains(.negative) }
  }

  /// “The signal was lost.”: what is lost already.
  private func isPast(before verb: Int, _ parse: Parse) -> Bool {
    verb > 0 && isAny(of: ["was", "were", "been"], at: range(of: parse.units[verb - 1]))
  }

  /// “The pass expires in three days.”: whatever anybody does.
  private func runsOut(_ unit: Parse.Unit) -> Bool {
    isAny(of: ["expire", "expires", "expired"], at: range(of: unit))
  }

  private func isCondition(_ unit: Parse.Unit) -> Bool {
    isAny(of: .conditionWord, at: range(of: unit))
  }
}

import CopyModel

/// Finds names with a fixed spelling, the longest first, before any case logic.
struct NameMatcher {
  let copy: Bytes
  let tokens: TokenList
  let names: NameTable

  /// Marks the names, and says whether one of them is spelled otherwise than the list has it.
  func run() -> Bool {
    var (covered, isOneMisspelled) = (0, false)
    for number in 0..<tokens.candidateCount {
      let index = tokens.candidate(number)
      guard index >= covered, let match = names.match(copy, tokens[index]),
        !match.isUnit || followsNumber(index), accepts(match, index)
      else { continue }
      let trait = trait(of: match, from: index)
      isOneMisspelled = isOneMisspelled || trait == .isMisspelledName
      covered = mark(match, from: index, as: trait)
    }
    return isOneMisspelled
  }

  /// “canvas” is no plural of Canva, and “the Canvas” no product.
  private func accepts(_ match: NameTable.Match, _ index: Int) -> Bool {
    if !match.isExact, isPlural(match) { return tokens[index].tags == [] }
    guard match.isOrdinary, !match.takesArticle, index >= 2 else { return true }
    let isThe = tokens[index - 2].tags.contains(.article) && tokens[index - 2].length == 3
    return !isThe
  }

  private func isPlural(_ match: NameTable.Match) -> Bool {
    match.end < copy.count && copy[match.end] == UInt8(ascii: "s")
  }

  private func isAll(_ match: NameTable.Match) -> Bool {
    Int(tokens[0].start) + match.spelling.count == match.end && match.end == copy.count
  }

  private func followsNumber(_ index: Int) -> Bool {
    var index = index - 1
    if index >= 0, tokens[index].kind == .space { index -= 1 }
    return index >= 0 && (tokens[index].kind == .number || tokens[index].kind == .placeholder)
  }

  private func trait(of match: NameTable.Match, from index: Int) -> Token.Traits {
    let first = Int(tokens[index].start)
    // Words of a title have capitals anyway: “Screen Recording” alone, or “Action Buttons”, are no sure names.
    let isDoubtful = match.isOrdinary && (!copy[first..<match.end].contains(0x20) || isPlural(match) || isAll(match))
    return isDoubtful ? .mayBeName : match.isExact ? .isName : .isMisspelledName
  }

  /// Marks the tokens of the match and returns the index behind them.
  private func mark(_ match: NameTable.Match, from index: Int, as trait: Token.Traits) -> Int {
    var index = index
    while index < tokens.count, Int(tokens[index].start) < match.end {
      tokens.insert(trait, at: index)
      index += 1
    }
    return index
  }
}

import CopyModel

/// Finds names with a fixed spelling, the longest first, before any case logic.
struct NameMatcher {
  let copy: Bytes
  let tokens: TokenBuffer
  let names: NameTable

  func run() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .word || token.kind == .number, let match = names.match(copy, at: Int(token.start)),
        !match.isUnit || followsNumber(index)
      {
        index = mark(match, from: index)
      } else {
        index += 1
      }
    }
  }

  private func followsNumber(_ index: Int) -> Bool {
    var index = index - 1
    if index >= 0, tokens[index].kind == .space { index -= 1 }
    return index >= 0 && (tokens[index].kind == .number || tokens[index].kind == .placeholder)
  }

  /// Marks the tokens of the match and returns the index behind them.
  private func mark(_ match: NameTable.Match, from index: Int) -> Int {
    let first = Int(tokens[index].start)
    let isSingleWord = !copy[first..<match.end].contains(0x20)
    let trait: Token.Traits =
      match.isOrdinary && isSingleWord ? .mayBeName : match.isExact ? .isName : .isMisspelledName
    var index = index
    while index < tokens.count, Int(tokens[index].start) < match.end {
      tokens.insert(trait, at: index)
      index += 1
    }
    return index
  }
}

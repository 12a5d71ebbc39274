/// The words of copy that show in what style it is written.
struct StyledWords {
  private let words: [Token]

  init(_ words: [Token]) { self.words = words }

  /// The words but those that have their capital from the number behind them: “Platform 2”.
  init(_ tokens: UnsafeBufferPointer<Token>) {
    words = tokens.indices.compactMap { index in
      let isNumbered = index + 2 < tokens.count && tokens[index + 2].kind == .number
      return tokens[index].kind == .word && !(isNumbered && index > 0) ? tokens[index] : nil
    }
  }

  var count: Int { words.count }

  /// Whether all words behind the first that have a style have a capital.
  var areTitleCased: Bool {
    let judged = words.dropFirst().filter {
      // A word that is unknown or may be a name says nothing of the style.
      !$0.tags.isEmpty && $0.tags.dominant != .function && !$0.tags.contains(.properNoun)
        && $0.traits.isDisjoint(with: [.isQuoted, .isName])
    }
    return !judged.isEmpty && judged.allSatisfy { $0.traits.contains(.startsUpper) }
  }
}

/// The words of copy that show in what style it is written.
struct StyledWords {
  private(set) var count = 0
  /// Whether a word behind the first has a style, and whether one of these is written low.
  private var showsStyle = false
  private var isLow = false

  init(_ words: [Token]) {
    for word in words { add(word) }
  }

  /// The words but those that have their capital from the number behind them: “Platform 2”.
  init(_ tokens: UnsafeBufferPointer<Token>) {
    for index in tokens.indices where tokens[index].kind == .word {
      let isNumbered = index + 2 < tokens.count && tokens[index + 2].kind == .number
      if index == 0 || !isNumbered { add(tokens[index]) }
    }
  }

  private mutating func add(_ word: Token) {
    count += 1
    // A word that is unknown or may be a name says nothing of the style.
    guard count > 1, !word.tags.isEmpty, word.tags.dominant != .function, !word.tags.contains(.properNoun),
      word.traits.isDisjoint(with: [.isQuoted, .isName])
    else { return }
    showsStyle = true
    isLow = isLow || !word.traits.contains(.startsUpper)
  }

  /// Whether all words behind the first that have a style have a capital.
  var areTitleCased: Bool { showsStyle && !isLow }
}

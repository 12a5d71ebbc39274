/// What the analysis sees in one string. Tokens are valid until the analyzer takes the next string.
package struct Analysis {
  package var tokens: UnsafeBufferPointer<Token>
  package var terminal: Terminal = .none
  /// The terminal mark, or an empty range at the place where one belongs: behind the last word and its closing marks.
  package var terminalRange: Range<Int> = 0..<0
  /// Whether English rules of case, form and typography may be applied to the value.
  package var isEnglish = false
  /// Words and placeholders.
  package var wordCount = 0
  package var facts: TokenFacts = []

  package init(tokens: UnsafeBufferPointer<Token>) { self.tokens = tokens }
}

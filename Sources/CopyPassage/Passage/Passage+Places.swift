import CopyModel
package import CopyText

/// Where words, sentences, and names lie in the copy.
extension Passage {
  /// Whether the words are part of an address, path, or other piece that is no copy.
  package func isInAddress(_ range: Range<Int>) -> Bool {
    tokens.contains { $0.range.overlaps(range) && $0.kind != .word && $0.kind != .punctuation && $0.kind != .space }
  }

  /// Whether a sentence starts with the word at `offset`.
  package func startsSentence(at offset: Int) -> Bool {
    tokens.contains { Int($0.start) == offset && $0.traits.contains(.startsSentence) }
  }

  /// The same, marks in front of the word aside: “¿Está…”.
  package func opensSentence(at offset: Int) -> Bool {
    guard let index = tokens.firstIndex(where: { Int($0.start) == offset }) else { return false }
    for token in tokens[...index].reversed() {
      if Int(token.start) < offset, token.kind == .word || token.kind == .placeholder { return false }
      if token.traits.contains(.startsSentence) { return true }
    }
    return true
  }

  /// Whether guessed copy tells of a result, “Code copied”: no button or command, whatever key and comment made of it.
  package var isResult: Bool {
    guard roleConfidence < 1, let first = tokens.first(where: { $0.countsAsWord }), !first.tags.contains(.baseVerb)
    else {
      return false
    }
    return tokens.contains { token in
      token.start > first.start && token.traits.contains(.startsLower) && token.tags.dominant == .verb
        && token.tags.contains(.pastParticiple) && token.tags.isDisjoint(with: [.baseVerb, .adjective])
    }
  }

  /// Whether the words of a match are part of a name or quoted, and so not ours.
  package func isName(_ match: TermMatch) -> Bool {
    tokens.contains { $0.range.overlaps(match.range) && !$0.traits.isDisjoint(with: [.isName, .isQuoted]) }
  }

  /// All of the copy but spaces and line breaks at its edges.
  package var trimmedRange: Range<Int> {
    let isContent = { (token: Token) in token.kind != .space && token.kind != .newline }
    guard let first = tokens.first(where: isContent), let last = tokens.last(where: isContent) else { return 0..<0 }
    return Int(first.start)..<last.end
  }

  /// From the first word to the end of the last.
  package var wordsRange: Range<Int>? {
    guard let first = tokens.firstIndex(where: Self.hasContent), let last = tokens.lastIndex(where: Self.hasContent)
    else { return nil }
    return Int(tokens[first].start)..<tokens[last].end
  }

  /// Where the words start behind a leading article; nil where none leads.
  package var startPastArticle: Int? {
    guard let first = tokens.firstIndex(where: Self.hasContent), tokens[first].tags.contains(.article),
      let next = tokens[(first + 1)...].firstIndex(where: Self.hasContent)
    else { return nil }
    return Int(tokens[next].start)
  }

  private static func hasContent(_ token: Token) -> Bool {
    switch token.kind {
    case .space, .newline, .punctuation, .emoji, .markup: false
    default: true
    }
  }
}

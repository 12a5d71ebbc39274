import CopyModel
import CopyPassage
import CopyText

/// Tells a mark that the copy speaks of, or that is part of a name, from one that ends a sentence: “the symbols ! and &”,
/// “Yahoo! Mail”.
struct MentionedMark {
  let copy: Passage

  enum Answer { case no, maybe, yes }

  /// What the mark at `range` is; the space before it may be part of the range.
  func answer(_ range: Range<Int>) -> Answer {
    guard let index = copy.tokens.lastIndex(where: { $0.range.overlaps(range) && $0.kind == .punctuation }) else {
      return .no
    }
    return isAlone(index) ? answerAlone(index) : answerTouching(index)
  }

  /// A mark with a space on both sides touches no words.
  private func isAlone(_ index: Int) -> Bool { isSpace(index - 1) && isSpace(index + 1) && index > 0 }

  private func answerAlone(_ index: Int) -> Answer {
    let (before, next) = (neighbor(of: index, by: -1), neighbor(of: index, by: 1))
    if let next, next.kind != .word || next.traits.contains(.startsLower) {
      return copy.bytes.hasLiteral(",", at: Int(copy.tokens[index].start)) ? .maybe : .yes
    }
    guard let before else { return .yes }
    let open: WordTags = [.preposition, .coordinator, .article, .determiner, .infinitiveMarker]
    if before.kind != .word || copy.isEnglish && !before.tags.isDisjoint(with: open) { return .yes }
    // “Type .” at the end, and “Really ?”: only a reader knows. French has its space.
    return copy.isEnglish ? .maybe : .no
  }

  /// “Sign in with Yahoo! to go on”: the sentence goes on behind the mark.
  private func answerTouching(_ index: Int) -> Answer {
    guard copy.bytes.hasLiteral("!", at: Int(copy.tokens[index].start)), index > 0 else { return .no }
    let before = copy.tokens[index - 1]
    if let next = neighbor(of: index, by: 1), next.traits.contains(.startsLower), before.kind == .word { return .yes }
    guard copy.isEnglish, before.kind == .word, before.traits.contains(.startsUpper), copy.casing != .title else {
      return .no
    }
    return before.traits.contains(.startsSentence) || before.tags != [] && !before.traits.contains(.isName)
      ? .no : .maybe
  }

  private func isSpace(_ index: Int) -> Bool {
    !copy.tokens.indices.contains(index) || copy.tokens[index].kind == .space || copy.tokens[index].kind == .newline
  }

  /// The next token that is no space, on the same line.
  private func neighbor(of index: Int, by step: Int) -> Token? {
    var index = index + step
    while copy.tokens.indices.contains(index) {
      if copy.tokens[index].kind == .newline { return nil }
      if copy.tokens[index].kind != .space { return copy.tokens[index] }
      index += step
    }
    return nil
  }
}

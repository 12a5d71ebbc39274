import CopyModel
package import CopyPassage
import CopyText

/// Tells a space at an edge that other text is joined to from one that slipped in.
///
/// Judged in English and Korean alone: in a translation only the base tells which edges have spaces.
package enum SpaceForJoining {
  /// “ (pending)”, “ and more”, “ %@”: the copy goes on from something.
  package static func isAtStart(of copy: Passage) -> Bool {
    if !isJudged(copy) || copy.key.first == 0x20 { return true }
    guard let first = copy.tokens.first(where: { $0.kind != .space }) else { return true }
    return first.kind != .word || first.traits.contains(.startsLower) || first.length == 1
  }

  /// “Size: ”, “Note - ”, “sent by ”, and what goes on from something itself: something goes on from the copy.
  package static func isAtEnd(of copy: Passage) -> Bool {
    if !isJudged(copy) || copy.key.last == 0x20 { return true }
    if copy.tokens.first?.kind == .space, isAtStart(of: copy) { return true }
    guard let last = copy.tokens.last(where: { $0.kind != .space }) else { return true }
    switch last.kind {
    case .punctuation: return !closes(copy.bytes.slice(last.range))
    case .word:
      let open: WordTags = [.article, .possessive, .preposition, .coordinator, .infinitiveMarker, .copula]
      return copy.isEnglish && !last.tags.isDisjoint(with: open)
    default: return true
    }
  }

  private static func isJudged(_ copy: Passage) -> Bool { copy.isEnglish || copy.isKorean }

  /// Marks that end a sentence or quotation: behind them a space is left over.
  private static func closes(_ mark: Bytes) -> Bool {
    [".", "!", "?", "…", "”", "’", "\"", ")"].contains { mark.equals($0) }
  }
}

import CopyModel
package import CopyPassage
import CopyText

/// Tells a space at an edge that other text is joined to from one that slipped in.
///
/// Judged in English and Korean alone: in a translation only the base tells which edges have spaces.
package enum SpaceForJoining {
  /// “ (pending)”, “ and more”, “ %@”: the copy goes on from something.
  package static func isAtStart(of copy: Passage) -> Bool {
    if !isJudged(copy) || copy.isPart || copy.key.first == 0x20 { return true }
    guard let first = copy.tokens.first(where: { $0.kind != .space }) else { return true }
    return first.kind != .word || first.traits.contains(.startsLower) || first.length == 1
  }

  /// “Size: ”, “Note - ”, “sent by ”, and what goes on from something itself: something goes on from the copy.
  package static func isAtEnd(of copy: Passage) -> Bool {
    if !isJudged(copy) || copy.isPart || copy.key.last == 0x20 { return true }
    if copy.tokens.first?.kind == .space, isAtStart(of: copy) { return true }
    guard let last = copy.tokens.last(where: { $0.kind != .space }) else { return true }
    // “sealed ”, “password-protected ”: a piece that begins low goes into something.
    if copy.isEnglish, copy.tokens.first?.traits.contains(.startsLower) == true { return true }
    switch last.kind {
    case .punctuation: return !closes(copy.bytes.slice(last.range))
    case .word: return copy.isEnglish && !last.tags.isDisjoint(with: openWords)
    default: return true
    }
  }

  /// Whether the copy starts with a space and a word that needs something before it: “ and more”, “ is not signed”.
  package static func goesOn(_ copy: Passage) -> Bool {
    guard copy.isEnglish, copy.tokens.first?.kind == .space, let first = copy.tokens.first(where: { $0.kind == .word })
    else { return false }
    return first.traits.contains(.startsLower) && !first.tags.isDisjoint(with: openWords)
  }

  /// Whether the copy ends with a space behind a word that needs something after it: “sent by ”.
  package static func stopsShort(_ copy: Passage) -> Bool {
    guard copy.isEnglish, copy.tokens.last?.kind == .space, let last = copy.tokens.last(where: { $0.kind != .space })
    else { return false }
    return last.kind == .word && !last.tags.isDisjoint(with: openWords)
  }

  /// Words that never stand alone.
  private static var openWords: WordTags {
    [.article, .possessive, .preposition, .coordinator, .infinitiveMarker, .copula]
  }

  private static func isJudged(_ copy: Passage) -> Bool { copy.isEnglish || copy.isKorean }

  /// Marks that end a sentence or quotation: behind them a space is left over.
  private static func closes(_ mark: Bytes) -> Bool {
    [".", "!", "?", "…", "”", "’", "\"", ")"].contains { mark.equals($0) }
  }
}

import CopyModel
import CopyPassage
import CopyText

/// Ellipses that can’t be compared with those of the base.
extension L10nTerminalPunctuation {
  /// An ellipsis that stands elsewhere in the other text: word order moves what goes on into the sentence.
  func isEllipsisElsewhere(_ copy: Passage, _ base: Passage) -> Bool {
    let (own, wanted) = (copy.analysis.terminal, base.analysis.terminal)
    // Of “Saved. Closing…” nothing closes here.
    // “ロード中 . . .” has one, set wide.
    if wanted == .ellipsis, own == .period, copy.text.hasSuffix(". .") { return true }
    if wanted == .ellipsis || wanted == .colon, base.sentenceCount > copy.sentenceCount { return true }
    return wanted == .ellipsis && Self.holdsEllipsis(copy) || own == .ellipsis && Self.holdsEllipsis(base)
  }

  private static func holdsEllipsis(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      guard token.kind == .punctuation || token.kind == .other else { return false }
      return ["…", "⋯", "..."].contains { copy.bytes.hasLiteral($0, at: Int(token.start)) }
    }
  }
}

import CopyModel
import CopyPassage
import CopyText

/// What shows that words were cut in the wrong place.
extension SetRewriting {
  /// Whether each bracket that opens closes in its part: a sentence cut in the wrong place is not shown.
  static func isBalanced(_ set: ProposedSet) -> Bool {
    ([set.title, set.message].compactMap(\.self) + set.buttons.map(\.text)).allSatisfy { text in
      if leavesQuoteOpen(text) { return false }
      // German closes with the mark that opens elsewhere.
      let quotes = text.unicodeScalars.contains("„") ? ("„", "“") : ("“", "”") as (Unicode.Scalar, Unicode.Scalar)
      return [("(", ")"), ("[", "]"), quotes].allSatisfy { (open: Unicode.Scalar, close: Unicode.Scalar) in
        text.unicodeScalars.count { $0 == open } == text.unicodeScalars.count { $0 == close }
      }
    }
  }

  /// “Delete the index%@'?”: a straight mark that is no apostrophe, and has no other.
  private static func leavesQuoteOpen(_ text: String) -> Bool {
    let letters = Array(text)
    if !letters.count(where: { $0 == "\"" }).isMultiple(of: 2) { return true }
    let marks = letters.indices.filter { index in
      guard letters[index] == "'", index > 0 || letters.count > 1 else { return false }
      let before = index > 0 ? letters[index - 1] : " ", behind = index + 1 < letters.count ? letters[index + 1] : " "
      // “users' files”, “don't”; “rock 'n' roll” has both of its own.
      return !before.isLetter || !behind.isLetter && before != "s"
    }
    return !marks.count.isMultiple(of: 2)
  }
}

import CopyModel
import CopyText

/// Finds the words and phrases that a project allows.
package struct AllowedWords: Sendable {
  private let trie: TermTrie

  /// Nil for no phrases.
  package init?(_ phrases: [String]) {
    if phrases.isEmpty { return nil }
    trie = TermTrie(phrases.map { Term(list: TermList("allowed"), text: $0) })
  }

  /// The ranges of `copy` that are allowed.
  func ranges(in copy: Bytes, _ tokens: UnsafeBufferPointer<Token>) -> [Range<Int>] {
    var found: ContiguousArray<TermMatch> = []
    trie.match(copy, tokens: tokens, into: &found)
    return found.map(\.range)
  }
}

import CopyKernel
import CopyModel
import CopyPassage

/// Words whose capitals are wrong: each as it stands and as it should, with all that changes in it.
struct WrongCase {
  /// So many are enough to see the style.
  private static let most = 3

  /// The first words.
  let words: [(was: String, becomes: String)]
  /// Whether there are others.
  let isMore: Bool

  /// - Parameter splices: what changes, in order.
  /// - Parameter words: for each of them the word that it stands in.
  init(_ splices: [Splice], words: [Range<Int>], in copy: Passage) {
    let starts = words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] }
    isMore = starts.count > Self.most
    self.words = starts.prefix(Self.most).map { index in
      let word = words[index]
      let inside = zip(splices[index...], words[index...]).prefix { $0.1 == word }.map { splice, _ in
        Splice(splice.range.lowerBound - word.lowerBound..<splice.range.upperBound - word.lowerBound, splice.text)
      }
      return (copy.text(word), inside.applied(to: copy.bytes.slice(word)))
    }
  }

  /// “Use title style: “on” → “On””
  func message(_ style: Capitalization.Style) -> Message {
    let list = words.map { "“\($0.was)” → “\($0.becomes)”" }.joined(separator: ", ")
    return "Use \(style.name): \(list)\(isMore ? ", and more" : "")"
  }
}

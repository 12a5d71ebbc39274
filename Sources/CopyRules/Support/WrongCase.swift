import CopyKernel
import CopyModel
import CopyPassage

/// Words whose capitals are wrong: each as it stands and as it should, with all that changes in it.
struct WrongCase {
  let words: [(was: String, becomes: String)]

  /// - Parameter splices: what changes, in order.
  /// - Parameter words: for each of them the word that it stands in.
  init(_ splices: [Splice], words: [Range<Int>], in copy: Passage) {
    self.words = words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] }.map { index in
      let word = words[index]
      let inside = zip(splices, words).filter { $0.1 == word }.map { splice, _ in
        Splice(splice.range.lowerBound - word.lowerBound..<splice.range.upperBound - word.lowerBound, splice.text)
      }
      return (copy.text(word), inside.applied(to: copy.bytes.slice(word)))
    }
  }

  /// “Use title style: “on” → “On””: the first three, which are enough to see the style.
  func message(_ style: Capitalization.Style) -> Message {
    let list = words.prefix(3).map { "“\($0.was)” → “\($0.becomes)”" }.joined(separator: ", ")
    return "Use \(style.name): \(list)\(words.count > 3 ? ", and more" : "")"
  }
}

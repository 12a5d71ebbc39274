package import CopyModel
import CopyText

/// What the patterns of a language make of a piece of copy.
package enum PatternTexts {
  package struct Candidate {
    /// The whole new copy.
    package var text: String
    package var isSafe: Bool
  }

  /// What answers a finding of `rule` whose words start at `offset`.
  package static func answering(_ rule: String, at offset: Int, in copy: Passage) -> [Candidate] {
    guard let patterns = copy.book?.patterns(for: rule), !patterns.isEmpty else { return [] }
    return candidates(patterns, sentence: copy.wholeSentence(at: offset), in: copy)
  }

  /// What says any sentence of `copy` better, whether a rule speaks of it or not.
  package static func improving(_ copy: Passage) -> [Candidate] {
    guard let patterns = copy.book?.patterns(for: "*"), !patterns.isEmpty else { return [] }
    return copy.wholeSentences.flatMap { candidates(patterns, sentence: $0, in: copy) }
  }

  private static func candidates(_ patterns: RewritePatterns, sentence: Range<Int>, in copy: Passage) -> [Candidate] {
    Rewriter.rewrites(of: sentence, in: copy.bytes, copy.analysis, with: patterns).map { pattern, text in
      Candidate(text: replacing(sentence, with: text, in: copy.bytes), isSafe: pattern.isSafe)
    }
  }

  /// The copy with another sentence, or without it and the space that it leaves.
  package static func replacing(_ sentence: Range<Int>, with text: String, in copy: Bytes) -> String {
    var (start, end) = (sentence.lowerBound, sentence.upperBound)
    if text.isEmpty {
      while end < copy.count, copy[end] == 0x20 || copy[end] == 0x0A { end += 1 }
      while end == copy.count, start > 0, copy[start - 1] == 0x20 || copy[start - 1] == 0x0A { start -= 1 }
    }
    return copy.slice(0..<start).text + text + copy.slice(from: end).text
  }
}

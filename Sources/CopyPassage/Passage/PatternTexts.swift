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
    Rewriter.rewrites(of: sentence, in: copy.bytes, copy.analysis, with: patterns).compactMap { pattern, text in
      if ordersBeforeQuestion(text, insteadOf: sentence, in: copy) { return nil }
      return Candidate(text: replacing(sentence, with: text, in: copy.bytes), isSafe: pattern.isSafe)
    }
  }

  /// “이름을 입력하십시오. 그대로 보내시겠습니까?” for “이름을 입력하지 않았습니다. …”: whoever may leave it so isn’t told to change it.
  private static func ordersBeforeQuestion(_ text: String, insteadOf sentence: Range<Int>, in copy: Passage) -> Bool {
    guard copy.isKorean, copy.bytes.slice(from: sentence.upperBound).contains(UInt8(ascii: "?")) else { return false }
    let orders = { (text: String) in
      let words = String(text.reversed().drop { !$0.isLetter }.reversed())
      return words.hasSuffix("십시오") || WordSet.politeRequest.words.contains(where: words.hasSuffix)
    }
    return orders(text) && !orders(copy.text(sentence))
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

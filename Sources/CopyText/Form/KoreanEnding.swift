package import CopyModel

/// Endings of Korean sentences, read off the last syllables of a word.
package enum KoreanEnding {
  /// Of statements, requests and questions in both polite registers, longest first.
  private static let endings: [StaticString] = ["시오", "니까", "다", "요", "죠", "까"]
  /// Words that end alike and are nouns.
  private static let nouns: [StaticString] = ["필요", "주요", "중요", "수요", "개요", "바다", "마다", "보다"]

  /// Whether `word` is the verb that ends a sentence.
  package static func endsSentence(_ word: Bytes) -> Bool {
    func ends(with ending: StaticString) -> Bool {
      let start = word.count - ending.utf8CodeUnitCount
      return start > 0 && word.hasLiteral(ending, at: start)
    }
    return endings.contains(where: ends) && !nouns.contains { ends(with: $0) || word.equals($0) }
  }
}

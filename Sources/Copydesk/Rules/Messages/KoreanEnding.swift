import CopyModel

/// Endings of Korean sentences, taken from the last syllables of the last word.
enum KoreanEnding {
  /// Statements and questions: -다, -요, -까, -십시오, -죠, -네, -니.
  static func isSentence(_ word: Bytes) -> Bool {
    let endings: [StaticString] = ["다", "요", "까", "시오", "죠", "지요", "습니까", "세요"]
    return endings.contains { word.count >= $0.utf8CodeUnitCount && word.hasLiteral($0, at: word.count - $0.utf8CodeUnitCount) }
      && !word.equals("필요") && !word.hasLiteral("필요", at: word.count - 6)
  }
}

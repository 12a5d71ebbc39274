import CopyModel

/// The form of copy in languages without a grammar of ours: by marks alone, and by endings in Korean.
enum GeneralForm {
  /// The form, and how sure that is. Without an end mark little can be said of most languages.
  static func classify(
    _ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, terminal: Terminal
  ) -> (form: Form, confidence: Float) {
    let words = tokens.count { $0.countsAsWord }
    if !tokens.contains(where: { $0.kind == .word }) { return (.none, 1) }
    let starts = tokens.count { $0.kind == .word && $0.traits.contains(.startsSentence) }
    if starts > 1 { return (.sentences, 0.9) }
    switch terminal {
    case .question: return (.question, 0.95)
    case .period, .exclamation: return (words == 1 ? .word : .sentence, words == 1 ? 0.6 : 0.8)
    case .none, .ellipsis, .colon, .other: return unmarked(tokens, in: copy, words: words)
    }
  }

  private static func unmarked(
    _ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, words: Int
  ) -> (form: Form, confidence: Float) {
    guard let last = tokens.last(where: { $0.kind == .word }) else { return (.none, 1) }
    let bytes = copy.slice(last.range)
    if KoreanEnding.endsSentence(bytes) {
      let asks = bytes.hasLiteral("까", at: bytes.count - 3)
      return (asks ? .question : .sentence, 0.95)
    }
    return words == 1 ? (.word, 0.8) : (.fragment, isHangul(bytes) ? 0.9 : 0.5)
  }

  private static func isHangul(_ word: Bytes) -> Bool { (0xEA...0xED).contains(word[0]) }
}

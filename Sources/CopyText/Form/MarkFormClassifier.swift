package import CopyModel

/// The form of copy in a language other than English, by marks, line ends and what Korean sentences end in.
///
/// Knows no grammar. It is sure of questions that are marked, of several sentences, of single words; a text without a
/// mark at its end may be either a sentence or a fragment, and the confidence says so.
package struct MarkFormClassifier {
  private let lexicon: WordTable

  package init(lexicon: WordTable = .english) { self.lexicon = lexicon }

  /// The form of `copy`, and how sure that is: 0 to 1.
  /// - Parameter terminal: the mark that ends the copy, by the rules of its script.
  package func classify(
    _ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, terminal: Terminal
  ) -> (form: Form, confidence: Float) {
    let words = tokens.count { $0.kind == .word && !$0.traits.contains(.followsHyphen) }
    guard words > 0 else { return (.none, FormEvidence.noWords.confidence) }
    let evidence = evidence(tokens, in: copy, terminal: terminal, words: words)
    return (evidence.form, evidence.confidence)
  }

  private func evidence(
    _ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, terminal: Terminal, words: Int
  ) -> FormEvidence {
    if endsSentenceInside(tokens, in: copy) { return .severalSentences }
    if terminal == .question { return .questionMark }
    if let ending = koreanEnding(tokens, in: copy) { return ending }
    let isHangul = tokens.contains { $0.kind == .word && (0xEA...0xED).contains(copy[Int($0.start)]) }
    let isUnspaced = tokens.contains { $0.traits.contains(.isUncased) } && !tokens.contains { $0.kind == .space }
    if words == 1 && (!isUnspaced || isHangul) { return .singleWord }
    if isHangul && (terminal == .none || terminal == .period && endsInNoun(tokens, in: copy)) { return .koreanPhrase }
    return terminal == .period || terminal == .exclamation ? .otherLanguageEnding : .otherLanguage
  }

  /// Whether a sentence ends before the last word.
  private func endsSentenceInside(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> Bool {
    var segmenter = Segmenter(tokens, in: copy, lexicon: lexicon)
    if let first = segmenter.next(), first.end != .line, segmenter.next() != nil { return true }
    guard let last = tokens.lastIndex(where: { $0.countsAsWord }) else { return false }
    return tokens[..<last].contains { Self.isFullWidthEnd($0, in: copy) }
  }

  /// `。` `．` `！` `？`, Devanagari `।`, Arabic `؟` and `۔`: no space need follow them.
  private static func isFullWidthEnd(_ token: Token, in copy: Bytes) -> Bool {
    guard token.kind == .punctuation || token.kind == .other else { return false }
    let start = Int(token.start)
    switch copy[start] {
    case 0xE3: return copy.hasLiteral("。", at: start)
    case 0xEF:
      return copy.hasLiteral("！", at: start) || copy.hasLiteral("？", at: start) || copy.hasLiteral("．", at: start)
    case 0xE0: return copy.hasLiteral("।", at: start)
    case 0xD8: return copy.hasLiteral("؟", at: start)
    case 0xDB: return copy.hasLiteral("۔", at: start)
    default: return false
    }
  }

  /// Whether the copy ends in a noun: in no syllable that a verb may end in, in any register (“배터리 부족.”), or in a verb that
  /// was made one (“연결 없음.”).
  private func endsInNoun(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> Bool {
    guard let last = tokens.last(where: { $0.countsAsWord }), last.kind == .word, last.length % 3 == 0 else {
      return false
    }
    return !WordSet.verbSyllable.holds(copy.slice((last.end - 3)..<last.end))
  }

  /// What the ending of the last word makes of the copy: -습니다, -세요 a sentence, -까요, -나요 a question.
  private func koreanEnding(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> FormEvidence? {
    guard let last = tokens.last(where: { $0.kind == .word }), last.length >= 3,
      (0xEA...0xED).contains(copy[last.end - 3])
    else { return nil }
    let line = tokens.lastIndex { $0.kind == .newline }.map { $0 + 1 } ?? 0
    let words = tokens[line...].filter { $0.kind == .word }
    guard last.length >= 6 || words.count > 1 else { return nil }
    let read = { (token: Token) in KoreanWord(copy.slice(token.range).text, range: token.range) }
    guard let closing = KoreanClosing(read(last), behind: { words.dropLast().map(read) }) else { return nil }
    return closing.form.asks ? .koreanQuestion : .koreanEnding
  }
}

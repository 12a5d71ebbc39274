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

  /// Whether the last word ends in no syllable that a verb may end in, in any register: “배터리 부족.”
  private func endsInNoun(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> Bool {
    guard let last = tokens.last(where: { $0.kind == .word }), last.length >= 6, last.length % 3 == 0 else {
      return false
    }
    return !Self.verbEndings.contains { copy.hasLiteral($0, at: last.end - 3) }
  }

  /// Last syllables of Korean verbs, nouns made of verbs among them.
  private static let verbEndings: [StaticString] = [
    "다", "요", "까", "오", "죠", "지", "네", "자", "라", "래", "걸", "군", "나", "니", "데", "게", "어", "아", "해", "돼", "줘", "야", "음",
    "함", "됨", "임", "기", "림", "짐", "김", "봄", "옴", "감", "남", "줌",
  ]

  /// -다, -요, -십시오, -세요: the last syllable of a Korean verb that ends a statement; -까 that of one that asks.
  private func koreanEnding(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> FormEvidence? {
    guard let last = tokens.last(where: { $0.kind == .word }), last.length >= 6 else { return nil }
    let syllable = last.end - 3
    if copy.hasLiteral("까", at: syllable) { return .koreanQuestion }
    if copy.hasLiteral("오", at: syllable) { return copy.hasLiteral("시오", at: syllable - 3) ? .koreanEnding : nil }
    let isNoun = copy.hasLiteral("필요", at: syllable - 3) || copy.hasLiteral("중요", at: syllable - 3)
    guard !isNoun else { return nil }
    return copy.hasLiteral("다", at: syllable) || copy.hasLiteral("요", at: syllable) ? .koreanEnding : nil
  }
}

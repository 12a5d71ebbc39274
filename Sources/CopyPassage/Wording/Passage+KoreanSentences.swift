import CopyModel
import CopyText

/// Korean copy by its words and sentences.
extension Passage {
  /// The sentences of Korean copy, with the words between spaces; marks, numbers, and placeholders are no words.
  func readKoreanSentences() -> [KoreanSentence] {
    let starts = sentenceStarts
    var groups: [[KoreanWord]] = [[]]
    var next = starts.dropFirst().first
    var position = 1
    for token in tokens where token.kind == .word {
      while let start = next, Int(token.start) >= start {
        groups.append([])
        position += 1
        next = position < starts.count ? starts[position] : nil
      }
      groups[groups.count - 1] += KoreanCompound.words(of: text(token.range), at: token.range)
    }
    return groups.filter { !$0.isEmpty }.map(KoreanSentence.init)
  }

  /// Whether the copy holds anything that is no word of the language: a name in quotation marks, a figure, what is filled in.
  package var holdsMoreThanWords: Bool { holdsMoreThanWords(before: .max) }

  /// The same of what stands before `end`.
  func holdsMoreThanWords(before end: Int) -> Bool {
    tokens.prefix { Int($0.start) < end }.contains { token in
      switch token.kind {
      case .word: token.traits.contains(.isQuoted)
      case .space, .newline, .punctuation, .emoji, .markup, .entity: false
      default: true
      }
    }
  }
}

import CopyPassage
import CopyText

/// “[Headline]”, “(ask Ana) the berth is taken”, “Explain that the berth is taken”: a note to whoever is to write the copy. Polished it
/// would pass for copy.
enum DraftNote {
  static func stands(in part: Passage) -> Bool {
    guard part.isEnglish, !part.words.isEmpty else { return false }
    return isBracketed(part) || opensRemark(part) || briefs(part)
  }

  /// Nothing but words in square brackets.
  private static func isBracketed(_ part: Passage) -> Bool {
    let range = part.trimmedRange
    return part.bytes[range.lowerBound] == UInt8(ascii: "[") && part.bytes[range.upperBound - 1] == UInt8(ascii: "]")
      && part.tokens.allSatisfy { $0.kind != .placeholder && $0.kind != .number }
  }

  /// “(ask Ana) …”: an order in brackets before anything is said.
  private static func opensRemark(_ part: Passage) -> Bool {
    let start = part.trimmedRange.lowerBound
    guard [UInt8(ascii: "("), UInt8(ascii: "[")].contains(part.bytes[start]), let first = part.words.first else {
      return false
    }
    return Int(first.start) == start + 1 && first.tags.contains(.baseVerb) && first.tags.dominant == .verb
      && first.traits.contains(.startsLower)
  }

  /// “Explain that …”: what is to be said, told to somebody who says it.
  private static func briefs(_ part: Passage) -> Bool {
    part.words.indices.dropLast().contains { index in
      let (verb, next) = (part.words[index], part.words[index + 1])
      return part.startsSentence(at: Int(verb.start)) && part.isAny(of: .briefingVerb, at: verb.range)
        && part.isAny(of: ["that"], at: next.range)
    }
  }
}

import CopyKernel
import CopyModel
package import CopyPassage
package import CopyText

/// Finds words that name parts of the interface, and keep its capitals: “Click Plant or Cancel”, “Settings > Privacy”.
package struct ElementNames {
  package let copy: Passage

  package init(copy: Passage) {
    self.copy = copy
  }

  /// Whether the word, which has a capital, names a button, key, menu, or step of a path.
  package func isElement(_ token: Token) -> Bool {
    guard !token.traits.contains(.startsSentence), copy.casing != .title else { return isStep(token) }
    return isBehindPointing(token) || isStep(token)
  }

  /// “Click”, “choose”, “press”: in their sentences a capital marks what is to be clicked.
  private func isBehindPointing(_ token: Token) -> Bool {
    let sentence = copy.sentence(at: Int(token.start))
    let verbs = copy.all(.interactionVerb) + copy.all(.choiceVerb)
    return verbs.contains { sentence.contains(Int($0.start)) && $0.end <= token.start } && !raisesAll(sentence)
  }

  /// “Choose A Lamp For The Barn.”: where small words have capitals too, no word is a name for its own.
  private func raisesAll(_ sentence: Range<Int>) -> Bool {
    copy.tokens.count { token in
      sentence.contains(Int(token.start)) && token.traits.contains(.startsUpper)
        && !token.traits.contains(.startsSentence)
        && !token.tags.isDisjoint(with: [.article, .determiner, .possessive, .coordinator])
        && token.tags.dominant == .function
    } > 1
  }

  /// “System Settings ▸ Privacy & Security”: words of a sentence in which arrows part capitals.
  func isStep(_ token: Token) -> Bool {
    let line = copy.wholeSentence(at: Int(token.start))
    return copy.tokens.indices.contains { index in
      let sign = copy.tokens[index]
      guard line.contains(Int(sign.start)), isArrow(sign), index >= 2, index + 2 < copy.tokens.count else {
        return false
      }
      return copy.tokens[index - 2].traits.contains(.startsUpper)
        && copy.tokens[index + 2].traits.contains(.startsUpper)
    }
  }

  private func isArrow(_ token: Token) -> Bool {
    guard token.kind == .punctuation || token.kind == .other else { return false }
    let bytes = copy.bytes.slice(token.range)
    return MenuPath.isMark(bytes) || bytes.equals("▶")
  }

  /// Whether the words stand between `<a …>` and `</a>`, or in Markdown’s brackets before an address.
  package func isLinkTitle(_ range: Range<Int>) -> Bool {
    let tags = copy.tokens.filter { $0.kind == .markup }
    let opening = tags.last { $0.end <= range.lowerBound }
    let closing = tags.first { Int($0.start) >= range.upperBound }
    if let opening, let closing, copy.bytes.hasLiteral("<a", at: Int(opening.start)),
      copy.bytes.hasLiteral("</a", at: Int(closing.start))
    {
      return true
    }
    let rest = copy.bytes[range.upperBound...]
    guard let close = rest.firstIndex(of: UInt8(ascii: "]")), copy.bytes.hasLiteral("](", at: close) else {
      return false
    }
    return copy.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "[")) != nil
      && !copy.bytes[range.upperBound..<close].contains(UInt8(ascii: "["))
  }
}

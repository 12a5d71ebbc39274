import CopyPassage
import CopyText

/// Tags of markup in the new words of an alert.
extension SetMeaning {
  /// Whether a tag of the new words lacks its other half, or what it holds begins with a space, where each of the old ones is whole:
  /// “<b>Important</b>” loses both or none.
  var tearsTag: Bool {
    oldTexts.allSatisfy(Self.isWhole) && ![title, message].compactMap(\.self).allSatisfy(Self.isWhole)
  }

  private static func isWhole(_ copy: Passage) -> Bool {
    let tags = copy.tokens.indices.filter { copy.tokens[$0].kind == .markup }
    let opening = tags.filter { opens(copy.text(copy.tokens[$0].range)) }
    let closing = tags.count { copy.text(copy.tokens[$0].range).hasPrefix("</") }
    return opening.count == closing && !opening.contains { copy.bytes.hasLiteral(" ", at: copy.tokens[$0].end) }
  }

  /// “<br>” has no other half.
  private static func opens(_ tag: String) -> Bool {
    let isLone = ["<br", "<hr", "<img"].contains { tag.lowercased().hasPrefix($0) }
    return !tag.hasPrefix("</") && !tag.hasSuffix("/>") && !isLone
  }
}

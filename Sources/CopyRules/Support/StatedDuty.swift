import CopyPassage
import CopyText

/// “The lamp needs to be turned on before you can pair it.”: what has to be done, which tells people what to do.
enum StatedDuty {
  static func stands(in text: Passage) -> Bool {
    text.isEnglish && text.tokens.contains { isDuty($0, in: text) }
  }

  private static func isDuty(_ token: Token, in text: Passage) -> Bool {
    if text.isAny(of: ["must"], at: token.range) { return true }
    guard text.isAny(of: ["need", "needs", "have", "has"], at: token.range), let to = text.word(at: token.end) else {
      return false
    }
    return to.tags.contains(.infinitiveMarker) && text.isAny(of: ["to"], at: to.range)
  }
}

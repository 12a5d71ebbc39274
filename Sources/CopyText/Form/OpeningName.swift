import CopyModel

/// Capitals at the start of copy that has none behind its verb: “Find My couldn’t connect”, “Knead It needs the camera”.
///
/// No style writes so but for a name, whatever its words are by themselves: what reads like an order is who the sentence is
/// about.
struct OpeningName {
  /// Whether the words so far open with such a name and its verb.
  private(set) var isSubject = false
  /// Words of the name; nil behind it, and where none can be.
  private var length: Int? = 0

  /// Words that open a question or a clause, not a name.
  private static let openers: WordTags = [.questionWord, .subordinator, .auxiliary, .copula]

  mutating func read(_ word: Token) {
    let isUpper = word.traits.contains(.startsUpper)
    guard let length else {
      if isUpper, !word.traits.contains(.isName) { isSubject = false }
      return
    }
    if isUpper, length > 0 || word.tags.isDisjoint(with: Self.openers) {
      self.length = length + 1
    } else {
      isSubject = length > 1 && Self.hasTense(word, behind: length)
      self.length = nil
    }
  }

  /// “Open File names” has a noun there; behind three capitals hardly anything but a verb is written low.
  private static func hasTense(_ word: Token, behind capitals: Int) -> Bool {
    !word.tags.isDisjoint(with: [.auxiliary, .copula])
      || word.tags.contains(.thirdPersonVerb) && (word.tags.dominant == .verb || capitals > 2)
  }
}

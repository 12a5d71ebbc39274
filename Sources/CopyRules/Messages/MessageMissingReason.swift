import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Who asks for leave says what for.
struct MessageMissingReason: TextRule {
  static let info = RuleInfo(
    "message-missing-reason", "A request for access says what the access is for.",
    why: "The system asks in your app’s name and already says what for leave is asked. People decide by the reason.",
    source: "HIG, Privacy: Requesting permission; App Review Guidelines, 5.1.1",
    roles: RoleSet(.alertTitle, .alertMessage, .text),
    languages: .english, needs: .nothing, judges: .content, severity: .warning,
    examples: [
      .bad("⟦We need your location⟧.", .alertMessage, comment: "Privacy - Location When In Use Usage Description"),
      .bad(
        "⟦$(PRODUCT_NAME) would like to access your photos⟧.", .alertMessage,
        comment: "Privacy - Photo Library Usage Description"),
      .bad(
        "⟦This app requires camera access in order to work properly⟧.", .alertMessage,
        comment: "Privacy - Camera Usage Description"),
      .good(
        "Your location is used to list the kilns near you.", .alertMessage,
        comment: "Privacy - Location When In Use Usage Description"),
      .good("Scan the label of a bowl.", .alertMessage, comment: "Privacy - Camera Usage Description"),
      .good("We need your location.", .alertMessage), .good("Location services are off.", .alertMessage),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, let range = copy.wordsRange, copy.analysis.wordCount > 1 else { return }
    let place = Self.place(of: copy)
    guard place != nil || Self.asksByItself(copy), copy.tokens.allSatisfy({ saysNothing($0, place, copy) }) else {
      return
    }
    report.add(.givesNoReason(copy.text(range)), at: range, severity: copy.base == nil ? nil : .note)
  }

  /// `NSCameraUsageDescription`, or what Xcode calls it, “Privacy - Camera Usage Description”: small letters and nothing between
  /// them; nil for any other text.
  private static func place(of copy: Passage) -> String? {
    // The last letter tells of nearly all keys and comments that they are something else.
    let mayEndSo = { (name: Bytes) in name.last(where: \.isASCIILetter).map { $0 | 0x20 } == UInt8(ascii: "n") }
    return [copy.key, copy.comment].lazy.filter(mayEndSo).map { $0.text.lowercased().filter(\.isLetter) }
      .first { $0.hasSuffix("usagedescription") }
  }

  /// Whether a line that nobody names asks for leave: “This app needs access to the camera.” Where it stands beside others, they may
  /// tell what for.
  private static func asksByItself(_ copy: Passage) -> Bool {
    guard copy.roleEvidence == .guess, !copy.isInSet, copy.analysis.wordCount > 3, copy.form == .sentence else {
      return false
    }
    let words = copy.words
    let askings: [StaticString] = ["access", "need", "needs", "permission", "require", "requires"]
    return words.contains { copy.isAny(of: .protectedThing, at: $0.range) }
      && words.contains { copy.isAny(of: askings, at: $0.range) }
  }

  /// Whether a word only asks: a small word, a name, one of asking, or what the key says already.
  private func saysNothing(_ token: Token, _ place: String?, _ copy: Passage) -> Bool {
    guard token.kind == .word else { return true }
    if !token.tags.isDisjoint(with: Self.small) || copy.isAny(of: .requestWord, at: token.range) { return true }
    let isUnknown = token.tags.isEmpty && token.traits.contains(.startsUpper)
    if isUnknown || token.traits.contains(.isName) { return true }
    guard let place else { return copy.isAny(of: .protectedThing, at: token.range) }
    let word = copy.text(token.range).lowercased()
    return place.contains(word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  private static let small: WordTags = [
    .article, .auxiliary, .coordinator, .copula, .determiner, .infinitiveMarker, .preposition,
    .objectPronoun, .possessive, .subjectPronoun,
  ]
}

extension Message {
  fileprivate static func givesNoReason(_ words: String) -> Message {
    "“\(words)” gives no reason. Say what the access is for, as people see it: “to show trains near you”"
  }
}

package import CopyModel

/// Finds names of other parts of the interface in copy that is otherwise in sentence style: “the Fire Button”.
struct FeatureNames {
  let text: CaseText

  /// Whether the capital of the word at `index`, inside a sentence, marks a name that no list has.
  func isName(_ index: Int) -> Bool {
    let token = text.tokens[index]
    if !text.isOrdinary(token) { return true }
    if token.traits.contains(.mayBeName) { return true }
    if isJoined(index) || isInPath(index) { return true }
    let run = self.run(around: index)
    if run.count >= 2 { return run.isBehindWord || opensPredicate(run.end) }
    return namesElement(index) || namesPlace(index) || isAloneInBrackets(index) || isAskedAbout(index)
  }

  /// “Should Biscuit stay?”: a single thing behind the verb that asks, where a common noun would have its article.
  private func isAskedAbout(_ index: Int) -> Bool {
    let tags = text.tokens[index].tags
    guard tags.contains(.noun), tags.isDisjoint(with: [.pluralNoun, .massNoun]), let before = text.previous(index),
      text.next(index) != nil
    else { return false }
    return text.tokens[before].tags.contains(.auxiliary)
      && text.tokens[before].tags.isDisjoint(with: [.noun, .negative])
  }

  /// “Sync & Backup”: capitals on both sides of the sign, which prose doesn’t use.
  func isJoined(_ index: Int) -> Bool {
    [-1, 1].contains { step in
      guard let sign = mark(from: index, by: step), text.copy[Int(text.tokens[sign].start)] == UInt8(ascii: "&"),
        text.tokens.indices.contains(sign + 2 * step)
      else { return false }
      return text.tokens[sign + 2 * step].traits.contains(.startsUpper)
    }
  }

  /// “Settings > Privacy”, “🔥 Clear”: steps of a path, and what a picture stands before.
  private func isInPath(_ index: Int) -> Bool {
    if index >= 2, text.tokens[index - 1].kind == .space, text.tokens[index - 2].kind == .emoji { return true }
    return [-1, 1].contains { step in
      guard let sign = mark(from: index, by: step) else { return false }
      return MenuPath.isMark(text.bytes(sign))
    }
  }

  /// The mark one space away from the word.
  private func mark(from index: Int, by step: Int) -> Int? {
    let sign = index + 2 * step
    guard text.tokens.indices.contains(sign), text.tokens[index + step].kind == .space else { return nil }
    return text.tokens[sign].kind == .punctuation || text.tokens[sign].kind == .other ? sign : nil
  }

  /// The words with capitals around `index`, names of the list and acronyms left out.
  private func run(around index: Int) -> (count: Int, isBehindWord: Bool, end: Int) {
    var (count, end) = (1, index)
    while let next = text.next(end), isPart(next) { (count, end) = (count + 1, next) }
    var start = index
    while !text.tokens[start].traits.contains(.startsSentence), let previous = text.previous(start), isPart(previous),
      count == 1 || !isOpeningArticle(previous)
    {
      (count, start) = (count + 1, previous)
    }
    let isFirst = text.tokens[start].traits.contains(.startsSentence)
    // “IAM Identity Center”: letters in front belong to the name.
    var word = text.previous(start)
    while let acronym = word, isAcronym(acronym) { word = text.previous(acronym) }
    guard !isFirst, let before = word else { return (count, false, end) }
    let isBehindWord = text.tokens[before].kind != .word || text.tokens[before].traits.contains(.startsLower)
    return (count, isBehindWord || isOpeningArticle(before), end)
  }

  /// “The Amber Hall stairs”: the word has its capital from its place, and is no part of the name behind it.
  private func isOpeningArticle(_ index: Int) -> Bool {
    let token = text.tokens[index]
    return token.traits.contains(.startsSentence) && !token.tags.isDisjoint(with: [.article, .possessive])
  }

  private func isPart(_ index: Int) -> Bool {
    let token = text.tokens[index]
    guard token.kind == .word, token.traits.contains(.startsUpper), !token.traits.contains(.isQuoted) else {
      return false
    }
    if token.traits.contains(.isName) {
      return token.traits.contains(.hasLower) && !token.traits.contains(.startsSentence)
    }
    return !token.traits.contains(.hasInnerUpper) && !isSentenceCompound(index)
  }

  private func isAcronym(_ index: Int) -> Bool {
    let traits = text.tokens[index].traits
    return text.tokens[index].kind == .word && traits.contains([.startsUpper, .hasInnerUpper])
      && traits.isDisjoint(with: [.hasLower, .startsSentence])
  }

  /// “In-app”: only the first part has its capital, so no title was meant.
  private func isSentenceCompound(_ index: Int) -> Bool {
    text.tokens[index].traits.contains(.precedesHyphen) && index + 2 < text.tokens.count
      && text.tokens[index + 2].traits.contains(.startsLower)
  }

  /// “Selection Behavior determines …”: a small verb behind the run makes it a subject.
  private func opensPredicate(_ end: Int) -> Bool {
    guard let next = text.next(end), text.tokens[next].traits.contains(.startsLower) else { return false }
    let tags = text.tokens[next].tags
    guard text.next(next) != nil else { return false }
    if !tags.isDisjoint(with: [.auxiliary, .copula, .pastVerb]) { return true }
    return tags.contains(.thirdPersonVerb) && (tags.dominant == .verb || !tags.contains(.pluralNoun))
  }

  /// “Select Extensions”, “under Displays”, “allow Microphone access”: a noun with a capital right behind a verb or
  /// preposition, where a common noun would have its article.
  private func namesPlace(_ index: Int) -> Bool {
    guard text.tokens[index].tags.contains(.noun) || text.tokens[index].tags.contains(.pluralNoun),
      let before = text.previous(index), text.tokens[before].kind == .word,
      text.tokens[before].traits.isDisjoint(with: [.precedesHyphen, .isName])
    else { return false }
    let tags = text.tokens[before].tags
    if tags.contains(.preposition) {
      return !tags.contains(.subordinator) && text.tokens[before].traits.contains(.startsLower)
    }
    return tags.contains(.baseVerb) && tags.dominant == .verb
  }

  /// “the audio unit (Equalizer)”: what the thing is called.
  private func isAloneInBrackets(_ index: Int) -> Bool {
    guard index > 0, index + 1 < text.tokens.count else { return false }
    return text.bytes(index - 1).equals("(") && text.bytes(index + 1).equals(")")
  }

  /// “the Open button”.
  private func namesElement(_ index: Int) -> Bool {
    guard let next = text.next(index), text.tokens[next].traits.contains(.startsLower) else { return false }
    return text.words.phrasalVerbs.particles(of: text.bytes(next)).contains(.element)
  }
}

/// The marks that lead from one step of a way through menus to the next: “Settings ▸ Privacy”.
package enum MenuPath {
  package static let marks: [StaticString] = [">", "▸", "›", "→"]

  package static func isMark(_ bytes: Bytes) -> Bool { marks.contains { bytes.equals($0) } }
}

import CopyModel
import CopyPassage
import CopyText

/// Questions that a yes doesn’t answer: “Sell or lend the boat?”, “¿Qué barco quieres vender?”
extension AskedAction {
  /// Whether the question leaves a choice, so that none of its verbs is what a button does.
  func leavesChoice(in copy: Passage) -> Bool {
    if copy.isEnglish { return Self.coordinated(behind: range.upperBound, copy, by: "or") != nil }
    guard let lexicon = copy.lexicon else { return false }
    let sentence = copy.sentence(at: range.lowerBound)
    let (start, end) = (max(sentence.lowerBound, 0), max(sentence.upperBound, range.upperBound))
    let before = copy.text(start..<range.lowerBound).lowercased()
    let behind = copy.text(range.upperBound..<end).lowercased()
    let asking = lexicon.terms(in: .interrogative).map(\.text), or = lexicon.terms(in: .alternative).map(\.text)
    if copy.isKorean || copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh") {
      let opened = String(before.reversed().drop { $0 == " " || $0 == "、" }.reversed())
      return asking.contains { before.contains($0) || behind.contains($0) }
        || or.contains { opened.hasSuffix($0) || behind.hasPrefix($0) }
    }
    return Self.asks(asking, before, copy) || joins(or, before, behind, copy)
  }

  /// “En qué”, « Quel », „Welches“: what asks opens the question, behind a preposition at most.
  private static func asks(_ asking: [String], _ before: String, _ copy: Passage) -> Bool {
    let small = Set(copy.lexicon?.terms(in: .smallWord).map(\.text) ?? [])
    let words = before.split { !$0.isLetter }.prefix(2).map(String.init)
    guard let first = words.first else { return false }
    return asking.contains(first) || small.contains(first) && words.count > 1 && asking.contains(words[1])
  }

  /// “vender o prestar”, „verkaufen oder verleihen“: another verb beside the one that was found.
  private func joins(_ or: [String], _ before: String, _ behind: String, _ copy: Passage) -> Bool {
    let grammar = InfinitiveGrammar.all.first { copy.locale.hasLanguage(of: $0.language) }
    guard let grammar else { return false }
    let isVerb = { (word: Substring) in grammar.isInfinitive(grammar.withoutObject(String(word))) }
    let (led, next) = (before.split(separator: " "), behind.split(separator: " "))
    if grammar.isLast { return led.last.map { or.contains(String($0)) } ?? false }
    return zip(next, next.dropFirst()).contains { joint, verb in
      or.contains(String(joint)) && isVerb(verb.prefix { $0.isLetter || $0 == "-" })
    }
  }
}

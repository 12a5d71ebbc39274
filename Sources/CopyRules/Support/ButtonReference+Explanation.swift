import CopyPassage
import CopyText

/// Whether a text that speaks of a button tells what it does, or when to choose it.
extension EnglishReferences {
  /// “… to remove it”, a button noun and a place between.
  func hasPurpose(behind end: Int) -> Bool {
    let words = tokens.filter { Int($0.start) >= end && $0.kind != .space }.prefix(3)
    for (word, next) in zip(words, words.dropFirst()) where word.tags.contains(.infinitiveMarker) {
      return next.tags.contains(.baseVerb)
    }
    return false
  }

  /// “Press Start and the wash begins”: a clause with a subject of its own. “And close the lid” is one more step.
  func hasOutcome(behind end: Int) -> Bool {
    let words = tokens.filter { Int($0.start) >= end && $0.kind != .space }.prefix(2)
    guard let joint = words.first, let next = words.last else { return false }
    // “Tapping OK will delete …”
    if text.bytes.slice(joint.range).equalsFolded("will") { return next.tags.contains(.baseVerb) }
    guard joint.tags.contains(.coordinator) else { return false }
    return text.isAny(of: ["and"], at: joint.range) && next.tags.isDisjoint(with: .baseVerb)
      && !next.tags.isDisjoint(with: [.determiner, .possessive, .subjectPronoun])
  }

  /// “If you tap …”, “To remove it, tap …”, “For another map, tap …”
  func hasCondition(before verb: Int) -> Bool {
    let sentence = text.sentence(at: verb)
    guard sentence.lowerBound < verb, let first = text.word(at: sentence.lowerBound) else { return false }
    if first.tags.contains(.infinitiveMarker) { return true }
    let opens = { (word: StaticString) in text.bytes.slice(first.range).equals(word) }
    // “After you tap Open, paste the key”: a step among others.
    let isStep = opens("After") || opens("Before") || opens("Once")
    return first.tags.contains(.subordinator) && !isStep || opens("By") || opens("For")
  }

  static let conditions: [StaticString] = ["if", "when", "unless", "once"]

  /// “Choose Keep if the door is shut”
  func hasCondition(behind end: Int) -> Bool {
    let next = tokens.first { Int($0.start) >= end && $0.kind != .space }
    return next.map { text.isAny(of: Self.conditions, at: $0.range) } ?? false
  }
}

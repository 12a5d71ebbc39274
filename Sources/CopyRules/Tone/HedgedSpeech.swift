import CopyModel
import CopyPassage
import CopyText

/// Copy that speaks of its own words instead of the matter: “one could say”, “shall we say”, “let’s just say”, and a good
/// word that is brought up to be missed: “something less than success”.
enum HedgedSpeech {
  static func find(in copy: Passage) -> Range<Int>? {
    saying(copy) ?? missedGood(copy) ?? likeness(copy) ?? offForm(copy)
  }

  /// Somebody who may be anybody, a modal, and “say”; what follows is the matter. “You can say ‘Play’” tells what to do.
  private static func saying(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["say", "saying"]) else { return nil }
    let words = copy.words
    for (index, say) in words.enumerated().dropFirst() where copy.isAny(of: ["say", "saying"], at: say.range) {
      let frame = words[..<index].reversed().prefix { isFrame($0, copy) }
      guard let first = frame.last, frame.count > 1 || copy.isAny(of: ["let’s", "let's"], at: first.range),
        frame.contains(where: { copy.isAny(of: .sayingFrame, at: $0.range) }), goesOn(say, copy)
      else { continue }
      return Int(first.start)..<say.end
    }
    return nil
  }

  private static func isFrame(_ word: Token, _ copy: Passage) -> Bool {
    word.tags.dominant == .function && !copy.isAny(of: ["can", "can’t", "can't"], at: word.range)
      || word.tags.dominant == .adverb || copy.isAny(of: .sayingFrame, at: word.range)
  }

  /// What is said follows as a clause, or stands around the words: “is, shall we say, late”.
  private static func goesOn(_ say: Token, _ copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) >= say.end && $0.kind != .space }) else { return false }
    if copy.bytes.slice(next.range).equals(",") { return true }
    return next.kind == .word
      && !next.tags.isDisjoint(with: [.determiner, .article, .possessive, .subjectPronoun, .subordinator])
  }

  /// “Less than perfect”, “anything but smooth”, “far from ideal”
  private static func missedGood(_ copy: Passage) -> Range<Int>? {
    for far in copy.all(.farFromPhrase) {
      guard let good = copy.word(at: Int(far.end)),
        [.goodOutcome, .taskSuccess].contains(where: { copy.isWord(good, of: $0) })
      else { continue }
      return Int(far.start)..<good.end
    }
    return nil
  }

  /// “Isn’t quite like itself”, “aren’t what they once were”: what a thing is not, by what it was.
  private static func likeness(_ copy: Passage) -> Range<Int>? {
    guard let denial = copy.tokens.first(where: { isDenial($0, copy) }) else { return nil }
    let rest = Array(copy.words.drop { Int($0.start) <= denial.end })
    for (index, word) in rest.enumerated() {
      let isSelf = copy.isAny(of: ["itself", "themselves"], at: word.range) && index < 4
      let next = rest.dropFirst(index + 1).prefix(4)
      let wasOnce =
        (copy.isAny(of: ["what", "like", "as"], at: word.range)
          || copy.isAny(of: ["way"], at: word.range) && index > 0 && rest[index - 1].tags.contains(.article))
        && next.first.map { $0.tags.contains(.subjectPronoun) } ?? false
        && next.contains { copy.isAny(of: ["was", "were", "used"], at: $0.range) }
      if isSelf || wasOnce { return Int(denial.start)..<(wasOnce ? next.last?.end ?? word.end : word.end) }
    }
    return nil
  }

  /// “Isn’t at its best”: a thing as if it had good days and bad.
  private static func offForm(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["its", "their"]) else { return nil }
    let words = copy.words
    for index in words.indices.dropFirst().dropLast(2) where copy.isAny(of: ["at"], at: words[index].range) {
      guard copy.isAny(of: ["its", "their"], at: words[index + 1].range), words[index + 2].tags.contains(.graded),
        // “May not be at its best”
        let denial = words[..<index].suffix(2).first(where: { isDenial($0, copy) })
      else { continue }
      return Int(denial.start)..<words[index + 2].end
    }
    return nil
  }

  private static func isDenial(_ token: Token, _ copy: Passage) -> Bool {
    token.tags.contains(.negative) && (token.tags.contains(.copula) || token.tags.contains(.auxiliary))
      || copy.isAny(of: ["not"], at: token.range)
  }
}

import CopyModel
import CopyPassage
import CopyText

/// Contempt without a name for the person: orders that only scold, what somebody has or does called bad, likened to a child’s, or
/// ascribed to those whom nobody wants to be one of.
enum Contempt {
  static func find(in copy: Passage) -> Range<Int>? {
    rebuke(copy) ?? scornedDeed(copy) ?? badFaculty(copy) ?? likeness(copy)
  }

  /// “Get a grip and enter a name.”: at the start of its sentence, and nothing behind it that would make it another order.
  private static func rebuke(_ copy: Passage) -> Range<Int>? {
    copy.all(.rebuke).first { match in
      guard copy.opensSentence(at: Int(match.start)) else { return false }
      guard let next = copy.tokens.first(where: { Int($0.start) >= Int(match.end) && $0.kind != .space }) else {
        return true
      }
      return next.kind == .punctuation || !next.tags.isDisjoint(with: [.coordinator, .adverb, .preposition])
    }?.range
  }

  /// “Quitters leave now”, “Only cowards turn back”: what such people do, by itself or behind “only”, “no”.
  private static func scornedDeed(_ copy: Passage) -> Range<Int>? {
    copy.all(.scornedPerson).first { person in
      guard copy.text(person.range).hasSuffix("s"), let next = copy.word(at: Int(person.end)),
        !next.tags.isDisjoint(with: [.baseVerb, .auxiliary, .copula]), next.tags.isDisjoint(with: [.preposition])
      else { return false }
      let before = copy.tokens.last { $0.kind == .word && $0.end <= Int(person.start) }
      return copy.opensSentence(at: Int(person.start))
        || before.map { copy.isAny(of: .scornOpening, at: $0.range) } ?? false
    }?.range
  }

  /// “Your taste is terrible”, “Your spelling is a disgrace”.
  private static func badFaculty(_ copy: Passage) -> Range<Int>? {
    guard copy.has(.contemptWord), copy.has(.ownFaculty) else { return nil }
    let words = copy.tokens.filter { $0.kind == .word }
    for index in words.indices.dropLast(2) where copy.isAny(of: ["your"], at: words[index].range) {
      let rest = words[(index + 1)...].prefix(7)
      guard rest.prefix(2).contains(where: { copy.isWord($0, of: .ownFaculty) }),
        let verb = rest.firstIndex(where: { $0.tags.contains(.copula) }),
        let end = words[(verb + 1)...].prefix(4).first(where: { copy.isWord($0, of: .contemptWord) }),
        !words[verb..<words.endIndex].prefix(3).contains(where: { $0.tags.contains(.negative) })
      else { continue }
      return Int(words[index].start)..<end.end
    }
    return nil
  }

  /// “You type like a toddler”.
  private static func likeness(_ copy: Passage) -> Range<Int>? {
    let words = copy.tokens.filter { $0.kind == .word }
    for index in words.indices.dropLast(2) where copy.isAny(of: ["like"], at: words[index].range) {
      guard words[index + 1].tags.contains(.article),
        [TermList.infant, .scornedPerson, .judgingWord].contains(where: { copy.isWord(words[index + 2], of: $0) }),
        let person = words[..<index].suffix(3).first(where: {
          copy.isAny(of: ["you", "you’re", "you're"], at: $0.range)
        }),
        words[index - 1].tags.isDisjoint(with: [.auxiliary, .copula]) || copy.isAny(of: ["you’re"], at: person.range)
      else { continue }
      return Int(person.start)..<words[index + 2].end
    }
    return nil
  }
}

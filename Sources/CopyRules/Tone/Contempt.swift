import CopyModel
import CopyPassage
import CopyText

/// Contempt without a name for the person: orders that only scold, what somebody has or does called bad, likened to a child’s, or
/// ascribed to those whom nobody wants to be one of.
enum Contempt {
  static func find(in copy: Passage) -> Range<Int>? {
    rebuke(copy) ?? scornedDeed(copy) ?? badFaculty(copy) ?? likeness(copy) ?? claimedEase(copy)
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
    let words = copy.words
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

  /// “It’s not that hard to pick a color.”, “How hard can it be?”: whoever failed hears that nobody should.
  private static func claimedEase(_ copy: Passage) -> Range<Int>? {
    guard copy.role != .text, copy.role != .label else { return nil }
    guard copy.has(.hardQuality) else { return nil }
    let words = copy.words
    for index in words.indices.dropFirst() where copy.isWord(words[index], of: .hardQuality) {
      let next = words.dropFirst(index + 1).first
      if copy.isAny(of: ["how"], at: words[index - 1].range) {
        guard let next, copy.isAny(of: ["can", "could"], at: next.range) else { continue }
        return Int(words[index - 1].start)..<words[index].end
      }
      let isGraded = copy.isAny(of: ["that", "so"], at: words[index - 1].range)
      let denial = words[..<(index - 1)].suffix(2).last {
        $0.tags.contains(.negative) || copy.isAny(of: ["not"], at: $0.range)
      }
      // “The climb isn’t that hard.” says something of a climb.
      let goesOn = next.map { $0.tags.contains(.infinitiveMarker) } ?? false
      if isGraded, goesOn, let denial { return Int(denial.start)..<words[index].end }
    }
    return nil
  }

  /// “You type like a toddler”.
  private static func likeness(_ copy: Passage) -> Range<Int>? {
    let words = copy.words
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

import CopyModel
import CopyPassage
import CopyText

/// Trouble made small: a thing that is “being difficult”, “a touch different”, “a bit of a wobble”, and what “could be said”.
enum SmallTrouble {
  static func find(in copy: Passage) -> Range<Int>? {
    let words = copy.tokens.filter { $0.kind == .word }
    guard words.count <= most else { return nil }
    return being(words, copy) ?? slightlyOff(copy) ?? bitOfOne(words, copy) ?? supposed(words, copy)
  }

  /// More words than a message has.
  private static let most = 200

  /// “The projector is being difficult”: things have no will. “It is being moved” is a passive.
  private static func being(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    for index in words.indices.dropFirst(2).dropLast() where copy.isAny(of: ["being"], at: words[index].range) {
      let rest = words[(index + 1)...].prefix(4)
      let quality = rest.first { $0.tags.contains(.adjective) && !copy.isAny(of: .smallDegree, at: $0.range) }
      guard words[index - 1].tags.contains(.copula), let quality,
        quality.tags.isDisjoint(with: [.pastParticiple, .determiner]), quality.tags.dominant == .adjective,
        rest.prefix(while: { $0.start < quality.start }).allSatisfy({ copy.isAny(of: .smallDegree, at: $0.range) }),
        !words[..<(index - 1)].suffix(2).contains(where: { isPerson($0, copy) })
      else { continue }
      return Int(words[index - 1].start)..<quality.end
    }
    return nil
  }

  private static func isPerson(_ word: Token, _ copy: Passage) -> Bool {
    if copy.isAny(of: ["this", "that", "it", "these", "those"], at: word.range) { return false }
    return copy.isWord(word, of: .person) || copy.isWord(word, of: .personRole)
      || !word.tags.isDisjoint(with: [.subjectPronoun, .properNoun]) && word.tags.dominant != .noun
  }

  /// “The colors look a touch different”, “The clock is slightly off”
  private static func slightlyOff(_ copy: Passage) -> Range<Int>? {
    for small in copy.all(.downtoner).prefix(8) {
      guard let odd = copy.word(at: Int(small.end)), odd.start == small.end + 1,
        copy.isAny(of: .oddQuality, at: odd.range),
        let before = copy.tokens.last(where: { $0.kind == .word && $0.end <= Int(small.start) }),
        before.tags.contains(.copula) || copy.isAny(of: .seemingForm, at: before.range)
      else { continue }
      return Int(small.start)..<odd.end
    }
    return nil
  }

  /// “A bit of a wobble”, “a spot of bother”: what it was is named in order not to name it.
  private static func bitOfOne(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    for index in words.indices.dropFirst(2).dropLast(2)
    where copy.isAny(of: .smallPiece, at: words[index].range) && copy.isAny(of: ["of"], at: words[index + 1].range) {
      guard words[index - 1].tags.contains(.article) else { continue }
      let next = words[index + 2]
      let isOne = copy.isAny(of: ["a", "an"], at: next.range) && index + 3 < words.count
      let isBother = copy.isAny(of: .botherNoun, at: next.range)
      guard isOne || isBother else { continue }
      return Int(words[index - 1].start)..<words[isOne ? index + 3 : index + 2].end
    }
    return nil
  }

  /// “Could be said to be missing”, “might be described as late”
  private static func supposed(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    words.indices.dropFirst().dropLast(2).first { index in
      copy.isAny(of: .openModal, at: words[index].range) && copy.isAny(of: ["be"], at: words[index + 1].range)
        && copy.isAny(of: .sayingParticiple, at: words[index + 2].range)
    }.map { Int(words[$0].start)..<words[$0 + 2].end }
  }
}

import CopyModel
import CopyPassage
import CopyText

/// Reproaches by the better deed: a closer look that is asked for, care that would have saved a trip, and what was skipped as the
/// reason of it all.
enum BetterDeed {
  static func find(in copy: Passage) -> Range<Int>? {
    let words = copy.words
    guard words.count <= most else { return nil }
    return closerLook(words, copy) ?? missedCare(words, copy) ?? deedAsReason(words, copy)
  }

  /// More words than a message has.
  private static let most = 200

  /// “Look a bit closer when entering the number”: to see, and better than before, on an occasion that comes again.
  private static func closerLook(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(.heedingVerb), copy.mayHold(.heedingDegree) else { return nil }
    for index in words.indices.dropLast(2) where copy.isAny(of: .heedingVerb, at: words[index].range) {
      let rest = words[(index + 1)...].prefix(5)
      guard copy.opensSentence(at: Int(words[index].start)),
        let better = rest.firstIndex(where: { copy.isAny(of: .heedingDegree, at: $0.range) }),
        words.dropFirst(better + 1).prefix(2).contains(where: { copy.isAny(of: .nextOccasion, at: $0.range) })
      else { continue }
      return Int(words[index].start)..<words[better].end
    }
    return nil
  }

  /// “A bit more care would have saved a trip”: what somebody should have taken, as the subject of what would have come of it.
  private static func missedCare(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.has(.careWord) else { return nil }
    for index in words.indices.dropFirst().dropLast(2) where copy.isWord(words[index], of: .careWord) {
      guard copy.isAny(of: ["more", "little", "some"], at: words[index - 1].range),
        let modal = words.indices.dropFirst(index + 1).prefix(8).first(where: {
          copy.isAny(of: .comparingModal, at: words[$0].range)
        }), modal + 1 < words.count, copy.isAny(of: ["have"], at: words[modal + 1].range)
      else { continue }
      return Int(words[index - 1].start)..<words[modal + 1].end
    }
    return nil
  }

  /// “Skipping three classes is the reason the booking is on hold”: what was neglected, told as a deed and the reason at once.
  private static func deedAsReason(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(.reasonWord) else { return nil }
    for (index, deed) in words.enumerated().dropLast(3)
    where deed.tags.contains(.presentParticiple) && copy.opensSentence(at: Int(deed.start)) {
      guard copy.isWord(deed, of: .omissionVerb) || copy.isWord(deed, of: .faultVerb) else { continue }
      let rest = words[(index + 1)...].prefix(14)
      guard let reason = rest.first(where: { copy.isAny(of: .reasonWord, at: $0.range) }) else { continue }
      return Int(deed.start)..<reason.end
    }
    return nil
  }
}

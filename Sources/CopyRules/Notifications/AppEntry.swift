import CopyModel
import CopyPassage
import CopyText

/// That the rest is inside, and how one gets there: “Find the full menu inside”, “Come on in to see who won”, “The answer waits behind
/// this banner”, “The pictures can be seen with a tap”, “Expand for more”.
struct AppEntry {
  let sentence: SentenceWords
  private var indices: Range<Int> { sentence.words.indices }

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.casing != .title else { return nil }
    return SentenceWords.all(of: copy).lazy.compactMap { AppEntry(sentence: $0).range }.first
  }

  private var range: Range<Int>? { inside ?? entered ?? behindBanner ?? withTap ?? unfolded ?? looked }

  /// “Have a look.”: and nothing of what at.
  private var looked: Range<Int>? {
    guard takesLook, let last = indices.last, last < 4, sentence.isAny(last, of: ["look", "peek", "glance"]) else {
      return nil
    }
    return sentence.range(0, last)
  }

  /// “More inside.”, “Everything is ready for you inside.”: at the end, or before an aim, and of what can be told in words. “Rosa
  /// waits inside” and “It’s warm inside” are of a house.
  private var inside: Range<Int>? {
    for index in indices.dropFirst() where sentence.isAny(index, of: ["inside"]) {
      guard sentence.endsClause(index) || sentence.isAny(index + 1, of: ["for", "to"]) else { continue }
      let before = sentence.before(index, 6)
      // “The rest of the band waits inside” is of a house.
      let isPart =
        (0..<2).contains { sentence.isAny($0, of: ["rest", "all"]) }
        && before.contains { sentence.isAny($0, of: ["of"]) }
      let isHead = (0..<min(3, index)).contains(where: isRemainder) && !isPart
      let isFound = isHead && !sentence.mayBe(1, [.noun, .pluralNoun]) || index == 1 && isRemainder(0)
      let isTold = sentence.isAny(0, of: .findingOrder) || sentence.isAny(index - 1, of: ["you"])
      let isRest = isFound || isTold && before.contains(where: isRemainder)
      // “Look inside”, “Step inside for the lineup”
      let isOrder = index < 3 && isEntryOrder(0) || index < 5 && takesLook
      if isRest || isOrder { return sentence.range(isOrder ? 0 : max(index - 1, 0), index) }
    }
    return nil
  }

  private var takesLook: Bool { sentence.takesLook(at: sentence.behind(1, 2)) }

  private func isRemainder(_ index: Int) -> Bool {
    (sentence.isAny(index, of: .remainderWord) || sentence.isWord(index, of: .openedThing))
      && !sentence.isAny(index, of: ["now"])
  }

  private func isEntryOrder(_ index: Int) -> Bool {
    sentence.isAny(index, of: .entryVerb) && sentence.mayBe(index, .baseVerb)
  }

  /// “Come on in to see who won”, “Drop by for the scores”, “Check in to see what happened”: with no place told that it leads to.
  private var entered: Range<Int>? {
    let start = sentence.isAny(0, of: .orderOpening) ? 1 : 0
    guard isEntryOrder(start) || sentence.isAny(start, of: ["check"]) else { return nil }
    let particles = sentence.behind(start, 3).prefix { sentence.isAny($0, of: .entryParticle) }
    guard let last = particles.last ?? (sentence.isAny(start, of: ["come"]) ? start : nil) else { return nil }
    // “Come by any time for the scores”
    guard let aim = sentence.behind(last, 3).first(where: { sentence.isAny($0, of: ["to", "for", "and", "see"]) }),
      !sentence.before(aim, aim - last - 1).contains(where: {
        sentence.mayBe($0, [.preposition, .article, .possessive])
      })
    else { return nil }
    if sentence.isAny(aim, of: ["for"]) {
      return sentence.behind(aim, 4).first(where: isRemainder).map { sentence.range(start, $0) }
    }
    let verb = sentence.isAny(aim, of: ["see"]) ? aim : aim + 1
    guard sentence.isAny(verb, of: .perceivingVerb), !namesPlace(behind: verb) else { return nil }
    return sentence.range(start, verb)
  }

  /// “At the bakery”, “in the park”
  private func namesPlace(behind verb: Int) -> Bool {
    sentence.behind(verb, 8).contains {
      sentence.isAny($0, of: ["at", "in", "on"]) && sentence.mayBe($0 + 1, .determiner)
    }
  }

  /// “The answer waits behind this banner”, “opens right from this notification”
  private var behindBanner: Range<Int>? {
    indices.dropFirst(2).first { index in
      sentence.isAny(index, of: .bubbleNoun) && sentence.isAny(index - 1, of: ["this"])
        && sentence.isAny(index - 2, of: .behindPreposition)
    }.map { sentence.range($0 - 2, $0) }
  }

  /// “The pictures can be seen with a tap”, “The video plays when tapped”
  private var withTap: Range<Int>? {
    for index in indices.dropFirst(2).dropLast() {
      let isOnce = sentence.isAny(index, of: .momentConjunction) && sentence.isAny(index + 1, of: .touchForm)
      if isOnce, sentence.mayBe(index + 1, .pastParticiple), sentence.endsClause(index + 1) {
        return sentence.range(index, index + 1)
      }
      guard sentence.isAny(index, of: ["with", "by"]),
        let stroke = sentence.behind(index, 3).first(where: { sentence.isAny($0, of: ["tap", "swipe"]) }),
        sentence.isAny(stroke - 1, of: .strokeCount), sentence.endsClause(stroke)
      else { continue }
      return sentence.range(index, stroke)
    }
    return nil
  }

  /// “Expand to see all names”, “Pull down for more”, “Slide to find out”
  private var unfolded: Range<Int>? {
    // “Long-press for the details”
    let verb = sentence.isAny(0, of: ["long", "double"]) ? 1 : 0
    guard sentence.isAny(verb, of: .unfoldingVerb), sentence.mayBe(verb, .baseVerb),
      let aim = sentence.behind(verb, 2).first(where: { sentence.isAny($0, of: ["to", "for"]) }),
      aim == verb + 1 || sentence.mayBe(verb + 1, [.particle, .adverb])
    else { return nil }
    let isSeen =
      sentence.isAny(aim, of: ["to"]) && sentence.isAny(aim + 1, of: .perceivingVerb)
      || sentence.isAny(aim, of: ["for"]) && sentence.behind(aim, 4).contains(where: isRemainder)
    return isSeen ? sentence.range(0, aim + 1) : nil
  }
}

extension SentenceWords {
  /// “Take a look”, “Have a quick peek”: with the look at one of `places`.
  func takesLook(at places: Range<Int>) -> Bool {
    isAny(0, of: ["take", "have"]) && isAny(1, of: ["a", "another"])
      && places.contains { isAny($0, of: ["look", "peek", "glance"]) }
  }
}

import CopyModel
import CopyPassage
import CopyText

/// Trouble made small: a thing that is “being difficult”, “a touch different”, “a bit of a wobble”, and what “could be said”.
enum SmallTrouble {
  static func find(in copy: Passage) -> Range<Int>? {
    let words = copy.words
    guard words.count <= most else { return nil }
    return being(words, copy) ?? slightlyOff(copy) ?? bitOfOne(words, copy) ?? supposed(words, copy) ?? odd(words, copy)
      ?? sortOf(words, copy) ?? couldBeMore(copy) ?? littleJourney(copy) ?? notAsGood(copy)
  }

  /// More words than a message has.
  private static let most = 200

  /// “The projector is being difficult”: things have no will. “It is being moved” is a passive.
  private static func being(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["being"]) else { return nil }
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
          || copy.isAny(of: .passingForm, at: before.range)
      else { continue }
      return Int(small.start)..<odd.end
    }
    return nil
  }

  /// “A bit of a wobble”, “a spot of bother”: what it was is named in order not to name it.
  private static func bitOfOne(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(.smallPiece) else { return nil }
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

  /// “Some of the numbers look odd”, “Something is amiss”: and nothing of what that is.
  private static func odd(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.has(.oddity) else { return nil }
    for (before, word) in zip(words, words.dropFirst()) where copy.isWord(word, of: .oddity) {
      let isSeen =
        copy.isAny(of: .seemingForm, at: before.range) && !copy.isAny(of: ["out", "get", "gets"], at: before.range)
      let next = copy.word(at: word.end)
      let isLast = next.map { $0.tags.contains(.preposition) || $0.traits.contains(.startsSentence) } ?? true
      if isSeen, isLast, !copy.isAny(of: ["off"], at: word.range) || isLook(before, copy) {
        return Int(before.start)..<word.end
      }
    }
    return nil
  }

  /// “The balance is off” may be switched off; “looks off” isn’t.
  private static func isLook(_ word: Token, _ copy: Passage) -> Bool {
    word.tags.isDisjoint(with: [.copula])
      && !copy.isAny(of: ["been", "come", "run", "runs", "running"], at: word.range)
  }

  /// “The balance is sort of below zero”; “this is a sort of tea” names one.
  private static func sortOf(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["sort", "kind"]) else { return nil }
    for index in words.indices.dropFirst().dropLast(2) where copy.isAny(of: ["sort", "kind"], at: words[index].range) {
      guard words[index - 1].tags.contains(.copula), copy.isAny(of: ["of"], at: words[index + 1].range),
        words[index + 2].tags.isDisjoint(with: [.determiner, .objectPronoun]), words[index + 2].tags.dominant != .noun
      else { continue }
      return Int(words[index].start)..<words[index + 1].end
    }
    return nil
  }

  /// “The score went on a little adventure”, “Your order has hit a small bump”: what happened, told as a trifle.
  private static func littleJourney(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(.smallAdjective), copy.mayHold(.journeyNoun) || copy.mayHold(.botherNoun) else { return nil }
    for sentence in SentenceWords.all(of: copy) {
      for index in sentence.words.indices.dropFirst(3) {
        let isJourney = sentence.isAny(index, of: .journeyNoun)
        guard isJourney || sentence.isAny(index, of: .botherNoun), sentence.isAny(index - 1, of: .smallAdjective),
          sentence.isAny(index - 2, of: ["a", "some"]),
          let verb = sentence.before(index - 2, 2).first(where: {
            sentence.isAny($0, of: isJourney ? .settingOut : .meetingForm)
          }),
          let noun = sentence.subjectNoun(before: verb), !sentence.isPerson(noun),
          !sentence.mayBe(noun, .subjectPronoun)
        else { continue }
        return sentence.range(verb, index)
      }
    }
    return nil
  }

  /// “It isn’t as smooth as we’d like”, “less complete than one might wish”, “not as blue as it should be”: by what it is not.
  private static func notAsGood(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["as", "less"]), copy.mayHold(.wishedForm) else { return nil }
    for sentence in SentenceWords.all(of: copy) {
      for index in sentence.words.indices.dropFirst(2).dropLast(3) {
        let isAs =
          sentence.isAny(index, of: ["as"]) && sentence.mayBe(index + 1, .adjective)
          && sentence.isAny(index + 2, of: ["as"])
          && sentence.before(index, 3).contains(where: sentence.denies)
        let isLess = sentence.isAny(index, of: ["less"]) && sentence.isAny(index + 2, of: ["than"])
        guard isAs || isLess,
          sentence.mayBe(index + 3, .subjectPronoun) || sentence.isAny(index + 3, of: ["one", "we’d"]),
          sentence.behind(index + 2, 4).contains(where: { sentence.isAny($0, of: .wishedForm) })
        else { continue }
        return sentence.range(index, index + 3)
      }
    }
    return nil
  }

  /// “The fridge could be colder.”: what it is, is left to be guessed.
  private static func couldBeMore(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["could"]) else { return nil }
    for sentence in SentenceWords.all(of: copy) where !sentence.isConditional {
      let words = sentence.words
      guard let last = words.indices.last, last > 3, words[last].tags.contains(.graded),
        sentence.isAny(last - 1, of: ["be"]), sentence.isAny(last - 2, of: ["could"]),
        sentence.isAny(0, of: ["the", "your"])
      else { continue }
      return sentence.range(last - 2, last)
    }
    return nil
  }

  /// “Could be said to be missing”, “might be described as late”
  private static func supposed(_ words: [Token], _ copy: Passage) -> Range<Int>? {
    // “Can be seen” tells what is there.
    guard copy.has(.doubtModal) else { return nil }
    return words.indices.dropFirst().dropLast(2).first { index in
      copy.isAny(of: .openModal, at: words[index].range) && copy.isAny(of: ["be"], at: words[index + 1].range)
        && copy.isAny(of: .sayingParticiple, at: words[index + 2].range)
    }.map { Int(words[$0].start)..<words[$0 + 2].end }
  }
}

import CopyModel
import CopyPassage
import CopyText

/// What is the matter, said by the way: a machine with the moods of people, trouble that “could be” there, and that things are “not
/// what we hoped”.
enum Euphemism {
  static func find(in copy: Passage) -> Range<Int>? {
    mood(copy) ?? will(copy) ?? possibleTrouble(copy) ?? experience(copy) ?? unhoped(copy)
  }

  /// “The printer is a bit moody”, “The server is taking a nap”: of what has no moods.
  private static func mood(_ copy: Passage) -> Range<Int>? {
    let lists: [TermList] = [
      .machineNoun, .appPlace, .genericNoun, .softwareTask, .linkNoun, .keptThing, .softwarePlace, .dataNoun, .appThing,
    ]
    for mood in copy.all(.moodWord) {
      let sentence = copy.sentence(at: Int(mood.start))
      let before = copy.tokens.filter {
        $0.kind == .word && sentence.contains(Int($0.start)) && $0.end <= Int(mood.start)
      }
      // “The router threw a tantrum” has its verb in the mood.
      let isPhrase = copy.text(mood.range).contains(" ")
      let place = before.lastIndex { $0.tags.contains(.copula) || copy.isAny(of: .feelingVerb, at: $0.range) }
      guard let verb = place ?? (isPhrase ? before.count : nil),
        before[..<verb].contains(where: { word in lists.contains { copy.isWord(word, of: $0) } })
          || isPhrase && isOfThing(before[..<verb], copy)
      else { continue }
      let small = before.dropFirst(verb + 1).first
      return Int(small?.start ?? mood.start)..<Int(mood.end)
    }
    return nil
  }

  /// “The lift is having one of its days”: a common noun that is nobody.
  private static func isOfThing(_ subject: ArraySlice<Token>, _ copy: Passage) -> Bool {
    let forms: WordTags = [.copula, .auxiliary, .adverb, .negative]
    let nouns = subject.reversed().drop { !$0.tags.isDisjoint(with: forms) && $0.tags.dominant != .noun }
    guard let noun = nouns.first, !noun.tags.isDisjoint(with: [.noun, .pluralNoun]) else { return false }
    return !subject.contains { word in
      copy.isWord(word, of: .person) || copy.isWord(word, of: .personRole)
        || word.tags.contains(.properNoun) && word.traits.contains(.startsUpper) && !word.tags.contains(.pluralNoun)
    }
  }

  /// “The radio decided to rest”, “The kettle doesn’t feel like boiling”: machines and what they keep have no will.
  private static func will(_ copy: Passage) -> Range<Int>? {
    guard copy.has(.willVerb) else { return nil }
    for sentence in SentenceWords.all(of: copy) where !sentence.isConditional {
      let verb = sentence.words.indices.dropFirst().dropLast().first { index in
        guard sentence.isWord(index, of: .willVerb), let noun = sentence.subjectNoun(before: index), noun + 4 > index,
          sentence.isMachine(noun) || sentence.isData(noun), !sentence.isPerson(noun),
          !sentence.isAny(noun, of: .publicPlace),
          !sentence.mayBe(index - 1, [.infinitiveMarker, .determiner, .possessive, .preposition])
        else { return false }
        // “The camera would rather not”
        let isRather = sentence.isAny(index, of: ["rather"]) && sentence.isAny(index - 1, of: ["would"])
        if isRather || sentence.isAny(index, of: ["feeling"]) && sentence.mayBe(index - 1, .copula) { return true }
        let leads = sentence.mayBe(index + 1, [.infinitiveMarker, .presentParticiple])
        return leads && !sentence.mayBe(index, .noun) || sentence.isAny(index, of: ["sulks", "sulking", "sulked"])
      }
      if let verb { return sentence.range(verb, verb) }
    }
    return nil
  }

  /// “There could be an issue”, “There might be a problem”: whether it is there is what copy has to tell.
  private static func possibleTrouble(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["there"]) else { return nil }
    let words = copy.words
    for index in words.indices.dropLast(3) where copy.isAny(of: ["there"], at: words[index].range) {
      guard copy.isWord(words[index + 1], of: .doubtModal), copy.isAny(of: ["be"], at: words[index + 2].range),
        words[(index + 3)...].prefix(4).contains(where: { copy.isWord($0, of: .troubleNoun) })
      else { continue }
      return Int(words[index].start)..<words[index + 2].end
    }
    return nil
  }

  /// “We’re experiencing some difficulty with the printer”: trouble that somebody merely goes through. “If you experience …” is a case.
  private static func experience(_ copy: Passage) -> Range<Int>? {
    guard copy.mayHold(["experiencing", "experienced", "experiences"]) else { return nil }
    let words = copy.words
    for (index, verb) in words.enumerated()
    where copy.isAny(of: ["experiencing", "experienced", "experiences"], at: verb.range) {
      let sentence = copy.sentence(at: Int(verb.start))
      let before = words[..<index].filter { sentence.contains(Int($0.start)) }
      let isCase = before.contains { $0.tags.contains(.subordinator) || copy.isWord($0, of: .person) }
      let trouble = words[(index + 1)...].prefix(4).first { copy.isWord($0, of: .troubleNoun) }
      if !isCase, !before.isEmpty, let trouble { return Int(verb.start)..<trouble.end }
    }
    return nil
  }

  /// “Isn’t what we hoped”, “not on track”: a wish denied, by a phrase of it.
  private static func unhoped(_ copy: Passage) -> Range<Int>? {
    for hope in copy.all(.goodOutcome) where copy.text(hope.range).contains(" ") {
      let before = copy.tokens.last { $0.kind == .word && $0.end <= Int(hope.start) }
      guard let before, before.tags.contains(.negative) || copy.isAny(of: ["not"], at: before.range) else { continue }
      return Int(before.start)..<Int(hope.end)
    }
    return nil
  }
}

import CopyModel
import CopyPassage
import CopyText

/// Work of software, and machines, that fell short: “The map tiles failed to arrive”, “The lesson stopped recording”, “The calendar is
/// out of sync”, “Only half of the songs made it”, “The sensor gives nonsense readings”.
extension FaultyMachine {
  var fallenShort: Int? {
    let ends = [failed, ceased, brokenOff, outOf, ruined, partial, nonsense, disobedient, upWith, relapsing, snagged]
    return ends.lazy.compactMap(\.self).first
  }

  private func isOfSoftware(before end: Int) -> Bool {
    sentence.subjectNoun(before: end).map(isOfSoftware(_:)) ?? false
  }

  private func isOfSoftware(_ noun: Int) -> Bool {
    !sentence.isPerson(noun) && !sentence.isAny(noun, of: .movingThing)
      && (isMachine(noun) || isData(noun) && !sentence.isAny(noun, of: .shippedThing))
  }

  /// “The map tiles failed to arrive.”
  private var failed: Int? {
    for index in indices.dropFirst().dropLast(2) where sentence.isAny(index, of: ["failed", "fails"]) {
      guard sentence.isAny(index + 1, of: ["to"]), sentence.before(index, 4).contains(where: isOfSoftware(_:)) else {
        continue
      }
      return index + 2
    }
    return nil
  }

  /// “The piano lesson stopped recording”, “The scale no longer talks to the phone”
  private var ceased: Int? {
    for index in indices.dropFirst().dropLast() {
      if sentence.isWord(index, of: .phaseVerb), sentence.mayBe(index + 1, .presentParticiple),
        sentence.mayBe(index, .pastVerb), sentence.subject(before: index) != .person,
        [.taskVerb, .contactVerb, .softwareTask].contains(where: { sentence.isWord(index + 1, of: $0) })
      {
        return index + 1
      }
      let isNoLonger = sentence.isAny(index, of: ["longer"]) && sentence.isAny(index - 1, of: ["no"])
      let talks = sentence.isWord(index + 1, of: .contactVerb) || sentence.isAny(index + 1, of: ["talk", "talks"])
      if isNoLonger, talks, subjectIsMachine(before: index - 1) { return index + 1 }
    }
    return nil
  }

  /// “The recording cut out after two minutes”, “The message bounced”, “The video call dropped”: with nothing that it is done to.
  private var brokenOff: Int? {
    for index in indices.dropFirst() {
      let isShut = sentence.isAny(index, of: ["shut"]) && sentence.isAny(index + 1, of: ["down"])
      let isBroken =
        sentence.isWord(index, of: .taskFailure) || sentence.isAny(index, of: .droppingForm) || isShut
      guard isBroken, sentence.mayBe(index, [.pastVerb]), !sentence.mayBe(index - 1, [.copula, .auxiliary]),
        let noun = sentence.subjectNoun(before: index), noun + 2 > index,
        isOfSoftware(noun)
          || sentence.isAny(index, of: .droppingForm) && (0..<min(4, index)).contains(where: isOfSoftware(_:))
      else { continue }
      let end = sentence.isAny(index + 1, of: ["off", "out", "back", "down"]) ? index + 1 : index
      let goesOn = sentence.mayBe(end + 1, [.preposition, .subordinator, .coordinator, .adverb])
      if sentence.endsClause(end) || goesOn && !sentence.mayBe(end + 1, .determiner) { return end }
    }
    return nil
  }

  /// “The calendar is out of sync”, “The hub is out of reach”, “The printer has run out of memory”, “Storage ran out”
  private var outOf: Int? {
    for index in indices.dropFirst(2) where sentence.isAny(index, of: ["out", "behind"]) {
      let verb = index - 1
      if sentence.isAny(index, of: ["behind"]) {
        if sentence.isAny(verb, of: ["lags", "lagged", "fell", "falls"]), isOfSoftware(before: verb) { return index }
        continue
      }
      if sentence.isAny(index + 1, of: ["of"]), sentence.isAny(index + 2, of: .lackedReach), isOfSoftware(before: verb),
        sentence.mayBe(verb, .copula) || sentence.isAny(verb, of: ["ran", "run", "fallen", "fell"])
      {
        return index + 2
      }
    }
    return nil
  }

  /// “The alarm schedule was lost when the hub restarted”, “The playlist got scrambled”, “The song is nowhere to be found”
  private var ruined: Int? {
    indices.dropFirst(2).first { index in
      guard sentence.isAny(index, of: .ruinedForm) || sentence.isAny(index, of: ["nowhere"]),
        sentence.isAny(index - 1, of: ["was", "were", "got", "is", "are"]), isOfSoftware(before: index - 1)
      else { return false }
      return !sentence.isAny(index + 1, of: ["to"]) || sentence.isAny(index, of: ["nowhere"])
    }
  }

  /// “Only half of the songs made it”, “The map is missing some tiles”
  private var partial: Int? {
    for index in indices.dropFirst(2) {
      if sentence.isWord(index, of: .arrivalVerb), sentence.isAny(0, of: ["only", "just"]),
        sentence.isAny(1, of: .shareNoun), (2..<index).contains(where: isData)
      {
        return index
      }
      if sentence.isAny(index, of: ["missing"]), sentence.isAny(index - 1, of: ["is", "are"]),
        let noun = sentence.subjectNoun(before: index - 1), isData(noun), sentence.mayBe(index + 1, .determiner)
      {
        return index
      }
    }
    return nil
  }

  /// “The milk sensor is giving nonsense readings.”
  private var nonsense: Int? {
    for index in indices.dropFirst().dropLast() where sentence.isAny(index, of: .yieldingForm) {
      guard isOfSoftware(before: index),
        let word = sentence.behind(index, 2).first(where: { sentence.isAny($0, of: .nonsenseYield) })
      else { continue }
      return word
    }
    return nil
  }

  /// “The heater isn’t taking commands”, “The new firmware didn’t take”
  private var disobedient: Int? {
    for index in indices.dropFirst().dropLast() where sentence.denies(index) && isOfSoftware(before: index) {
      let verb = index + 1
      guard sentence.isAny(verb, of: .takingVerb) || sentence.isAny(verb, of: ["taking", "stick", "accepting"]) else {
        continue
      }
      if sentence.endsClause(verb) || sentence.behind(verb, 3).contains(where: { sentence.isAny($0, of: .commandNoun) })
      {
        return verb
      }
    }
    return nil
  }

  /// “The upload keeps starting over.”
  private var relapsing: Int? {
    indices.dropFirst().dropLast().first { index in
      sentence.isAny(index, of: ["keeps", "kept"]) && isOfSoftware(before: index)
        && (sentence.isAny(index + 1, of: .relapsingForm)
          || sentence.mayBe(index + 1, .presentParticiple) && sentence.isWord(index + 1, of: .taskFailure))
    }.map { $0 + 1 }
  }

  /// “Delivery of the newsletter hit a snag.”
  private var snagged: Int? {
    for index in indices.dropFirst().dropLast(2) where sentence.isAny(index, of: .meetingForm) {
      guard sentence.isAny(index + 1, of: ["a", "some"]), sentence.subject(before: index) != .person,
        sentence.isWord(index + 2, of: .troubleNoun), sentence.before(index, 4).contains(where: isOfSoftware(_:))
      else { continue }
      return index + 2
    }
    return nil
  }

  /// “Something is up with the feeder.”
  private var upWith: Int? {
    for index in indices.dropFirst(2).dropLast(2) where sentence.isAny(index, of: .vagueMatter) {
      guard sentence.isAny(0, of: .troubledThing), sentence.isAny(index + 1, of: ["with"]), index < 4,
        let machine = sentence.behind(index + 1, Self.phrase).first(where: isMachine)
      else { continue }
      return machine
    }
    return nil
  }
}

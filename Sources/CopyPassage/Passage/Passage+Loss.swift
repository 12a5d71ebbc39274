import CopyModel
import CopyText

/// What a text says is lost.
extension Passage {
  /// Whether a sentence says that something goes for good: “Offline maps are deleted.”, “The clips disappear.” What would go
  /// otherwise, or under a condition, doesn’t.
  package var statesLoss: Bool {
    guard isEnglish else { return false }
    if saysFarewell || isSoleCopy || hasNoWayBack { return true }
    guard has(.lossVerb) || has(.loss) || has(.keepVerb) || has(.persistVerb) else { return false }
    return persistsNot || isThrownAway
      || parses.contains { losesAsRoot($0) || losesAtEnd($0) || isGoneForGood($0) || keepsNot($0) }
  }

  /// “They’re gone for good.”, “The notes go away forever.”: a word of loss, and nothing behind it but that it is for good.
  private func isGoneForGood(_ parse: Parse) -> Bool {
    guard parse.mood == .declarative, parse.negation == nil, !parse.units.contains(where: isCondition) else {
      return false
    }
    return all(.lossVerb).contains { loss in
      let places = parse.units.indices.filter { Int(loss.start) <= range(of: parse.units[$0]).lowerBound }
      guard let first = places.first, range(of: parse.units[first]).lowerBound == Int(loss.start) else { return false }
      let isPhrase = text(loss.range).contains(" ")
      let rest = parse.units[first...].drop { range(of: $0).upperBound <= Int(loss.end) }
      let isFinal = rest.allSatisfy { isAny(of: .forGood, at: range(of: $0)) }
      return first > 0 && (isPhrase || isFinal && !rest.isEmpty)
    }
  }

  /// “Nothing will be kept.”, “The chat can’t be recovered.”, “Nobody will be able to read it again.”: what can’t be had any more.
  private func keepsNot(_ parse: Parse) -> Bool {
    guard has(.keepVerb), parse.mood == .declarative, !parse.units.contains(where: isCondition) else { return false }
    let isDenied = parse.negation != nil || has(.denialWord) || parse.units.contains { $0.tags.contains(.negative) }
    let isFinal = parse.units.contains { isAny(of: .everAgain, at: range(of: $0)) }
    guard isDenied || isFinal else { return false }
    return parse.units.contains { unit in
      guard isWord(unit, of: .keepVerb), !stops(unit, parse) else { return false }
      return isFinal && isDenied || isDenied && isAny(of: .keptForm, at: range(of: unit))
    }
  }

  /// “No photo survives.”, “The points don’t carry over.”, “Nothing of it remains.”: what is there now is denied to last. A quality
  /// that doesn’t last is no loss: “The room won’t stay warm.”
  private var persistsNot: Bool {
    all(.persistVerb).prefix(Self.mostLosses).contains { verb in
      let words = wordsOfSentence(at: Int(verb.start))
      let before = words.filter { $0.end <= Int(verb.start) }
      guard let first = words.first, !isAny(of: .conditionWord, at: first.range), isDenied(behind: before) else {
        return false
      }
      let next = words.first { Int($0.start) >= Int(verb.end) && !$0.tags.contains(.particle) }
      return next.map { $0.tags.dominant != .adjective } ?? true
    }
  }

  /// A negative verb or adverb close before, or a subject that there is none of.
  private func isDenied(behind before: [Token]) -> Bool {
    if before.suffix(3).contains(where: { $0.tags.contains(.negative) || isAny(of: .denial, at: $0.range) }) {
      return true
    }
    return before.first.map { isAny(of: .denyingOpening, at: $0.range) } ?? false
  }

  /// “Every cut in this sequence is thrown away.”: a long subject leads the parse astray; a phrase of loss at the end tells.
  private var isThrownAway: Bool {
    all(.lossVerb).prefix(Self.mostLosses).contains { loss in
      let words = wordsOfSentence(at: Int(loss.start))
      let before = words.filter { $0.end <= Int(loss.start) }
      let rest = words.filter { Int($0.start) >= Int(loss.end) }
      guard let first = words.first, let verb = before.last, rest.allSatisfy({ isAny(of: .forGood, at: $0.range) })
      else {
        return false
      }
      let isLinked = verb.tags.contains(.copula) && verb.tags.isDisjoint(with: [.negative, .pastVerb])
      return (isLinked || tellsItself(loss, behind: verb))
        && !words.contains { isAny(of: .conditionWord, at: $0.range) } && !isAny(of: .denyingOpening, at: first.range)
    }
  }

  /// “Three years of statements go with it”, “The maps are gone for good”: a phrase with a verb of its own.
  private func tellsItself(_ loss: TermMatch, behind last: Token) -> Bool {
    guard text(loss.range).contains(" "), let verb = word(at: Int(loss.start)) else { return false }
    // “A case goes with it” adds one.
    if text(loss.range).hasPrefix("go"), !wordsOfSentence(at: Int(loss.start)).contains(where: isAmount) {
      return false
    }
    return !verb.tags.isDisjoint(with: [.copula, .thirdPersonVerb, .baseVerb])
      && verb.tags.isDisjoint(with: [.pastVerb, .negative])
      && last.tags.isDisjoint(with: [.auxiliary, .infinitiveMarker, .negative, .questionWord])
  }

  /// “Three years of”, “all”, “your”
  private func isAmount(_ word: Token) -> Bool {
    word.tags.contains(.number)
      || isAny(of: ["your", "all", "every", "everything", "any", "whatever", "the"], at: word.range)
  }

  /// “You’ll say goodbye to 220 recipes”, “Kiss your points goodbye”: to what is counted or one’s own.
  private var saysFarewell: Bool {
    let words = tokens.filter { $0.kind == .word || $0.kind == .number }
    return words.indices.dropFirst().contains { index in
      guard isAny(of: .farewellNoun, at: words[index].range) else { return false }
      let isSaid = words[..<index].suffix(6).contains { isAny(of: .farewellVerb, at: $0.range) }
      let near = words[..<index].suffix(4) + words[(index + 1)...].prefix(3)
      return isSaid
        && near.contains { $0.kind == .number || isAny(of: ["your", "all", "every", "everything"], at: $0.range) }
    }
  }

  /// “There is just this one copy.”
  private var isSoleCopy: Bool {
    let words = tokens.filter { $0.kind == .word }
    return words.indices.dropFirst(2).contains { index in
      isAny(of: ["copy"], at: words[index].range)
        && words[..<index].suffix(2).contains { isAny(of: .soleWord, at: $0.range) }
        && words[..<index].suffix(5).contains { $0.tags.contains(.copula) && $0.tags.isDisjoint(with: .negative) }
        && (index + 1 == words.count || words[index + 1].traits.contains(.startsSentence)
          || isAny(of: ["there", "left"], at: words[index + 1].range))
    }
  }

  /// More losses than a message tells of.
  private static let mostLosses = 8

  private func wordsOfSentence(at place: Int) -> [Token] {
    let sentence = sentence(at: place)
    return tokens.filter { $0.kind == .word && sentence.contains(Int($0.start)) }
  }

  /// “There’s no getting the record back.”, “There is no undoing this.”, “There’s no way back.”
  private var hasNoWayBack: Bool {
    let words = tokens.filter { $0.kind == .word }
    return words.indices.dropFirst().dropLast().contains { index in
      guard isAny(of: ["no"], at: words[index].range),
        isAny(of: .thereForm, at: words[index - 1].range)
          || index > 1 && isAny(of: .thereForm, at: words[index - 2].range)
      else { return false }
      let next = words[index + 1]
      guard next.tags.contains(.presentParticiple) || isAny(of: ["way", "return"], at: next.range) else { return false }
      return isWord(next, of: .keepVerb) && isAny(of: .finalGerund, at: next.range)
        || words[(index + 1)...].prefix(8).contains { isAny(of: .noWayEnd, at: $0.range) }
    }
  }

  /// “New clips are no longer saved.”, “Ana will no longer see the map.”: what is there stays, and somebody else sees less of it.
  private func stops(_ unit: Parse.Unit, _ parse: Parse) -> Bool {
    guard parse.units.contains(where: { $0.token < unit.token && isAny(of: ["longer"], at: range(of: $0)) }) else {
      return false
    }
    if isAny(of: ["kept", "saved", "stored"], at: range(of: unit)) { return true }
    return isAny(of: ["see", "view", "find"], at: range(of: unit)) && !parse.units.contains { isWord($0, of: .person) }
  }

  private func losesAsRoot(_ parse: Parse) -> Bool {
    parse.mood == .declarative && isWord(parse.units[parse.root], of: .lossVerb) && parse.negation == nil
      && !runsOut(parse.units[parse.root]) && !isPast(before: parse.root, parse)
      && !parse.units.contains { isCondition($0) }
  }

  /// “Anything booked since then is lost.”, “Every song added after May disappears.”: what a long subject holds leads the parse
  /// astray, and its times are no conditions; the verb at the end, behind “is” or with its own tense, tells.
  private func losesAtEnd(_ parse: Parse) -> Bool {
    let units = parse.units
    guard units.count > 2, let last = units.last, isWord(last, of: .lossVerb), !runsOut(last), parse.negation == nil,
      !isPast(before: units.count - 1, parse)
    else { return false }
    let (first, before) = (units[0], units[units.count - 2])
    let opens =
      !first.tags.isDisjoint(with: [.determiner, .noun, .pluralNoun, .subjectPronoun])
      || bytes.slice(range(of: first)).equalsFolded("whatever")
    let isTold = before.tags.contains(.copula) || last.tags.contains(.thirdPersonVerb)
    // “May” inside a sentence is a month.
    let words = units.map { bytes.slice(range(of: $0)).text }
    return opens && isTold && !WordSet.lossCondition.words.contains(where: words.contains)
      && !WordSet.lossCondition.words.contains { $0 == words[0].lowercased() }
      && !units.contains { $0.tags.contains(.negative) }
  }

  /// “The signal was lost.”: what is lost already.
  private func isPast(before verb: Int, _ parse: Parse) -> Bool {
    verb > 0 && isAny(of: ["was", "were", "been"], at: range(of: parse.units[verb - 1]))
  }

  /// “The pass expires in three days.”: whatever anybody does.
  private func runsOut(_ unit: Parse.Unit) -> Bool {
    isAny(of: ["expire", "expires", "expired"], at: range(of: unit))
  }

  private func isCondition(_ unit: Parse.Unit) -> Bool {
    isAny(of: .conditionWord, at: range(of: unit))
  }
}

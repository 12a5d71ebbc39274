import CopyModel
import CopyPassage
import CopyText

/// A machine or its data in a state that only a fault explains: “The camera went dark”, “The watch has lost its pairing”, “No answer
/// from the gate”, “The picture came out blank”. People and places are dark and silent as well, which is news.
struct FaultyMachine {
  let sentence: SentenceWords
  var indices: Range<Int> { sentence.words.indices }

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    return SentenceWords.all(of: copy).lazy.compactMap { FaultyMachine(sentence: $0).range }.first
  }

  private var range: Range<Int>? {
    guard !sentence.isConditional, sentence.words.count > 2, indices.contains(where: { isMachine($0) || isData($0) })
    else { return nil }
    let last =
      unanswered ?? silenced ?? bereft ?? blind ?? spoiled ?? stuck ?? refusing ?? needsRestart ?? fallenShort
    return last.map { sentence.range(0, $0) }
  }

  func isMachine(_ index: Int) -> Bool {
    sentence.isMachine(index) && !sentence.isAny(index, of: .publicPlace)
  }

  func isData(_ index: Int) -> Bool { sentence.isData(index) }

  func subjectIsMachine(before verb: Int) -> Bool {
    sentence.subjectNoun(before: verb).map { isMachine($0) && !sentence.isPerson($0) } ?? false
  }

  /// “No sign of life from the pump”, “We have no signal from the collar”
  private var unanswered: Int? {
    for index in indices.dropLast(3) where sentence.isAny(index, of: ["no"]) {
      guard let answer = sentence.behind(index, 2).first(where: { sentence.isAny($0, of: .deviceAnswer) }),
        let from = sentence.behind(answer, 3).first(where: { sentence.isAny($0, of: ["from"]) }),
        let device = sentence.behind(from, Self.phrase).first(where: isMachine)
      else { continue }
      return device
    }
    return nil
  }

  /// An article, two adjectives, and the noun.
  static let phrase = 4

  /// “The camera went dark”, “The hub is down”, “The speaker has been offline since noon”; not “The pump goes dark at ten”, “is down
  /// to three dollars”
  private var silenced: Int? {
    for index in indices.dropFirst(2) {
      let isDead = sentence.isAny(index, of: .deadState)
      guard isDead || sentence.isAny(index, of: .silentState), let verb = link(before: index, isDead: isDead),
        subjectIsMachine(before: verb) || isUnreachableData(index, verb),
        !sentence.isAny(index + 1, of: ["to", "by", "in", "for"]),
        !sentence.before(index, Self.phrase).contains(where: { sentence.denies($0) || isPlanned($0) })
      else { continue }
      return index
    }
    return nil
  }

  /// “The shared album is unreachable.”
  private func isUnreachableData(_ state: Int, _ verb: Int) -> Bool {
    sentence.isAny(state, of: ["unreachable", "inaccessible"])
      && sentence.subjectNoun(before: verb).map(isData) ?? false
  }

  /// The verb before a state, with adverbs between: “is still”, “went completely”.
  private func link(before state: Int, isDead: Bool) -> Int? {
    sentence.before(state, 3).last { !sentence.mayBe($0, .adverb) || sentence.mayBe($0, .copula) }.flatMap { verb in
      let isPassing = sentence.isAny(verb, of: .passingForm)
      let isState = isDead && sentence.mayBe(verb, .copula) && !sentence.isAny(verb, of: ["be", "being"])
      return isPassing || isState ? verb : nil
    }
  }

  private func isPlanned(_ index: Int) -> Bool { sentence.isAny(index, of: .openModal) }

  /// “The watch has lost its pairing”, “The lamp ignores every command”
  private var bereft: Int? {
    for index in indices.dropFirst().dropLast() where subjectIsMachine(before: index) {
      if sentence.isAny(index, of: .losingVerb),
        let thing = sentence.behind(index, Self.phrase).first(where: { sentence.isAny($0, of: .lostThing) })
      {
        return thing
      }
      if sentence.isAny(index, of: .heedlessForm), sentence.mayBe(index + 1, [.determiner, .possessive, .pluralNoun]) {
        return index
      }
    }
    return nil
  }

  /// “The robot can’t find its dock”, “We can’t see the camera”
  private var blind: Int? {
    for index in indices.dropLast() where sentence.isAny(index, of: .unableForm) {
      guard let verb = sentence.behind(index, 2).first(where: { sentence.mayBe($0, .baseVerb) }),
        !sentence.isAny(verb, of: ["be"])
      else { continue }
      let finds = sentence.isAny(verb, of: .findingVerb) || sentence.isWord(verb, of: .contactVerb)
      let isOwn =
        index > 0 && sentence.isWord(index - 1, of: .appVoice)
        && sentence.behind(verb, Self.phrase).contains(where: isMachine)
      if finds, isOwn || subjectIsMachine(before: index) { return verb }
    }
    return nil
  }

  /// “The picture came out blank”, “Half of the video is black”
  private var spoiled: Int? {
    for index in indices.dropFirst(3) where sentence.isAny(index, of: .spoiledQuality) {
      let ended = sentence.before(index, 4).first { place in
        sentence.isAny(place, of: .endedForm) && sentence.isAny(place + 1, of: ["out", "up"])
      }
      if let ended, (0..<ended).contains(where: isData) { return index }
      guard sentence.mayBe(index - 1, .copula), let subject = sentence.subjectNoun(before: index - 1), isData(subject),
        sentence.before(subject, 4).contains(where: { sentence.isAny($0, of: .shareNoun) })
      else { continue }
      return index
    }
    return nil
  }

  /// “Firmware Stuck at 40 Percent”, “The backup is stuck”; not “The order is stuck in customs”
  private var stuck: Int? {
    for index in indices.dropFirst() where sentence.isAny(index, of: .stuckState) {
      guard let noun = sentence.subjectNoun(before: index), index - noun < 4 else { continue }
      let isWork = sentence.isWord(noun, of: .softwareTask) || sentence.isWord(noun, of: .keptThing)
      let isAtPoint =
        sentence.isAny(index + 1, of: ["at"]) && sentence.words.dropFirst(index + 2).first?.kind == .number
      if isWork && !sentence.isAny(index + 1, of: ["in", "out"]) || isAtPoint && isMachine(noun) { return index }
    }
    return nil
  }

  /// “The right aid wouldn’t take the new version”
  private var refusing: Int? {
    for index in indices.dropFirst().dropLast(2) where sentence.isAny(index, of: .refusingModal) {
      guard sentence.isAny(index + 1, of: .takingVerb), sentence.subject(before: index) != .person,
        let thing = sentence.behind(index + 1, Self.phrase).first(where: isTaken)
      else { continue }
      return thing
    }
    return nil
  }

  private func isTaken(_ index: Int) -> Bool {
    [.softwareTask, .releaseNoun, .keptThing].contains { sentence.isWord(index, of: $0) }
  }

  /// “The feeder needs a restart”
  private var needsRestart: Int? {
    indices.dropFirst().dropLast().first { index in
      sentence.isAny(index, of: .lackForm) && subjectIsMachine(before: index)
        && sentence.behind(index, 3).contains { sentence.isAny($0, of: .restartNoun) }
    }
  }
}

import CopyModel
import CopyPassage
import CopyText

/// What doesn’t get through: a device that doesn’t answer, data that never arrived, “no sync has gone through”, “there was no
/// reaching the server”. What people and the world don’t do is news: “The bus didn’t arrive”.
struct BrokenContact {
  let copy: Passage
  /// The words of one sentence.
  let words: [Token]

  static func find(in copy: Passage) -> Range<Int>? {
    let lists: [TermList] = [.contactVerb, .arrivalVerb, .dataNoun, .softwareTask]
    guard copy.isEnglish, lists.contains(where: copy.has) else { return nil }
    return AppDeed.sentences(of: copy).lazy.compactMap { BrokenContact(copy: copy, words: $0.words).range }.first
  }

  private var range: Range<Int>? {
    guard !isConditional, let last = denied ?? denying ?? unreachable ?? ceased ?? turnedAway ?? spoiled ?? halted
    else {
      return nil
    }
    return Int(words[0].start)..<words[last].end
  }

  private func isAny(_ index: Int, of set: WordSet) -> Bool {
    words.indices.contains(index) && copy.isAny(of: set, at: words[index].range)
  }

  private func isWord(_ index: Int, of list: TermList) -> Bool { copy.isWord(words[index], of: list) }

  /// “If the camera doesn’t answer, …”
  private var isConditional: Bool {
    words.first.map { copy.isAny(of: .conditionWord, at: $0.range) } ?? true || copy.analysis.terminal == .question
  }

  /// “The lock won’t connect”, “the readings never made it to the hub”
  private var denied: Int? {
    words.indices.dropFirst().first { index in
      denies(index) && contacts(behind: index, isOf: subject(before: index)) != nil
    }.flatMap { contacts(behind: $0, isOf: subject(before: $0)) }
  }

  private func denies(_ index: Int) -> Bool {
    words[index].tags.contains(.negative) || copy.isAny(of: ["not", "never"], at: words[index].range)
  }

  /// Up to three words behind a denial: “hasn’t yet responded”, “couldn’t be reached”.
  private func contacts(behind denial: Int, isOf subject: Kind?) -> Int? {
    guard let subject, subject != .person else { return nil }
    return words.indices.dropFirst(denial + 1).prefix(3).first { verb in
      if isWord(verb, of: .contactVerb) { return subject == .device || subject == .data }
      // “Made it to the printer”
      guard isWord(verb, of: .arrivalVerb) else { return false }
      return subject == .data || leadsToDevice(behind: verb)
        || subject == .device && words[(verb + 1)...].prefix(Self.reach).contains(where: isData)
    }
  }

  private func leadsToDevice(behind verb: Int) -> Bool { words[verb...].prefix(Self.reach).contains(where: isDevice) }

  private static let reach = 7

  /// What the sentence is about.
  private enum Kind { case person, device, data, other }

  /// By the last noun before the denial.
  private func subject(before end: Int) -> Kind? {
    let before = words[..<end].suffix(Self.reach)
    guard
      let noun = before.last(where: { !$0.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun, .subjectPronoun]) })
    else { return nil }
    if noun.tags.contains(.subjectPronoun) && noun.tags.isDisjoint(with: [.noun]) || isPerson(noun) {
      return copy.isAny(of: ["it", "nothing", "none"], at: noun.range) ? .other : .person
    }
    if isDevice(noun) { return .device }
    return isData(noun) ? .data : .other
  }

  private func isPerson(_ word: Token) -> Bool {
    copy.isWord(word, of: .person) || copy.isWord(word, of: .personRole)
      || word.tags.contains(.properNoun) && word.traits.contains(.startsUpper)
  }

  private func isDevice(_ word: Token) -> Bool {
    [.machineNoun, .linkNoun, .softwarePlace, .appPlace, .appThing].contains { (list: TermList) in
      copy.isWord(word, of: list)
    }
  }

  private func isData(_ word: Token) -> Bool {
    [.keptThing, .softwareTask, .dataNoun].contains { (list: TermList) in copy.isWord(word, of: list) }
  }

  /// “No sync has gone through”, “None of the scans arrived”, “Nothing has reached the printer”
  private var denying: Int? {
    guard words.count > 3, isAny(0, of: .denyingOpening) else { return nil }
    return words.indices.dropFirst(2).first { verb in
      guard isWord(verb, of: .arrivalVerb) || isWord(verb, of: .contactVerb), isTold(verb) else { return false }
      return words[..<verb].contains(where: isData) || words[..<verb].contains(where: isDevice)
        || leadsToDevice(behind: verb + 1)
    }
  }

  /// A verb with its tense, no noun that is spelled like one.
  private func isTold(_ verb: Int) -> Bool {
    !words[verb].tags.isDisjoint(with: [.pastVerb, .pastParticiple, .thirdPersonVerb])
      || words[verb - 1].tags.contains(.auxiliary)
  }

  /// “There’s no connecting to the boiler”, “there was no reaching the bank”
  private var unreachable: Int? {
    words.indices.dropLast().first { index in
      guard copy.isAny(of: ["no"], at: words[index].range) else { return false }
      // “No luck reaching the server”
      let isUnlucky = copy.isAny(of: ["luck", "success", "joy"], at: words[index + 1].range)
      let verb = index + (isUnlucky ? 2 : 1)
      guard verb < words.count, words[verb].tags.contains(.presentParticiple),
        isWord(verb, of: .contactVerb) || isWord(verb, of: .arrivalVerb)
      else { return false }
      return isUnlucky || words[..<index].contains { copy.isAny(of: .thereForm, at: $0.range) }
    }.map { $0 + 1 }
  }

  /// “Refill Request Bounced”, “the transfer was rejected”: at the end, of what was sent.
  private var turnedAway: Int? {
    guard let last = words.indices.last, last > 0, isWord(last, of: .refusalVerb),
      words[last].tags.contains(.pastParticiple)
    else { return nil }
    let thing = words[last - 1].tags.contains(.copula) ? last - 2 : last - 1
    return thing >= 0 && isWord(thing, of: .dataNoun) ? last : nil
  }

  /// “Two tracks came back unreadable”: data, and what it is now.
  private var spoiled: Int? {
    words.indices.dropFirst(2).first { index in
      (isWord(index, of: .brokenState) || isWord(index, of: .wrongQuality)) && words[index].tags.contains(.adjective)
        && words[..<index].suffix(3).contains { copy.isAny(of: .outcomeForm, at: $0.range) }
        && words[..<(index - 1)].contains(where: isData)
    }
  }

  /// “Export Stopped Halfway”
  private var halted: Int? {
    words.indices.dropFirst().dropLast().first { index in
      copy.isAny(of: .stoppingVerb, at: words[index].range) && words[index].tags.contains(.pastVerb)
        && isWord(index - 1, of: .softwareTask) && copy.isAny(of: .tooEarly, at: words[index + 1].range)
    }.map { $0 + 1 }
  }

  /// “The scanner has stopped answering”
  private var ceased: Int? {
    words.indices.dropFirst(2).first { verb in
      isWord(verb - 1, of: .phaseVerb) && words[verb].tags.contains(.presentParticiple)
        && isWord(verb, of: .contactVerb) && subject(before: verb - 1) == .device
    }
  }
}

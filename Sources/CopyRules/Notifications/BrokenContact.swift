import CopyModel
import CopyPassage
import CopyText

/// What doesn’t get through: a device that doesn’t answer, data that never arrived, “no sync has gone through”, “there was no
/// reaching the server”. What people and the world don’t do is news: “The bus didn’t arrive”.
struct BrokenContact {
  let sentence: SentenceWords
  private var copy: Passage { sentence.copy }
  private var words: [Token] { sentence.words }

  static func find(in copy: Passage) -> Range<Int>? {
    let lists: [TermList] = [.contactVerb, .arrivalVerb, .dataNoun, .softwareTask]
    guard copy.isEnglish, lists.contains(where: copy.has) else { return nil }
    return SentenceWords.all(of: copy).lazy.compactMap { BrokenContact(sentence: $0).range }.first
  }

  private var range: Range<Int>? {
    guard !sentence.isConditional,
      let last = denied ?? denying ?? unreachable ?? ceased ?? turnedAway ?? spoiled ?? halted
    else { return nil }
    return sentence.range(0, last)
  }

  private func isAny(_ index: Int, of set: WordSet) -> Bool { sentence.isAny(index, of: set) }

  private func isWord(_ index: Int, of list: TermList) -> Bool { sentence.isWord(index, of: list) }

  /// “The lock won’t connect”, “the readings never made it to the hub”
  private var denied: Int? {
    words.indices.dropFirst().lazy.compactMap { index in
      sentence.denies(index) ? contacts(behind: index, isOf: sentence.subject(before: index)) : nil
    }.first
  }

  /// Up to three words behind a denial: “hasn’t yet responded”, “couldn’t be reached”.
  private func contacts(behind denial: Int, isOf subject: SentenceWords.Kind?) -> Int? {
    guard let subject, subject != .person else { return nil }
    return sentence.behind(denial, 3).first { verb in
      if isWord(verb, of: .contactVerb) { return subject == .machine || subject == .data }
      // “Made it to the printer”
      guard isWord(verb, of: .arrivalVerb) else { return false }
      return subject == .data && !isShipped(before: denial) || leadsToMachine(behind: verb - 1)
        || subject == .machine && sentence.behind(verb, Self.reach).contains(where: sentence.isData)
    }
  }

  /// “The letter hasn’t arrived yet”: what also comes by mail.
  private func isShipped(before denial: Int) -> Bool {
    sentence.subjectNoun(before: denial).map { isAny($0, of: .shippedThing) } ?? false
  }

  private func leadsToMachine(behind verb: Int) -> Bool {
    sentence.behind(verb, Self.reach).contains(where: sentence.isMachine)
  }

  private static let reach = 7

  /// “No sync has gone through”, “None of the scans arrived”, “Nothing has reached the printer”
  private var denying: Int? {
    // “The login expired, so no data is coming in.”
    let openings = words.indices.filter { index in
      isAny(index, of: .denyingOpening) && (index == 0 || sentence.isAny(index - 1, of: ["so", "and", "but"]))
    }
    guard words.count > 3, let start = openings.first else { return nil }
    return words.indices.dropFirst(start + 2).first { verb in
      guard isWord(verb, of: .arrivalVerb) || isWord(verb, of: .contactVerb), isTold(verb) else { return false }
      return (start..<verb).contains { sentence.isData($0) || sentence.isMachine($0) } || leadsToMachine(behind: verb)
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
      let isUnlucky = isAny(index + 1, of: .luckNoun)
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
        && (0..<(index - 1)).contains(where: sentence.isData)
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
        && isWord(verb, of: .contactVerb) && sentence.subject(before: verb - 1) == .machine
    }
  }
}

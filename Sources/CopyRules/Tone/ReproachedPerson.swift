import CopyModel
import CopyPassage
import CopyText

/// Reproaches in which the person is no subject of a deed: “The fault lies with you”, “The seedlings died on your watch”, “Your refusal
/// to sign held everyone up”; and those in which nobody is named, and the person is meant: “Nobody thought to check the oil”, “This
/// could have been avoided”, “Leaving it empty is inconsiderate”.
struct ReproachedPerson {
  let sentence: SentenceWords
  private var indices: Range<Int> { sentence.words.indices }

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.role != .text, copy.role != .button, copy.role != .label else { return nil }
    // Few are, and none in most copy.
    let open = frames.indices.filter { frames[$0].isOpen(in: copy) }
    if open.isEmpty { return nil }
    for sentence in SentenceWords.all(of: copy) {
      let person = ReproachedPerson(sentence: sentence)
      for frame in open { if let range = frames[frame].find(person) { return range } }
    }
    return nil
  }

  /// A reproach, and the words of which one must stand in it: most copy has none of them.
  private struct Frame: Sendable {
    private let words: WordSigns
    private let list: TermList?
    let find: @Sendable (ReproachedPerson) -> Range<Int>?

    init(_ words: WordSigns, _ find: @escaping @Sendable (ReproachedPerson) -> Range<Int>?) {
      (self.words, self.find, list) = (words, find, nil)
    }

    init(_ list: TermList, _ find: @escaping @Sendable (ReproachedPerson) -> Range<Int>?) {
      (self.list, self.find, words) = (list, find, [])
    }

    func isOpen(in copy: Passage) -> Bool { list.map { copy.has($0) } ?? copy.mayHold(words) }
  }

  private static let frames: [Frame] = [
    Frame(["yours", "you"]) { $0.yours }, Frame(["you"]) { $0.lastPerson },
    Frame(WordSet.chargeNoun.signs) { $0.onYourWatch }, Frame(WordSet.refusalNoun.signs) { $0.refusal },
    Frame(["yourself"]) { $0.onlyYourself }, Frame(["thanks"]) { $0.thanksToYou },
    Frame(WordSet.doubtingAdverb.signs) { $0.doubted },
    Frame(WordSet.vaguePerson.signs.union(["no"])) { $0.nobodyCared },
    Frame(WordSet.comparingModal.signs) { $0.avertable }, Frame(TermList.characterFault) { $0.judgedDeed },
    Frame(["instead"]) { $0.insteadOf }, Frame(["left"]) { $0.leftOpen },
    Frame(["wait", "waiting"]) { $0.keptWaiting }, Frame(WordSet.dueManner.signs) { $0.thisTime },
    Frame(["if"]) { $0.hadYou }, Frame(["than"]) { $0.tooLong }, Frame(["up", "back"]) { $0.holdingUp },
  ]

  private func isTrouble(_ index: Int) -> Bool {
    let lists: [TermList] = [
      .troubleNoun, .faultNoun, .faultVerb, .lateQuality, .mishap, .negativeWord, .wrongQuality, .setback,
      .contemptWord,
    ]
    return lists.contains { sentence.isWord(index, of: $0) }
  }

  private func hasTrouble(before end: Int) -> Bool { sentence.before(end, Self.reach).contains(where: isTrouble) }

  private static let reach = 10

  /// “The fault is entirely yours”, “The blame lies with you”
  private var yours: Range<Int>? {
    for index in indices.dropFirst(2) where sentence.isAny(index, of: ["yours", "you"]) && sentence.endsClause(index) {
      let isYours =
        sentence.isAny(index, of: ["yours"]) && sentence.before(index, 3).contains { sentence.mayBe($0, .copula) }
      let isWithYou =
        sentence.isAny(index, of: ["you"]) && sentence.isAny(index - 1, of: ["with"])
        && sentence.before(index - 1, 2).contains {
          sentence.isAny($0, of: .restingForm) || sentence.mayBe($0, .copula)
        }
      guard isYours || isWithYou else { continue }
      let isFault = sentence.before(index - 1, Self.reach).contains { place in
        [.troubleNoun, .faultNoun, .ownFault].contains { sentence.isWord(place, of: $0) }
      }
      if isFault { return sentence.range(index - 1, index) }
    }
    return nil
  }

  /// “The last person to touch the oven was you.”
  private var lastPerson: Range<Int>? {
    guard let last = indices.last, last > 3, sentence.isAny(last, of: ["you"]), sentence.isAny(last - 1, of: ["was"]),
      sentence.isAny(0, of: ["the"])
    else { return nil }
    let isSole = sentence.isAny(1, of: .soleWord) && sentence.isAny(2, of: ["person", "one"])
    return isSole ? sentence.range(0, last) : nil
  }

  /// “The seedlings died on your watch.”
  private var onYourWatch: Range<Int>? {
    for index in indices.dropFirst(3) where sentence.isAny(index, of: .chargeNoun) && sentence.endsClause(index) {
      guard sentence.isAny(index - 1, of: ["your"]), sentence.isAny(index - 2, of: ["on", "under", "in", "at"]),
        let verb = sentence.before(index - 2, 2).last(where: { sentence.mayBe($0, [.pastVerb, .pastParticiple]) }),
        !sentence.isWord(verb, of: .goodDeed)
      else { continue }
      return sentence.range(index - 2, index)
    }
    return nil
  }

  /// “Your refusal to sign held everyone up”, “because of your habit of leaving lights on”
  private var refusal: Range<Int>? {
    for index in indices.dropFirst().dropLast() where sentence.isAny(index, of: .refusalNoun) {
      guard sentence.isAny(index + 1, of: ["to", "of"]),
        let own = sentence.before(index, 2).first(where: { sentence.isAny($0, of: ["your"]) }),
        // “Your lack of allergies is on file” lacks nothing that anybody owes.
        !sentence.isAny(index, of: ["lack"]) || sentence.isAny(index + 2, of: .effortNoun)
      else { continue }
      return sentence.range(own, index)
    }
    return nil
  }

  /// “You’ve only got yourself to blame.”
  private var onlyYourself: Range<Int>? {
    for index in indices.dropFirst().dropLast() where sentence.isAny(index, of: ["yourself"]) {
      guard let blame = sentence.behind(index, 3).first(where: { sentence.isAny($0, of: ["blame", "thank"]) }) else {
        continue
      }
      return sentence.range(index, blame)
    }
    return nil
  }

  /// “The form is still empty thanks to you.”
  private var thanksToYou: Range<Int>? {
    for index in indices.dropFirst(4) where sentence.isAny(index, of: ["you"]) && sentence.endsClause(index) {
      guard sentence.isAny(index - 1, of: ["to"]), sentence.isAny(index - 2, of: ["thanks"]),
        hasTrouble(before: index - 2)
      else { continue }
      return sentence.range(index - 2, index)
    }
    return nil
  }

  /// “Surely you know how to read a clock.”
  private var doubted: Range<Int>? {
    guard sentence.isAny(0, of: .doubtingAdverb), sentence.isAny(1, of: ["you"]) else { return nil }
    let knows = sentence.behind(1, 2).contains {
      sentence.isAny($0, of: .knowingForm) || sentence.isAny($0, of: ["can"])
    }
    return knows ? sentence.range(0, min(2, indices.endIndex - 1)) : nil
  }

  /// “Nobody thought to check the oil”, “Someone forgot to close the gate”: somebody is meant.
  private var nobodyCared: Range<Int>? {
    for index in indices.dropLast(2) {
      let isOne = sentence.isAny(index, of: ["no"]) && sentence.isAny(index + 1, of: ["one"])
      guard isOne || sentence.isAny(index, of: .vaguePerson) else { continue }
      let verb = index + (isOne ? 2 : 1)
      let isNobody = isOne || sentence.isAny(index, of: ["nobody"])
      let leads = sentence.isAny(verb + 1, of: ["to"]) || sentence.isAny(verb + 3, of: ["to"])
      let isNeglect =
        isNobody
        ? sentence.isAny(verb, of: .caringForm)
        : sentence.isWord(verb, of: .faultVerb) && sentence.mayBe(verb, .pastVerb)
      // “… because somebody forgot dinner”, “Someone didn’t do their homework”
      let isReason = index > 0 && sentence.isWord(index - 1, of: .reason)
      let isLeft = !isNobody && sentence.isAny(verb, of: ["didn’t", "didn't", "never"]) && verb + 1 < indices.endIndex
      if (leads || isReason && !isNobody) && isNeglect || isLeft { return sentence.range(index, verb) }
    }
    return nil
  }

  /// “This could easily have been avoided”, “None of this would have happened”, “With a bit of effort, you would have passed”
  private var avertable: Range<Int>? {
    for index in indices.dropFirst().dropLast() where sentence.isAny(index, of: .comparingModal) {
      let rest = sentence.behind(index, 4)
      guard let have = rest.first(where: { sentence.isAny($0, of: ["have"]) }) else { continue }
      let end = sentence.behind(have, 3).first {
        sentence.isAny($0, of: .avertedForm) || sentence.isAny($0, of: ["happened"])
      }
      if let end { return sentence.range(index, end) }
      // “A glance at the calendar would have told you.”
      if let told = sentence.behind(have, 2).first(where: { sentence.isAny($0, of: .tellingParticiple) }),
        sentence.isAny(told + 1, of: ["you"])
      {
        return sentence.range(index, told + 1)
      }
      guard sentence.isAny(0, of: ["with"]), sentence.isAny(index - 1, of: ["you"]),
        (1..<index).contains(where: { sentence.isAny($0, of: .effortNoun) })
      else { continue }
      return sentence.range(index - 1, have)
    }
    return nil
  }

  /// “Leaving it empty is inconsiderate to the next driver”, “It’s rude to be late”
  private var judgedDeed: Range<Int>? {
    guard sentence.mayBe(0, .presentParticiple) || sentence.isAny(0, of: ["it’s", "it's", "it"]) else { return nil }
    let isDeed = sentence.mayBe(0, .presentParticiple)
    for index in indices.dropFirst() where sentence.isWord(index, of: .characterFault) {
      let before = sentence.before(index, 3)
      guard isDeed ? before.contains(where: { sentence.mayBe($0, .copula) }) : index < 4,
        !before.contains(where: sentence.denies),
        isDeed
          || sentence.behind(index, 3).contains(where: {
            sentence.isAny($0, of: ["to"]) && sentence.mayBe($0 + 1, .baseVerb) && !sentence.mayBe($0 + 1, .determiner)
          })
      else { continue }
      return sentence.range(0, index)
    }
    return nil
  }

  /// “You left the greenhouse door open all night.”
  private var leftOpen: Range<Int>? {
    for index in indices.dropFirst().dropLast(2) where sentence.isAny(index, of: ["left"]) {
      guard sentence.isAny(index - 1, of: ["you", "you’ve", "you've"]), !sentence.isConditional,
        sentence.mayBe(index + 1, [.determiner, .possessive]),
        let state = sentence.behind(index + 1, 4).first(where: { sentence.isAny($0, of: .leftState) })
      else { continue }
      return sentence.range(index - 1, state)
    }
    return nil
  }

  /// “You made the whole team wait”, “You kept everyone waiting”
  private var keptWaiting: Range<Int>? {
    for index in indices.dropFirst().dropLast(2) where sentence.isAny(index, of: ["made", "kept", "left", "had"]) {
      guard sentence.isAny(index - 1, of: ["you", "you’ve", "you've"]), !sentence.mayBe(index + 1, .preposition),
        let wait = sentence.behind(index + 1, 4).first(where: { sentence.isAny($0, of: ["wait", "waiting"]) })
      else { continue }
      return sentence.range(index - 1, wait)
    }
    return nil
  }

  /// “If you had read the label, the sweater would still fit.”
  private var hadYou: Range<Int>? {
    guard sentence.isAny(0, of: ["if"]), sentence.isAny(1, of: ["you", "you’d", "you'd"]) else { return nil }
    let had = sentence.isAny(1, of: ["you"]) ? 2 : 1
    guard had == 1 || sentence.isAny(2, of: ["had", "hadn’t", "hadn't"]),
      let verb = sentence.behind(had, 2).first(where: { sentence.mayBe($0, .pastParticiple) }),
      !sentence.isWord(verb, of: .stateVerb),
      sentence.behind(verb, 14).contains(where: { sentence.isAny($0, of: ["would", "wouldn’t"]) })
    else { return nil }
    return sentence.range(0, verb)
  }

  /// “You’ve kept the bike four hours longer than agreed.”
  private var tooLong: Range<Int>? {
    guard sentence.isAny(0, of: ["you", "you’ve", "you've"]) else { return nil }
    return indices.dropFirst(3).dropLast().first { index in
      sentence.isAny(index, of: ["than"]) && sentence.mayBe(index - 1, .graded)
        && sentence.isAny(index + 1, of: .agreedForm)
    }.map { sentence.range($0 - 1, $0 + 1) }
  }

  /// “You’re holding up the line.”
  private var holdingUp: Range<Int>? {
    let verb = sentence.isAny(0, of: ["you’re", "you're"]) ? 1 : sentence.isAny(1, of: ["are"]) ? 2 : nil
    guard let verb, sentence.isAny(0, of: ["you", "you’re", "you're"]), sentence.isAny(verb, of: .holdingForm),
      sentence.isAny(verb + 1, of: ["up", "back"])
    else { return nil }
    return sentence.range(0, verb + 1)
  }

  /// “Please read the instructions properly this time.”: an order to do well what was done before.
  private var thisTime: Range<Int>? {
    let start = sentence.isAny(0, of: ["please"]) ? 1 : 0
    guard sentence.mayBe(start, .baseVerb), !sentence.mayBe(start, .determiner),
      let manner = indices.dropFirst(start + 1).first(where: { sentence.isAny($0, of: .dueManner) })
    else { return nil }
    let isOnce =
      sentence.isAny(manner + 1, of: ["this"]) && sentence.isAny(manner + 2, of: ["time"])
      || sentence.isAny(manner + 1, of: ["for"]) && sentence.isAny(manner + 2, of: ["once"])
    return isOnce ? sentence.range(start, manner + 2) : nil
  }

  /// “Instead of reading the sign, you walked straight in.”
  private var insteadOf: Range<Int>? {
    guard sentence.isAny(0, of: ["instead"]), sentence.isAny(1, of: ["of"]), sentence.mayBe(2, .presentParticiple),
      let person = indices.dropFirst(3).first(where: { sentence.isAny($0, of: ["you"]) && sentence.follows($0, ", ") }),
      sentence.mayBe(person + 1, .pastVerb)
    else { return nil }
    return sentence.range(person, person + 1)
  }
}

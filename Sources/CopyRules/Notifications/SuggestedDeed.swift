import CopyModel
import CopyPassage
import CopyText

/// Deeds of the app that are asked for without an order: proposed, “How about rating the tour?”, owed, “The form still has to be
/// filled in”, “Two invoices are waiting for your approval”, and told behind what comes first, “The list is short, so add a name”.
struct SuggestedDeed {
  let deed: AppDeed
  private var words: [Token] { deed.words }

  /// The words that ask; nil where nothing of the app is asked for.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    return AppDeed.sentences(of: copy).lazy.compactMap { SuggestedDeed(deed: $0).range }.first
  }

  private var range: Range<Int>? {
    proposed ?? wished ?? owed ?? awaited ?? needed ?? possible ?? ordered ?? pending ?? brief ?? left
  }

  /// “It takes ten seconds to confirm the pickup.”
  private var brief: Range<Int>? {
    words.indices.dropFirst().dropLast(4).first { index in
      deed.copy.isAny(of: ["takes"], at: words[index].range)
        && deed.sentence.behind(index, 4).contains { place in
          deed.sentence.isAny(place, of: .momentUnit) && deed.sentence.isAny(place + 1, of: ["to"])
            && (deed.isOne(at: place + 2) || deed.sentence.isAny(place + 2, of: .enteringVerb))
        }
    }.map { range(from: $0, to: $0 + 2) }
  }

  /// “Only the phone number is left to enter.”
  private var left: Range<Int>? {
    words.indices.dropFirst(2).dropLast(2).first { index in
      deed.copy.isAny(of: ["left"], at: words[index].range) && words[index + 1].tags.contains(.infinitiveMarker)
        && isAny(index + 2, of: .enteringVerb)
    }.map { range(from: $0, to: $0 + 2) }
  }

  /// “You haven’t added a photo yet”: what hasn’t been done, and might.
  private var pending: Range<Int>? {
    words.indices.dropLast(3).first { index in
      deed.copy.isAny(of: ["you"], at: words[index].range) && words[index + 1].tags.contains(.negative)
        && words[index + 2].tags.contains(.pastParticiple) && deed.isOne(at: index + 2)
        && words[(index + 3)...].contains { deed.copy.isAny(of: ["yet"], at: $0.range) }
    }.map { range(from: $0, to: $0 + 2) }
  }

  private func range(from first: Int, to last: Int) -> Range<Int> { Int(words[first].start)..<words[last].end }

  private func isAny(_ index: Int, of set: WordSet) -> Bool { deed.isAny(index, of: set) }

  /// “How about rating the tour?”, “It’s best to switch it in the settings”, “Time to pick a seat”
  private var proposed: Range<Int>? {
    for phrase in deed.copy.all(.suggestingPhrase) + deed.copy.all(.urgingPhrase) {
      guard let first = words.firstIndex(where: { Int($0.start) == Int(phrase.start) }), first <= Self.early,
        let verb = words.indices.first(where: { Int(words[$0].start) >= Int(phrase.end) && isVerb($0) }),
        verb - first <= Self.longest, deed.isOne(at: verb) || deed.isChoice(at: verb)
      else { continue }
      return range(from: first, to: verb)
    }
    return nil
  }

  /// Behind “now”, “perhaps”, or a clause of three words a proposal may begin.
  private static let early = 8
  /// The longest phrase, an adverb, and the verb.
  private static let longest = 7

  private func isVerb(_ index: Int) -> Bool {
    !words[index].tags.isDisjoint(with: [.baseVerb, .presentParticiple]) && words[index].tags.dominant != .function
  }

  /// “Mr. Bell would like everyone to fill out the form”: who is meant stands between the wish and the deed.
  private var wished: Range<Int>? {
    words.indices.dropFirst().dropLast(3).first { index in
      isAny(index, of: .wishingForm) && isAny(index + 1, of: .askedPerson)
        && words[index + 2].tags.contains(.infinitiveMarker) && deed.isOne(at: index + 3)
    }.map { range(from: $0, to: $0 + 3) }
  }

  /// “Attendance still has to be filled in”, “The payee is waiting to be confirmed”
  private var owed: Range<Int>? {
    for index in words.indices.dropFirst(2).dropLast(2)
    where isAny(index, of: .dutyVerb) && words[index + 1].tags.contains(.infinitiveMarker) {
      let rest = words[(index + 2)...].prefix(3)
      guard rest.first.map({ deed.copy.isAny(of: ["be", "get"], at: $0.range) }) ?? false,
        let verb = rest.dropFirst().firstIndex(where: { $0.tags.contains(.pastParticiple) }), deed.isOne(at: verb)
      else { continue }
      return range(from: index, to: verb)
    }
    return nil
  }

  /// “Two invoices are waiting for your approval”, “The draft awaits your comments”
  private var awaited: Range<Int>? {
    words.indices.dropFirst().dropLast(2).first { index in
      let own = isAny(index, of: .awaitingVerb) ? index + 1 : isAny(index, of: .waitingVerb) ? index + 2 : nil
      guard let own, own + 1 < words.count, deed.copy.isAny(of: ["your"], at: words[own].range) else { return false }
      return isAny(own + 1, of: .awaitedAnswer) || deed.isWord(own + 1, of: .feedbackNoun)
    }.map { range(from: $0, to: min($0 + 3, words.count - 1)) }
  }

  /// “The form needs filling in”
  private var needed: Range<Int>? {
    words.indices.dropFirst(1).dropLast().first { index in
      isAny(index, of: .needingVerb) && words[index + 1].tags.contains(.presentParticiple)
        && deed.isOne(at: index + 1)
    }.map { range(from: $0, to: $0 + 1) }
  }

  /// “The heater can be switched off in the settings”: what can be done there is told to be done.
  private var possible: Range<Int>? {
    guard deed.namesPlace else { return nil }
    return words.indices.dropFirst(1).dropLast(2).first { index in
      deed.copy.isAny(of: ["can", "may"], at: words[index].range)
        && deed.copy.isAny(of: ["be"], at: words[index + 1].range)
        && words[index + 2].tags.contains(.pastParticiple)
    }.map { range(from: $0, to: $0 + 2) }
  }

  /// “… so pair the spare one under Devices”, “Just finish five more questions”, “Pick a date before …”
  private var ordered: Range<Int>? {
    guard deed.copy.casing != .title else { return nil }
    return words.indices.dropLast().first { index in
      opensOrder(index) && words[index].tags.contains(.baseVerb)
        && (mayCommand(index) && deed.isOne(at: index) || deed.isTask(at: index))
    }.map { words[$0].range }
  }

  private func opensOrder(_ index: Int) -> Bool {
    if beginsOrder(index) { return true }
    // “… so hop in and sign it”
    return deed.copy.isAny(of: ["and"], at: words[index - 1].range)
      && words.indices.prefix(index - 1).dropFirst().contains {
        beginsOrder($0) && words[$0].tags.contains(.baseVerb)
      }
  }

  private func beginsOrder(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    // “If you like it, leave a heart”, “One thing to do: pick a color”
    let followsClause = words[0].tags.contains(.subordinator) && index > 2 && deed.sentence.follows(index, ", ")
    if followsClause || deed.sentence.follows(index, ": ") { return true }
    guard isAny(index - 1, of: .orderOpening) else { return false }
    return index == 1 || deed.copy.bytes.hasLiteral(", ", at: Int(words[index - 1].start) - 2)
  }

  /// A verb and no noun: by what it mostly is, or by what follows it.
  private func mayCommand(_ index: Int) -> Bool {
    let (verb, next) = (words[index], words[index + 1])
    let opensThing: WordTags = [.determiner, .possessive, .objectPronoun]
    if !next.tags.isDisjoint(with: opensThing) || next.kind != .word { return true }
    // “Reply to Rosa.”
    if deed.isWord(index, of: .respondingVerb), !next.tags.isDisjoint(with: [.preposition, .subordinator]) {
      return deed.copy.form != .fragment
    }
    return verb.tags.dominant == .verb && next.tags.isDisjoint(with: [.thirdPersonVerb, .copula, .auxiliary])
  }
}

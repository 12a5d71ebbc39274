import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What “and” joins has one form: “Choose a lamp and tap it”, and not “and tapping it”.
struct StyleParallel: TextRule {
  static let info = RuleInfo(
    "style-parallel", "What “and” and “or” join has the same form.",
    why: "A series that changes its form makes people read it again to see what belongs together.",
    source: "Apple Style Guide, parallelism", roles: .all, languages: .english, needs: .nothing, severity: .note,
    examples: [
      .bad(
        "This removes your oars⟦, ropes and it⟧ sinks your boat.", .alertMessage,
        better: "This removes your oars and ropes, and it sinks your boat."),
      .bad(
        "Make room by selling oars⟦, ropes and burning⟧ the barn.", .text,
        better: "Make room by selling oars and ropes, and burning the barn."),
      .bad(
        "This will sink all boats⟦, oars and guests will⟧ lose their bags.", .alertMessage,
        better: "This will sink all boats and oars, and guests will lose their bags."),
      .bad(
        "They can’t open, close, or ⟦can ⟧paint the barn.", .text,
        better: "They can’t open, close, or paint the barn."),
      .bad("Choose a lamp and ⟦tapping⟧ its name.", .text, better: "Choose a lamp and tap its name."),
      .bad(
        "Save rope by mooring here and ⟦fold⟧ the sail.", .text,
        better: "Save rope by mooring here and folding the sail."),
      .good("This removes your oars, ropes, and sails.", .text), .good("Sell oars and ropes, and burn it.", .text),
      .good("If you sell oars, ropes and sails will follow.", .text),
      .good("In the barn, ropes and oars are safe.", .text),
      .good("Boats, oars and guests will be moved.", .text), .good("Enjoy music and watching the boats.", .text),
      .good("By mooring here you agree and accept the terms.", .text),
      .good("Selling boats, oars and ropes will take a day.", .text),
      .good("Rent a boat, oars and sails are included.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.mayHold(Self.joints) else { return }
    let series = SeriesReader(copy)
    for index in series.words.indices where copy.isAny(of: ["and", "or"], at: series.words[index].range) {
      guard let slip = series.slip(at: index) else { continue }
      report.add(.changesForm(copy.text(slip.range)), at: slip.range, fixes: [Fix(slip.splices, isSafe: false)])
    }
  }

  private static let joints: WordSigns = ["and", "or"]
}

/// Reads what stands around “and” and “or”.
private struct SeriesReader {
  struct Slip {
    let range: Range<Int>
    let splices: [Splice]
  }

  private let copy: Passage
  /// All but spaces.
  let words: [Token]

  init(_ copy: Passage) { (self.copy, words) = (copy, copy.unspaced) }

  func slip(at joint: Int) -> Slip? {
    guard joint > 1, joint + 1 < words.count, words[joint].traits.isDisjoint(with: [.isQuoted, .isName]) else {
      return nil
    }
    return openSeries(before: joint) ?? modal(behind: joint) ?? gerund(behind: joint) ?? command(behind: joint)
  }

  // MARK: A series without its “and”

  /// “Removes your oars, ropes and it sinks your boat”: what stands behind “and” is no part of the series before it, which
  /// so has no “and” of its own.
  private func openSeries(before joint: Int) -> Slip? {
    let last = isComma(words[joint - 1]) ? joint - 2 : joint - 1
    guard let comma = comma(before: last), let verb = verb(before: comma), isOpen(from: verb, to: comma),
      let end = clause(behind: joint, verb)
    else { return nil }
    var splices = [Splice(words[comma].range, " and")]
    let place = words[last].end
    if last == joint - 1 { splices.append(Splice(place..<place, ",")) }
    return Slip(range: Int(words[comma].start)..<words[end].end, splices: splices)
  }

  /// The comma before the noun phrase that ends at `last`.
  private func comma(before last: Int) -> Int? {
    guard last > 1, isNoun(words[last]) else { return nil }
    var index = last - 1
    while index > 0, last - index < 4, isPart(words[index]) { index -= 1 }
    return index > 0 && isComma(words[index]) ? index : nil
  }

  /// The verb of which the noun phrases before `comma` are the object.
  private func verb(before comma: Int) -> Int? {
    var index = comma - 1
    guard isNoun(words[index]) else { return nil }
    while index > 0, !isTold(index), isPart(words[index]) || isComma(words[index]) { index -= 1 }
    let verb = words[index]
    let isVerb = !verb.tags.isDisjoint(with: [.finiteVerb, .presentParticiple]) && verb.tags.dominant == .verb
    return isVerb || isTold(index) ? index < comma - 1 ? index : nil : nil
  }

  /// Whether what stands before the word makes it a verb, whatever it is elsewhere: “to rent”, “you need”.
  private func isTold(_ index: Int) -> Bool {
    guard index > 0, isBase(words[index]) else { return false }
    let before = words[index - 1].tags
    return isGoverned(index) || before.contains(.subjectPronoun) && before.isDisjoint(with: [.determiner, .possessive])
  }

  /// Whether no clause or phrase opens the sentence that ends at the comma.
  private func isOpen(from verb: Int, to comma: Int) -> Bool {
    let sentence = copy.sentence(at: Int(words[comma].start))
    let front = words[..<verb].filter { sentence.contains(Int($0.start)) }
    let other: WordTags = [.subordinator, .questionWord]
    if let first = front.first ?? words[verb...].first,
      !first.tags.isDisjoint(with: [.preposition, .infinitiveMarker]), first.tags.dominant != .verb
    {
      return false
    }
    return front.allSatisfy { $0.tags.isDisjoint(with: other) || $0.tags.contains(.preposition) || isThis($0) }
      && !front.contains(where: isComma)
  }

  /// “That” points as well.
  private func isThis(_ token: Token) -> Bool { copy.isAny(of: ["this", "that", "these", "those"], at: token.range) }

  /// The last word by which a clause is told that begins behind `joint`.
  private func clause(behind joint: Int, _ verb: Int) -> Int? {
    let (first, tags) = (words[joint + 1], words[verb].tags)
    guard joint + 2 < words.count, first.kind == .word else { return nil }
    let second = words[joint + 2]
    if first.tags.contains(.subjectPronoun), first.tags.isDisjoint(with: [.determiner, .possessive]) {
      let verb = words[(joint + 2)...].first { $0.tags.dominant != .adverb || $0.tags.contains(.baseVerb) }
      return verb.map(isFinite) == true ? joint + 1 : nil
    }
    let opensObject = !second.tags.isDisjoint(with: [.article, .possessive]) || isThis(second)
    if tags.contains(.presentParticiple) {
      return first.tags.contains(.presentParticiple) && opensObject ? joint + 1 : nil
    }
    if isBase(first), tags.contains(.baseVerb), opensObject || isPlainObject(second) { return joint + 1 }
    return tags.contains(.baseVerb) && !isGoverned(verb) ? nil : subjectAndVerb(behind: joint)
  }

  /// “Guests will”: a noun phrase and what can be nothing but its verb.
  private func subjectAndVerb(behind joint: Int) -> Int? {
    var index = joint + 1
    while index < words.count - 1, index < joint + 4, isPart(words[index]) { index += 1 }
    guard index > joint + 1, isNoun(words[index - 1]),
      !words[index].tags.isDisjoint(with: [.auxiliary, .copula]), words[index].tags.dominant == .function
    else { return nil }
    return index
  }

  // MARK: A verb in another form

  /// “Open, close, or can paint”: the modal verb was there before.
  private func modal(behind joint: Int) -> Slip? {
    let modal = words[joint + 1]
    guard modal.tags.contains(.auxiliary), modal.tags.isDisjoint(with: [.copula, .negative]), joint + 2 < words.count,
      isBase(words[joint + 2]), let comma = (max(0, joint - 4)..<joint).first(where: { isComma(words[$0]) }),
      comma > 1, isBase(words[comma + 1]), let verb = (max(1, comma - 3)..<comma).last(where: { isBase(words[$0]) }),
      isGoverned(verb)
    else { return nil }
    let range = Int(modal.start)..<Int(words[joint + 2].start)
    return Slip(range: range, splices: [Splice(range, "")])
  }

  /// “Choose a lamp and tapping its name”: behind an order, “to”, or a modal verb.
  private func gerund(behind joint: Int) -> Slip? {
    let form = words[joint + 1]
    guard isPlain(form), form.tags.contains(.presentParticiple), form.tags.dominant == .verb,
      !form.tags.contains(.preposition), joint + 2 < words.count,
      !words[joint + 2].tags.isDisjoint(with: [.article, .possessive]), let verb = onlyVerb(before: joint),
      isBase(words[verb]), isGoverned(verb) || opensOrder(verb),
      !copy.isAny(of: .gerundVerb, at: words[verb].range),
      let meant = VerbForms.english.base(of: copy.text(form.range).lowercased())
    else { return nil }
    return Slip(range: form.range, splices: [Splice(form.range, meant)])
  }

  /// “By mooring here and fold the sail”: behind a preposition.
  private func command(behind joint: Int) -> Slip? {
    let form = words[joint + 1]
    guard isPlain(form), isBase(form), joint + 2 < words.count,
      !words[joint + 2].tags.isDisjoint(with: [.article, .possessive]), let verb = onlyVerb(before: joint), verb > 0,
      words[verb].tags.contains(.presentParticiple), copy.isAny(of: ["by", "without"], at: words[verb - 1].range),
      let meant = VerbForms.english.gerund(of: copy.text(form.range).lowercased())
    else { return nil }
    return Slip(range: form.range, splices: [Splice(form.range, meant)])
  }

  /// The nearest verb before `joint` in the same clause; nil where a phrase stands between that may hold the other.
  private func onlyVerb(before joint: Int) -> Int? {
    for index in (0..<joint).reversed() {
      let word = words[index]
      // “By mooring”: a noun elsewhere.
      let isMeans = index > 0 && copy.isAny(of: ["by", "without"], at: words[index - 1].range)
      if isBase(word) || word.tags.contains(.presentParticiple), word.tags.dominant == .verb || isMeans { return index }
      let others: WordTags = [.preposition, .subordinator, .coordinator, .questionWord, .auxiliary, .copula]
      let isSubject =
        word.tags.contains(.subjectPronoun) && word.tags.isDisjoint(with: [.objectPronoun, .determiner])
      guard word.kind == .word || word.kind == .placeholder, word.tags.isDisjoint(with: others), !isSubject,
        !word.traits.contains(.startsSentence)
      else { return nil }
    }
    return nil
  }
}

extension SeriesReader {
  private func isComma(_ token: Token) -> Bool { copy.bytes.slice(token.range).equals(",") }

  private func isPlain(_ token: Token) -> Bool {
    token.kind == .word && token.traits.isDisjoint(with: [.isQuoted, .isName, .followsHyphen, .precedesHyphen])
      && token.traits.contains(.startsLower)
  }

  private func isNoun(_ token: Token) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: [.noun, .pluralNoun]) && isPlain(token)
      && token.tags.dominant != .verb && token.tags.dominant != .function
  }

  /// What a noun phrase is made of.
  private func isPart(_ token: Token) -> Bool {
    isNoun(token)
      || token.kind == .word && !token.tags.isDisjoint(with: [.determiner, .possessive, .adjective])
        && token.tags.isDisjoint(with: [.preposition, .subordinator, .coordinator, .questionWord, .auxiliary])
        && (token.tags.dominant != .verb || !token.tags.contains(.baseVerb))
  }

  private func isBase(_ token: Token) -> Bool { token.kind == .word && token.tags.contains(.baseVerb) }

  /// Whether the verb opens an order, or goes on with one behind a comma.
  private func opensOrder(_ verb: Int) -> Bool {
    if words[verb].traits.contains(.startsSentence) { return true }
    let first = words[..<verb].last { $0.traits.contains(.startsSentence) }
    return verb > 0 && isComma(words[verb - 1]) && first.map { isBase($0) && $0.tags.dominant == .verb } == true
  }

  private func isFinite(_ token: Token) -> Bool {
    !token.tags.isDisjoint(with: [.auxiliary, .copula, .thirdPersonVerb, .pastVerb])
      || isBase(token) && token.tags.dominant == .verb
  }

  /// “Share them”, “hide it”.
  private func isPlainObject(_ token: Token) -> Bool { copy.isAny(of: ["it", "them"], at: token.range) }

  /// Whether “to” or a modal verb stands before the verb, adverbs aside.
  private func isGoverned(_ verb: Int) -> Bool {
    guard verb > 0 else { return false }
    var index = verb - 1
    while index > 0, words[index].tags.dominant == .adverb { index -= 1 }
    return !words[index].tags.isDisjoint(with: [.infinitiveMarker, .auxiliary])
  }
}

extension Message {
  fileprivate static func changesForm(_ words: String) -> Message {
    let said = words.split(separator: " ").joined(separator: " ")
    return "“\(said)” doesn’t go on as its series began. Give all that is joined one form"
  }
}

package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Say plainly what is the matter.
package struct ToneOblique: TextRule {
  package static let info = RuleInfo(
    "tone-oblique", "Copy says plainly what is the matter.",
    why: "Hedging makes people wonder whether something is wrong at all.", source: "HIG, Alerts: Content",
    statements: [17], roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody),
    languages: .having([.hedge]),
    needs: .nothing,
    judges: .content,
    severity: .note,
    examples: [
      .bad("The printer ⟦decided⟧ to rest.", .alertMessage),
      .bad("The scanner would ⟦rather⟧ not talk.", .alertMessage),
      .bad("The oven has ⟦a mind of its own⟧.", .alertMessage),
      .bad("The kiln may ⟦not be at its best⟧.", .alertMessage),
      .good("It looks like you’re enjoying the garden.", .alertMessage),
      .bad("It ⟦looks like⟧ you can’t open the shed.", .alertMessage, better: "You can’t open the shed."),
      .bad("Some of the numbers ⟦look odd⟧.", .alertMessage),
      .bad("The balance is ⟦sort of⟧ below zero.", .alertMessage), .bad("The kiln ⟦could be hotter⟧.", .alertMessage),
      .bad("The score went ⟦on a little adventure⟧.", .alertMessage),
      .bad("The stream isn’t ⟦as smooth as it⟧ should be.", .alertMessage),
      .bad("The atlas ⟦may not be quite⟧ as it was.", .alertMessage),
      .good("The crew decided to rest.", .alertMessage), .good("Odd pages stand on the left.", .alertMessage),
      .good("This sort of tea is sold out.", .alertMessage), .good("Tomorrow could be colder.", .alertMessage),
      .bad("The winch ⟦is being difficult⟧.", .alertMessage),
      .bad("The tide table is ⟦slightly off⟧.", .alertMessage),
      .bad("The tour had ⟦a bit of a wobble⟧.", .alertMessage),
      .bad("The hull ⟦could be said⟧ to leak.", .alertMessage),
      .good("The boat is being moved.", .alertMessage),
      .good("Add a bit of lime to the soil.", .alertMessage),
      .bad("The rudder ⟦isn’t at its best⟧ today.", .alertMessage), .good("The tide is at its highest.", .alertMessage),
      .good("The boat was untied, probably by the wind.", .alertMessage),
      .good("This dive will most likely fail.", .alertMessage), .good("The hull will probably leak.", .alertMessage),
      .bad("The hull ⟦probably⟧ leaks.", .alertMessage),
      .bad("⟦One could say⟧ the hull leaks.", .alertMessage),
      .bad("The landing was ⟦less than ideal⟧.", .alertMessage),
      .bad("The motor ⟦isn’t like itself⟧ in the rain.", .alertMessage),
      .good("You can say the name of the boat.", .alertMessage),
      .bad("배가 ⟦예전 같지 않습니다⟧.", .alertMessage, locale: .korean),
      .bad("출항이 성공했다고 ⟦보기는 어렵습니다⟧.", .alertMessage, locale: .korean),
      .bad("⟦There may have⟧ been an issue with saving.", .alertMessage),
      .bad("저장이 ⟦원활하지 않⟧습니다.", .alertMessage, locale: .korean),
      .bad("The cable ⟦seems to be⟧ loose.", .alertMessage),
      .bad("The parcel ⟦might not have⟧ left yet.", .alertMessage),
      .bad("⟦Perhaps⟧ the lid is open.", .alertMessage), .bad("⟦It appears⟧ that the tank leaks.", .alertMessage),
      .bad("케이블이 ⟦빠졌나 봐요⟧.", .alertMessage, locale: .korean),
      .bad("주소가 ⟦바뀌었을지도 모릅니다⟧.", .alertMessage, locale: .korean),
      .bad("The tank ⟦may be⟧ leaking.", .alertMessage),
      .bad("The harvest ⟦didn’t go exactly⟧ as it should.", .alertMessage),
      .bad("The boat had ⟦a little trouble⟧ at the pier.", .alertMessage),
      .bad("The landing was ⟦not wholly successful⟧.", .alertMessage),
      .bad("⟦There’s a chance⟧ that the oar was left behind.", .alertMessage),
      .bad("The printer is ⟦a bit moody⟧.", .alertMessage),
      .bad("⟦There could be⟧ a problem with the oars.", .alertMessage),
      .bad("The oars are ⟦experiencing some difficulty⟧.", .alertMessage),
      .good("If the oars are experiencing problems, row back.", .alertMessage),
      .bad("The harvest is ⟦not what we hoped⟧.", .alertMessage), .good("The foal is sleepy.", .alertMessage),
      .bad("⟦프린터가 말썽입니다⟧.", .alertMessage, locale: .korean),
      .bad("흙 상태가 ⟦그다지 좋지 않습니다⟧.", .alertMessage, locale: .korean),
      .bad("가지가 꺾인 ⟦것으로 추정됩니다⟧.", .alertMessage, locale: .korean),
      .bad("화분이 깨졌을 ⟦텐데요⟧.", .alertMessage, locale: .korean),
      .good("곧 비가 올 텐데 온실을 닫겠습니까?", .alertMessage, locale: .korean),
      .good("흙이 많이 마르지 않습니다.", .alertMessage, locale: .korean),
      .good("강아지가 졸고 있습니다.", .alertMessage, locale: .korean),
      .good("There’s a chance of fog.", .alertMessage), .good("The hatch is not fully closed.", .alertMessage),
      .good("The ferry didn’t go to the island.", .alertMessage),
      .good("The roof leaks. A tile may have slipped.", .alertMessage),
      .good("The files may be lost.", .alertMessage), .good("The note wasn’t saved.", .alertMessage),
      .good("메모가 저장되지 않았습니다.", .alertMessage, locale: .korean),
      .bad("흙이 마르지 ⟦않았나 싶습니다⟧.", .alertMessage, locale: .korean),
      .bad("흙이 마르지 ⟦않을까 합니다⟧.", .alertMessage, locale: .korean),
      .bad("상태가 ⟦좋지만은 않습니다⟧.", .alertMessage, locale: .korean),
      .bad("지도가 ⟦말을 잘 안 듣습니다⟧.", .alertMessage, locale: .korean),
      .bad("물이 ⟦없어 보입니다⟧.", .alertMessage, locale: .korean),
      .good("꽃잎을 펼쳐 보입니다.", .alertMessage, locale: .korean),
      .good("이야기가 길어도 헤매지 않도록 하세요.", .alertMessage, locale: .korean),
      .good("Cutting the cable may stop the music.", .alertMessage),
      .good("The lamp appears in the list.", .alertMessage),
      .good("The toll could rise in May.", .alertMessage), .bad("The pump is ⟦likely⟧ broken.", .alertMessage),
      .good("The ferry is likely to be late.", .alertMessage), .good("Fog is likely in the bay.", .alertMessage),
    ])

  private static let laws = RuleNeeds.any(
    of: .korean,
    terms: [
      .hedge, .doubtWord, .doubtModal, .wholeDegree, .downtoner, .uncertainty, .moodWord, .goodOutcome, .troubleNoun,
      .farFromPhrase, .beingForm, .oddity, .willVerb,
    ])

  /// “It looks like you enjoy the garden”: what people do or feel is guessed, and no fault.
  private func isOfPerson(_ hedge: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, let next = copy.word(at: hedge.range.upperBound),
      let word = copy.text(next.range).lowercased().split(whereSeparator: { "'’".contains($0) }).first, word == "you"
    else { return false }
    let sentence = copy.sentence(at: hedge.range.lowerBound)
    return !copy.has(.problem)
      && !copy.tokens.contains { sentence.contains(Int($0.start)) && $0.tags.contains(.negative) }
  }

  private func tellLikeness(_ copy: Passage, _ report: inout Report) {
    guard RoleSet.alertText.contains(copy.role), let told = LearnedWording.find(.evasion, in: copy, report),
      !explains(told.range.lowerBound, copy)
    else { return }
    report.add(Message.hedges, like: told, in: copy)
  }

  package func check(_ copy: Passage, _ report: inout Report) {
    guard Self.laws.areMet(by: copy) else { return tellLikeness(copy, &report) }
    let hedges = copy.all(.hedge)
    if hedges.contains(where: { isOfPerson($0, copy) }) { return }
    for match in hedges {
      report.add(.hedges(copy.text(match.range)), at: match.range, fixes: [Rewording.fix(match, in: copy)])
    }
    guard hedges.isEmpty else { return }
    let known = copy.isKorean ? KoreanSense(copy).seeming : doubt(in: copy)
    if let range = known {
      if !explains(range.lowerBound, copy) { report.add(.hedges(copy.text(range)), at: range) }
    } else {
      tellLikeness(copy, &report)
    }
  }

  /// Whether the matter is told before, so that what follows names a cause that nobody can be sure of: “The roof leaks. A
  /// tile may have slipped.”
  private func explains(_ place: Int, _ copy: Passage) -> Bool {
    if copy.isInSet, copy.role == .alertMessage || copy.role == .notificationBody { return true }
    // “The boat was untied, probably by the wind.”
    let told = copy.tokens.firstIndex { !$0.tags.isDisjoint(with: [.copula, .pastVerb, .thirdPersonVerb]) }
    let comma = told.flatMap { verb in copy.tokens[verb...].first { copy.bytes.slice($0.range).equals(",") } }
    if let comma, Int(comma.start) < place, copy.word(at: comma.end).map({ Int($0.start) == place }) ?? false {
      return true
    }
    let clause = copy.tokens.first { token in
      token.kind == .punctuation && ["—", "–", ";"].contains { copy.bytes.slice(token.range).equals($0) }
    }
    return copy.wholeSentence(at: place).lowerBound > copy.trimmedRange.lowerBound
      || clause.map { Int($0.start) < place } ?? false
  }

  /// A word of doubt about what is or was. What may happen is a warning, and plain enough.
  private func doubt(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.analysis.terminal != .question else { return nil }
    if let word = copy.all(.doubtWord).first(where: { isDoubt($0, copy) }) { return word.range }
    return copy.all(.doubtModal).lazy.compactMap { past(behind: $0, copy) }.first ?? understatement(in: copy)
      ?? belittling(copy) ?? halfDenial(copy) ?? uncertainty(copy) ?? Euphemism.find(in: copy)
      ?? HedgedSpeech.find(in: copy) ?? SmallTrouble.find(in: copy)
  }

  /// “A bit of trouble”, “sort of failed”: what went wrong, made small.
  private func belittling(_ copy: Passage) -> Range<Int>? {
    for small in copy.all(.downtoner) {
      guard var next = copy.word(at: Int(small.end)), next.start == small.end + 1 else { continue }
      // “A bit of a snag”
      if next.tags.contains(.article), let noun = copy.word(at: next.end) { next = noun }
      // “Kind of broke” has a verb; “a bit damaged” may be as it is.
      let isVague = copy.text(small.range).hasSuffix("of") && next.tags.contains(.pastVerb)
      let lists: [TermList] = [.troubleNoun, .taskFailure, .lossVerb] + (isVague ? [.setback] : [])
      if lists.contains(where: { copy.isWord(next, of: $0) }) { return Int(small.start)..<next.end }
    }
    return nil
  }

  /// More of them than a message has.
  private static let mostDegrees = 8

  /// “Wasn’t entirely successful”, “didn’t fully cooperate”: only the degree is denied, and the thing is meant.
  private func halfDenial(_ copy: Passage) -> Range<Int>? {
    let degrees = copy.all(.wholeDegree).prefix(Self.mostDegrees)
    guard !degrees.isEmpty else { return nil }
    let words = copy.words
    for index in words.indices.dropFirst().dropLast()
    where degrees.contains(where: { Int($0.start) == Int(words[index].start) }) {
      // “May not be quite as it was”
      if index > 2, copy.isAny(of: ["be"], at: words[index - 1].range),
        copy.isAny(of: ["not"], at: words[index - 2].range),
        copy.isWord(words[index - 3], of: .doubtModal)
      {
        return Int(words[index - 3].start)..<words[index].end
      }
      // “Might not be exactly right”
      let isLinked = index > 1 && copy.isAny(of: ["be", "been"], at: words[index - 1].range)
      let (denial, outcome) = (words[index - (isLinked ? 2 : 1)], words[index + 1])
      let denies = denial.tags.contains(.negative) || copy.isWord(denial, of: .denialWord)
      if denies, copy.isWord(outcome, of: .goodOutcome) { return Int(denial.start)..<outcome.end }
    }
    return nil
  }

  /// “It’s possible that the draft wasn’t kept”: what is past is so or not. What may come can’t be told.
  private func uncertainty(_ copy: Passage) -> Range<Int>? {
    for doubt in copy.all(.uncertainty) where copy.opensSentence(at: Int(doubt.start)) {
      let sentence = copy.sentence(at: Int(doubt.start))
      // “It’s possible to keep what was written.”
      guard copy.word(at: Int(doubt.end)).map({ !$0.tags.contains(.infinitiveMarker) }) ?? false else { continue }
      let tellsPast = copy.tokens.contains { token in
        sentence.contains(Int(token.start)) && token.start > doubt.end && token.tags.contains(.pastVerb)
          && (token.tags.dominant == .verb || token.tags.contains(.copula) || token.tags.contains(.auxiliary))
          && token.tags.isDisjoint(with: [.baseVerb, .noun])
      }
      if tellsPast { return Int(doubt.start)..<Int(doubt.end) }
    }
    return nil
  }

  /// “Things didn’t quite work out”, “It isn’t going as well as it could”: that something went well is denied by degrees.
  private func understatement(in copy: Passage) -> Range<Int>? {
    guard copy.has(.courseVerb), copy.has(.wholeDegree) else { return nil }
    let words = copy.words
    for (index, word) in words.enumerated() where copy.isWord(word, of: .courseVerb) {
      let sentence = copy.sentence(at: Int(word.start))
      let denial = words[..<index].suffix(3).first { token in
        token.tags.contains(.negative) || copy.isAny(of: ["not", "never"], at: token.range)
      }
      let degree = copy.all(.wholeDegree).first { match in
        sentence.contains(Int(match.start)) && abs(Int(match.start) - Int(word.start)) < 24
          && Int(match.start) > (denial.map { Int($0.start) } ?? Int.max)
      }
      if let denial, let degree { return Int(denial.start)..<max(word.end, Int(degree.end)) }
    }
    return nil
  }

  /// “Seems to be”, “appears that”, “appears disconnected”, but not “appears in the list”.
  private func isDoubt(_ match: TermMatch, _ copy: Passage) -> Bool {
    let word = copy.tokens.first { Int($0.start) == Int(match.start) }
    guard let word, word.tags.dominant == .verb || word.tags.contains(.baseVerb) || word.tags.contains(.thirdPersonVerb)
    else { return !foretells(match, copy) }
    guard let next = copy.word(at: word.end) else { return false }
    let isPlain = next.tags.contains(.adverb) || next.tags.contains(.preposition)
    return next.tags.contains(.infinitiveMarker) || next.tags.contains(.subordinator)
      || !isPlain && !next.tags.isDisjoint(with: [.adjective, .pastParticiple])
  }

  /// “Frost is likely tonight”, “the ferry is likely to be late”: what comes, as well as anybody knows. “The pump is likely
  /// broken” tells of what is.
  private func foretells(_ match: TermMatch, _ copy: Passage) -> Bool {
    guard let before = copy.tokens.last(where: { $0.kind == .word && $0.end < Int(match.start) }) else { return false }
    // “Will probably fail”, “will most likely fail”
    if copy.isAny(of: ["will"], at: before.range) { return true }
    let auxiliary = copy.tokens.last { $0.kind == .word && $0.end < Int(before.start) }
    if before.tags.contains(.adverb), let auxiliary, copy.isAny(of: ["will"], at: auxiliary.range) { return true }
    guard before.tags.contains(.copula) else { return false }
    guard let next = copy.word(at: Int(match.end)) else { return true }
    // “Is likely down” says where a thing is; “likely in the bay” where it comes.
    let isPlace = next.tags.contains(.preposition) && copy.word(at: next.end) != nil
    return isPlace || !next.tags.isDisjoint(with: [.infinitiveMarker, .determiner])
      || next.tags.contains(.noun) && next.tags.isDisjoint(with: [.adjective, .pastParticiple])
  }

  /// “May have failed”, “might not have gone”, “may be failing”: a possibility in the past, or now.
  private func past(behind modal: TermMatch, _ copy: Passage) -> Range<Int>? {
    var next = copy.word(at: Int(modal.end))
    if let word = next, copy.bytes.slice(word.range).equals("not") { next = copy.word(at: word.end) }
    guard let auxiliary = next, auxiliary.tags.contains(.baseVerb), let verb = copy.word(at: auxiliary.end) else {
      return nil
    }
    // “May be losing”: what goes on now. “May be lost” warns.
    let isNow = auxiliary.tags.contains(.copula) && verb.tags.contains(.presentParticiple) && !verb.tags.contains(.noun)
    let isPast = auxiliary.tags.contains(.auxiliary) && !auxiliary.tags.contains(.copula)
    return isNow || isPast && verb.tags.contains(.pastParticiple) ? Int(modal.start)..<auxiliary.end : nil
  }
}

extension Message {
  fileprivate static func hedges(_ words: String) -> Message {
    "“\(words)” hedges. Say plainly what is the matter"
  }
}

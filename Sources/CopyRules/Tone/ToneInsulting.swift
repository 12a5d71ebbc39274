import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Nobody is judged.
struct ToneInsulting: TextRule {
  static let info = RuleInfo(
    "tone-insulting", "Copy doesn’t insult or judge anybody.",
    why: "A word that judges a person is read by the person it judges.",
    source: "HIG, Alerts: Content", statements: [16],
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody),
    languages: .having([.judgingWord]),
    needs: .any(
      of: .korean,
      terms: [
        .judgingWord, .scornedPerson, .unskilledPerson, .characterFault, .infant, .rebuke, .contemptWord,
        .hardQuality, .universalPerson,
      ]),
    severity: .warning,
    examples: [
      .bad("⟦Whoever packed the kayak never⟧ read the label.", .alertMessage),
      .bad("⟦Anyone with eyes would⟧ keep the hatch shut.", .alertMessage),
      .bad("Some guests are too ⟦lazy⟧ to close the hatch.", .alertMessage),
      .bad("⟦Anyone would have seen⟧ the buoy.", .alertMessage),
      .bad("⟦Everyone else managed⟧ to moor.", .alertMessage),
      .good("Anyone can row.", .alertMessage),
      .good("Everyone else has moored.", .alertMessage),
      .bad("That was a rather ⟦careless⟧ way to moor the boat.", .alertMessage),
      .good("That was a quick way to moor the boat.", .alertMessage),
      .bad("⟦초등학생도 압니다⟧.", .alertMessage, locale: .korean), .bad("⟦머리를 좀 쓰세요⟧.", .alertMessage, locale: .korean),
      .bad("참 ⟦답답하시네요⟧.", .alertMessage, locale: .korean), .good("눈을 감으세요.", .alertMessage, locale: .korean),
      .good("아이도 탈 수 있는 배가 없습니다.", .alertMessage, locale: .korean),
      .bad("That was a ⟦stupid⟧ choice.", .alertMessage), .bad("Only an ⟦idiot⟧ would skip this.", .alertTitle),
      .bad("No dough kneaded today, ⟦slowpoke⟧.", .notificationBody),
      .bad("Only a ⟦novice⟧ would bake it at this heat.", .alertMessage),
      .bad("Even a ⟦novice⟧ could bake it.", .alertMessage),
      .bad("Don’t be ⟦lazy⟧, knead the dough.", .notificationBody),
      .bad("Stop being such a ⟦coward⟧.", .alertMessage), .bad("Even a ⟦toddler⟧ could bake it.", .alertMessage),
      .bad("Too ⟦lazy⟧ to knead?", .notificationBody), .bad("⟦Get a grip⟧ and knead on.", .alertMessage),
      .bad("⟦Your spelling is a disgrace⟧.", .alertMessage), .bad("⟦You knead like a toddler⟧.", .alertMessage),
      .bad("Only ⟦quitters⟧ bake bread without salt.", .alertMessage),
      .bad("⟦게으른 이용자에게는⟧ 씨앗이 없습니다.", .alertMessage, locale: .korean),
      .good("게으른 강아지가 졸고 있습니다.", .alertMessage, locale: .korean),
      .bad("そんな⟦愚か⟧な選び方はありません。", .alertMessage, locale: .japanese),
      .good("愚痴ノートがいっぱいです。", .alertMessage, locale: .japanese),
      .bad("⟦粗心⟧的人会忘记浇水。", .alertMessage, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .good("低能耗模式已打开。", .alertMessage, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad("⟦粗心⟧的人會忘記澆水。", .alertMessage, locale: LocaleTag("zh-Hant") ?? .undetermined),
      .good("低能耗模式已開啟。", .alertMessage, locale: LocaleTag("zh-Hant") ?? .undetermined),
      .good("Your sourdough looks like a cloud.", .alertMessage), .good("The weather is terrible.", .alertMessage),
      .bad("It’s ⟦not that hard⟧ to knead dough.", .alertMessage), .bad("⟦How hard⟧ can kneading be?", .alertTitle),
      .good("The crust isn’t hard.", .alertMessage), .good("It isn’t so hard to chew.", .text),
      .bad("⟦Hasta un niño sabe⟧ amasar.", .alertMessage, locale: .spanish),
      .good("The lazy dough needs a day.", .alertMessage),
      .good("A toddler could swallow it.", .alertMessage),
      .good("The choice can be changed later.", .alertMessage), .good("A novice would bake it longer.", .alertMessage),
      .good("The slowpoke rodriguez rose blooms.", .notificationBody),
      .bad("Nur ein ⟦Trottel⟧ bäckt ohne Salz.", .alertMessage, locale: .german),
      .good("Ein loser Griff klappert.", .alertMessage, locale: .german),
      .bad("Quel ⟦imbécile⟧ a salé la pâte ?", .alertMessage, locale: .french),
      .good("La pâte repose.", .alertMessage, locale: .french),
      .bad("Qué idea tan ⟦estúpida⟧.", .alertMessage, locale: LocaleTag("es") ?? .undetermined),
      .good("La masa reposa.", .alertMessage, locale: LocaleTag("es") ?? .undetermined),
      .bad("Che idea ⟦stupida⟧.", .alertMessage, locale: LocaleTag("it") ?? .undetermined),
      .good("L’impasto riposa.", .alertMessage, locale: LocaleTag("it") ?? .undetermined),
      .bad("Que ideia ⟦idiota⟧.", .alertMessage, locale: LocaleTag("pt-BR") ?? .undetermined),
      .good("A massa descansa.", .alertMessage, locale: LocaleTag("pt-BR") ?? .undetermined),
      .bad("Que ideia ⟦estúpida⟧.", .alertMessage, locale: LocaleTag("pt-PT") ?? .undetermined),
      .good("A massa leveda.", .alertMessage, locale: LocaleTag("pt-PT") ?? .undetermined),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // “Losers” by itself on a tab is what a list is called.
    if copy.role == .button, copy.analysis.wordCount == 1, !copy.isInSet { return }
    let words = copy.all(.judgingWord)
    for match in words { report.add(.judges(copy.text(match.range)), at: match.range) }
    if words.isEmpty, copy.isKorean, let range = KoreanSense(copy).insult {
      report.add(.judges(copy.text(range)), at: range)
    }
    guard words.isEmpty, copy.isEnglish else { return }
    let person = copy.all(.scornedPerson).first { isCalled($0, copy) || isCompared($0, copy) }
    let compared = person ?? copy.all(.unskilledPerson).first { isCompared($0, copy) }
    let match =
      compared ?? copy.all(.infant).first { isOutdone($0, copy) } ?? toFace(copy)
      ?? copy.all(.characterFault).first { isOfDeed($0, copy) || isTooMuch($0, copy) }
    guard let range = match?.range ?? Contempt.find(in: copy) ?? CommonKnowledge.find(in: copy) else { return }
    report.add(.judges(copy.text(range)), at: range)
  }

  /// “Even a toddler could do it.”
  private func isOutdone(_ infant: TermMatch, _ copy: Passage) -> Bool {
    isCompared(infant, copy)
      && copy.tokens.contains { $0.end < Int(infant.start) && copy.isAny(of: ["even"], at: $0.range) }
  }

  /// “Don’t be lazy”, “Stop being such a clown”, “Are you deaf?”, “Too lazy to row?”: a quality or a name said to
  /// somebody’s face.
  private func toFace(_ copy: Passage) -> TermMatch? {
    (copy.all(.characterFault) + copy.all(.scornedPerson)).first { isAddressed($0, copy) }
  }

  private func isAddressed(_ word: TermMatch, _ copy: Passage) -> Bool {
    let sentence = copy.sentence(at: Int(word.start))
    let before = copy.tokens.filter {
      $0.kind == .word && sentence.contains(Int($0.start)) && $0.end <= Int(word.start)
    }
    let frame = before.reversed().drop { copy.isAny(of: .insultFiller, at: $0.range) }
    let isQuestion = copy.bytes.hasLiteral("?", at: sentence.upperBound - 1)
    guard let last = frame.first else {
      // “Too lazy to row?”
      return isQuestion && before.count == 1 && copy.isAny(of: ["too"], at: before[0].range)
    }
    let behind = copy.tokens.first { Int($0.start) >= Int(word.end) && $0.kind != .space }
    guard behind.map({ $0.kind == .punctuation || !$0.tags.isDisjoint(with: Self.joints) }) ?? true else {
      return false
    }
    let second = frame.dropFirst().first
    if copy.isAny(of: ["be"], at: last.range) {
      return second.map { $0.tags.contains(.negative) || copy.isAny(of: ["not", "never"], at: $0.range) } ?? false
    }
    if copy.isAny(of: ["being"], at: last.range) {
      return second.map { copy.isAny(of: ["stop", "quit"], at: $0.range) } ?? false
    }
    if copy.isAny(of: ["you’re", "you're"], at: last.range) { return true }
    // “You are deaf.”
    let isTold =
      copy.isAny(of: ["are"], at: last.range) && second.map { copy.isAny(of: ["you"], at: $0.range) } ?? false
    if isTold, frame.count == 2 { return true }
    let isAsked =
      copy.isAny(of: ["you"], at: last.range) && second.map { copy.isAny(of: ["are"], at: $0.range) } ?? false
    return isAsked && isQuestion
  }

  /// “That was a careless way to moor it”, “What a lazy answer”: what somebody did, by a fault of character.
  private func isOfDeed(_ word: TermMatch, _ copy: Passage) -> Bool {
    let sentence = copy.sentence(at: Int(word.start))
    let before = copy.tokens.filter {
      $0.kind == .word && sentence.contains(Int($0.start)) && $0.end <= Int(word.start)
    }
    guard let next = copy.word(at: Int(word.end)), next.tags.contains(.noun), before.count < 6,
      let article = before.lastIndex(where: { $0.tags.contains(.article) }), article > 0,
      before[(article + 1)...].allSatisfy({ $0.tags.contains(.adverb) })
    else { return false }
    let isTold =
      before[article - 1].tags.contains(.copula) && article == 2
      && copy.isAny(of: ["that", "this", "it"], at: before[0].range)
    return isTold || article == 1 && copy.isAny(of: ["what", "such"], at: before[0].range)
  }

  /// “Too lazy to close the hatch”, whoever it was.
  private func isTooMuch(_ word: TermMatch, _ copy: Passage) -> Bool {
    guard let next = copy.word(at: Int(word.end)), next.tags.contains(.infinitiveMarker),
      let before = copy.tokens.last(where: { $0.kind == .word && $0.end <= Int(word.start) })
    else { return false }
    return copy.isAny(of: ["too"], at: before.range)
  }

  /// What may go on behind it; a noun would have the quality for itself: “Don’t be dumb luck’s fool”.
  private static let joints: WordTags = [.coordinator, .preposition, .adverb, .subordinator, .infinitiveMarker]

  /// “Try again, slowpoke.”: behind a comma, at the end of its sentence.
  private func isCalled(_ person: TermMatch, _ copy: Passage) -> Bool {
    let before = copy.tokens.last { $0.end <= Int(person.start) && $0.kind != .space }
    let behind = copy.tokens.first { Int($0.start) >= Int(person.end) && $0.kind != .space }
    guard let before, copy.bytes.slice(before.range).equals(",") else { return false }
    guard let behind else { return true }
    return behind.kind == .punctuation && !copy.bytes.slice(behind.range).equals(",")
  }

  /// “Only a novice would …”, “Even a novice could …”: who does it, or fails to, is called one.
  private func isCompared(_ person: TermMatch, _ copy: Passage) -> Bool {
    let before = copy.tokens.filter { $0.kind == .word && $0.end <= Int(person.start) }.suffix(2)
    let behind = copy.tokens.first { Int($0.start) >= Int(person.end) && $0.kind == .word }
    guard before.count == 2, let first = before.first, let article = before.last, let behind else { return false }
    return copy.isAny(of: ["only", "even"], at: first.range) && article.tags.contains(.article)
      && (behind.tags.contains(.thirdPersonVerb) || copy.isAny(of: ["would", "could", "can"], at: behind.range))
  }
}

extension Message {
  fileprivate static func judges(_ words: String) -> Message {
    "“\(words)” judges people. Say what is the matter with the thing"
  }
}

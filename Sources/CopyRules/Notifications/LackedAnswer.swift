import CopyModel
import CopyPassage
import CopyText

/// What people give in an app, told as what is not there: “The only thing missing is your signature”, “Your profile could use a
/// photo”, “A short review would help”, “Your reply is overdue”, “Time for a new password”.
struct LackedAnswer {
  let sentence: SentenceWords
  private var indices: Range<Int> { sentence.words.indices }

  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.casing != .title else { return nil }
    return SentenceWords.all(of: copy).lazy.compactMap { LackedAnswer(sentence: $0).range }.first
  }

  private var range: Range<Int>? {
    guard !sentence.isConditional else { return nil }
    return letKnow ?? missing ?? lacked ?? helpful ?? due ?? timed
  }

  private func isAnswer(_ index: Int) -> Bool {
    sentence.mayBe(index, [.noun, .pluralNoun])
      && (sentence.isAny(index, of: .answerNoun) || sentence.isAny(index, of: .awaitedAnswer)
        || sentence.isWord(index, of: .feedbackNoun))
  }

  /// Within an article and two adjectives: “your quick reply”.
  private func answer(behind index: Int) -> Int? {
    guard sentence.mayBe(index + 1, [.determiner, .possessive, .number]) else { return nil }
    return sentence.behind(index, 4).first { isAnswer($0) && !sentence.mayBe($0 + 1, [.noun, .pluralNoun]) }
  }

  /// “Let the coach know whether Sunday works.”
  private var letKnow: Range<Int>? {
    let start = sentence.isAny(0, of: .orderOpening) ? 1 : 0
    guard sentence.isAny(start, of: ["let"]),
      let know = sentence.behind(start, 4).first(where: { sentence.isAny($0, of: ["know"]) }), know > start + 1
    else { return nil }
    return sentence.range(start, know)
  }

  /// “All that’s missing is your vote”, “All it takes is a photo of the meter”
  private var missing: Range<Int>? {
    for index in indices.dropFirst().dropLast(2)
    where sentence.isAny(index, of: .absenceForm) && sentence.isAny(index + 1, of: ["is", "are"]) {
      if let answer = answer(behind: index + 1) { return sentence.range(index, answer) }
    }
    return nil
  }

  /// “The address needs an update”, “Your profile could use a photo”, “Rosa needs your reply”
  private var lacked: Range<Int>? {
    for index in indices.dropFirst().dropLast(2) {
      let isNeed = sentence.isAny(index, of: .lackForm)
      let isUse =
        sentence.isAny(index, of: ["could"])
        && (sentence.isAny(index + 1, of: ["use"])
          || sentence.isAny(index + 1, of: ["do"]) && sentence.isAny(index + 2, of: ["with"]))
      guard isNeed || isUse else { continue }
      let verb = isNeed ? index : sentence.isAny(index + 1, of: ["use"]) ? index + 1 : index + 2
      guard let answer = answer(behind: verb) else { continue }
      let isYours = sentence.isAny(verb + 1, of: ["your"])
      if isYours || sentence.subject(before: index) != .person { return sentence.range(index, answer) }
    }
    return nil
  }

  /// “A short review would help the bakery”
  private var helpful: Range<Int>? {
    for index in indices.dropFirst(2).dropLast() where sentence.isAny(index, of: ["would"]) {
      // “A few words about the stay would mean a lot.”
      let isTold = isAnswer(index - 1) || (1..<4).contains { isAnswer($0) || sentence.isAny($0, of: ["words"]) }
      guard isTold, index < 10, sentence.mayBe(0, [.article, .possessive]),
        sentence.isAny(index + 1, of: ["help", "mean"])
      else { continue }
      return sentence.range(index - 1, index + 1)
    }
    return nil
  }

  /// “Your comment on the plan is still open”
  private var due: Range<Int>? {
    guard sentence.isAny(0, of: ["your"]),
      let answer = (1..<min(4, indices.endIndex)).first(where: isAnswer),
      let state = sentence.behind(answer, 7).first(where: { sentence.isAny($0, of: .dueQuality) }),
      sentence.before(state, 3).contains(where: { sentence.mayBe($0, .copula) }),
      !sentence.before(state, 3).contains(where: sentence.denies),
      // “Your comment is open to everyone”, “your photo is due back”
      sentence.isAny(state, of: .overdueQuality) || sentence.isAny(state - 1, of: ["still"])
    else { return nil }
    return sentence.range(0, state)
  }

  /// “Time for a new password”
  private var timed: Range<Int>? {
    for index in indices.dropLast(3) where sentence.isAny(index, of: ["time"]) {
      guard sentence.isAny(index + 1, of: ["for"]), sentence.isAny(index + 2, of: ["a", "an", "your", "another"]),
        let answer = answer(behind: index + 1), sentence.isAny(answer, of: .timedAnswer)
      else { continue }
      return sentence.range(index, answer)
    }
    return nil
  }
}

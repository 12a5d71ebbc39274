import CopyModel
import CopyPassage
import CopyText

/// The person at the end of what went wrong: “The delay is down to you”, “The one who left it open is you”, and by the way, “the
/// second code you got wrong”.
extension PersonAtFault {
  var predicate: Range<Int>? { words.count > Self.most ? nil : isYou ?? isDownToYou ?? didWrong ?? didAnyway }

  /// More words and marks than a message has.
  private static let most = 200

  /// “The only person holding up the queue is you.”
  private var isYou: Range<Int>? {
    guard copy.mayHold(["you"]) else { return nil }
    for index in words.indices.dropFirst(3) where copy.isAny(of: ["you"], at: words[index].range) && endsClause(index) {
      guard copy.isAny(of: ["is", "was"], at: words[index - 1].range) else { continue }
      let subject = sentence(before: index - 1)
      if subject.count > 2, subject.contains(where: isTrouble) { return Int(words[index - 1].start)..<words[index].end }
    }
    return nil
  }

  /// “The delay is all down to you.”
  private var isDownToYou: Range<Int>? {
    guard copy.mayHold(["you"]) else { return nil }
    for index in words.indices.dropFirst(4)
    where copy.isAny(of: ["you"], at: words[index].range) && (isDown(index - 1) || isOn(index - 1)) && endsClause(index)
    {
      let subject = sentence(before: index - 2)
      if subject.contains(where: isTrouble) { return Int(words[index - 2].start)..<words[index].end }
    }
    return nil
  }

  private func isDown(_ index: Int) -> Bool {
    copy.isAny(of: ["to"], at: words[index].range) && copy.isAny(of: ["down"], at: words[index - 1].range)
  }

  /// “The missed visit is on you.”
  private func isOn(_ index: Int) -> Bool {
    copy.isAny(of: ["on"], at: words[index].range) && words[index - 1].tags.contains(.copula)
  }

  /// “That’s the third code you’ve got wrong”: the verb and what judges it, with nothing between but a particle.
  private var didWrong: Range<Int>? {
    guard copy.mayHold(["you", "you’ve", "you've"]) else { return nil }
    for index in words.indices.dropLast(2) where isYou(words[index]) {
      let rest = words.indices.dropFirst(index + 1)
      guard
        let verb = rest.prefix(3).last(where: {
          !words[$0].tags.isDisjoint(with: [.pastVerb, .pastParticiple]) && !words[$0].tags.contains(.copula)
        }),
        let judged = words.indices.dropFirst(verb + 1).prefix(6).first(where: { isJudgement($0) || isReversed($0) }),
        endsClause(judged),
        isReversed(judged) || words[(verb + 1)..<judged].allSatisfy({ $0.tags.contains(.particle) })
      else { continue }
      return Int(words[index].start)..<words[judged].end
    }
    return nil
  }

  /// “… and you sent it anyway.”
  private var didAnyway: Range<Int>? {
    guard copy.mayHold(.anywayAdverb) else { return nil }
    for index in words.indices.dropFirst(3)
    where copy.isAny(of: .anywayAdverb, at: words[index].range) {
      guard endsClause(index), let person = words[..<index].suffix(6).lastIndex(where: isYou), person + 1 < index,
        words[person + 1].tags.contains(.pastVerb), !words[person + 1].tags.contains(.auxiliary)
      else { continue }
      return Int(words[person].start)..<words[index].end
    }
    return nil
  }

  private func isYou(_ word: Token) -> Bool { copy.isAny(of: ["you", "you’ve", "you've"], at: word.range) }

  private func isJudgement(_ index: Int) -> Bool { copy.isAny(of: .judgedManner, at: words[index].range) }

  /// “You put the battery in backward.”
  private func isReversed(_ index: Int) -> Bool { copy.isAny(of: .reversedManner, at: words[index].range) }

  private func endsClause(_ index: Int) -> Bool {
    words.dropFirst(index + 1).first.map { $0.kind == .punctuation || $0.kind == .newline } ?? true
  }

  private func sentence(before index: Int) -> ArraySlice<Token> {
    let start = words[...index].lastIndex { $0.traits.contains(.startsSentence) } ?? 0
    return words[start..<index]
  }

  private func isTrouble(_ word: Token) -> Bool {
    let lists: [TermList] = [
      .troubleNoun, .faultNoun, .faultVerb, .omissionVerb, .lateQuality, .mishap, .negativeWord, .wrongQuality,
      .hinderingVerb, .contemptWord, .setback,
    ]
    return lists.contains { isWord(word, of: $0) } || copy.isAny(of: .holdingForm, at: word.range)
  }
}

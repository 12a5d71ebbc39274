import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A message that says only that something is wrong.
struct MessageVague: TextRule {
  static let info = RuleInfo(
    "message-vague", "A message says what went wrong, and why.",
    why: "“Something went wrong” leaves people with a problem and nothing to do about it.",
    source: "HIG, Alerts: Content", statements: [21], roles: RoleSet(.alertMessage, .notificationBody),
    languages: .havingAny([.vagueMessage, .genericNoun, .genericVerb]), judges: .content, severity: .note,
    silences: .onString("message-incomplete-sentence"),
    examples: [
      .bad("⟦Something went wrong⟧. Please try again.", .alertMessage),
      .bad("⟦An error occurred⟧. Please contact the harbor office.", .alertMessage),
      .bad("⟦Unknown error⟧", .alertMessage),
      .bad("⟦This action was not permitted⟧.", .alertMessage), .good("Please try again later.", .alertMessage),
      .bad("⟦오류가 발생했습니다⟧. 다시 시도해 주세요.", .alertMessage, locale: .korean),
      .good("The photo couldn’t be saved because the disk is full.", .alertMessage),
      .good("An error occurred while saving “%@”.", .alertMessage),
      .good("사진을 저장할 수 없습니다.", .alertMessage, locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let words = copy.wordsRange else { return }
    if let sentence = genericSentence(copy) {
      let words = copy.text(sentence)
      return report.add(tellsSuccess(copy) ? .saysNotWhatIsDone(words) : .saysNothing(words), at: sentence)
    }
    let vague = copy.all(.vagueMessage).first { match in
      Int(match.start) == words.lowerBound || copy.startsSentence(at: Int(match.start))
    }
    guard let vague, sayNothingElse(copy, than: vague) else { return checkDetour(copy, &report) }
    report.add(.saysNothing(copy.text(vague.range)), at: vague.range)
  }

  /// “An unexpected error occurred while loading departures”, typed alone: what failed stands behind what says nothing.
  private func checkDetour(_ copy: Passage, _ report: inout Report) {
    guard copy.isAlone, copy.isEnglish, let words = copy.wordsRange, let error = copy.first(.errorWord),
      let joint = copy.tokens.first(where: {
        Int($0.start) > Int(error.end) && copy.isAny(of: ["while", "when"], at: $0.range)
      }),
      copy.sentence(at: words.lowerBound).contains(Int(joint.start)),
      !PatternTexts.answering(Self.info.id, at: words.lowerBound, in: copy).isEmpty
    else { return }
    report.add(.goesAround(copy.text(words.lowerBound..<joint.end)), at: words.lowerBound..<joint.end)
  }

  /// The sentence about the problem, in a message of which no word says more: “The process failed. Please try again later.”
  private func genericSentence(_ copy: Passage) -> Range<Int>? {
    let verb = copy.isEnglish && copy.analysis.wordCount > 2 ? copy.first(.genericVerb) : nil
    guard let noun = copy.first(.genericNoun) ?? (copy.whole(.retryPhrase) == nil ? verb : nil), isFailure(copy),
      GenericWording.holds(copy, beside: [.vagueMessage, .retryPhrase, .interjection, .apology, .please])
    else { return nil }
    let sentence = copy.sentence(at: Int(noun.start))
    let last = copy.tokens.last { sentence.contains(Int($0.start)) && $0.countsAsWord }
    return last.map { sentence.lowerBound..<$0.end }
  }

  /// A noun that fits any occasion is vague by itself; a verb only where it tells that something went wrong: “It just didn’t work.”
  private func isFailure(_ copy: Passage) -> Bool {
    if copy.has(.genericNoun) { return true }
    let isDenied = copy.tokens.contains { $0.tags.contains(.negative) } || copy.has(.denialWord)
    return isDenied || copy.has(.taskFailure) || copy.isAny(of: ["something"], at: copy.tokens[0].range)
  }

  /// “The operation completed successfully.”
  private func tellsSuccess(_ copy: Passage) -> Bool {
    copy.has(.success) && !copy.has(.taskFailure) && !copy.has(.denialWord)
      && !copy.tokens.contains { $0.tags.contains(.negative) }
  }

  /// Whether all other words only ask for patience.
  private func sayNothingElse(_ copy: Passage, than vague: TermMatch) -> Bool {
    let empty = [vague] + copy.all(.retryPhrase) + copy.all(.interjection) + copy.all(.apology) + copy.all(.please)
    return copy.tokens.allSatisfy { token in
      guard token.countsAsWord || token.kind == .number || token.kind == .url else { return true }
      return token.tags.contains(.determiner) || token.tags.contains(.coordinator)
        || empty.contains { $0.range.overlaps(token.range) } || isPassedOn(at: token, in: copy)
    }
  }

  /// “Contact your administrator.”: who else may know says nothing of what went wrong.
  private func isPassedOn(at token: Token, in copy: Passage) -> Bool {
    let sentence = copy.sentence(at: Int(token.start))
    let first = copy.tokens.first { word in
      let isPlea = copy.all(.please).contains { $0.range.overlaps(word.range) }
      return sentence.contains(Int(word.start)) && word.countsAsWord && !isPlea
    }
    return first.map { copy.isAny(of: .helpVerb, at: $0.range) } ?? false
  }
}

extension Message {
  fileprivate static func saysNothing(_ words: String) -> Message {
    "“\(words)” doesn’t say what went wrong. Name the thing, the reason, and what to do"
  }

  fileprivate static func goesAround(_ words: String) -> Message {
    "“\(words)” keeps the news waiting. Start with what failed"
  }

  fileprivate static func saysNotWhatIsDone(_ words: String) -> Message {
    "“\(words)” doesn’t say what is done. Name the thing, and what happened to it"
  }
}

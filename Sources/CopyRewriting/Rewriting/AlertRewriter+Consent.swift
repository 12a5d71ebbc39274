import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// Alerts in which somebody asks leave for something.
extension AlertRewriter {
  /// “Allow access to your camera?” for “We need access to your camera.” over No and OK: what Allow answers is the question, whether
  /// title or message told it.
  mutating func askConsent() {
    guard model.isEnglish, view.buttons.count == 2, let answer, isPlain(answer) || CopySetView.names(answer, "Allow"),
      title?.isQuestion != true, !message.contains(where: { $0.asks.map { $0 != "Allow" } ?? $0.isQuestion })
    else { return }
    if let told = title, told.isComplete, let found = consent(in: told) {
      title = found.question
      message = found.rest + message
      return
    }
    for (index, sentence) in message.enumerated() {
      guard let found = consent(in: sentence), saysNoMore(than: [found.question] + found.rest) else { continue }
      message.replaceSubrange(index...index, with: found.rest)
      title = found.question
      return
    }
  }

  private typealias Consent = (question: SentenceFacts, rest: [SentenceFacts])

  private func consent(in sentence: SentenceFacts) -> Consent? {
    let copy = trials.passage(sentence.text, as: .alertMessage, like: model)
    let found = Rewriter.rewrites(
      of: copy.trimmedRange, in: copy.bytes, copy.analysis, with: book.patterns(for: "title-consent"))
    guard let text = found.first?.text ?? (sentence.asks == "Allow" ? sentence.text : nil) else { return nil }
    let all = trials.sentences(of: text, as: .alertMessage, like: model)
    guard let first = all.first else { return nil }
    let (leave, reason) = withoutReason(withName(first.text, asIn: copy))
    let (asked, purpose) = withoutPurpose(leave)
    return question(asked).map { ($0, purpose + reason + all.dropFirst()) }
  }

  /// “Allow Quernly to …” of “Quernly needs …”: who asks without an article is called so. Where the name is a word that a sentence
  /// writes low, it is the app.
  private func withName(_ asked: String, asIn copy: Passage) -> String {
    guard let first = copy.wordsAndPlaceholders.first, first.kind == .word, first.traits.contains(.startsUpper),
      first.tags.isDisjoint(with: [.determiner, .article, .possessive, .subjectPronoun]),
      case let name = copy.text(first.range), asked.lowercased().hasPrefix("allow \(name.lowercased()) ")
    else { return asked }
    let rest = asked.dropFirst("Allow ".count + name.count)
    let isKept = trials.polished("Allow " + name + rest, as: .alertTitle, like: model).contains(name)
    return "Allow " + (isKept ? name : "the app") + rest
  }

  /// “You can scan leaves.” of “Allow access to your camera so that you can scan leaves?”
  private func withoutReason(_ words: String) -> (asked: String, reason: [SentenceFacts]) {
    let copy = trials.passage(words, as: .alertMessage, like: model)
    let all = copy.wordsAndPlaceholders
    let joint = all.indices.dropFirst(3).dropLast(2).first { copy.isAny(of: ["so", "because"], at: all[$0].range) }
    guard let joint else { return (words.trimmingEnd(of: ["?"]), []) }
    let isThat = copy.isAny(of: ["that"], at: all[joint + 1].range)
    let rest = copy.text(Int(all[joint + (isThat ? 2 : 1)].start)..<all[all.count - 1].end)
    let told = rest.prefix(1).uppercased() + rest.dropFirst() + "."
    let asked = copy.text(Int(all[0].start)..<all[joint - 1].end)
    return (asked, [SentenceFacts(trials.passage(told, as: .alertMessage, like: model))])
  }

  /// “Access is needed to record the song.” of “Allow access to your microphone to record the song”, where that is long.
  private func withoutPurpose(_ words: String) -> (asked: String, purpose: [SentenceFacts]) {
    let copy = trials.passage(words + "?", as: .alertMessage, like: model)
    let all = copy.wordsAndPlaceholders
    let purposes = all.indices.dropLast().filter { index in
      copy.isAny(of: ["to"], at: all[index].range) && all[index + 1].tags.contains(.baseVerb)
        && all[index + 1].tags.isDisjoint(with: [.determiner, .possessive])
    }
    // “Allow Plant Diary to use …” has its own verb before what that is for.
    let isNoun = all.count > 1 && copy.isAny(of: ["access"], at: all[1].range)
    guard all.count > Self.longestConsent, let place = isNoun ? purposes.first : purposes.dropFirst().first, place > 3
    else { return (words, []) }
    let asked = copy.text(Int(all[0].start)..<all[place - 1].end)
    let told = "Access is needed " + copy.text(Int(all[place].start)..<all[all.count - 1].end) + "."
    return (asked, [SentenceFacts(trials.passage(told, as: .alertMessage, like: model))])
  }

  /// Words of a question that keeps what the leave is for.
  private static let longestConsent = 8

  /// “Permission Required” and “Camera Access” say nothing that the question doesn’t ask.
  func saysNoMore(than sentences: [SentenceFacts]) -> Bool {
    guard let old = title, !isDull(old) else { return true }
    guard !old.isComplete else { return false }
    let stems = { [trials, model] (text: String) in
      MeaningFacts(trials.passage(text.lowercased(), as: .alertMessage, like: model)).stems
    }
    if sentences.first?.asks == "Allow", Self.endsInLeave(old.text) { return true }
    let said = sentences.reduce(into: Self.leave) { $0.formUnion(stems($1.text)) }
    return stems(old.text).allSatisfy { stem in said.contains { $0 == stem || MeaningFacts.areKin($0, stem) } }
  }

  /// “Health Access”: of what, the question tells.
  static func endsInLeave(_ title: String) -> Bool {
    let last = title.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
    return ["access", "permission", "permissions"].contains(last)
  }

  /// What is said of leave itself.
  static let leave: Set = ["permission", "access", "requir", "need", "request", "privac", "authorization"]
}

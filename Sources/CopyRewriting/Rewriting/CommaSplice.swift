import CopyModel
import CopyPassage
import CopyText

/// “The cover is on, remove it first.”: a statement, and behind a comma what to do about it. They are two sentences.
struct CommaSplice {
  let trials: Trials
  let model: Passage

  /// Words that open a clause which goes on behind the comma: “When the cover is on, remove it.”
  private static let openers: WordTags = [
    .subordinator, .preposition, .infinitiveMarker, .questionWord, .presentParticiple, .interjection,
  ]

  /// The text in as many sentences as it states and asks for.
  func parted(_ text: String) -> String {
    guard model.isEnglish, text.contains(", ") else { return text }
    let sentences = trials.sentences(of: text, as: .alertMessage, like: model).map(parted)
    return sentences.dropFirst().reduce(sentences.first?.text ?? text) { $0 + $1.gap + $1.text }
  }

  private func parted(_ sentence: SentenceFacts) -> SentenceFacts {
    let halves = sentence.text.split(separator: ", ", maxSplits: 1).map(String.init)
    guard halves.count == 2, !halves[1].contains(","), states(halves[0]) else { return sentence }
    let order = halves[1].prefix(1).uppercased() + halves[1].dropFirst()
    guard order != halves[1], tellsToDo(order) else { return sentence }
    var parted = sentence
    parted.text = halves[0] + ". " + order
    return parted
  }

  private func states(_ text: String) -> Bool {
    let copy = trials.passage(text + ".", as: .alertMessage, like: model)
    guard let parse = copy.parses.first, copy.parses.count == 1, parse.mood == .declarative, parse.subject != nil,
      let first = copy.tokens.first(where: \.countsAsWord)
    else { return false }
    return copy.analysis.wordCount > 2 && first.tags.isDisjoint(with: Self.openers)
  }

  private func tellsToDo(_ text: String) -> Bool {
    let copy = trials.passage(text.hasSuffix(".") ? text : text + ".", as: .alertMessage, like: model)
    guard let parse = copy.parses.first, copy.parses.count == 1,
      let first = copy.tokens.first(where: \.countsAsWord)
    else { return false }
    guard parse.mood == .imperative, first.tags.contains(.baseVerb) else { return false }
    // “Pick some other time”, but not “lock problems”.
    let next = copy.tokens.first { $0.countsAsWord && $0.start > first.start }
    return copy.analysis.wordCount > 1 && first.tags.dominant == .verb
      || next.map { !$0.tags.isDisjoint(with: [.article, .possessive, .determiner, .objectPronoun]) } ?? false
  }
}

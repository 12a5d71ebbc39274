import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a sentence announces, where no pattern has its words.
extension AlertRewriter {
  /// “Flood the east canal?” of the title “Flood East Canal” for “Flood?”: the verb alone asks for less.
  func commanded(insteadOf question: SentenceFacts) -> SentenceFacts? {
    guard model.isEnglish, let old = title, !old.isComplete, !old.isQuestion, let verb = question.asks,
      question.wordCount == verb.split(separator: " ").count, old.wordCount > question.wordCount, isCommand(old, verb)
    else { return nil }
    return self.question(trials.settled(old.text, as: .alertTitle, like: model).trimmingEnd(of: [".", "!"]))
  }

  /// “Turn on the lamps?” for “Turn the lamps on?”: verb and particle are what a button has.
  static func withParticleFirst(_ question: String) -> String {
    let words = question.split(separator: " ").map(String.init)
    let bare = { (word: String) in word.trimmingEnd(of: ["?"]) }
    guard words.count > 3, ["turn", "switch"].contains(words[0].lowercased()),
      let place = words.lastIndex(where: { ["on", "off"].contains(bare($0)) }), place > 1,
      words[(place + 1)...].allSatisfy({ ["now", "again", "anyway"].contains(bare($0)) })
    else { return question }
    let rest = words[1..<place] + words[(place + 1)...]
    return ([words[0], bare(words[place])] + rest.map(bare)).joined(separator: " ") + "?"
  }

  /// “Both logs will be erased.” for “Both logs are going to be erased.”
  func inPlainFuture(_ text: String) -> String {
    guard model.isEnglish, text.contains(" to be ") else { return text }
    let futures = ["is", "are"].flatMap { be in ["going", "about"].map { " \(be) \($0) to be " } }
    return futures.reduce(text) { $0.replacing($1, with: " will be ") }
  }

  /// What no pattern knows, as the parse has it: “Restore the settings? This erases both logs.”
  func deed(in copy: Passage, by rule: String) -> String? {
    guard rule == "title-question", let deed = AnnouncedDeed(copy), !deed.isBare else {
      return nil
    }
    return deed.question + "? " + deed.rest
  }

  /// “Turn on reminders so you don’t miss the tide?” for the same as an order over Maybe Later and OK: what can be put off is what a
  /// yes does.
  func recommended(_ sentence: SentenceFacts) -> Announcement? {
    guard model.isEnglish, !sentence.isQuestion, message.count(where: \.isComplete) <= 1, view.buttons.count == 2,
      plainAnswer != nil,
      view.buttons.contains(where: { view.polarity(of: $0, asked: nil) == .postpone || $0.whole(.noButton) != nil }),
      let question = question(sentence.text.trimmingEnd(of: [".", "!"]))
    else { return nil }
    return (question, [], true)
  }
}

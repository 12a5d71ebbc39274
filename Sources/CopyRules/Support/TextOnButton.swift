import CopyKernel
import CopyModel
import CopyPassage
import CopyText

extension Passage {
  /// What stands on a button without being its title: an explanation below that, “Restart to continue.”, the state that a row
  /// tells, “The pump has not answered since noon” or “Waiting for the pump…”, and the words of a sentence that can be tapped,
  /// “show the time.” An alert’s buttons are titles whatever they say.
  var isTextOnButton: Bool {
    guard !isInSet, roleEvidence != .explicit else { return false }
    // Lines of a card.
    if analysis.wordCount > 4, bytes.slice(trimmedRange).contains(UInt8(ascii: "\n")) { return true }
    let hasMark = analysis.terminal == .period || analysis.terminal == .exclamation
    guard isEnglish else {
      return base?.isTextOnButton == true || analysis.terminal == .period && analysis.wordCount > 4
    }
    if analysis.terminal == .period, tokens.first(where: { $0.kind == .word })?.traits.contains(.startsLower) == true {
      return true
    }
    if isOngoing && analysis.wordCount > 1 || hasMark && sentenceCount > 1 { return true }
    if tellsState { return true }
    guard analysis.wordCount > 4, analysis.terminal != .question else { return false }
    return analysis.terminal == .period || form.isComplete && parses.first?.mood == .declarative
  }

  /// “Not trusted”, “Already installed”: the state that a thing is in; no answer, “Not now”.
  private var tellsState: Bool {
    let words = wordsAndPlaceholders
    guard words.count > 1, whole(.deferButton) == nil, let first = words.first?.tags, let last = words.last?.tags else {
      return false
    }
    let things: WordTags = [.baseVerb, .noun, .adjective, .determiner, .interjection]
    guard !first.isDisjoint(with: [.negative, .adverb]), first.isDisjoint(with: things) else { return false }
    return !last.isDisjoint(with: [.pastParticiple, .adjective]) && last.isDisjoint(with: [.baseVerb, .noun])
  }

  /// “Waiting for the pump…”: what goes on, with the mark of work in progress.
  var isOngoing: Bool {
    guard analysis.terminal == .ellipsis, isEnglish else { return false }
    return tokens.first { $0.kind == .word }?.tags.contains(.presentParticiple) == true
  }
}

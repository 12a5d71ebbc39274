import CopyModel
import CopyPassage
import CopyText

/// An alert that states a fact, asks for nothing, and warns of nothing: “The photo book is on the shelf.”, “Rosa Is Coming to
/// Dinner”. Any word of trouble, of a limit, or of something to do gives it a reason to interrupt.
enum PlainNews {
  static func isTold(by set: CopySetView) -> Bool {
    // What a program shows may be the description of an error, whose words alone don’t say so: “The oven is cold.”
    guard let title = set.title, title.roleEvidence != .source else { return false }
    let isRead = set.texts.allSatisfy { $0.isEnglish && $0.wordsRange != nil }
    return isRead && set.texts.allSatisfy(isCalm) && (states(title) || stands(title))
  }

  /// No trouble, no limit, nothing to do, and nothing filled in that may be any of these.
  private static func isCalm(_ text: Passage) -> Bool {
    guard text.analysis.terminal != .question, !trouble.contains(where: text.has) else { return false }
    let isPlain = text.tokens.allSatisfy { token in
      token.kind != .placeholder && !token.tags.contains(.negative)
        && !text.isAny(of: .newsDenial, at: token.range) && !text.isAny(of: .cautionWord, at: token.range)
    }
    return isPlain && !text.parses.contains { !$0.commandVerbs.isEmpty }
  }

  private static let trouble: [TermList] = [
    .setback, .lossVerb, .problem, .loss, .mishap, .brokenState, .lateQuality, .replacingVerb, .destructiveVerb,
    .troubleNoun, .taskFailure, .wrongQuality, .refusalVerb, .faultVerb, .negativeWord, .inability, .pastInability,
  ]

  /// “The book is on the shelf”, “Rosa is coming”, “Pages turn dark at sunset from now on”
  private static func states(_ title: Passage) -> Bool {
    guard title.sentenceCount == 1, let parse = title.parses.first, parse.mood == .declarative,
      let subject = parse.subject, parse.negation == nil
    else { return false }
    // What was done to people, and what they did, is not for an alert to weigh.
    guard parse.voice != .passive else { return false }
    return !title.isWord(parse.units[subject], of: .person) || placesPerson(title)
  }

  /// “You’re on the waiting list.”: where somebody is.
  private static func placesPerson(_ title: Passage) -> Bool {
    let words = title.words
    guard words.count > 3, !title.has(.linkNoun), title.isAny(of: ["you’re", "you're"], at: words[0].range) else {
      return false
    }
    return title.isAny(of: .standingPreposition, at: words[1].range) && words[2].tags.contains(.determiner)
  }

  /// “Parcel in Locker 8”, “Guest Key on Its Way”: a thing and where it is.
  private static func stands(_ title: Passage) -> Bool {
    guard title.form == .fragment else { return false }
    let words = title.words
    let nouns: WordTags = [.noun, .pluralNoun, .properNoun]
    guard words.count > 2, let place = words.firstIndex(where: { title.isAny(of: .standingPreposition, at: $0.range) }),
      place > 0, place + 1 < words.count
    else { return false }
    return words[..<place].allSatisfy { !$0.tags.isDisjoint(with: nouns.union([.adjective, .determiner, .number])) }
      && !words[place - 1].tags.isDisjoint(with: nouns) && words[0].tags.dominant != .verb
  }
}

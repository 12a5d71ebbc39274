import CopyModel
import CopyPassage
import CopyText

/// What a sentence announces that is done by a yes, as its parse has it: “Restore the settings?” and “This erases both logs.” for
/// “Restoring the settings erases both logs.”
struct AnnouncedDeed {
  /// The question without its mark.
  let question: String
  /// What is told of it.
  let rest: String
  /// “If you leave, …”: only what is asked already tells of what.
  private(set) var isBare = false

  /// Nil where the sentence doesn’t open with a deed, as its subject or as the case in which it holds.
  init?(_ copy: Passage, onlySubject: Bool = false) {
    guard copy.isEnglish, let found = Self.subject(of: copy) ?? (onlySubject ? nil : Self.condition(of: copy)) else {
      return nil
    }
    (question, rest) = found
    isBare = !question.contains(" ")
  }

  // MARK: Subjects

  private static func subject(of copy: Passage) -> (String, String)? {
    guard copy.parses.count == 1, let parse = copy.parses.first, parse.mood == .declarative,
      parse.units[0].tags.contains(.presentParticiple), let verb = parse.finiteVerb, verb > 1,
      !parse.units[verb].tags.isDisjoint(with: [.auxiliary, .copula, .thirdPersonVerb]),
      let base = VerbForms.english.base(of: copy.text(token(0, of: parse, copy)).lowercased()),
      case let end = end(ofSubjectBefore: verb, in: parse),
      case let subject = copy.text(
        token(1, of: parse, copy).lowerBound..<token(end - 1, of: parse, copy).upperBound),
      !subject.contains(","), isDeed(parse, copy)
    else { return nil }
    let rest = copy.text(token(end, of: parse, copy).lowerBound..<copy.trimmedRange.upperBound)
    return (base + " " + subject, "This " + rest)
  }

  /// Where the adverbs before the verb begin: “Closing the lid also stops the fan.”
  private static func end(ofSubjectBefore verb: Int, in parse: Parse) -> Int {
    var end = verb
    while end > 2, parse.units[end - 1].tags.dominant == .adverb, parse.units[end - 1].head == parse.root { end -= 1 }
    return end
  }

  /// “Rowing boats need oars.” tells of boats: behind a verb opens an object, or the parse has the verb as its subject.
  private static func isDeed(_ parse: Parse, _ copy: Passage) -> Bool {
    opensObject(copy.tokens[parse.units[1].token])
      || parse.subject == 0 && parse.child(of: 0, as: .object) != nil
  }

  private static func opensObject(_ next: Token) -> Bool {
    let opens: WordTags = [.determiner, .article, .possessive, .number, .preposition, .particle]
    return next.kind == .number || next.kind == .placeholder || next.traits.contains(.isQuoted)
      || !next.tags.isDisjoint(with: opens)
  }

  private static func token(_ unit: Int, of parse: Parse, _ copy: Passage) -> Range<Int> {
    copy.tokens[parse.units[unit].token].range
  }

  // MARK: Conditions

  /// “Leave the tour” and “The route is lost.” of “If you leave the tour, the route is lost.”
  private static func condition(of copy: Passage) -> (String, String)? {
    let words = copy.wordsAndPlaceholders
    guard words.count > 4, copy.isAny(of: ["if", "when", "once"], at: words[0].range),
      copy.isAny(of: ["you"], at: words[1].range), words[2].tags.contains(.baseVerb),
      words[2].tags.isDisjoint(with: [.auxiliary, .copula, .negative]),
      VerbFrames.english.isAct(copy.text(words[2].range).lowercased()), let comma = comma(behind: words[2], in: copy)
    else { return nil }
    let deed = copy.text(Int(words[2].start)..<Int(comma.start))
    let rest = copy.text(comma.end..<copy.trimmedRange.upperBound).trimmingStart()
    let behind = words.filter { Int($0.start) > words[2].end && $0.end <= Int(comma.start) }
    let opens = behind.first.map { opensObject($0) || $0.tags.contains(.noun) || $0.tags.dominant == .adverb } ?? true
    guard opens, behind.count < longest else { return nil }
    return (deed, rest.prefix(1).uppercased() + rest.dropFirst())
  }

  private static let longest = 10

  /// The mark that closes the condition: no list goes on behind it.
  private static func comma(behind verb: Token, in copy: Passage) -> Token? {
    let comma = copy.tokens.first { token in
      token.start > verb.start && token.kind == .punctuation && copy.bytes.slice(token.range).equals(",")
    }
    guard let comma,
      let next = copy.word(at: comma.end) ?? copy.tokens.first(where: { $0.start > comma.start && $0.countsAsWord }),
      next.tags.isDisjoint(with: .coordinator)
    else { return nil }
    return comma
  }
}

import CopyModel
import CopyPassage
import CopyText

/// What “it” and “them” of a question stand for: “the unsent letters” for “Send them now?” behind “You have unsent letters.”
struct Antecedent {
  private let sentence: Passage
  /// The question, and its one pronoun.
  private let question: Passage
  private let pronoun: Token
  private let isPlural: Bool

  /// Nil where the question has no pronoun, or more than one.
  init?(of question: Passage, in sentence: Passage) {
    let pronouns = question.tokens.filter { token in
      token.kind == .word && ["it", "them"].contains(question.text(token.range).lowercased())
    }
    guard question.isEnglish, pronouns.count == 1, let pronoun = pronouns.first else { return nil }
    (self.sentence, self.question, self.pronoun) = (sentence, question, pronoun)
    isPlural = question.text(pronoun.range).lowercased() == "them"
  }

  /// The question with the noun that the sentence has for it; nil where none agrees.
  var named: String? {
    guard let noun else { return nil }
    return question.text(0..<Int(pronoun.start)) + noun + question.text(pronoun.end..<question.bytes.count)
  }

  /// What the sentence is about, without its article and number: its object first, then its subject.
  private var noun: String? {
    for parse in sentence.parses {
      for relation in [Relation.object, .passiveSubject, .subject, .root] {
        for unit in parse.units.indices where parse.units[unit].relation == relation {
          guard let noun = named(by: unit, in: parse), agrees(parse.units[noun], as: relation) else { continue }
          return words(of: noun, in: parse)
        }
      }
    }
    return nil
  }

  /// The recipe of “the recipe %@”: what is filled in would be said twice.
  private func named(by unit: Int, in parse: Parse) -> Int? {
    guard sentence.tokens[parse.units[unit].token].kind == .placeholder else { return unit }
    return parse.child(of: unit, as: .compound)
  }

  private func agrees(_ unit: Parse.Unit, as relation: Relation) -> Bool {
    sentence.tokens[unit.token].kind == .word && !unit.tags.isDisjoint(with: [.noun, .pluralNoun])
      && unit.tags.contains(.pluralNoun) == isPlural && (isPlural || !isMeasure(unit))
      && (relation != .root || unit.tags.dominant != .verb)
  }

  /// “GB” of “1.2 GB” is no thing.
  private func isMeasure(_ unit: Parse.Unit) -> Bool {
    let before = sentence.tokens.last { $0.kind != .space && $0.end <= Int(sentence.tokens[unit.token].start) }
    return before?.kind == .number
  }

  /// Behind the noun “of the map”.
  private func end(of noun: Int, in parse: Parse) -> Int {
    let last = sentence.tokens[parse.units[noun].token]
    guard noun + 1 < parse.units.count else { return last.end }
    let next = sentence.tokens[parse.units[noun + 1].token]
    guard sentence.bytes.slice(next.range).equals("of"),
      let whole = parse.children(of: noun).first(where: { parse.span(of: $0).contains(noun + 1) })
    else { return last.end }
    return sentence.tokens[parse.units[parse.span(of: whole).upperBound].token].end
  }

  /// “the unsent letters” of “your 3 unsent letters”.
  private func words(of noun: Int, in parse: Parse) -> String {
    let last = parse.units[noun].token
    var first = last
    let opening: WordTags = [.determiner, .possessive, .number, .auxiliary, .copula]
    for unit in (parse.span(of: noun).lowerBound..<noun).reversed() {
      let token = sentence.tokens[parse.units[unit].token]
      guard token.kind == .word, token.tags.isDisjoint(with: opening),
        !token.tags.isDisjoint(with: [.adjective, .noun, .pastParticiple])
      else { break }
      first = parse.units[unit].token
    }
    let text = sentence.text(Int(sentence.tokens[first].start)..<end(of: noun, in: parse))
    let startsSentence = sentence.tokens[first].traits.contains(.startsSentence)
    return "the " + (startsSentence ? text.prefix(1).lowercased() + text.dropFirst() : text)
  }
}

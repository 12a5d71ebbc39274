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
  /// What stands before the sentence.
  private let earlier: [Passage]

  /// Nil where the question has no pronoun, or more than one.
  init?(of question: Passage, in sentence: Passage, behind earlier: [Passage] = []) {
    let pronouns = question.tokens.filter { token in
      token.kind == .word && ["it", "them"].contains(question.text(token.range).lowercased())
    }
    guard question.isEnglish, pronouns.count == 1, let pronoun = pronouns.first else { return nil }
    (self.sentence, self.question, self.pronoun, self.earlier) = (sentence, question, pronoun, earlier)
    isPlural = question.text(pronoun.range).lowercased() == "them"
  }

  /// The question with the noun that the sentence has for it; nil where none agrees, or one as well as the other.
  var named: String? {
    let same = ([sentence] + earlier.reversed()).lazy.compactMap { self.in($0).nounOfVerb }.first
    guard let noun = same ?? noun else { return nil }
    return question.text(0..<Int(pronoun.start)) + noun + question.text(pronoun.end..<question.bytes.count)
  }

  private func `in`(_ sentence: Passage) -> Antecedent {
    Antecedent(sentence: sentence, question: question, pronoun: pronoun, isPlural: isPlural, earlier: [])
  }

  private init(sentence: Passage, question: Passage, pronoun: Token, isPlural: Bool, earlier: [Passage]) {
    (self.sentence, self.question, self.pronoun, self.isPlural) = (sentence, question, pronoun, isPlural)
    self.earlier = earlier
  }

  /// What all that stands before is about, without its article and number; nil where more than one thing could be meant.
  private var noun: String? {
    var heads: Set<String> = []
    for text in earlier + [sentence] { heads.formUnion(self.in(text).nouns.map(\.head)) }
    return heads.count == 1 ? nouns.first { !$0.words.isEmpty }?.words : nil
  }

  private var nouns: [(head: String, words: String)] {
    var found = nounsOfTopic + names
    for parse in sentence.parses {
      for relation in [Relation.object, .passiveSubject, .subject, .root] {
        for unit in parse.units.indices where parse.units[unit].relation == relation {
          guard let noun = named(by: unit, in: parse), agrees(parse.units[noun], as: relation) else { continue }
          let head = sentence.text(sentence.tokens[parse.units[noun].token].range).lowercased()
          found.append((head, words(of: noun, in: parse)))
        }
      }
    }
    return found
  }

  /// “Bluetooth” of “The boat needs Bluetooth to find its pier.”: a name that no list has may be meant, whatever the parse makes of it.
  private var names: [(head: String, words: String)] {
    if isPlural { return [] }
    let words = sentence.tokens.filter { $0.kind == .word && !$0.traits.contains(.isQuoted) }
    let heads = words.indices.filter { index in
      let isLast = index + 1 == words.count || words[index + 1].tags.isDisjoint(with: [.noun, .pluralNoun])
      return words[index].traits.contains(.startsUpper) && !words[index].traits.contains(.startsSentence) && isLast
        && words[index].tags.isDisjoint(with: [.subjectPronoun, .determiner])
    }
    return heads.map { (sentence.text(words[$0].range).lowercased(), "") }
  }

  /// “Map” and “update” of “Map update available”: in a few words without a sentence each noun could be meant.
  private var nounsOfTopic: [(head: String, words: String)] {
    guard sentence.analysis.wordCount <= Self.longestTopic, !sentence.form.isComplete, !sentence.isVague else {
      return []
    }
    let nouns = sentence.tokens.filter { token in
      let own: WordTags = isPlural ? .pluralNoun : .noun
      return token.kind == .word && token.tags.contains(own) && token.tags.dominant != .adjective
        && (isPlural || !token.tags.contains(.pluralNoun))
    }
    return nouns.map { (sentence.text($0.range).lowercased(), "") }
  }

  private static let longestTopic = 5

  /// “The invoice” of “The invoice wasn’t uploaded.” for “Upload it?”: what the same verb was said of is meant, whatever else is
  /// told in between.
  private var nounOfVerb: String? {
    let verb = question.tokens.last { $0.end <= Int(pronoun.start) && $0.tags.contains(.baseVerb) }
    guard let verb, case let asked = question.text(verb.range).lowercased() else { return nil }
    for parse in sentence.parses {
      for unit in parse.units.indices {
        let word = sentence.text(sentence.tokens[parse.units[unit].token].range).lowercased()
        guard (VerbForms.english.base(of: word) ?? word) == asked,
          let thing = parse.child(of: unit, as: .object) ?? parse.child(of: unit, as: .passiveSubject),
          let noun = named(by: thing, in: parse), agrees(parse.units[noun], as: .object)
        else { continue }
        return words(of: noun, in: parse)
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
    // “The app needs Bluetooth”: a name that had no article gets none.
    let before = sentence.tokens.last { $0.kind == .word && $0.end <= Int(sentence.tokens[first].start) }
    if sentence.tokens[first].traits.contains(.startsUpper), !startsSentence,
      before?.tags.isDisjoint(with: [.determiner, .possessive, .article, .number]) ?? true
    {
      return text
    }
    return "the " + (startsSentence ? text.prefix(1).lowercased() + text.dropFirst() : text)
  }
}

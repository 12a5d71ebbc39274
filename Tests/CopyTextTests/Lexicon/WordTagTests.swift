import CopyModel
import Testing

@testable import CopyText

/// What the lexicon must say about words that interface copy uses all the time.
@Suite struct WordTagTests {
  /// Words, the tags that each must have, and those that none may have.
  struct Expectation: Sendable, CustomTestStringConvertible {
    let words: String
    let has: WordTags
    var lacks: WordTags = []
    var dominant: WordTags.Dominant?
    var testDescription: String { words }
  }

  static let verbs: [Expectation] = [
    .init(words: "save open close set view update sync sign share search", has: .baseVerb, dominant: .verb),
    .init(
      words: "delete cancel try choose select tap download resync redownload unmute", has: .baseVerb, dominant: .verb),
    .init(words: "saves tries goes has syncs", has: .thirdPersonVerb),
    .init(words: "was did had went wrote found couldn't", has: [], lacks: .noun),
    .init(words: "saved wrote went chose synced unplugged reset rebuilt", has: .pastVerb),
    .init(words: "saved written gone chosen synced travelled traveled", has: .pastParticiple),
    .init(words: "saving writing syncing unplugging lying emailing", has: .presentParticiple),
    .init(words: "wrote chose went", has: .pastVerb, lacks: .pastParticiple),
    .init(words: "written chosen gone", has: .pastParticiple, lacks: .pastVerb),
  ]

  static let nouns: [Expectation] = [
    .init(words: "file app email username passcode hotspot widget plugin backend download alert", has: .noun),
    .init(words: "files apps emails settings people media children details", has: .pluralNoun, lacks: .baseVerb),
    .init(words: "information software storage data music wifi", has: [.noun, .massNoun]),
    .init(words: "files settings photos people message name type", has: [], dominant: .noun),
    .init(words: "london january german may", has: .properNoun),
  ]

  static let qualifiers: [Expectation] = [
    .init(words: "new private invalid offline unable unavailable", has: .adjective, dominant: .adjective),
    .init(words: "newer latest larger better best lower", has: [.adjective, .graded]),
    .init(words: "number offer modest archer", has: [], lacks: .graded),
    .init(words: "quickly again later not", has: .adverb),
  ]

  static let closedClasses: [Expectation] = [
    .init(words: "a an the", has: [.article, .determiner], lacks: [.noun, .adjective, .adverb], dominant: .function),
    .init(words: "in as be is it at of i", has: [], lacks: [.noun, .pluralNoun], dominant: .function),
    .init(words: "i we you they he she it this that these those who", has: .subjectPronoun),
    .init(words: "me us you them it", has: .objectPronoun),
    .init(words: "my your its their", has: .possessive, lacks: [.noun, .subjectPronoun]),
    .init(words: "of at by for from in into on onto over to up with", has: .preposition),
    .init(words: "up out off in on down over back", has: .particle),
    .init(words: "and but or nor for yet so", has: .coordinator),
    .init(words: "if because until while when", has: .subordinator),
    .init(words: "to", has: [.infinitiveMarker, .preposition]),
    .init(words: "who what which how where why", has: .questionWord),
    .init(words: "can will must should cannot we'll", has: .auxiliary),
    .init(words: "am is are was were be been being isn't it's", has: .copula),
    .init(words: "don't can't couldn't isn't won't", has: .negative, lacks: .noun),
    .init(words: "one two hundred third", has: .number),
    .init(words: "oops yes please", has: .interjection),
    .init(words: "e.g. etc. vs. inc. min. max. no. mr.", has: .abbreviation),
    .init(words: "no min max", has: [], lacks: .abbreviation),
  ]

  @Test(arguments: verbs + nouns + qualifiers + closedClasses)
  func wordsHaveTheirTags(_ expected: Expectation) {
    for word in expected.words.split(separator: " ") {
      let tags = lookUp(word)
      #expect(!tags.isEmpty, "\(word) is unknown")
      #expect(tags.isSuperset(of: expected.has), "\(word): \(TagNames.text(tags))")
      #expect(tags.isDisjoint(with: expected.lacks), "\(word): \(TagNames.text(tags))")
      #expect(expected.dominant == nil || tags.dominant == expected.dominant, "\(word): \(TagNames.text(tags))")
    }
  }

  private func lookUp(_ word: Substring) -> WordTags {
    var word = String(word)
    return word.withUTF8 { WordTable.english.tags(of: Bytes($0)) }
  }
}

@testable import CopyText

/// The names that the tables in Lexicons/en use for tags, which must be those of Lexicons/build/tags.py.
enum TagNames {
  static let flags: [(name: String, tag: WordTags)] = [
    ("noun", .noun), ("plural", .pluralNoun), ("mass", .massNoun), ("proper", .properNoun),
    ("verb", .baseVerb), ("verb-s", .thirdPersonVerb), ("past", .pastVerb), ("participle", .pastParticiple),
    ("ing", .presentParticiple), ("auxiliary", .auxiliary), ("copula", .copula), ("negative", .negative),
    ("adjective", .adjective), ("graded", .graded), ("article", .article), ("adverb", .adverb),
    ("determiner", .determiner), ("subject", .subjectPronoun), ("object", .objectPronoun),
    ("possessive", .possessive), ("preposition", .preposition), ("coordinator", .coordinator),
    ("subordinator", .subordinator), ("particle", .particle), ("to", .infinitiveMarker), ("wh", .questionWord),
    ("number", .number), ("interjection", .interjection), ("abbreviation", .abbreviation),
  ]

  static let dominant: [(name: String, value: WordTags.Dominant)] = [
    ("=noun", .noun), ("=verb", .verb), ("=adjective", .adjective), ("=adverb", .adverb), ("=function", .function),
  ]

  /// The tags for names parted by spaces, or nil if a name is unknown.
  static func tags(_ names: some StringProtocol) -> WordTags? {
    var value: UInt32 = 0
    for name in names.split(separator: " ") {
      if let flag = flags.first(where: { $0.name == name }) {
        value |= flag.tag.rawValue
      } else if let part = dominant.first(where: { $0.name == name }) {
        value |= part.value.rawValue << 29
      } else {
        return nil
      }
    }
    return WordTags(rawValue: value)
  }

  /// The names of tags, for messages.
  static func text(_ tags: WordTags) -> String {
    let names = flags.filter { tags.contains($0.tag) }.map(\.name)
    return (names + dominant.filter { $0.value == tags.dominant }.map(\.name)).joined(separator: " ")
  }
}

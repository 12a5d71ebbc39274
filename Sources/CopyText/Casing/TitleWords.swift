import CopyModel

/// The words that title style treats in its own way, from `Lexicons/en/title-words.tsv`.
struct TitleWords {
  /// How title style treats a word.
  enum Class: UInt32 {
    /// Like any other: with a capital.
    case major = 0
    case article, coordinator, preposition, to, `as`
    /// Off, out, up: prepositions before a determiner, adverbs elsewhere.
    case direction
    /// Low where a title is made, right either way where one is judged.
    case either
    /// A capital where a title is made, right either way where one is judged.
    case neutral
  }

  private var words = WordMap(capacity: 64)
  private static let longest = 5

  init() {
    TSVReader(named: "en/title-words.tsv").forEachRow { word, name, _ in
      words.insert(word, Self.value(name).rawValue)
    }
  }

  /// The class of `word`, whatever its case. `hash` is that of its token, 0 where it has none.
  @inline(__always)
  func classify(_ word: Bytes, hash: UInt32) -> Class {
    if word.count > Self.longest { return .major }
    return Class(rawValue: hash == 0 ? words[word] : words[word, hash: hash]) ?? .major
  }

  private static func value(_ name: Bytes) -> Class {
    if name.equals("article") { return .article }
    if name.equals("coordinator") { return .coordinator }
    if name.equals("preposition") { return .preposition }
    if name.equals("to") { return .to }
    if name.equals("as") { return .as }
    if name.equals("direction") { return .direction }
    if name.equals("either") { return .either }
    return .neutral
  }
}

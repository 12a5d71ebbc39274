import CopyModel
import CopyPassage
import CopyText

/// A question that asks for somebody’s will before it comes to the deed: “Is it your wish to …?”, “Are you certain about …ing?”,
/// “Shall we go ahead and …?” Which words stand between differs; that they say nothing but “do you want this” doesn’t.
struct AskedWill {
  /// From the first word of the question to the deed.
  let range: Range<Int>
  /// The verb of the deed, “delete” or “deleting”.
  let deed: Token

  /// The lists whose words only ask for a will.
  static let lists: [TermList] = [.willNoun, .willQuality, .consentQuality, .proceedPhrase]

  /// The longest frame, in bytes.
  private static let longest = 80

  static func find(in copy: Passage) -> AskedWill? {
    guard copy.isEnglish, copy.bytes.contains(UInt8(ascii: "?")) else { return nil }
    return lists.lazy.flatMap { list in copy.all(list).lazy.compactMap { AskedWill(list, $0, copy) } }.first
  }

  private init?(_ list: TermList, _ will: TermMatch, _ copy: Passage) {
    let sentence = copy.sentence(at: Int(will.start))
    // A frame is short; many words of will in one sentence are none.
    guard copy.bytes.hasLiteral("?", at: sentence.upperBound - 1), Int(will.start) - sentence.lowerBound < Self.longest
    else { return nil }
    let words = copy.tokens.filter { $0.kind == .word && sentence.contains(Int($0.start)) }
    let before = words.prefix { $0.end <= Int(will.start) }
    guard let first = before.first, first.tags.contains(.auxiliary) || first.tags.contains(.copula),
      before.allSatisfy({ Self.isFrame($0) || list == .willNoun && $0.tags.contains(.adjective) }),
      Self.turnsTo(before, list, copy)
    else { return nil }
    let behind = words.drop { Int($0.start) < Int(will.end) }
    let small = behind.prefix { Self.isLink($0, copy) }
    guard let last = small.last, small.count < 5, let deed = behind.dropFirst(small.count).first,
      Self.follows(deed, last)
    else { return nil }
    range = Int(first.start)..<last.end
    self.deed = deed
  }

  /// Whom the question turns to: a wish is “it”, sure are “you”, and to go ahead are “we” or “you”.
  private static func turnsTo(_ before: ArraySlice<Token>, _ list: TermList, _ copy: Passage) -> Bool {
    let subjects: [StaticString] =
      switch list {
      case .willNoun: ["it", "this", "that"]
      case .willQuality: ["you"]
      case .consentQuality: ["it", "this", "that", "you"]
      default: ["we", "you", "i"]
      }
    return before.contains { copy.isAny(of: subjects, at: $0.range) }
  }

  /// A word of grammar, or one of degree: “absolutely”, “your”.
  private static func isFrame(_ word: Token) -> Bool {
    word.tags.dominant == .function || word.tags.dominant == .adverb || word.tags.contains(.possessive)
      || word.tags.contains(.auxiliary)
  }

  /// “to”, “and”, “about”, “if we”, “that you want to”
  private static func isLink(_ word: Token, _ copy: Passage) -> Bool {
    let links: WordTags = [.infinitiveMarker, .coordinator, .preposition, .subordinator, .subjectPronoun]
    return !word.tags.isDisjoint(with: links)
      || copy.isAny(of: ["want", "wish", "mean", "intend", "now"], at: word.range)
  }

  /// Whether the deed has the form that the word before it asks for: “to delete”, “about deleting”.
  private static func follows(_ deed: Token, _ last: Token) -> Bool {
    let takesBase: WordTags = [.infinitiveMarker, .coordinator, .subjectPronoun]
    if deed.tags.contains(.presentParticiple) { return last.tags.contains(.preposition) }
    return deed.tags.contains(.baseVerb) && deed.tags.isDisjoint(with: [.auxiliary])
      && !last.tags.isDisjoint(with: takesBase)
  }
}

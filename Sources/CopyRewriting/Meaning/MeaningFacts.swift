import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// What a text states, as far as two texts can be compared by it.
struct MeaningFacts {
  /// What has to stay as it is written.
  private var literals = LiteralFacts()
  /// Whether something is denied, or has failed.
  private(set) var denies = false
  /// Whether something holds as long only as something else does: “until”, “unless”.
  private(set) var isConditional = false
  /// Words that stand with a capital inside sentences written low, in small letters.
  private(set) var names: Set<String> = []
  /// Words that stand low.
  private(set) var lowWords: Set<String> = []
  /// The stems of the words that carry the matter.
  private(set) var stems: Set<String> = []
  /// “An apple”, “a user”: each article, in small letters, with the word behind it.
  private(set) var articles: Set<String> = []

  var quantities: [String] { literals.quantities }
  var codes: [String] { literals.codes }
  var startsLow: Bool { literals.startsLow }

  init(_ copy: Passage?) {
    if let copy { add(copy) }
  }

  init(_ copies: [Passage]) {
    for copy in copies { add(copy) }
  }

  private mutating func add(_ copy: Passage) {
    literals.add(copy)
    let words = LiteralFacts.words(of: copy)
    let isLow = copy.tokens.contains { $0.kind == .word && Self.isLowContent($0) }
    var before: Token?
    for (index, word) in words.enumerated() {
      add(word, behind: before, in: copy, isLow: isLow && !Self.shouts(words, at: index))
      before = word
    }
    // What went wrong by somebody’s fault went wrong.
    let blames = !copy.isEnglish && !copy.isKorean && copy.has(.blame)
    denies = denies || Self.tells(.problem, copy) || Self.tells(.errorWord, copy) || blames
  }

  /// Whether copy has a term of `list` that is no mere label: “Warning: the paint is wet”.
  private static func tells(_ list: TermList, _ copy: Passage) -> Bool {
    copy.all(list).contains { term in
      let word = copy.tokens.first { $0.start == term.start }
      if let word, isUrge(behind: word, in: copy) { return false }
      if isOfCode(term, copy) { return false }
      guard copy.all(.labelNoun).contains(where: { $0.range.overlaps(term.range) }) else { return true }
      let isFirst = copy.startsSentence(at: Int(term.start)) || isKind(before: term, in: copy)
      let opens = copy.bytes.hasLiteral(":", at: Int(term.end)) && isFirst
      // “Tide Warning”; what ends with an error has failed.
      let closes = !copy.form.isComplete && Int(term.end) == copy.wordsRange?.upperBound && list == .problem
      return !opens && (!closes || copy.all(.errorWord).contains { $0.range.overlaps(term.range) })
    }
  }

  /// “Error code: 217.” is what a failure is looked up by.
  private static func isOfCode(_ term: TermMatch, _ copy: Passage) -> Bool {
    copy.all(.errorWord).contains { label in
      label.range.overlaps(term.range) && copy.text(label.range).contains(" ")
        && copy.bytes.hasLiteral(":", at: Int(label.end)) && copy.startsSentence(at: Int(label.start))
    }
  }

  /// “Fatal error: …”: what kind of error it is begins the label.
  private static func isKind(before term: TermMatch, in copy: Passage) -> Bool {
    guard let kind = copy.tokens.last(where: { $0.countsAsWord && $0.end <= Int(term.start) }) else { return false }
    return copy.startsSentence(at: Int(kind.start))
      && ["fatal", "critical", "serious", "internal", "unknown", "unexpected"].contains(
        copy.text(kind.range).lowercased())
  }

  /// “BATTERY AT 18%. Land the kite.”: capitals in a row, one of them a longer word that is no acronym, are no names.
  private static func shouts(_ words: [Token], at index: Int) -> Bool {
    guard isCapital(words[index]) else { return false }
    let behind = words[index...].prefix(while: isCapital)
    let run = words[..<index].reversed().prefix(while: isCapital) + behind
    return run.count > 1 && run.contains { $0.length > 3 && $0.traits.isDisjoint(with: .isName) && carries($0) }
  }

  private static func isCapital(_ word: Token) -> Bool {
    word.kind == .word && word.length > 1 && word.traits.contains([.startsUpper, .hasInnerUpper])
      && word.traits.isDisjoint(with: [.hasLower, .hasDigit])
  }

  private mutating func add(_ word: Token, behind before: Token?, in copy: Passage, isLow: Bool) {
    let text = copy.text(word.range)
    let low = text.lowercased()
    let isDenial = word.tags.contains(.negative) || Self.denials.contains(low)
    if isDenial, !Self.isUrge(behind: word, in: copy) { denies = true }
    if ["until", "unless"].contains(low) { isConditional = true }
    if word.traits.contains(.startsLower) { lowWords.insert(low) }
    let startsSentence = word.traits.contains(.startsSentence)
    if isLow, !startsSentence, word.traits.contains(.startsUpper), low != "i" { names.insert(low) }
    if Self.carries(word) { stems.insert(Self.stem(low, in: copy)) }
    if let before, before.tags.contains(.article), ["a", "an"].contains(copy.text(before.range).lowercased()) {
      articles.insert(copy.text(before.range).lowercased() + " " + text)
    }
  }

  private static let denials: Set<String> = [
    "no", "none", "nothing", "never", "nobody", "without", "neither", "nor", "cannot", "unable", "lose", "loses",
    "losing", "forgot", "forgotten",
  ]

  /// “Don’t forget to …”: two denials are none.
  private static func isUrge(behind word: Token, in copy: Passage) -> Bool {
    guard let verb = copy.word(at: word.end) else { return false }
    // “Don’t worry”
    if ["worry", "panic"].contains(copy.text(verb.range).lowercased()) { return true }
    guard let to = copy.word(at: verb.end) else { return false }
    return copy.text(to.range).lowercased() == "to"
      && ["forget", "fail", "neglect", "hesitate"].contains(copy.text(verb.range).lowercased())
  }

  private static func isLowContent(_ word: Token) -> Bool {
    word.traits.contains(.startsLower) && word.length > 3 && carries(word)
  }

  static func carries(_ word: Token) -> Bool {
    let grammar: WordTags = [
      .auxiliary, .copula, .determiner, .preposition, .coordinator, .subjectPronoun, .objectPronoun, .possessive,
      .subordinator, .infinitiveMarker, .interjection, .questionWord,
    ]
    return word.tags.dominant != .function && word.tags.isDisjoint(with: grammar)
  }

  /// What stays of a word in its other forms: two syllables of a Korean or Japanese word, half of a long one in an alphabet.
  static func stem(_ word: String, in copy: Passage) -> String {
    if copy.isEnglish { return stem(word) }
    // “L’album” is “album”.
    if let mark = word.firstIndex(of: "’") ?? word.firstIndex(of: "'"),
      word.distance(from: word.startIndex, to: mark) < 5,
      case let noun = word[word.index(after: mark)...], noun.count > 1
    {
      return stem(String(noun), in: copy)
    }
    let isAlphabetic = word.unicodeScalars.first.map { $0.value < 0x1100 } ?? false
    return String(word.prefix(isAlphabetic ? max(4, (word.count + 1) / 2) : 2))
  }

  /// “Delet” and “deletion”, “approv” and “approval”: a verb or adjective and the noun made of it.
  static func areKin(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard short.count > 3 else { return false }
    guard long.hasPrefix(short) else { return false }
    let rest = String(long.dropFirst(short.count))
    // “Cancellation” doubles the last letter of “cancel”.
    return derivations.contains(rest) || rest.first == short.last && derivations.contains(String(rest.dropFirst()))
  }

  private static let derivations: Set<String> = [
    "ion", "ation", "ication", "al", "ment", "ance", "ence", "ic", "ing", "er", "or", "ed",
  ]

  /// The base form of a verb, and the singular of a noun, as far as endings tell.
  private static func stem(_ word: String) -> String {
    let base = VerbForms.english.base(of: word) ?? word
    for ending in ["ies", "es", "s", "e", "y"] where base.hasSuffix(ending) && base.count - ending.count >= 3 {
      return String(base.dropLast(ending.count))
    }
    return base
  }
}

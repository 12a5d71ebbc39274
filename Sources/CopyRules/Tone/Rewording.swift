import CopyModel
import CopyPassage
import CopyText

/// Puts the lexicon’s better words in the place of a term, as the syntax of its sentence asks.
enum Rewording {
  /// The fix, with the case of the old words carried over; it changes words, so it needs review. Nil without better words,
  /// and where they can’t stand in the place of the old ones.
  static func fix(_ match: TermMatch, in copy: Passage) -> Fix? {
    guard let better = copy.term(match)?.better else { return nil }
    let text = recased(better, like: match, in: copy)
    guard copy.isEnglish else { return Fix([Splice(match.range, text)], isSafe: false) }
    return EnglishReplacement(match, by: text, in: copy).splice.flatMap { Fix([$0], isSafe: false) }
  }

  /// Title style where the copy is in title style, a capital where the old words had one.
  static func recased(_ better: String, like match: TermMatch, in copy: Passage) -> String {
    guard let token = copy.tokens.first(where: { $0.range.overlaps(match.range) }),
      token.traits.contains(.startsUpper)
    else { return better }
    let isShortButton = copy.role == .button && copy.analysis.wordCount <= 3 && copy.caseStyle == .apple
    let isTitle = copy.casing == .title || isShortButton
    let words = better.split(separator: " ", omittingEmptySubsequences: false)
    let cased = words.enumerated().map { index, word in
      index == 0 || isTitle ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
    }
    return cased.joined(separator: " ")
  }
}

/// English words in the place of a term: particles go behind a pronoun, the article before them fits, and what is an
/// attribute or the first part of a compound stays.
struct EnglishReplacement {
  private let copy: Passage
  private let range: Range<Int>
  private let text: String
  private let term: Token?
  private let previous: Token?
  private let next: Token?

  init(_ match: TermMatch, by text: String, in copy: Passage) {
    (self.copy, self.text, range) = (copy, text, match.range)
    term = copy.tokens.first { $0.range.overlaps(match.range) && $0.countsAsWord }
    previous = copy.tokens.last { $0.end <= match.range.lowerBound && $0.kind != .space }
    next = copy.word(at: match.range.upperBound)
  }

  /// What to write where; nil where the new words can’t stand there.
  var splice: Splice? {
    if isAttribute || isPartOfCompound || isBehindHyphen || repeatsParticle || isSubject || isNoun { return nil }
    var (range, text) = (range, text)
    if let around = aroundPronoun { (range, text) = (range.lowerBound..<around.end, around.text) }
    if let verb = verbOfMany { (range, text) = (range.lowerBound..<verb.end, "\(text) \(verb.text)") }
    if let article { (range, text) = (Int(article.old.start)..<range.upperBound, article.new + " " + text) }
    return Splice(range, endsSentence ? text + "." : text)
  }

  /// “Beans, etc. Roast them”: the period of what is cut short at its end is that of the sentence as well.
  private var endsSentence: Bool {
    let words = copy.text(range)
    guard words.hasSuffix("."), !words.dropLast().contains("."), !text.hasSuffix(".") else { return false }
    let isLast = copy.bytes[range.upperBound...].allSatisfy { !$0.isASCIIWord && $0 < 0x80 }
    return isLast || next?.traits.contains(.startsUpper) == true
  }

  // MARK: Order

  /// “They keep” for “he or she keeps”: the verb behind goes with it.
  private var verbOfMany: (text: String, end: Int)? {
    guard text.lowercased() == "they", let next, next.kind == .word else { return nil }
    let verb = copy.text(next.range)
    let other = VerbNumber.other(than: verb.replacing("'", with: "’"))?.text
    return (other ?? VerbForms.english.base(ofThirdPerson: verb)).map { ($0, next.end) }
  }

  /// “Turn it on” for “enable it”.
  private var aroundPronoun: (text: String, end: Int)? {
    let words = text.split(separator: " ")
    guard words.count == 2, isParticle(words[1]), let next, next.kind == .word, isPronoun(next) else { return nil }
    return ("\(words[0]) \(copy.text(next.range)) \(words[1])", next.end)
  }

  /// “It”, and “this” where no noun follows: “enable this.”
  private func isPronoun(_ word: Token) -> Bool {
    if word.tags.contains(.objectPronoun), word.tags.isDisjoint(with: [.determiner, .possessive]) { return true }
    guard ["this", "that"].contains(copy.text(word.range).lowercased()) else { return false }
    let behind = copy.word(at: word.end)
    return behind.map { $0.kind != .word || !$0.tags.isDisjoint(with: [.preposition, .coordinator, .adverb]) } ?? true
  }

  private func isParticle(_ word: Substring) -> Bool {
    copy.lexicon?.terms(in: .particle).contains { $0.text == word.lowercased() } ?? false
  }

  /// The article before the term, and the one that the new words want.
  private var article: (old: Token, new: String)? {
    guard let previous, previous.tags.contains(.article) else { return nil }
    let old = copy.text(previous.range)
    guard ["a", "an"].contains(old.lowercased()), let wanted = IndefiniteArticle.before(text),
      wanted != old.lowercased()
    else { return nil }
    return (previous, old.first?.isUppercase == true ? wanted.prefix(1).uppercased() + wanted.dropFirst() : wanted)
  }

  // MARK: Place

  /// “Disabled ovens”: an adjective or participle before its noun makes no room for two words.
  private var isAttribute: Bool {
    guard text.contains(" "), let term, let next, next.kind == .word,
      !term.tags.isDisjoint(with: [.pastParticiple, .adjective]), term.tags.isDisjoint(with: .baseVerb),
      next.tags.contains(.noun) || next.tags.contains(.pluralNoun),
      next.tags.isDisjoint(with: [.determiner, .possessive])
    else { return false }
    guard let previous, previous.kind == .word || previous.kind == .number else { return true }
    // “Contains illegal signs”: no tense of a verb can be meant.
    if term.tags.isDisjoint(with: [.pastParticiple, .pastVerb]) { return true }
    let opening: WordTags = [.determiner, .article, .possessive, .number, .adjective, .preposition, .coordinator]
    return previous.kind == .number || !previous.tags.isDisjoint(with: opening)
  }

  /// “Enabling failed”: a verb that is a noun here leaves no room for a particle.
  private var isSubject: Bool {
    let finite: WordTags = [.pastVerb, .thirdPersonVerb, .auxiliary, .copula]
    guard text.contains(" "), let term, term.tags.contains(.presentParticiple), let next else { return false }
    return term.traits.contains(.startsSentence) && next.kind == .word && !next.tags.isDisjoint(with: finite)
  }

  /// “The kill command”, “with exit code 3”: a verb behind an article or preposition, before a noun, is no verb.
  private var isPartOfCompound: Bool {
    guard let term, let previous, let next, next.kind == .word, term.tags.contains(.baseVerb) else { return false }
    let isBehindPreposition = previous.tags.contains(.preposition) && !previous.tags.contains(.infinitiveMarker)
    return (isBehindPreposition || !previous.tags.isDisjoint(with: [.article, .possessive]))
      && next.tags.dominant == .noun
  }

  /// “The log on the server”: behind an article, an adjective, or another noun stands no verb with its particle.
  private var isNoun: Bool {
    let old = copy.text(range).split(separator: " ")
    guard old.count == 2, isParticle(old[1]), let term, term.tags.contains(.noun), let previous, previous.kind == .word
    else { return false }
    let verbal: WordTags = [.auxiliary, .infinitiveMarker, .subjectPronoun, .objectPronoun, .adverb, .pluralNoun]
    return previous.tags.isDisjoint(with: verbal)
      && (!previous.tags.isDisjoint(with: [.article, .possessive, .determiner])
        || previous.tags.dominant == .noun || previous.tags.dominant == .adjective)
  }

  /// “Is enabled on the porch”: “turned on on”.
  private var repeatsParticle: Bool {
    guard let next, let last = text.split(separator: " ").last else { return false }
    return copy.text(next.range).lowercased() == last.lowercased()
  }

  /// “Re-enables”.
  private var isBehindHyphen: Bool {
    guard let previous, previous.end == range.lowerBound else { return false }
    return copy.bytes.slice(previous.range).equals("-")
  }
}

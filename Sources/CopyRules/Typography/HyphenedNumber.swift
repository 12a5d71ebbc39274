import CopyModel
import CopyPassage
import CopyText

/// A number and its unit before the noun that they describe, without the hyphen: “a 6 digit code”.
enum HyphenedNumber {
  struct Slip {
    let range: Range<Int>
    let head: Range<Int>
    let meant: String
  }

  static func slips(in copy: Passage) -> [Slip] {
    // Most copy has no number, which costs less to see than a unit.
    guard copy.isEnglish, copy.tokens.contains(where: { $0.kind == .number || $0.kind == .placeholder }),
      copy.mayHold(.describingUnit)
    else { return [] }
    let words = copy.unspaced
    return words.indices.compactMap { slip(at: $0, in: words, copy) }
  }

  private static func slip(at index: Int, in words: [Token], _ copy: Passage) -> Slip? {
    guard index + 2 < words.count, isNumber(words[index], copy), opensPhrase(at: index, in: words, copy),
      copy.isAny(of: .describingUnit, at: words[index + 1].range), touch(words[index], words[index + 1])
    else { return nil }
    let isAged = index + 3 < words.count && copy.isAny(of: ["old"], at: words[index + 2].range)
    let last = isAged ? index + 2 : index + 1
    guard let head = head(behind: last, isAged: isAged, in: words, copy), !isAdverbial(words, head, copy) else {
      return nil
    }
    let parts = words[index...last].map { copy.text($0.range) }
    return Slip(
      range: Int(words[index].start)..<words[last].end, head: words[head].range, meant: parts.joined(separator: "-"))
  }

  /// The noun behind adjectives: one thing, or of a unit that is nothing but part of it, many.
  private static func head(behind unit: Int, isAged: Bool, in words: [Token], _ copy: Passage) -> Int? {
    var place = unit + 1
    while place + 1 < words.count, isDescription(words[place]), isThing(words[place + 1]) { place += 1 }
    guard place < words.count, isThing(words[place]) || isBehindArticle(unit, place, in: words, copy) else {
      return nil
    }
    // “2 day passes” may be two of them.
    let isMany = words[place].tags.contains(.pluralNoun)
    if isMany, !isAged, !copy.isAny(of: .sizeUnit, at: words[unit].range), unit == place - 1 { return nil }
    guard place + 1 < words.count else { return place }
    let next = words[place + 1]
    return next.kind == .word && isThing(next) && !isMany ? place + 1 : place
  }

  /// “a 5 minute break”: behind an article a word that may be one is a noun.
  private static func isBehindArticle(_ unit: Int, _ place: Int, in words: [Token], _ copy: Passage) -> Bool {
    unit > 1 && place == unit + 1 && copy.isAny(of: ["a", "an", "the", "your"], at: words[unit - 2].range)
      && words[place].tags.contains(.noun) && words[place].tags.isDisjoint(with: [.preposition, .adverb, .auxiliary])
  }

  /// “5 minutes time”, “30 day ago”: no noun is described.
  private static func isAdverbial(_ words: [Token], _ head: Int, _ copy: Passage) -> Bool {
    copy.isAny(of: ["ago", "left", "old", "time", "trip", "trips"], at: words[head].range)
  }

  /// Two or more: “1 day pass” may be one pass for a day.
  private static func isNumber(_ token: Token, _ copy: Passage) -> Bool {
    guard token.traits.isDisjoint(with: [.isQuoted, .followsHyphen, .precedesHyphen]) else { return false }
    switch token.kind {
    case .number:
      let figure = copy.bytes.slice(token.range)
      return figure.allSatisfy(\.isASCIIDigit) && figure.count < 4 && !figure.equals("1") && figure[0] != 0x30
    case .placeholder: return copy.place.pluralForm == nil && copy.text(token.range).last.map("di".contains) == true
    default: return false
    }
  }

  /// Whether the number counts: “Top 10 day trips” are ten, and what follows a name is part of it.
  private static func opensPhrase(at index: Int, in words: [Token], _ copy: Passage) -> Bool {
    guard index > 0, !words[index].traits.contains(.startsSentence) else { return true }
    let before = words[index - 1]
    guard before.kind == .word else { return false }
    return before.traits.isDisjoint(with: [.isName, .mayBeName]) && !before.tags.isEmpty
      && before.tags.isDisjoint(with: [.noun, .pluralNoun, .properNoun])
      || before.tags.dominant == .verb && before.traits.contains(.startsLower)
  }

  private static func isDescription(_ token: Token) -> Bool {
    token.kind == .word && token.tags.contains(.adjective) && token.tags.isDisjoint(with: [.preposition, .determiner])
  }

  private static func isThing(_ token: Token) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: [.noun, .pluralNoun]) && token.tags.dominant == .noun
      && token.traits.isDisjoint(with: [.isQuoted, .isName, .isSuffix, .followsHyphen])
      && token.tags.isDisjoint(with: [.preposition, .determiner, .auxiliary, .adverb, .number])
  }

  private static func touch(_ left: Token, _ right: Token) -> Bool { Int(right.start) == left.end + 1 }
}

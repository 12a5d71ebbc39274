import CopyModel
import CopyPassage
import CopyText

/// What words can be in a phrase, by their tags.
extension Agreement {
  func text(_ token: Token) -> String {
    let text = copy.text(token.range).lowercased()
    return copy.bytes.slice(token.range).contains(UInt8(ascii: "'")) ? text.replacing("'", with: "’") : text
  }

  func isWord(_ token: Token, _ word: StaticString) -> Bool { copy.bytes.slice(token.range).equalsFolded(word) }

  func isAny(_ token: Token, _ words: [StaticString]) -> Bool { copy.isAny(of: words, at: token.range) }

  func isAny(_ token: Token, _ set: WordSet) -> Bool { copy.isAny(of: set, at: token.range) }

  /// `word` with a capital where the token has one.
  func written(_ word: String, like token: Token) -> String {
    token.traits.contains(.startsUpper) ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  func isFigure(_ token: Token) -> Bool {
    token.kind == .number || token.kind == .placeholder
      || token.tags.contains(.number) && token.tags.isDisjoint(with: [.adjective, .noun])
  }

  /// “On 3 March”: a day, and not how many.
  func isMonth(_ noun: Token) -> Bool {
    noun.traits.contains(.startsUpper) && isAny(noun, ["march", "may"])
  }

  func isAdverb(_ token: Token) -> Bool {
    token.kind == .word && token.tags.dominant == .adverb && token.tags.isDisjoint(with: [.noun, .preposition])
  }

  /// A common noun, written small unless it opens the copy: “Photos is syncing” tells of an app.
  func isNoun(_ token: Token) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: [.noun, .pluralNoun]) && token.traits.contains(.startsLower)
      && token.traits.isDisjoint(with: [.isQuoted, .isName, .isSuffix, .followsHyphen, .precedesHyphen])
      && token.tags.isDisjoint(with: [.determiner, .preposition, .subjectPronoun, .objectPronoun, .auxiliary, .number])
  }

  /// “Your sync”: a verb that is a noun behind an article, and tells of one deed then.
  func isDeed(_ token: Token) -> Bool {
    token.kind == .word && token.tags.isSuperset(of: [.massNoun, .baseVerb]) && token.traits.contains(.startsLower)
      && token.traits.isDisjoint(with: [.isQuoted, .isName, .isSuffix, .followsHyphen, .precedesHyphen])
      && token.tags.isDisjoint(with: [.pluralNoun, .adjective, .adverb, .preposition, .determiner])
  }

  /// “Wait 30 second.”: a noun first of all, and at the end of its sentence nothing else.
  func isUnitAtEnd(_ index: Int) -> Bool {
    let noun = words[index]
    let isLast = index + 1 == words.count || words[index + 1].kind == .punctuation
    return isLast && noun.tags.contains(.noun) && noun.tags.dominant == .noun && !isAny(noun, .measureNoun)
      && noun.tags.isDisjoint(with: [.pluralNoun, .massNoun, .number, .preposition, .determiner])
  }

  /// “Log out from all device”, but not “all day”, “all access”, and “all app and source settings”.
  func isThing(at index: Int) -> Bool {
    let noun = words[index]
    if index + 1 < words.count, words[index + 1].tags.contains(.coordinator) { return false }
    // “All communication between them is private”
    if let verb = words[index...].first(where: { !$0.tags.isDisjoint(with: [.auxiliary, .copula]) }),
      isAny(verb, ["is", "was", "has"])
    {
      return false
    }
    return !isAny(noun, .amountNoun) && noun.tags.isDisjoint(with: [.massNoun, .baseVerb, .adjective, .adverb])
      && !TimeWords.contains(copy.bytes.slice(noun.range))
  }

  /// What stands between an article and the noun.
  func isPart(_ token: Token) -> Bool {
    guard token.kind == .word, token.traits.isDisjoint(with: [.isQuoted, .followsHyphen, .precedesHyphen]) else {
      return false
    }
    let part: WordTags = [.noun, .adjective, .pastParticiple, .presentParticiple]
    let other: WordTags = [
      .determiner, .preposition, .coordinator, .subordinator, .auxiliary, .copula, .subjectPronoun,
    ]
    return !token.tags.isDisjoint(with: part) && token.tags.isDisjoint(with: other)
      && (token.tags.dominant != .verb || token.tags.isDisjoint(with: .baseVerb))
  }

  func opensPhrase(_ token: Token) -> Bool {
    token.kind == .word && !token.tags.isDisjoint(with: [.determiner, .possessive])
      && !isAny(token, .oddDeterminer)
  }

  /// What stands before one thing as well as before many, or before one alone.
  func opensOne(_ token: Token) -> Bool {
    isAny(token, .oneDeterminer)
  }

  /// “New”, “unread”: what can be nothing but a quality.
  func isQuality(_ token: Token) -> Bool {
    token.kind == .word && token.tags.contains(.adjective) && token.tags.dominant == .adjective
      && token.traits.isDisjoint(with: [.isQuoted, .isName, .followsHyphen, .precedesHyphen])
      && token.tags.isDisjoint(with: [.noun, .pluralNoun, .baseVerb, .determiner, .preposition])
  }

  /// Nothing but a plural, and written like one: “data” and “news” go with either.
  func isPlural(_ token: Token) -> Bool { isPluralOnly(token) && token.tags.isDisjoint(with: [.massNoun, .adjective]) }

  func isPluralOnly(_ token: Token) -> Bool {
    token.tags.contains(.pluralNoun) && !token.tags.contains(.noun) && NounNumber.singular(of: text(token)) != nil
  }

  /// Nothing but a singular, and no name of several people, which goes with either: “The team are”.
  func isSingular(_ token: Token) -> Bool {
    token.tags.contains(.noun) && token.tags.isDisjoint(with: [.pluralNoun, .adjective])
      && token.tags.dominant == .noun && !isAny(token, .collectiveNoun)
  }

  /// What is counted by a number before it.
  func isCountable(_ token: Token, isForm: Bool) -> Bool {
    if isForm {
      return !token.tags.isDisjoint(with: [.noun, .baseVerb]) && token.tags.isDisjoint(with: [.pluralNoun, .adjective])
        && token.tags.isDisjoint(with: [.preposition, .determiner, .auxiliary, .adverb, .pastParticiple])
        && !isAny(token, .measureNoun)
    }
    return isSingular(token) && token.tags.isDisjoint(with: [.massNoun, .adverb, .number, .preposition])
      && !isAny(token, .measureNoun)
  }
}

extension Agreement {
  /// Whether the noun ends its phrase, so that it is no part of another: “3 day trial”.
  func closesPhrase(behind index: Int, isSurelyMany: Bool) -> Bool {
    guard index + 1 < words.count else { return true }
    let next = words[index + 1]
    // “3 file(s)”
    if next.kind == .punctuation { return !isAny(next, ["-", "(", "/"]) }
    guard next.kind == .word else { return next.kind == .newline }
    if next.traits.contains(.followsHyphen) { return false }
    let closing: WordTags = [.preposition, .copula, .auxiliary, .coordinator, .subordinator, .determiner, .adverb]
    if !next.tags.isDisjoint(with: closing) || Self.isBareVerb(next) { return true }
    return next.tags.contains(.pastParticiple) && next.tags.isDisjoint(with: [.noun])
      && (next.tags.dominant == .verb || isSurelyMany)
  }

  /// Whether a verb that can be nothing else follows.
  func precedesVerb(_ index: Int) -> Bool {
    index + 1 < words.count && !words[index + 1].tags.isDisjoint(with: [.auxiliary, .copula])
  }

  /// “Those update are”: before such a verb a word that counts is followed by a noun, whatever it is elsewhere.
  func isCountedSubject(at index: Int) -> Bool {
    let noun = words[index]
    let others: WordTags = [
      .pluralNoun, .adjective, .massNoun, .presentParticiple, .pastParticiple, .number, .adverb, .preposition,
      .determiner, .auxiliary,
    ]
    return precedesVerb(index) && noun.tags.contains(.noun) && noun.tags.isDisjoint(with: others)
      && !isAny(noun, .collectiveNoun) && !isAny(noun, .measureNoun)
  }
}

/// What numbers and placeholders count.
extension Agreement {
  /// “%2$@ App” beside %1$d: what isn’t a number is a text, and of two numbers only one is what the form is of.
  func isAmongOthers(_ placeholder: Token) -> Bool {
    let others = words.filter { $0.kind == .placeholder && $0.start != placeholder.start }
    return !others.isEmpty && (isText(placeholder) || others.contains { !isText($0) })
  }

  func isText(_ placeholder: Token) -> Bool { ["@", "s"].contains(where: text(placeholder).hasSuffix) }

  /// “A 403 error”, “the 5 key”: behind what stands before one thing a number is a name.
  func isNamed(at index: Int) -> Bool {
    index > 0 && isAny(words[index - 1], ["a", "an", "the", "this", "that"])
  }

  /// `%0`, `#4`, `$3`
  func followsSign(_ token: Token) -> Bool {
    token.start > 0 && ![UInt8(ascii: " "), UInt8(ascii: "("), 0x0A].contains(copy.bytes[Int(token.start) - 1])
  }
}

/// The verbs whose form tells of one or of many, with their negations.
struct VerbNumber {
  let text: String
  let isPlural: Bool

  /// The other form of a verb.
  static func other(than word: String) -> VerbNumber? {
    if let plural = plurals[word] { return VerbNumber(text: plural, isPlural: true) }
    return singulars[word].map { VerbNumber(text: $0, isPlural: false) }
  }

  /// The same of a word of copy, capitals and the form of its apostrophe aside; no string is made of others.
  static func other(than word: Bytes) -> VerbNumber? {
    for (place, form) in forms.enumerated() {
      if word.equalsFolded(form.one) { return others[place].many }
      if word.equalsFolded(form.many) { return others[place].one }
    }
    return nil
  }

  /// Each of `forms` with the apostrophe of print.
  private static let others = forms.map { form in
    (
      one: VerbNumber(text: printed(form.one), isPlural: false),
      many: VerbNumber(text: printed(form.many), isPlural: true)
    )
  }

  private static func printed(_ form: StaticString) -> String { "\(form)".replacing("'", with: "’") }

  /// Of one, and of many; those with an apostrophe stand here with either.
  private static let forms: [(one: StaticString, many: StaticString)] = [
    ("is", "are"), ("was", "were"), ("has", "have"), ("isn’t", "aren’t"), ("wasn’t", "weren’t"), ("hasn’t", "haven’t"),
    ("doesn’t", "don’t"), ("isn't", "aren't"), ("wasn't", "weren't"), ("hasn't", "haven't"), ("doesn't", "don't"),
  ]
  private static let plurals = Dictionary(
    forms.map { (printed($0.one), printed($0.many)) }, uniquingKeysWith: { first, _ in first })
  private static let singulars = Dictionary(uniqueKeysWithValues: plurals.map { ($1, $0) })
}

/// Nouns in the other number, as the lexicon knows them.
enum NounNumber {
  private static let irregular: [String: String] = {
    var nouns: [String: String] = [:]
    TSVReader(named: "en/irregular-nouns.tsv").forEachRow { one, many, _ in nouns[one.text] = many.text }
    return nouns
  }()

  /// “devices” for “device”; nil where the lexicon knows none.
  static func plural(of word: String) -> String? {
    if let known = irregular[word] { return known }
    let changed = word.hasSuffix("y") ? ["\(word.dropLast())ies"] : []
    return (changed + [word + "s", word + "es"]).first { tags($0).contains(.pluralNoun) } ?? thirdPerson(word)
  }

  /// “take” is a verb first of all, and its plural is written like the verb’s other form.
  private static func thirdPerson(_ word: String) -> String? { VerbForms.english.thirdPerson(of: word) }

  /// “device” for “devices”.
  static func singular(of word: String) -> String? {
    if let known = irregular.first(where: { $0.value == word })?.key { return known }
    guard word.hasSuffix("s") else { return nil }
    let changed = word.hasSuffix("ies") ? ["\(word.dropLast(3))y"] : []
    return (changed + [String(word.dropLast()), String(word.dropLast(2))]).first {
      tags($0).contains(.noun) && plural(of: $0) == word
    }
  }

  private static func tags(_ word: String) -> WordTags {
    var word = word
    return word.withUTF8 { WordTable.english.tags(of: Bytes($0)) }
  }
}

package import CopyModel

/// Frequent words of languages in Latin letters, to tell which of them a text is in.
package final class LanguageWords: Sendable {
  package static let shared = LanguageWords()

  /// Codes, each with its bit in the words’ numbers.
  private let languages: [String]
  private let tags: [LocaleTag]
  private let words: WordMap
  /// What else each language writes, alone or with others: copy that has one of its own words isn’t surely in another.
  private let ownWords: WordMap
  /// A bit for each hash of a word: most words of copy are in no list, and one look tells so.
  private let hashes: ContiguousArray<UInt64>
  /// All bits but that of English.
  private let foreignBits: UInt32

  private init() {
    var (languages, words) = ([String](), WordMap(capacity: 2048))
    var hashes = ContiguousArray<UInt64>(repeating: 0, count: Self.hashWords)
    TSVReader(named: "shared/foreign-words.tsv").forEachRow { code, list, _ in
      let bit = UInt32(1) << UInt32(languages.count)
      languages.append(code.text)
      list.forEachWord { word in
        words.insert(word, bit)
        let hash = NameTable.hash(word, from: 0, to: word.count)
        hashes[Int(hash >> 6) & (Self.hashWords - 1)] |= 1 << UInt64(hash & 63)
      }
    }
    precondition(languages.count <= 32, "a set of languages is one word of 32 bits")
    (self.languages, self.words, self.hashes) = (languages, words, hashes)
    ownWords = Self.ownWords(of: languages)
    tags = languages.map { LocaleTag($0) ?? .undetermined }
    foreignBits = languages.indices.reduce(0) { languages[$1] == "en" ? $0 : $0 | 1 << UInt32($1) }
  }

  private static func ownWords(of languages: [String]) -> WordMap {
    var words = WordMap(capacity: 4096)
    TSVReader(named: "shared/languages.tsv").forEachRow { code, _, list in
      guard let index = languages.firstIndex(of: code.text) else { return }
      list.forEachWord { words.insert($0, UInt32(1) << UInt32(index)) }
    }
    return words
  }

  /// 4 KB of bits.
  private static let hashWords = 512

  /// The languages that a word of copy is frequent in, as bits.
  @inline(__always)
  private func bits(of token: Token, in copy: Bytes) -> UInt32 {
    let hash = token.hash
    if hash == 0 { return words[copy.slice(token.range)] }
    let mayBe = hashes[Int(hash >> 6) & (Self.hashWords - 1)] >> UInt64(hash & 63) & 1 != 0
    return mayBe ? words[copy.slice(token.range), hash: hash] : 0
  }

  /// The language that a text without a name is in, where that is surely another than English and none has a script of its own:
  /// two words that are frequent in it, or one beside letters that English lacks, and none of English.
  package func language(of text: Bytes) -> LocaleTag? {
    var (counts, english, hasMarks) = ([Int](repeating: 0, count: tags.count), 0, false)
    var seen: Set<String> = []
    for word in Self.words(of: text) {
      hasMarks = hasMarks || word.contains { (0xC3...0xC5).contains($0) }
      let bits = words[word]
      guard bits != 0, seen.insert(word.text.lowercased()).inserted else { continue }
      if bits & ~foreignBits != 0 { english += 1 }
      for index in counts.indices where bits & foreignBits & (1 << UInt32(index)) != 0 { counts[index] += 1 }
    }
    guard let most = counts.max(), most > english * 2, most > 1 || hasMarks && most > 0,
      counts.count(where: { $0 == most }) == 1, let index = counts.firstIndex(of: most)
    else { return nil }
    return tags[index]
  }

  /// How many words of `text` are frequent in English alone, and whether any is in `language`.
  package func witnesses(of text: Bytes, for language: LocaleTag) -> (english: Int, ofLanguage: Bool) {
    let own = bits(of: language)
    var english = 0
    for word in Self.words(of: text) {
      let bits = words[word]
      if bits & own != 0 { return (english, true) }
      if bits != 0, bits & foreignBits == 0 { english += 1 }
    }
    return (english, false)
  }

  /// Words of two letters and more, between ASCII that is no letter.
  private static func words(of text: Bytes) -> [Bytes] {
    text.split { !$0.isASCIILetter && $0 < 0x80 }.filter { $0.count > 1 }.map { Bytes(rebasing: $0) }
  }

  /// The bit of a language; 0 where none of its words is known.
  private func bits(of language: LocaleTag) -> UInt32 {
    tags.indices.reduce(0) { tags[$1].hasLanguage(of: language) ? $0 | 1 << UInt32($1) : $0 }
  }

  /// Whether a word is frequent in a language other than English.
  func isForeign(_ word: Bytes) -> Bool { words[word] & foreignBits != 0 }

  /// The language that copy is surely in, where it isn’t `declared`: two words that are frequent in it, none that is in the
  /// declared language, and no other language with as many. English is known by other means, and never the answer.
  package func otherLanguage(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, than declared: LocaleTag)
    -> LocaleTag?
  {
    var (all, twice) = (UInt32(0), UInt32(0))
    let own = bits(of: declared) & foreignBits
    // Of a language without words here nothing tells its own text; English has its lexicon.
    guard own != 0 || declared.isEnglish else { return nil }
    for token in tokens where token.kind == .word && token.length > 1 {
      let known = bits(of: token, in: copy) & foreignBits
      if known & own != 0 || isOwn(token, known, own, copy) { return nil }
      twice |= all & known
      all |= known
    }
    guard twice != 0, twice & (twice - 1) == 0 else { return nil }
    // One word twice is one witness, and two of thirty are chance: “le” and “a” are Hungarian as well.
    return tells(twice, copy, tokens) ? tags[twice.trailingZeroBitCount] : nil
  }

  /// Whether two different words, and enough of all, are of the language of `bit`.
  private func tells(_ bit: UInt32, _ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>) -> Bool {
    var (own, all) = (0, 0)
    for token in tokens where token.kind == .word {
      all += 1
      guard token.length > 1, bits(of: token, in: copy) & bit != 0 else { continue }
      let isRepeated = tokens.contains { $0.start < token.start && $0.mayRepeat(token) && isSame($0, token, copy) }
      if !isRepeated { own += 1 }
    }
    return own > 1 && own * Self.leastShare >= all
  }

  /// One of so many words must be of the other language.
  private static let leastShare = 6

  /// How many words of another language tell it from the file’s.
  private static let needed = 3

  /// The code of the language that `copy` is in, where that isn’t the language of `locale`; nil when that can’t be told.
  package func language(of copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, otherThan locale: LocaleTag) -> String? {
    let own = tags.firstIndex { $0.hasLanguage(of: locale) }.map { UInt32(1) << UInt32($0) }
    guard hasEnough(copy, tokens, own: own ?? 0) else { return nil }
    // Of a language without words here nothing tells its own text.
    if own == nil, !isWrittenOtherwise(locale) { return nil }
    let (counts, words) = tally(copy, tokens)
    guard let best = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[best] >= Self.needed,
      counts[best] * 4 >= words
    else { return nil }
    return languages[best]
  }

  /// Whether so many words are of other languages that they may tell one, and none is of the `own`.
  private func hasEnough(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>, own: UInt32) -> Bool {
    var count = 0
    for index in 0..<tokens.count
    where Self.counts(tokens[index]) && tokens[index].length > 1 && !Self.isInTitle(index, tokens) {
      let bits = bits(of: tokens[index], in: copy)
      if bits & own != 0 || isOwn(tokens[index], bits, own, copy) { return false }
      if bits != 0 { count += 1 }
    }
    return count >= Self.needed
  }

  /// “Eliminar esta atividade?”: a word of another language that the `own` has too.
  private func isOwn(_ token: Token, _ known: UInt32, _ own: UInt32, _ copy: Bytes) -> Bool {
    known != 0 && own != 0 && ownWords[copy.slice(token.range)] & own != 0
  }

  /// How many words each language has of those that `copy` has, none of which is of its own, and all its words.
  private func tally(_ copy: Bytes, _ tokens: UnsafeBufferPointer<Token>) -> (counts: [Int], words: Int) {
    var (counts, all) = ([Int](repeating: 0, count: languages.count), 0)
    for (index, token) in tokens.enumerated() where Self.counts(token) && !Self.isInTitle(index, tokens) {
      all += 1
      if token.length == 1 { continue }
      // A word that both have, twice, is no second witness.
      let isRepeated = tokens.contains { $0.start < token.start && $0.mayRepeat(token) && isSame($0, token, copy) }
      if isRepeated { continue }
      let bits = bits(of: token, in: copy)
      for index in counts.indices where bits & (1 << UInt32(index)) != 0 { counts[index] += 1 }
    }
    return (counts, all)
  }

  private func isSame(_ left: Token, _ right: Token, _ copy: Bytes) -> Bool {
    zip(copy.slice(left.range), copy.slice(right.range)).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  @inline(__always)
  private static func counts(_ token: Token) -> Bool {
    token.kind == .word && token.traits.isDisjoint(with: [.isName, .isQuoted])
  }

  /// “De roman Lord of the Reeds”: small words between capitals are of a title, in whatever language that is.
  private static func isInTitle(_ index: Int, _ tokens: UnsafeBufferPointer<Token>) -> Bool {
    func isSmall(_ token: Token) -> Bool { token.length <= 3 && token.traits.contains(.startsLower) }
    func next(_ places: some Sequence<Int>) -> Token? {
      places.lazy.map { tokens[$0] }.first { $0.kind != .space && !($0.kind == .word && isSmall($0)) }
    }
    guard isSmall(tokens[index]), let before = next((0..<index).reversed()), let behind = next(index + 1..<tokens.count)
    else { return false }
    return [before, behind].allSatisfy { $0.kind == .word && $0.traits.contains(.startsUpper) }
  }

  /// Languages that are written in Cyrillic and in Latin letters, whatever CLDR takes for likelier.
  private static let inTwoScripts: Set = ["kk", "ku", "sr", "tt", "uz"]

  /// Whether the language isn’t written in Latin letters, so that any Latin text is foreign.
  private func isWrittenOtherwise(_ locale: LocaleTag) -> Bool {
    if Self.inTwoScripts.contains(locale.languageCode) { return false }
    guard let full = try? ICU.LocaleNames.maximized("\(locale)"), let tag = LocaleTag(full) else { return false }
    return tag.scriptCode != nil && tag.scriptCode != "Latn"
  }
}

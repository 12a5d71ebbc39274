import CopyKernel
package import CopyModel

/// The words that a project writes with a capital inside its sentences: Nostr, Favorites. No list has them all, and whoever
/// wrote “your Favorites” three times means a name.
///
/// Gathered from the whole catalogue when the first word is asked for, which is seldom, or once for all catalogues of a run.
package final class NamesInUse {
  /// Longer copy than this is a page; how its words are cased says little of the interface. In bytes.
  private static let longest = 1_000
  /// Shorter copy than this is a title, in words.
  private static let fewest = 5

  private let run: WordsOfRun?
  private var catalog: Catalog?
  /// What the catalogue tells of its words; nil where nobody asked.
  package private(set) var ofCatalog: CasesOfWords?
  /// What its short texts tell, by language, where somebody asked.
  package private(set) var titles: [LocaleTag: WordsInTitles] = [:]
  /// The words that the catalogue uses in more than one text; nil where nobody asked.
  private var repeated: RepeatedWords?
  /// The same for other languages.
  private var repeatedIn: [LocaleTag: RepeatedWords] = [:]
  /// What translations make of the texts; nil where nobody asked.
  private var translated: TranslatedTexts??
  /// The words by which abbreviations are known, by language, where somebody asked.
  package private(set) var cutWords: [LocaleTag: CutWords] = [:]

  package init(in run: WordsOfRun?) { self.run = run }

  /// Gets ready for the words of `catalog`. A stream holds many catalogues’ copy, so it tells nothing of one.
  package func begin(_ catalog: Catalog) {
    (self.catalog, ofCatalog, repeated, translated) = (catalog.format.isStream ? nil : catalog, nil, nil, nil)
    (repeatedIn, titles, cutWords) = ([:], [:], [:])
  }

  /// Whether `word`, which has a capital, is a name by the sentences around it.
  package func isName(_ word: Bytes) -> Bool {
    let hash = FoldedHash(word).value
    if let found = run?.uses(beside: catalog)[hash], Self.isName(found) { return true }
    return gathered()?[hash].map(Self.isName) ?? false
  }

  /// Whether two words in a row, which have capitals, are a name by the sentences around them: “your Up Next”, where “up” and
  /// “next” are words like others.
  package func isName(_ first: Bytes, _ second: Bytes) -> Bool {
    let pair = CasesOfWords.pair(FoldedHash(first).value, FoldedHash(second).value)
    if let found = run?.uses(beside: catalog).uses(ofPair: pair), Self.isName(found) { return true }
    return gathered()?.uses(ofPair: pair).map(Self.isName) ?? false
  }

  /// Whether most translations of `text`, which has `key`, keep `word` as it is.
  package func isKept(_ word: Bytes, of text: Bytes, key: Bytes) -> Bool {
    !key.isEmpty && translatedTexts()?.keep(word, of: text, key: key) ?? false
  }

  /// Whether most translations of `base`, which has `key`, end otherwise than it does.
  package func endsAlone(_ base: Bytes, key: Bytes) -> Bool {
    !key.isEmpty && translatedTexts()?.endOtherwise(than: base, key: key) ?? false
  }

  private func translatedTexts() -> TranslatedTexts? {
    guard let catalog else { return nil }
    let texts =
      translated ?? .some(catalog.locales.count > 1 ? TranslatedTexts(within: catalog) : run?.translated(catalog.path))
    translated = texts
    return texts ?? nil
  }

  /// Whether the catalogue has `word`, behind which a period stands, whole in other texts of `language`, and bare in none.
  package func isCut(_ word: Bytes, in language: LocaleTag) -> Bool {
    guard let catalog else { return false }
    var words = cutWords[language] ?? CutWords(of: catalog, in: language)
    let answer = words.isCut(word)
    cutWords[language] = words
    return answer
  }

  /// Whether the project uses `word` in more than one text: then it is a word there, whatever lists say.
  package func isRepeated(_ word: Bytes) -> Bool {
    let hash = FoldedHash(word).value
    if let run, run.repeated(beside: catalog).contains(hash) { return true }
    guard let catalog, run?.areAll(of: catalog) != true else { return false }
    let own = repeated ?? RepeatedWords(of: catalog)
    repeated = own
    return own.contains(hash)
  }

  /// Whether the catalogue uses `word`, which isn’t English, in more than one text of its language.
  package func isRepeated(_ word: Bytes, in language: LocaleTag) -> Bool {
    guard let catalog else { return false }
    let own = repeatedIn[language] ?? RepeatedWords(of: catalog, in: language)
    repeatedIn[language] = own
    return own.contains(FoldedHash(word).value)
  }

  /// Whether the short texts in `locale` write `word` with a capital wherever it stands behind the first word.
  package func isNameInTitles(_ word: String, in locale: LocaleTag) -> Bool {
    wordsInTitles(in: locale)?.isName(word) ?? false
  }

  /// Whether some text in `locale` has `word`, or another form of it, in small letters.
  package func isLow(_ word: String, in locale: LocaleTag) -> Bool {
    wordsInTitles(in: locale)?.isLow(word) ?? false
  }

  private func wordsInTitles(in locale: LocaleTag) -> WordsInTitles? {
    guard let catalog else { return nil }
    let words = titles[locale] ?? WordsInTitles(of: catalog, in: locale)
    titles[locale] = words
    return words
  }

  /// Whether the catalogue makes names of the same words that it made names of before it was edited.
  package func agrees(
    with before: CasesOfWords?, _ titles: [LocaleTag: WordsInTitles], _ cutWords: [LocaleTag: CutWords]
  ) -> Bool {
    if let catalog, !cutWords.allSatisfy({ CutWords(of: catalog, in: $0.key).agrees(with: $0.value) }) { return false }
    guard let catalog, titles.allSatisfy({ WordsInTitles(of: catalog, in: $0.key) == $0.value }) else {
      return titles.isEmpty && agrees(with: before)
    }
    return agrees(with: before)
  }

  private func agrees(with before: CasesOfWords?) -> Bool {
    guard let before, let now = gathered() else { return true }
    let (was, isNow) = (before.hashes(where: Self.isName), now.hashes(where: Self.isName))
    return was == isNow
  }

  private func gathered() -> CasesOfWords? {
    guard ofCatalog == nil, let catalog else { return ofCatalog }
    let own: CasesOfWords
    if let run, run.areAll(of: catalog) {
      own = run.uses(beside: catalog)
    } else {
      own = CasesOfWords()
      Self.gather(catalog, into: own)
    }
    ofCatalog = own
    return own
  }

  private static func isName(_ found: CasesOfWords.Uses) -> Bool { found.upper > 2 && found.upper >= 3 * found.lower }

  /// Adds what the English copy of `catalog` tells to `uses`.
  static func gather(_ catalog: Catalog, into uses: CasesOfWords) {
    // A word takes a byte, and one more stands between two.
    let shortest = fewest * 2 - 1
    let room = UnsafeMutablePointer<CasedWord>.allocate(capacity: longest / 2 + 1)
    defer { room.deallocate() }
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) {
      let locale = catalog.locale(of: entry)
      guard locale.isEnglish || locale == .undetermined, shortest...longest ~= entry.value.count else { continue }
      let words = UnsafeBufferPointer(start: room, count: read(catalog.bytes(entry.value), into: room))
      guard isSentence(words) else { continue }
      for word in words where !word.isStart { uses.add(word.hash, isUpper: word.isUpper) }
      gatherPairs(words, into: uses)
    }
  }

  /// Two words in a row with capitals, and without; what starts a sentence has its own for that.
  private static func gatherPairs(_ words: UnsafeBufferPointer<CasedWord>, into uses: CasesOfWords) {
    for (first, second) in zip(words, words.dropFirst()) where !second.isStart {
      let isUpper = second.isUpper && first.isUpper && !first.isStart
      guard isUpper || !second.isUpper && (!first.isUpper || first.isStart) else { continue }
      uses.add(pair: CasesOfWords.pair(first.hash, second.hash), isUpper: isUpper)
    }
  }

  private struct CasedWord {
    let hash: UInt64
    let isUpper: Bool
    /// Whether a sentence or quotation may start with it.
    let isStart: Bool
  }

  /// Whether most of the words are in small letters.
  private static func isSentence(_ words: UnsafeBufferPointer<CasedWord>) -> Bool {
    guard words.count >= fewest else { return false }
    return words.count { $0.isUpper && !$0.isStart } * 3 < words.count
  }

  /// Stores the words of `copy` and returns how many there are.
  private static func read(_ copy: Bytes, into words: UnsafeMutablePointer<CasedWord>) -> Int {
    var (index, isStart, count) = (0, true, 0)
    while index < copy.count {
      // Most words are short, and a space stands behind them.
      let bytes = copy.eightBytes(at: index)
      if let (length, hash) = FoldedHash.spacedWord(in: bytes) {
        (words + count).initialize(to: CasedWord(hash: hash, isUpper: bytes & 0x20 == 0, isStart: isStart))
        (index, isStart, count) = (index &+ length &+ 1, false, count &+ 1)
        continue
      }
      guard isLetter(copy[index]) else {
        // A space or comma starts nothing; what else stands between words may.
        if copy[index] != 0x20, copy[index] != 0x2C { isStart = true }
        index &+= 1
        continue
      }
      let (length, hash) = FoldedHash.plainWord(in: copy, at: index, ofOneCase: false) ?? longWord(in: copy, at: index)
      (words + count).initialize(to: CasedWord(hash: hash, isUpper: copy[index].isASCIIUpper, isStart: isStart))
      (index, isStart, count) = (index &+ length, false, count &+ 1)
    }
    return count
  }

  private static func longWord(in copy: Bytes, at start: Int) -> (length: Int, hash: UInt64) {
    var end = start
    while end < copy.count, isLetter(copy[end]) { end += 1 }
    return (end - start, FoldedHash(copy.slice(start..<end)).value)
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == 0x27 || byte &- 0x80 < 0x60 && byte &- 0xC0 > 2
  }
}

import CopyModel

/// Finds names with a fixed spelling, the longest first, before any case logic.
struct NameMatcher {
  let copy: Bytes
  let tokens: TokenList
  let names: NameTable

  /// Marks the names, and says whether one of them is spelled otherwise than the list has it.
  func run() -> Bool {
    var (covered, isOneMisspelled) = (0, false)
    for number in 0..<tokens.candidateCount {
      let index = tokens.candidate(number)
      guard index >= covered, let match = names.match(copy, tokens[index]),
        !match.isUnit || followsNumber(index), accepts(match, index)
      else { continue }
      let trait = trait(of: match, from: index)
      isOneMisspelled = isOneMisspelled || trait == .isMisspelledName
      covered = mark(match, from: index, as: trait)
    }
    return isOneMisspelled
  }

  /// “canvas” is no plural of Canva, and “the Canvas” no product.
  private func accepts(_ match: NameTable.Match, _ index: Int) -> Bool {
    if !match.isExact, isPlural(match) { return tokens[index].tags == [] }
    if !match.isExact, isEnding(index) { return false }
    guard match.isOrdinary, !match.takesArticle, index >= 2 else { return true }
    let isThe = tokens[index - 2].tags.contains(.article) && tokens[index - 2].length == 3
    return !isThe
  }

  /// “photo_27.heic”: the ending of a file’s name is written as the file has it.
  private func isEnding(_ index: Int) -> Bool {
    let start = Int(tokens[index].start)
    guard start > 1, copy[start - 1] == UInt8(ascii: "."), copy[start].isASCIILower else { return false }
    let before = copy[start - 2]
    return before.isASCIILetter || before.isASCIIDigit || before >= 0x80 || "_)-%}@".utf8.contains(before)
  }

  private func isPlural(_ match: NameTable.Match) -> Bool {
    match.end < copy.count && copy[match.end] == UInt8(ascii: "s")
  }

  private func isAll(_ match: NameTable.Match) -> Bool {
    Int(tokens[0].start) + match.spelling.count == match.end && match.end == copy.count
  }

  private func followsNumber(_ index: Int) -> Bool {
    var index = index - 1
    if index >= 0, tokens[index].kind == .space { index -= 1 }
    return index >= 0 && (tokens[index].kind == .number || tokens[index].kind == .placeholder)
  }

  private func trait(of match: NameTable.Match, from index: Int) -> Token.Traits {
    let first = Int(tokens[index].start)
    // Words of a title have capitals anyway: “Screen Recording” alone, or “Action Buttons”, are no sure names.
    let isDoubtful = match.isOrdinary && (!copy[first..<match.end].contains(0x20) || isPlural(match) || isAll(match))
    return isDoubtful ? .mayBeName : match.isExact ? .isName : .isMisspelledName
  }

  /// Marks the tokens of the match and returns the index behind them.
  private func mark(_ match: NameTable.Match, from index: Int, as trait: Token.Traits) -> Int {
    var index = index
    while index < tokens.count, Int(tokens[index].start) < match.end {
      tokens.insert(trait, at: index)
      index += 1
    }
    return index
  }
}

extension NameTable {
  /// A name found in copy.
  struct Match {
    /// Behind the last byte, a plural s left out.
    let end: Int
    /// As the list has it.
    let spelling: Bytes
    /// Whether the copy spells it so.
    let isExact: Bool
    let isOrdinary: Bool
    let isUnit: Bool
    let takesArticle: Bool
  }

  /// The longest name that begins at `start`.
  @inline(__always)
  func match(_ copy: Bytes, at start: Int) -> Match? {
    let end = Self.firstWordEnd(copy, from: start)
    guard end > start else { return nil }
    if let match = match(copy, start..<end, Self.hash(copy, from: start, to: end)) { return match }
    // A plural with its s: URLs, iPhones.
    guard end - start > 2, copy[end - 1] == UInt8(ascii: "s") else { return nil }
    return match(copy, start..<end - 1, Self.hash(copy, from: start, to: end - 1))
  }

  /// The longest name that begins with `token`, a word or number.
  @inline(__always)
  func match(_ copy: Bytes, _ token: Token) -> Match? {
    let start = Int(token.start)
    // A word of letters alone is the first word of any name that it begins.
    guard token.hash != 0 else { return match(copy, at: start) }
    if let match = match(copy, token.range, token.hash) { return match }
    guard token.length > 2, copy[token.end - 1] == UInt8(ascii: "s") else { return nil }
    return match(copy, start..<token.end - 1, Self.hash(copy, from: start, to: token.end - 1))
  }

  /// - Parameter word: the first word, whose hash is known.
  @inline(__always)
  private func match(_ copy: Bytes, _ word: Range<Int>, _ hash: UInt32) -> Match? {
    var candidate = first(hash)
    while candidate >= 0 {
      let entry = entries[Int(candidate)]
      if entry.hash == hash, Self.mayGoOn(copy, entry, at: word.upperBound),
        let match = Self.compare(copy, entry, at: word.lowerBound)
      {
        return match
      }
      candidate = entry.next
    }
    return nil
  }

  /// Whether the second word of the name, if it has one, may begin behind `end`: most names that begin with an ordinary word
  /// end here. What stands for a space beyond ASCII takes a closer look.
  @inline(__always)
  private static func mayGoOn(_ copy: Bytes, _ entry: Entry, at end: Int) -> Bool {
    if entry.second == 0 { return true }
    guard end + 1 < copy.count else { return false }
    return copy[end] == 0x20 ? copy[end + 1].lowered == entry.second : copy[end] >= 0x80
  }

  private static func compare(_ copy: Bytes, _ entry: Entry, at start: Int) -> Match? {
    let spelling = entry.spelling
    var (index, isExact) = (start, true)
    for offset in 0..<spelling.count {
      guard index < copy.count else { return nil }
      let (wanted, found) = (spelling[offset], copy[index])
      if wanted != found {
        if let width = equivalent(copy, wanted, at: index) {
          index += width
          continue
        }
        guard wanted.lowered == found.lowered else { return nil }
        let opensWord = offset > 0 && spelling[offset - 1] == 0x20 && wanted == wanted.lowered
        isExact = isExact && entry.hasCommonWords && opensWord
      }
      index += 1
    }
    guard ends(copy, index), isExact || entry.isDemanded else { return nil }
    return Match(
      end: index, spelling: spelling, isExact: isExact, isOrdinary: entry.isOrdinary,
      isUnit: entry.isUnit, takesArticle: entry.takesArticle)
  }

  /// The length of a no-break space or hyphen where the name has the plain one.
  private static func equivalent(_ copy: Bytes, _ wanted: UInt8, at index: Int) -> Int? {
    if wanted == 0x20, copy.hasLiteral("\u{A0}", at: index) { return 2 }
    if wanted == UInt8(ascii: "-"), copy.hasLiteral("\u{2011}", at: index) || copy.hasLiteral("\u{2010}", at: index) {
      return 3
    }
    return nil
  }

  /// Whether a word ends here, or only its plural s or es follows.
  private static func ends(_ copy: Bytes, _ index: Int) -> Bool {
    if !isLetter(copy, index) { return true }
    if copy.hasLiteral("ses", at: index - 1), !isLetter(copy, index + 2) { return true }
    return copy[index] == UInt8(ascii: "s") && !isLetter(copy, index + 1)
  }

  private static func isLetter(_ copy: Bytes, _ index: Int) -> Bool {
    index < copy.count && (copy[index].isASCIIWord || copy[index] >= 0x80 && copy[index] != 0xE2)
  }
}

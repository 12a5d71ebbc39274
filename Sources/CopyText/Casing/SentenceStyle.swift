import CopyModel

/// Sentence style: the first word and names with a capital, all else low.
struct SentenceStyle {
  let text: CaseText
  private let features: FeatureNames
  /// How the copy is cased as it stands; names that no list has are trusted only where capitals are rare.
  private let casing: Casing

  init(_ text: CaseText, casing: Casing) {
    (self.text, self.casing) = (text, casing)
    features = FeatureNames(text: text)
  }

  func change(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    guard token.kind == .word, !text.isOfCode(index) else { return .keep }
    if token.traits.contains(.isMisspelledName), !token.traits.contains(.isQuoted) { return .respell }
    if text.isFirstPerson(token) { return token.traits.contains(.startsLower) ? .raise : .keep }
    if token.traits.contains(.startsSentence), !followsColon(index) { return first(index) }
    if isShouted(token) { return .lower }
    guard text.isJudged(token), token.traits.contains(.startsUpper) else { return .keep }
    // “Sorted: Newest”, “Oh - What now?”: what is told behind a colon or a dash begins as its writer likes.
    if followsColon(index) || followsDash(index), casing != .title || text.next(index) == nil { return .keep }
    return keeps(index) ? .keep : .lower
  }

  private func first(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    if isShouted(token) { return .capitalize }
    guard text.isJudged(token), token.traits.contains(.startsLower) else { return .keep }
    return text.isIdentifier(token) || text.isUnitLike(index) ? .keep : .raise
  }

  private func isShouted(_ token: Token) -> Bool {
    guard !token.traits.contains(.isQuoted) else { return false }
    return text.isShouted(token)
      || casing == .upper && text.isAllCaps(token) && text.isOrdinary(token)
        && !token.traits.contains(.isName)
  }

  /// Whether a capital inside a sentence belongs there.
  func keeps(_ index: Int) -> Bool {
    let token = text.tokens[index]
    if text.isFirstPerson(token) || text.isOfAlphabet(index) { return true }
    if token.traits.contains(.startsSentence), casing == .sentence || isClause(index) { return true }
    // “Pre-Meal” keeps both its capitals or none.
    if token.traits.contains(.followsHyphen), index >= 2, casing == .title, keepsCapital(index - 2) { return true }
    if token.traits.contains(.followsHyphen), index >= 2, casing != .title {
      return !text.tokens[index - 2].traits.contains(.startsSentence) && features.isName(index)
    }
    if text.isPlaceName(index) || casing == .mixed && opensClause(index) { return true }
    if casing == .mixed, token.traits.contains(.mayBeName) || features.isJoined(index) { return true }
    switch casing {
    case .sentence, .lower: return features.isName(index)
    default: return !text.isOrdinary(token) && isProper(token)
    }
  }

  /// Whether the first half of a compound is no ordinary word, whose capital stays inside a sentence.
  private func keepsCapital(_ index: Int) -> Bool {
    let token = text.tokens[index]
    return token.kind == .word && token.length > 1 && token.traits.contains(.startsUpper)
      && !token.traits.contains(.startsSentence) && keeps(index)
  }

  /// “The kiln is on This takes an hour”: a mark is lost before it, and no capital too many.
  private func opensClause(_ index: Int) -> Bool {
    guard text.tokens[index].tags.contains(.subjectPronoun), let next = text.next(index) else { return false }
    return !text.tokens[next].tags.isDisjoint(with: [.auxiliary, .copula])
  }

  /// Capitals of a title mark a name only where no list of words has it.
  private func isProper(_ token: Token) -> Bool { token.tags.contains(.properNoun) || token.tags == [] }

  /// Behind a colon only a whole sentence begins with a capital.
  private func isClause(_ index: Int) -> Bool {
    var next = text.next(index)
    while let word = next {
      if !text.tokens[word].tags.isDisjoint(with: [.copula, .auxiliary]) { return true }
      next = text.next(word)
    }
    return false
  }

  private func followsColon(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, text.tokens[index].kind == .space { index -= 1 }
    return index >= 0 && text.tokens[index].kind == .punctuation && text.scalar(index) == 0x3A
  }
}

extension SentenceStyle {
  private func followsDash(_ index: Int) -> Bool {
    guard index > 2, text.tokens[index - 1].kind == .space, text.tokens[index - 3].kind == .space else { return false }
    return text.tokens[index - 2].kind == .punctuation && [0x2D, 0x2013, 0x2014].contains(text.scalar(index - 2))
  }
}

/// The two styles outside English, where title style is a custom of few languages and nouns may need their capitals.
struct OtherLanguageStyle {
  let text: CaseText
  let locale: LocaleTag
  let casing: Casing

  /// Words up to this many bytes stay low in a title: ve, ile, di, ke.
  private static let longestSmallWord = 3

  /// Whether interface copy of the language is written in title style by many.
  private var hasTitleStyle: Bool {
    locale.isLanguage("tr") || locale.isLanguage("az") || locale.isLanguage("id") || locale.isLanguage("ms")
  }

  func titleChange(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    guard hasTitleStyle, text.isJudged(token), token.traits.contains(.startsLower) else { return .keep }
    return token.length > Self.longestSmallWord || token.traits.contains(.startsSentence) ? .raise : .keep
  }

  func sentenceChange(_ index: Int) -> CaseChange {
    let token = text.tokens[index]
    guard text.isJudged(token), isOwnLanguage else { return .keep }
    if token.traits.contains(.startsSentence) { return token.traits.contains(.startsLower) ? .raise : .keep }
    return hasTitleStyle && casing == .title && token.traits.contains(.startsUpper) ? .lower : .keep
  }

  /// A value in another language than its file's is left alone.
  private var isOwnLanguage: Bool { !locale.isEnglish && locale != .undetermined }
}

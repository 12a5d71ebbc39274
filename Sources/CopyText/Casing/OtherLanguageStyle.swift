import CopyModel

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

/// What the spelling of a language was held against, so that two machines that disagree can tell why.
public struct SpellingSource: Sendable, Hashable, Comparable {
  /// The language of the copy.
  public let locale: String
  /// The dictionary, as its files are called; nil where none was found.
  public let name: String?
  /// What the dictionary says of its version, or else the hash of its words.
  public let version: String?

  package init(locale: String, name: String? = nil, version: String? = nil) {
    (self.locale, self.name, self.version) = (locale, name, version)
  }

  public static func < (left: SpellingSource, right: SpellingSource) -> Bool {
    (left.locale, left.name ?? "", left.version ?? "") < (right.locale, right.name ?? "", right.version ?? "")
  }
}

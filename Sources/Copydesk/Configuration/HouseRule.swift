import CopyModel
import CopyText

/// A rule that a project makes of words and numbers, in its configuration.
package struct HouseRule: Sendable {
  /// What every such rule’s id begins with, so that no rule to come has the same.
  package static let prefix = "house-"

  let id: String
  /// Words to report, in the notation of the lexicons: `login => log in` gives better words, `*` opens an end.
  let terms: [Term]
  /// What the whole copy must look like; nil for anything.
  let required: KeyPattern?
  /// The most characters (grapheme clusters) and words.
  let maximumCharacters, maximumWords: Int?
  let level: Severity
  /// Nil for all.
  let roles: RoleSet?
  /// Empty for all.
  let locales: [LocaleTag]
  /// What to say instead of our own words.
  let message: String?
  /// Copy that is reported, and copy that isn’t; tried before anything is reviewed.
  let bad, good: [Configuration.Stated<String>]
  let place: ConfigurationPlace

  /// What there is to know of it.
  var info: RuleInfo {
    RuleInfo(
      id, message.map { "\($0)." } ?? "A rule of this project.", why: "The project wants it so.",
      source: place.lineText, roles: roles ?? .all, needs: .nothing, severity: Severities(level),
      examples: bad.map { .bad("⟦\($0.value)⟧", exampleRole, locale: exampleLocale) }
        + good.map { .good($0.value, exampleRole, locale: exampleLocale) })
  }

  /// What its examples are tried as.
  private var exampleRole: Role { Role.allCases.first { roles?.contains($0) ?? ($0 == .text) } ?? .text }
  private var exampleLocale: LocaleTag { locales.first ?? .english }

  /// Whether it judges copy in `locale`.
  func holds(in locale: LocaleTag) -> Bool {
    locales.isEmpty || locales.contains { locale.isWithin($0) }
  }
}

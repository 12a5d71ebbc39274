package import CopyModel
package import CopyText

/// A rule that a project makes of words and numbers, in its configuration.
package struct HouseRule: Sendable {
  /// What every such rule’s id begins with, so that no rule to come has the same.
  package static let prefix = "house-"

  package let id: String
  /// Words to report, in the notation of the lexicons: `login => log in` gives better words, `*` opens an end.
  package let terms: [Term]
  /// What the whole copy must look like; nil for anything.
  package let required: KeyPattern?
  /// The most characters (grapheme clusters) and words.
  package let maximumCharacters, maximumWords: Int?
  package let level: Severity
  /// Nil for all.
  package let roles: RoleSet?
  /// Empty for all.
  package let locales: [LocaleTag]
  /// What to say instead of our own words.
  package let message: String?
  /// Copy that is reported, and copy that isn’t; tried before anything is reviewed.
  package let bad, good: [Stated<String>]
  package let place: ConfigurationPlace

  /// What there is to know of it.
  package var info: RuleInfo {
    RuleInfo(
      id, message.map { "\($0)." } ?? "A rule of this project.", why: "The project wants it so.",
      source: place.lineText, roles: roles ?? .all, needs: .nothing, severity: Severities(level),
      examples: bad.map { .bad("⟦\($0.value)⟧", exampleRole, locale: exampleLocale) }
        + good.map { .good($0.value, exampleRole, locale: exampleLocale) })
  }

  /// What its examples are tried as.
  private var exampleRole: Role { Role.allCases.first { roles?.contains($0) ?? ($0 == .text) } ?? .text }
  private var exampleLocale: LocaleTag { locales.first ?? .english }

  package init(
    id: String, terms: [Term], required: KeyPattern?, maximumCharacters: Int?, maximumWords: Int?, level: Severity,
    roles: RoleSet?, locales: [LocaleTag], message: String?, bad: [Stated<String>], good: [Stated<String>],
    place: ConfigurationPlace
  ) {
    self.id = id
    self.terms = terms
    self.required = required
    self.maximumCharacters = maximumCharacters
    self.maximumWords = maximumWords
    self.level = level
    self.roles = roles
    self.locales = locales
    self.message = message
    self.bad = bad
    self.good = good
    self.place = place
  }

  /// Whether it judges copy in `locale`.
  package func holds(in locale: LocaleTag) -> Bool {
    locales.isEmpty || locales.contains { locale.isWithin($0) }
  }
}

/// How loud a configuration wants some rules, and where.
package struct RuleSetting: Sendable {
  /// An id, or a pattern of ids.
  package let pattern: String
  package let level: Severity
  /// Nil for all.
  package let roles: RoleSet?
  /// Empty for all.
  package let locales: [LocaleTag]
  /// Empty for all.
  package let paths: [PathGlob]

  package init(pattern: String, level: Severity, roles: RoleSet?, locales: [LocaleTag], paths: [PathGlob]) {
    self.pattern = pattern
    self.level = level
    self.roles = roles
    self.locales = locales
    self.paths = paths
  }

  /// Whether it holds for copy in `locale`. Rules about sets and files have no role: a limit of roles leaves them alone.
  package func holds(for rule: String, locale: LocaleTag, role: Role?) -> Bool {
    if let roles { guard let role, roles.contains(role) else { return false } }
    guard locales.isEmpty || locales.contains(where: { locale.isWithin($0) }) else { return false }
    return Glob.matches(pattern, rule)
  }
}

extension LocaleTag {
  /// Whether all that `other` names is so in this tag: `pt-BR` is within `pt`.
  func isWithin(_ other: LocaleTag) -> Bool {
    languageCode == other.languageCode && (other.scriptCode == nil || scriptCode == other.scriptCode)
      && (other.regionCode == nil || regionCode == other.regionCode)
  }
}

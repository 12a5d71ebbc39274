package import CopyModel

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

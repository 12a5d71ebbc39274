import CopyModel

/// What a configuration says of the role of some strings.
struct RolePattern: Sendable {
  /// Files that it holds in; nil for all.
  let path: PathGlob?
  /// Keys that it holds for; nil for all.
  let key: KeyPattern?
  let role: Role
}

/// All that a configuration says of roles, for one file after the other.
struct ConfiguredRoles: Sendable {
  private let patterns: [RolePattern]
  private let sets: [SetPattern]

  /// Nil where nothing is said.
  init?(_ settings: Settings) {
    (patterns, sets) = (settings.roles, settings.sets)
    if patterns.isEmpty && sets.isEmpty { return nil }
  }

  /// The answer for the entries of `catalog`: the first pattern of a role that holds, then the first set.
  func answer(for catalog: Catalog) -> @Sendable (Entry, Catalog) -> Role? {
    let path = AbsolutePath(catalog.path).text
    // Of a file’s own path the patterns are asked once.
    let here = patterns.filter { $0.path?.matches(path) ?? true }
    let (patterns, sets) = (patterns, sets)
    return { entry, catalog in
      let own = catalog.extras(of: entry)?.path
      let key = catalog.bytes(entry.key)
      let pattern = (own == nil ? here : patterns).first { pattern in
        if let own, let path = pattern.path, !path.matches(own) { return false }
        return pattern.key?.matches(key) ?? true
      }
      return pattern?.role ?? sets.lazy.compactMap { $0.part(of: key)?.role }.first
    }
  }
}

package import CopyKernel
package import CopyModel

/// What a configuration says of the role of some strings.
package struct RolePattern: Sendable {
  /// Files that it holds in; nil for all.
  package let path: PathGlob?
  /// Keys that it holds for; nil for all.
  package let key: KeyPattern?
  package let role: Role

  package init(path: PathGlob?, key: KeyPattern?, role: Role) {
    self.path = path
    self.key = key
    self.role = role
  }
}

/// All that a configuration says of roles, for one file after the other.
package struct ConfiguredRoles: Sendable {
  private let patterns: [RolePattern]
  private let sets: [SetPattern]

  /// Nil where nothing is said.
  package init?(_ patterns: [RolePattern], _ sets: [SetPattern]) {
    self.patterns = patterns
    self.sets = sets
    if patterns.isEmpty && sets.isEmpty { return nil }
  }

  /// The answer for the entries of `catalog`: the first pattern of a role that holds, then the first set.
  package func answer(for catalog: Catalog) -> @Sendable (Entry, Catalog) -> Role? {
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

package import CopyKernel
package import CopyModel

/// A wish that stands in the configuration, for formats that have no comments.
package struct StetPattern: Sendable {
  /// Rules, or patterns of them; empty for all.
  package let rules: [String]
  /// Empty for all keys.
  package let keys: [KeyPattern]
  /// Empty for all files.
  package let paths: [PathGlob]
  package let reason: String

  package init(rules: [String], keys: [KeyPattern], paths: [PathGlob], reason: String) {
    self.rules = rules
    self.keys = keys
    self.paths = paths
    self.reason = reason
  }

  /// Those of `patterns` that may hold in `catalog`.
  package static func holding(_ patterns: [StetPattern], in catalog: Catalog) -> [StetPattern] {
    if patterns.isEmpty { return [] }
    let path = AbsolutePath(catalog.path.isEmpty ? "standard input" : catalog.path).text
    return patterns.filter { pattern in
      pattern.paths.isEmpty || !catalog.extras.isEmpty || pattern.paths.contains { $0.matches(path) }
    }
  }

  /// Whether `rule` is silent about `key`. A `path` is what the entry names as its own.
  package func silences(_ rule: String, _ key: Bytes, _ path: String?) -> Bool {
    if let path, !paths.isEmpty, !paths.contains(where: { $0.matches(path) }) { return false }
    guard keys.isEmpty || keys.contains(where: { $0.matches(key) }) else { return false }
    return rules.isEmpty || rules.contains { Glob.matches($0, rule) }
  }
}

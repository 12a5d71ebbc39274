import CopyKernel
import CopyModel

/// A key for the second time.
struct CatalogDuplicateKey: FileRule {
  static let kind = CatalogProblem.Kind.duplicateKey
  static let info = RuleInfo(
    "catalog-duplicate-key", "A key stands twice with different values.",
    why: "Only one of the values is ever shown, and a correction of the other one has no effect.",
    source: "Property list programming guide, dictionaries", check: .file, roles: .all, severity: .warning, examples: []
  )
}

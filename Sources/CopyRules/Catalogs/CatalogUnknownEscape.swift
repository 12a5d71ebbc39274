import CopyKernel
import CopyModel

/// A backslash with a letter that means nothing.
struct CatalogUnknownEscape: FileRule {
  static let kind = CatalogProblem.Kind.unknownEscape
  static let info = RuleInfo(
    "catalog-unknown-escape", "A backslash stands before a character that needs none.",
    why: "Readers disagree on what it means: some drop the backslash, some keep it, and people see either.",
    source: "Property list programming guide, old-style property lists", check: .file, roles: .all, severity: .warning,
    examples: [])
}

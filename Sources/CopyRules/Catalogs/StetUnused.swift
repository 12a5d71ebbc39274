import CopyKernel
import CopyModel

/// A suppression without effect.
struct StetUnused: FileRule {
  static let kind = CatalogProblem.Kind.unusedStet
  static let info = RuleInfo(
    "stet-unused", "A comment silences a rule that has nothing to say.",
    why: "What silences nothing today may hide a fault tomorrow.",
    source: "ESLint, unused disable directives", check: .file, roles: .all, severity: .note, examples: [])
}

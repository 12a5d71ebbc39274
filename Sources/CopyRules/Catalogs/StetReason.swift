import CopyKernel
import CopyModel

/// A suppression without a reason.
struct StetReason: FileRule {
  static let kind = CatalogProblem.Kind.stetWithoutReason
  static let info = RuleInfo(
    "stet-reason", "A comment silences a rule and doesn’t say why.",
    why: "Whoever reads the file next can’t tell whether the reason still holds.",
    source: "ESLint comments plugin, require description", check: .file, roles: .all, severity: .note, examples: [])
}

import CopyKernel
import CopyModel

/// Bytes that are no text.
struct CatalogEncoding: FileRule {
  static let kind = CatalogProblem.Kind.encoding
  static let info = RuleInfo(
    "catalog-encoding", "The file holds bytes that are no text in its encoding.",
    why: "Such bytes show up as question marks, or make the whole file unreadable.",
    source: "Unicode Standard, conformance of UTF-8 and UTF-16", check: .file, roles: .all, severity: .error,
    examples: [])
}

package import CopyKernel
package import CopyModel

/// A file that breaks its format.
package struct CatalogMalformed: FileRule {
  package static let kind = CatalogProblem.Kind.malformed
  package static let info = RuleInfo(
    "catalog-malformed", "The file breaks its format.",
    why: "Systems drop what they can’t read, often silently and to the end of the file.",
    source: "Property list programming guide, old-style property lists", check: .file, roles: .all, severity: .error,
    examples: [])
}

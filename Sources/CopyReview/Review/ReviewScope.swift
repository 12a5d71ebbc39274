import CopyEngine
package import CopyFiles
package import CopyModel

/// Which findings of a run are wanted.
package struct ReviewScope: Sendable {
  /// What a baseline knows is left out.
  package var baseline: Set<Fingerprint>?
  /// All findings are noted for a new baseline, and none is told.
  package var collectsBaseline = false
  /// What is as it was in a revision is left out.
  package var comparison: GitComparison?

  package init() {}

  /// For a run that makes a baseline.
  package static var collecting: ReviewScope {
    var scope = ReviewScope()
    scope.collectsBaseline = true
    return scope
  }

  /// What takes out that which isn’t wanted; what developers wish to stand is gone before.
  func sieves(_ engine: Engine) -> [any FindingSieve] {
    var sieves: [any FindingSieve] = []
    if collectsBaseline {
      sieves.append(BaselineSieve(.collect, engine))
    } else if let baseline {
      sieves.append(BaselineSieve(.known(baseline), engine))
    }
    if let comparison { sieves.append(RevisionSieve(comparison)) }
    return sieves
  }
}

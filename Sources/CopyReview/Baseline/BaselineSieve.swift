import CopyEngine
import CopyModel
import CopyRules

/// Takes out what a baseline knows of, and remembers that it was there. Without a baseline it notes what there is.
struct BaselineSieve: FindingSieve {
  /// What a run does with the findings that it meets.
  enum Use: Sendable {
    /// Those of the baseline are not told.
    case known(Set<Fingerprint>)
    /// All are collected, for a new baseline.
    case collect
  }

  private let use: Use
  private let engine: Engine
  private let identifier: FindingIdentifier

  init(_ use: Use, _ engine: Engine) {
    (self.use, self.engine) = (use, engine)
    identifier = FindingIdentifier(engine)
  }

  func needsWhole(of catalog: Catalog) -> Bool { false }

  func sift(_ review: inout Review) {
    let catalog = review.catalog
    var met: [FindingIdentity] = []
    review.findings.removeAll { finding in
      // What a dictionary says depends on the machine.
      if finding.rule == TypoDictionary.rule.id { return isCollected }
      return isKnown(identifier.identity(of: finding, in: catalog), &met)
    }
    if let base = review.base {
      review.missing.removeAll {
        isKnown(identifier.identity(of: $0.finding, in: base.catalog, locale: $0.locale), &met)
      }
    }
    review.problems.removeAll { problem in
      // A broken file fails whatever is known.
      guard problem.kind != .malformed, let rule = engine.rules(for: catalog.locale).file(for: problem.kind)?.id
      else { return false }
      return isKnown(identifier.identity(of: problem, rule: rule, in: catalog), &met)
    }
    review.met = met
  }

  private var isCollected: Bool { if case .collect = use { true } else { false } }

  private func isKnown(_ identity: FindingIdentity, _ met: inout [FindingIdentity]) -> Bool {
    switch use {
    case .collect: break
    case .known(let prints) where !prints.contains(identity.fingerprint): return false
    case .known: break
    }
    met.append(identity)
    return true
  }
}

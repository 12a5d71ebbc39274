import CopyFiles
import CopyKernel
import CopyModel

/// What a run learns of a baseline, file by file: which of its findings are still there, and which are gone.
package struct BaselineTally {
  /// Findings that were met.
  package private(set) var met: Set<FindingIdentity> = []
  /// Files that were reviewed, by their stable names.
  private var files: Set<String> = []
  private let paths = StablePaths()

  package init() {}

  package mutating func take(_ outcome: FileOutcome) {
    guard outcome.failure == nil else { return }
    files.insert(paths.name(of: outcome.path))
    met.formUnion(outcome.met)
  }

  /// Those of `baseline` that are not there any more: their file was reviewed, or is gone.
  package func gone(of baseline: Baseline) -> [FindingIdentity] {
    var exists: [String: Bool] = [:]
    return baseline.findings.filter { finding in
      if met.contains(finding) { return false }
      if files.contains(finding.path) { return true }
      let isThere = exists[finding.path] ?? paths.exists(finding.path)
      exists[finding.path] = isThere
      return !isThere
    }
  }

  /// All that was met, and what `old` knows of files that were not reviewed.
  package func updated(_ old: Baseline) -> Baseline {
    let gone = Set(gone(of: old))
    return Baseline(met.union(old.findings.filter { !gone.contains($0) }))
  }
}

extension StablePaths {
  /// Whether the file with this stable name is there.
  fileprivate func exists(_ name: String) -> Bool {
    let here = AbsolutePath("x")
    let folder = root(of: here) ?? here.folder ?? here
    return name == "-" || FileStatus.exists(at: AbsolutePath(name, from: folder.text).text)
  }
}

package import CopyKernel
import CopyModel

/// The loudest findings of a run, so many in all; of those as loud as others the first.
package struct LoudestFindings {
  private let most: Int
  /// By how loud they are, the loudest first.
  private var kept: [[Diagnostic]] = [[], [], [], []]

  package init(most: Int) { self.most = most }

  package mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      kept[Self.rank(diagnostic)].append(diagnostic)
      guard kept.reduce(0, { $0 + $1.count }) > most, let quietest = kept.lastIndex(where: { !$0.isEmpty }) else {
        continue
      }
      kept[quietest].removeLast()
    }
  }

  /// All that is kept, the loudest first.
  package var findings: [Diagnostic] { Array(kept.joined()) }

  /// What the base has as well comes last: it decides nothing.
  private static func rank(_ diagnostic: Diagnostic) -> Int {
    switch diagnostic.severity {
    case _ where diagnostic.isInherited: 3
    case .error: 0
    case .warning: 1
    case .note, .off: 2
    }
  }
}

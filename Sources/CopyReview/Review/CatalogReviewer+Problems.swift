import CopyKernel
import CopyModel
import CopyPassage

/// What is wrong with a file beside its copy: which of it is told.
extension CatalogReviewer {
  /// Whether `problem` is told of `catalog`, of which somebody wants to hear or not: a broken file is told whatever is asked for;
  /// what else is wrong with it concerns its own language.
  func isTold(_ problem: CatalogProblem, of catalog: Catalog, _ isWanted: Bool) -> Bool {
    // Compilers have their own ways with bytes that are no UTF-8.
    if catalog.format.isProgram, problem.kind == .encoding { return false }
    return isWanted || problem.kind == .malformed || problem.kind == .encoding
  }

  /// `problems` without escapes in strings that no program shows; where that isn’t sure, they are marked.
  func seen(_ problems: [CatalogProblem], in catalog: Catalog, _ unused: UnusedStrings) -> [CatalogProblem] {
    guard problems.contains(where: { $0.kind == .unknownEscape }) else { return problems }
    var (shown, doubtful, hidden) = (Set<String>(), Set<String>(), Set<String>())
    for (index, entry) in catalog.entries.enumerated() {
      let key = catalog.bytes(entry.key).text
      if unused.hides(index) {
        hidden.insert(key)
      } else if unused.mayContain(index) {
        doubtful.insert(key)
      } else {
        shown.insert(key)
      }
    }
    return problems.compactMap { problem in
      guard problem.kind == .unknownEscape, let key = problem.key, !shown.contains(key) else { return problem }
      var marked = problem
      let isDoubtful = doubtful.contains(key)
      marked.isDoubtful = problem.isDoubtful || isDoubtful
      return isDoubtful || !hidden.contains(key) ? marked : nil
    }
  }

  /// `problems`, with those marked that the base has in the string of the same key.
  func marked(_ problems: [CatalogProblem], translating base: BaseCatalog?) -> [CatalogProblem] {
    guard let base, problems.contains(where: { $0.kind == .unknownEscape }) else { return problems }
    let known = Set(base.catalog.problems.filter { $0.kind == .unknownEscape }.compactMap(\.key))
    return problems.map { problem in
      var marked = problem
      marked.isInherited = problem.kind == .unknownEscape && problem.key.map(known.contains) == true
      return marked
    }
  }
}

import CopyFiles
import CopyModel
import CopyPassage

/// Takes out findings about entries that are as they were in a git revision. An alert is one thing: where one of its
/// parts changed, all of it is told.
final class RevisionSieve: FindingSieve {
  private let comparison: GitComparison
  /// Fingerprints of the old entries of the file looked at last: a file that is mended is reviewed more than once.
  private var last: (path: String, entries: Set<Fingerprint>)?

  init(_ comparison: GitComparison) { self.comparison = comparison }

  /// Each entry is compared, which is done once.
  func needsWhole(of catalog: Catalog) -> Bool { true }

  func sift(_ review: inout Review) {
    siftMissing(&review)
    let path = review.catalog.path
    switch comparison.change(of: path) {
    case .isNew: return
    case .none: drop(from: &review) { _ in false }
    case .changed:
      guard let old = oldEntries(of: path, &review.failure) else { return }
      let catalog = review.catalog
      var isNew = catalog.entries.map { !old.contains(Self.fingerprint($0, in: catalog)) }
      for set in review.sets where set.members.contains(where: { isNew[$0] }) {
        for member in set.members { isNew[member] = true }
      }
      drop(from: &review) { isNew[$0] }
    }
  }

  /// A missing translation is news where its base text is.
  private func siftMissing(_ review: inout Review) {
    guard let base = review.base, !review.missing.isEmpty else { return }
    let catalog = base.catalog
    switch comparison.change(of: catalog.path) {
    case .isNew: return
    case .none: review.missing = []
    case .changed:
      guard let old = oldEntries(of: catalog.path, &review.failure) else { return }
      review.missing.removeAll { old.contains(Self.fingerprint(catalog.entries[$0.finding.entry], in: catalog)) }
    }
  }

  /// Keeps what concerns entries for which `isKept` holds.
  private func drop(from review: inout Review, unless isKept: (Int) -> Bool) {
    let catalog = review.catalog
    review.findings.removeAll { !isKept($0.entry) }
    let keys = Set(catalog.entries.indices.filter(isKept).map { catalog.bytes(catalog.entries[$0].key).text })
    review.problems.removeAll { problem in
      problem.kind != .malformed && !(problem.key.map(keys.contains) ?? !keys.isEmpty)
    }
  }

  /// Where the old file can’t be read, that is told, and all findings are.
  private func oldEntries(of path: String, _ failure: inout String?) -> Set<Fingerprint>? {
    if let last, last.path == path { return last.entries }
    do {
      guard let bytes = try comparison.oldBytes(of: path) else { return nil }
      let catalog = CatalogReader.read(bytes, path: path)
      let entries = Set(catalog.entries.map { Self.fingerprint($0, in: catalog) })
      last = (path, entries)
      return entries
    } catch {
      failure = "\(error)"
      return nil
    }
  }

  private static func fingerprint(_ entry: Entry, in catalog: Catalog) -> Fingerprint {
    var print = Fingerprint()
    print.add(catalog.bytes(entry.key))
    print.add(catalog.bytes(entry.variation))
    print.add(catalog.locale(of: entry).description.utf8)
    print.add(catalog.bytes(entry.value))
    return print
  }
}

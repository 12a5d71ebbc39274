import CopyModel
package import CopyProgram

/// What the programs and catalogues of some folders say, file by file, for those who stay while files change.
package final class ProgramLibrary {
  private let folders: [String]
  private let jobs: Int
  /// What each program says, by path; nil until somebody asks.
  private var facts: [String: ProgramFacts]?
  private var joined: (index: ProgramIndex, wrappers: [String])?
  /// Hashes of the keys and texts of each catalogue, by path; nil until somebody asks.
  private var hashes: [String: [UInt64]]?

  package init(folders: [String], jobs: Int) { (self.folders, self.jobs) = (folders, jobs) }

  /// What all programs say together.
  package func index(wrappers: [String]) -> ProgramIndex {
    if let joined, joined.wrappers == wrappers { return joined.index }
    let facts = joined?.wrappers == wrappers ? self.facts : nil
    let known = facts ?? readPrograms(wrappers)
    self.facts = known
    let index = ProgramIndex(known.sorted { $0.key < $1.key }.map(\.value))
    joined = (index, wrappers)
    return index
  }

  /// What catalogues have, so that programs are judged for other copy alone.
  package var covered: Set<UInt64> {
    let known = hashes ?? readCatalogs()
    hashes = known
    return known.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Takes in that the file at `path` has changed, or is gone. Says whether that concerns anybody.
  package func note(_ path: String) -> Bool {
    if ProgramFiles.claims(path: path) {
      guard facts != nil, let wrappers = joined?.wrappers else { return false }
      facts?[path] = ProgramFiles.facts(of: [path], wrappers: wrappers, jobs: 1).first
      joined = (ProgramIndex(facts?.sorted { $0.key < $1.key }.map(\.value) ?? []), wrappers)
      return true
    }
    guard hashes != nil, FileReviewer.isCatalog(path: path) else { return false }
    hashes?[path] = Self.hashes(of: path)
    return true
  }

  private func readPrograms(_ wrappers: [String]) -> [String: ProgramFacts] {
    let files = folders.isEmpty ? [] : FileFinder { ProgramFiles.claims(path: $0) }.find(folders).files
    let all = ProgramFiles.facts(of: files, wrappers: wrappers, jobs: jobs)
    return Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
  }

  private func readCatalogs() -> [String: [UInt64]] {
    let files = folders.isEmpty ? [] : FileFinder { FileReviewer.isCatalog(path: $0) }.find(folders).files
    return Dictionary(files.map { ($0, Self.hashes(of: $0)) }) { first, _ in first }
  }

  /// Nothing of a file that can’t be read, which its own review reports.
  private static func hashes(of path: String) -> [UInt64] {
    (try? FileReader.read(path)).map { FileReviewer.read($0, path: path).copyHashes } ?? []
  }
}

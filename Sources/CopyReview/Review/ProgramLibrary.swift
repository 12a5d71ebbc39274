import CopyFiles
package import CopyModel
package import CopyPassage
package import CopyProgram

/// What the programs and catalogues of some folders say, file by file, for those who stay while files change.
package final class ProgramLibrary {
  private let folders: [String]
  private let jobs: Int
  private let wanted: ([String]) -> [String]
  /// What each program says, by path; nil until somebody asks.
  private var facts: [String: ProgramFacts]?
  /// What they say together; nil where one of them has changed since.
  private var joined: ProgramIndex?
  /// The functions around keys by which they were read.
  private var wrappers: [String] = []
  /// What each catalogue has, by path; nil until somebody asks.
  private var copy: [String: KnownCopy]?
  /// The base language by which it was told.
  private var language: LocaleTag?

  /// - Parameter wanted: which of some files no configuration leaves out.
  package init(folders: [String], jobs: Int, wanted: @escaping ([String]) -> [String] = { $0 }) {
    (self.folders, self.jobs, self.wanted) = (folders, jobs, wanted)
  }

  /// What all programs say together.
  package func index(wrappers: [String]) -> ProgramIndex {
    if let joined, self.wrappers == wrappers { return joined }
    let known = self.wrappers == wrappers ? facts ?? readPrograms(wrappers) : readPrograms(wrappers)
    let index = ProgramIndex(known.sorted { $0.key < $1.key }.map(\.value), wrappers: wrappers) {
      try? FileReader.read($0)
    }
    (facts, joined, self.wrappers) = (known, index, wrappers)
    return index
  }

  /// What catalogues have, so that programs are judged for other copy alone; `language` is that of the base.
  package func covered(base language: LocaleTag?) -> KnownCopy {
    let known = language == self.language ? copy ?? readCatalogs(language) : readCatalogs(language)
    (copy, self.language) = (known, language)
    return known.values.reduce(into: KnownCopy()) { $0.add($1) }
  }

  /// Takes in that the file at `path` has changed, or is gone. Says whether that concerns anybody.
  package func note(_ path: String) -> Bool {
    guard !wanted([path]).isEmpty else { return false }
    if ProgramFiles.claims(path: path) {
      guard facts != nil else { return false }
      facts?[path] = ProgramFiles.facts(of: [path], wrappers: wrappers, jobs: 1).first
      joined = nil
      return true
    }
    guard copy != nil, CatalogReader.isCatalog(path: path) else { return false }
    copy?[path] = Self.copy(of: path, language)
    return true
  }

  private func readPrograms(_ wrappers: [String]) -> [String: ProgramFacts] {
    let files = folders.isEmpty ? [] : FileFinder { ProgramFiles.claims(path: $0) }.find(folders).files
    let all = ProgramFiles.facts(of: wanted(files), wrappers: wrappers, jobs: jobs)
    return Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
  }

  private func readCatalogs(_ language: LocaleTag?) -> [String: KnownCopy] {
    let files = folders.isEmpty ? [] : FileFinder { CatalogReader.isCatalog(path: $0) }.find(folders).files
    return Dictionary(wanted(files).map { ($0, Self.copy(of: $0, language)) }) { first, _ in first }
  }

  /// Nothing of a file that can’t be read, which its own review reports.
  private static func copy(of path: String, _ language: LocaleTag?) -> KnownCopy {
    (try? FileReader.read(path)).map { KnownCopy(CatalogReader.read($0, path: path), base: language) } ?? KnownCopy()
  }
}

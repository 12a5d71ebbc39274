import CopyFiles
import CopyModel
import Synchronization

/// How all English copy of a run cases its words. Read when somebody first asks, once for all threads.
package final class WordsOfRun: Sendable {
  private let files: [String]
  private let known = Mutex<CasesOfWords?>(nil)

  /// - Parameter files: the catalogues of the run that translate no others.
  package init(files: [String]) { self.files = files }

  /// Nothing is added once it is made, so that all threads may read it.
  package var uses: CasesOfWords {
    known.withLock { known in
      if let known { return known }
      let uses = CasesOfWords()
      for path in files { Self.gather(path, into: uses) }
      known = uses
      return uses
    }
  }

  /// A file that can’t be read has no words; its own review reports it.
  private static func gather(_ path: String, into uses: CasesOfWords) {
    let locale = LocaleOfPath.locale(of: path)
    guard locale.isEnglish || locale == .undetermined, let bytes = try? FileReader.read(path) else { return }
    NamesInUse.gather(CatalogReader.read(bytes, path: path), into: uses)
  }
}

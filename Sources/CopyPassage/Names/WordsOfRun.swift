import CopyFiles
package import CopyModel
import Synchronization

/// How all English copy of a run cases its words, and which it uses more than once. Read when somebody first asks, once for all
/// threads.
package final class WordsOfRun: Sendable {
  private struct Known {
    let uses = CasesOfWords()
    var repeated = RepeatedWords()
  }

  private let files: [String]
  private let known = Mutex<Known?>(nil)

  /// - Parameter files: the catalogues of the run that translate no others.
  package init(files: [String]) { self.files = files }

  /// Nothing is added once it is made, so that all threads may read it.
  ///
  /// - Parameter catalog: one that is at hand, so that its file isn’t read for a second time.
  package func uses(beside catalog: Catalog?) -> CasesOfWords { gathered(beside: catalog).uses }

  /// The words that stand in more than one text.
  func repeated(beside catalog: Catalog?) -> RepeatedWords { gathered(beside: catalog).repeated }

  private func gathered(beside catalog: Catalog?) -> Known {
    known.withLock { known in
      if let known { return known }
      var words = Known()
      for path in files { Self.gather(path, beside: catalog, into: &words) }
      known = words
      return words
    }
  }

  /// A file that can’t be read has no words; its own review reports it.
  private static func gather(_ path: String, beside atHand: Catalog?, into words: inout Known) {
    let locale = LocaleOfPath.locale(of: path)
    guard locale.isEnglish || locale == .undetermined, let catalog = catalog(path, atHand) else { return }
    NamesInUse.gather(catalog, into: words.uses)
    words.repeated.gather(catalog)
  }

  /// The catalogue at hand where it is what the file holds: it may have been edited, and the answer depend on who asks first.
  private static func catalog(_ path: String, _ atHand: Catalog?) -> Catalog? {
    if let atHand, atHand.path == path, (try? FileReader.holds(path, atHand.source.disk.bytes)) ?? false {
      return atHand
    }
    return (try? FileReader.read(path)).map { CatalogReader.read($0, path: path) }
  }
}

import CopyFiles
import CopyModel
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
  package var uses: CasesOfWords { gathered.uses }

  /// The words that stand in more than one text.
  var repeated: RepeatedWords { gathered.repeated }

  private var gathered: Known {
    known.withLock { known in
      if let known { return known }
      var words = Known()
      for path in files { Self.gather(path, into: &words) }
      known = words
      return words
    }
  }

  /// A file that can’t be read has no words; its own review reports it.
  private static func gather(_ path: String, into words: inout Known) {
    let locale = LocaleOfPath.locale(of: path)
    guard locale.isEnglish || locale == .undetermined, let bytes = try? FileReader.read(path) else { return }
    let catalog = CatalogReader.read(bytes, path: path)
    NamesInUse.gather(catalog, into: words.uses)
    words.repeated.gather(catalog)
  }
}

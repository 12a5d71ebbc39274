package import CopyKernel
package import CopyModel
import Synchronization

/// Dictionaries that were opened, for all threads: one takes some tenths of a second and many megabytes.
package final class DictionaryLibrary: Sendable {
  package static let shared = DictionaryLibrary()

  private let finder = DictionaryFinder()
  private let known = Mutex<[String: HunspellDictionary?]>([:])

  /// The dictionary for copy in `locale`, and what to say of it: nil where the machine has none.
  package func dictionary(for locale: LocaleTag) -> (HunspellDictionary?, SpellingSource) {
    let dictionary = known.withLock { known in
      if let found = known["\(locale)"] { return found }
      let found = finder.path(for: locale).flatMap(HunspellDictionary.init)
      known["\(locale)"] = .some(found)
      return found
    }
    return (dictionary, SpellingSource(locale: "\(locale)", name: dictionary?.name, version: dictionary?.version))
  }
}

extension ICU {
  /// What a worker has opened so far for one locale. Opening costs 10 µs to 5 ms, so each is opened once, when needed.
  package final class Services {
    package let locale: String
    private var iterators: [BreakIterator.Kind: BreakIterator] = [:]
    private var openedCaseMap: CaseMap?
    private var openedPlurals: PluralRules?

    package init(locale: String) { self.locale = locale }

    /// The iterator of a kind; it goes on to hold the text that was set last.
    package func iterator(_ kind: BreakIterator.Kind) throws(ICUError) -> BreakIterator {
      if let iterator = iterators[kind] { return iterator }
      let opened = try BreakIterator(kind, locale: locale)
      iterators[kind] = opened
      return opened
    }

    package func caseMap() throws(ICUError) -> CaseMap {
      if let openedCaseMap { return openedCaseMap }
      let opened = try CaseMap(locale: locale)
      openedCaseMap = opened
      return opened
    }

    /// Cardinal rules.
    package func plurals() throws(ICUError) -> PluralRules {
      if let openedPlurals { return openedPlurals }
      let opened = try PluralRules(locale: locale)
      openedPlurals = opened
      return opened
    }
  }

  /// The services of each locale that a worker has met. Belongs to one thread.
  package final class ServiceCache {
    private var services: [String: Services] = [:]

    package init() {}

    package func services(for locale: String) -> Services {
      if let known = services[locale] { return known }
      let opened = Services(locale: locale)
      services[locale] = opened
      return opened
    }
  }
}

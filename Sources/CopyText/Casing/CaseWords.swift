/// The word tables behind casing, built once for all analyzers.
package final class CaseWords: Sendable {
  let titleWords = TitleWords()
  let phrasalVerbs = PhrasalVerbs()

  package static let shared = CaseWords()

  private init() {}
}

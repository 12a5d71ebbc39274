import CopyKernel
import CopyModel
import CopyPassage

/// What was said of the strings of a catalogue one by one, kept while the file is edited: of those that stay as they were,
/// the same is to be said again.
struct StringFindings: Sendable {
  let catalog: Catalog
  let roles: ContiguousArray<RoleGuess>
  /// Strings that were judged as part of a set, of which nothing is kept.
  let isMember: [Bool]
  let base: BaseCatalog?
  let isWithinFile: Bool
  let findings: [Int: [Finding]]
  /// What the file told of names; nil where no rule asked.
  let cases: CasesOfWords?
  /// What its titles told of names, by language.
  let titles: [LocaleTag: WordsInTitles]

  /// What is to be said of the string at `index`.
  subscript(index: Int) -> [Finding] { findings[index] ?? [] }
}

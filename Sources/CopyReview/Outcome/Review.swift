package import CopyKernel
package import CopyModel
package import CopyPassage

/// How a set could read.
package struct SetProposal: Sendable {
  package let set: CopySet
  let proposed: ProposedSet
  let system: SystemButtons
  /// Its place among those for the same set, from 1.
  let rank: Int
}

/// A catalogue with all that is to be said of it.
package struct Review: Sendable {
  package let catalog: Catalog
  package let roles: ContiguousArray<RoleGuess>
  /// What calls show strings as that have several uses, by their indices.
  package let uses: [Int: [RoleGuess]]
  package let sets: [CopySet]
  /// What is told of its copy.
  package internal(set) var findings: [Finding]
  /// What is told of the file itself.
  package internal(set) var problems: [CatalogProblem]
  /// Findings that are not told because a baseline knows them; all of them where one is made.
  package internal(set) var met: [FindingIdentity] = []
  /// Why not all could be done that was asked for.
  package internal(set) var failure: String?
  /// How whole sets could read; empty unless the settings ask for it.
  package var proposals: [SetProposal]
  /// The questions to ask about its sets; nil when nobody asked for them.
  package let checklist: Checklist?
  /// What the catalogue translates; nil where it is no translation.
  package let base: BaseCatalog?
  /// What stands in the base alone.
  package internal(set) var missing: [MissingTranslation]
  /// How many strings of each language were held against a base.
  package let languages: [LanguageTally]
  /// What is found in each language and not told, since somebody knows it; nil in a run that tells all.
  package var known: [LanguageTally]?
  /// What was said of each string by itself, where the file may be edited and reviewed again.
  var strings: StringFindings?
  /// Whether it is all that is to be said, and no piece of it.
  package let isWhole: Bool

  /// What the string is for that a finding is about.
  func role(of finding: Finding) -> RoleGuess {
    uses[finding.entry]?.first { $0.role == finding.use } ?? roles[finding.entry]
  }

  /// The first set that the entry at `index` is in.
  package func set(of index: Int) -> CopySet? { sets.first { $0.members.contains(index) } }
}

/// Takes out of a review what is not to be told, before diagnostics are made of it. Edits follow: what is not told is not
/// mended either.
protocol FindingSieve {
  /// Sifts a review, or each piece of one.
  func sift(_ review: inout Review)
  /// Whether it must see all that is said of `catalog` at once; where not, it is given pieces.
  func needsWhole(of catalog: Catalog) -> Bool
}

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
  /// Which words it was asked whether a period cuts them short, by language.
  let cutWords: [LocaleTag: CutWords]
  /// How its translations end.
  let endMarks: EndMarkHabits
  /// What its texts do alike.
  let house: HouseHabits

  /// What is to be said of the string at `index`.
  subscript(index: Int) -> [Finding] { findings[index] ?? [] }
}

package import CopyFiles
package import CopyPassage
package import CopyProgram
package import CopyReview

/// What the edits of a run make of its files: what `--diff` shows, `--fix` writes, and `check` counts.
package struct EditPlan: Sendable {
  /// By index of the catalogue, where its edits were looked for.
  package fileprivate(set) var catalogs: [Int: FileEdits] = [:]
  /// The same for programs.
  package fileprivate(set) var programs: [Int: FileEdits] = [:]
  /// Why edits of a file couldn’t be looked for, by its path.
  package fileprivate(set) var failures: [String: String] = [:]
  /// All files as they are to be.
  package fileprivate(set) var drafts = Drafts()
  /// What programs say then; nil where none of them changes.
  package fileprivate(set) var index: ProgramIndex?

  /// Nothing is edited.
  package init() {}

  /// Puts the new files in the place of the old ones. One that can’t be written stays as it is, and what is said of it is
  /// true of the file on disk.
  package mutating func write(catalogs catalogPaths: [String], programs programPaths: [String]) {
    for folder in Set((catalogPaths + programPaths).map(Leavings.folder)) { Leavings.sweep(folder) }
    write(\.catalogs, catalogPaths)
    write(\.programs, programPaths)
  }

  /// The files of `chosen` in which nothing is edited: their copy isn’t what it was when it was chosen.
  package func unmade(_ chosen: ChosenEdits, _ catalogPaths: [String], _ programPaths: [String]) -> [String] {
    let made =
      catalogs.filter { $0.value.count > 0 }.map { catalogPaths[$0.key] }
      + programs.filter { $0.value.count > 0 }.map { programPaths[$0.key] }
    let failed = catalogs.filter { $0.value.failure != nil }.map { catalogPaths[$0.key] }
    return chosen.paths.subtracting(made + failed).sorted()
  }

  private mutating func write(_ kind: WritableKeyPath<EditPlan, [Int: FileEdits]>, _ paths: [String]) {
    for index in self[keyPath: kind].keys.sorted() {
      let isWritten = self[keyPath: kind][index]?.write(to: paths[index]) ?? true
      if !isWritten { drafts.drop(paths[index]) }
    }
  }
}

/// What is known of a file before its edits are looked for.
package struct FileStart: Sendable {
  /// Whether some finding has an edit.
  package let isDue: Bool
  /// What is found of it.
  package let findings: Int
  package let copy: KnownCopy
  /// What its edits make of it as long as nothing changes that it depends on; nil where they weren’t looked for.
  let edits: FileEdits?

  /// - Parameter isNeeded: whether something else depends on its words.
  package init(_ outcome: FileOutcome, isNeeded: Bool) {
    (isDue, findings, copy) = (outcome.summary.fixable > 0, outcome.summary.findings, outcome.copy)
    edits = isNeeded ? outcome.edits : outcome.edits?.withoutBytes
  }
}

/// Makes the plan of edits of a run. Files bear on each other: translations are held against the words that stay in their
/// base, and programs are judged for what no catalogue has. So bases come first, then what translates them, then programs,
/// and all again that the programs’ new words concern.
package struct EditPlanner {
  /// More rounds than this nobody has seen a run need.
  private static let rounds = 8

  private let extent: FileFixer.Extent
  private let scope: ReviewScope
  private let jobs: Int
  private var catalogs: SettingsPlan
  private var programs: SettingsPlan?
  private let bases: [String?]
  private let starts: (catalogs: [FileStart], programs: [FileStart])?
  /// Paths of files that others translate.
  private let isBase: Set<String>
  private var plan = EditPlan()

  /// - Parameters:
  ///   - bases: for each catalogue the path of the file that it translates.
  ///   - starts: what a review found already; without it all files are looked at.
  package init(
    _ catalogs: SettingsPlan, bases: [String?], programs: SettingsPlan?, _ extent: FileFixer.Extent,
    scope: ReviewScope, jobs: Int, after starts: (catalogs: [FileStart], programs: [FileStart])? = nil
  ) {
    (self.catalogs, self.bases, self.programs) = (catalogs, bases, programs)
    (self.extent, self.scope, self.jobs, self.starts) = (extent, scope, jobs, starts)
    isBase = Set(bases.compactMap(\.self))
    self.catalogs.update { $0.proposes = extent.rewritesSets }
    self.programs?.update { $0.proposes = extent.rewritesSets }
  }

  /// The plan, with an error where a file can’t be reviewed at all.
  package mutating func made() throws -> EditPlan {
    var (due, covered) = (catalogsDue, KnownCopy?.none)
    for round in 0..<Self.rounds {
      try mendCatalogs(due, isFirst: round == 0)
      let known = knownCopy
      guard let words = try mendPrograms(among: known, isNews: known != covered) else { break }
      covered = known
      due = catalogs.files.indices.filter { copy(at: $0).meets(words) }
      if due.isEmpty { break }
      readPrograms()
    }
    if starts == nil, plan.programs.values.contains(where: { $0.count > 0 }) {
      readPrograms()
      plan.index = catalogs.settings.first?.program
    }
    return plan
  }

  /// How many fewer findings there are than at the start.
  package func settled(by plan: EditPlan) -> Int {
    guard let starts else { return 0 }
    return plan.catalogs.reduce(0) { $0 + starts.catalogs[$1.key].findings - $1.value.left }
      + plan.programs.reduce(0) { $0 + starts.programs[$1.key].findings - $1.value.left }
  }

  private var catalogsDue: [Int] {
    catalogs.files.indices.filter { starts?.catalogs[$0].isDue ?? true }
  }

  // MARK: Catalogues

  /// Those that nothing stands above come first: the others are held against what these say then.
  private mutating func mendCatalogs(_ due: [Int], isFirst: Bool) throws {
    _ = try mend(due.filter { bases[$0] == nil }, \.catalogs, catalogs, bases) { _ in isFirst }
    let (isDue, drafts) = (Set(due), plan.drafts)
    let hasNewBase = bases.map { base in base.map { drafts.draft(of: $0) != nil } ?? false }
    let translations = catalogs.files.indices.filter { bases[$0] != nil && (isDue.contains($0) || hasNewBase[$0]) }
    _ = try mend(translations, \.catalogs, catalogs, bases) { isFirst && !hasNewBase[$0] }
  }

  private func copy(at index: Int) -> KnownCopy {
    plan.catalogs[index]?.copy ?? starts?.catalogs[index].copy ?? KnownCopy()
  }

  private var knownCopy: KnownCopy {
    guard programs != nil else { return KnownCopy() }
    return catalogs.files.indices.reduce(into: KnownCopy()) { $0.add(copy(at: $1)) }
  }

  // MARK: Programs

  /// Mends programs, given what catalogues have; nil where none changes, else the words that came and went.
  private mutating func mendPrograms(among known: KnownCopy, isNews: Bool) throws -> Set<UInt64>? {
    guard var programs, isNews else { return nil }
    programs.add(covered: known)
    let wasKnown = starts.map { $0.catalogs.reduce(into: KnownCopy()) { $0.add($1.copy) } }
    let due = programs.files.indices.filter { known != wasKnown || starts?.programs[$0].isDue ?? true }
    let (before, isAsReviewed) = (plan.drafts, known == wasKnown && plan.programs.isEmpty)
    let changed = try mend(
      due, \.programs, programs, Array(repeating: nil, count: programs.files.count)
    ) { _ in isAsReviewed }
    guard !changed.isEmpty else { return nil }
    let paths = changed.map { programs.files[$0] }
    return words(of: paths, before).symmetricDifference(words(of: paths, plan.drafts))
  }

  private func words(of files: [String], _ drafts: Drafts) -> Set<UInt64> {
    let facts = ProgramFiles.facts(of: files, wrappers: programs?.wrappers ?? [], jobs: jobs, drafts: drafts)
    return facts.reduce(into: []) { words, facts in
      for use in facts.uses { words.formUnion([use.copy.key, use.copy.fallback]) }
    }
  }

  private mutating func readPrograms() {
    guard let programs else { return }
    let index = ProgramFiles.index(of: programs.files, wrappers: programs.wrappers, jobs: jobs, drafts: plan.drafts)
    catalogs.add(index)
  }

  // MARK: Files

  /// Mends files of `settings`, and returns which of them changed. Of those that stand `asReviewed`, the review told the
  /// edits already.
  private mutating func mend(
    _ all: [Int], _ kind: WritableKeyPath<EditPlan, [Int: FileEdits]>, _ settings: SettingsPlan, _ bases: [String?],
    asReviewed: (Int) -> Bool
  ) throws -> [Int] {
    let (files, drafts, scope, extent) = (settings.files, plan.drafts, scope, extent)
    let library = BaseLibrary(drafts)
    var (due, changed) = ([Int](), [Int]())
    for index in all {
      if asReviewed(index), let edits = (kind == \.programs ? starts?.programs : starts?.catalogs)?[index].edits {
        if edits.count > 0 { changed.append(index) }
        try take(edits, of: index, in: files[index], kind)
      } else {
        due.append(index)
      }
    }
    try Workers.run(
      count: due.count, jobs: jobs,
      makeState: {
        PlannedWorkers(settings) { try FileWorker(settings: $0, bases: library, drafts: drafts, scope: scope) }
      },
      work: { [due] workers, place in
        let index = due[place]
        return Result { try workers.worker(for: index).edits(of: files[index], base: bases[index], extent) }
      },
      consume: { (place: Int, result: Result<FileEdits, any Error>) throws in
        let index = due[place]
        switch result {
        case .success(let edits):
          if edits.count > 0 { changed.append(index) }
          try take(edits, of: index, in: files[index], kind)
        case .failure(let error): plan.failures[files[index]] = FileWorker.failure(error, of: files[index])
        }
      })
    return changed
  }

  private mutating func take(
    _ edits: FileEdits, of index: Int, in path: String, _ kind: WritableKeyPath<EditPlan, [Int: FileEdits]>
  ) throws {
    let all = plan[keyPath: kind][index]?.followed(by: edits) ?? edits
    plan[keyPath: kind][index] = starts == nil ? all : all.withoutBytes
    // Where edits are only counted, the words are kept on which something else depends.
    guard edits.count > 0, starts == nil || kind == \.programs || isBase.contains(path) else { return }
    try plan.drafts.put(edits.new, at: path)
  }
}

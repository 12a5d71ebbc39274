import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyPassage
import CopyReview

/// Whole projects: folders of catalogues, their translations, and programs with copy of their own.
extension Desk {
  /// What is at fault in the files at `paths`, as `copydesk check` finds it: translations are held against their bases,
  /// programs tell what their strings are for, and configurations (`.copydesk.yml`) hold in their folders.
  ///
  /// Files are read side by side; what is returned doesn’t depend on how many at once.
  /// - Parameter paths: Files and folders, absolute or below the working folder.
  /// - Throws: ``DeskError`` where a configuration makes no sense, or no paths are given. A file that can’t be read throws
  ///   nothing: it has its `failure`, and the others are reviewed.
  public func review(at paths: [String]) throws(DeskError) -> ProjectReport {
    try Self.run { () throws in try reviewed(try project(at: paths)) }
  }

  /// Makes the edits that keep the meaning, in all files at `paths`, and writes them: each file as a whole or not at all.
  /// - Returns: The files that have changed.
  /// - Throws: ``DeskError`` where a configuration makes no sense, no paths are given, or a file can’t be written.
  public func fix(at paths: [String]) throws(DeskError) -> [EditedFile] {
    try Self.run { () throws in
      let project = try project(at: paths)
      let programs = project.programs?.files ?? []
      var planner = EditPlanner(
        project.plan, bases: project.bases, programs: project.programs, .safe, scope: ReviewScope(),
        jobs: Processors.count)
      var plan = try planner.made()
      plan.write(catalogs: project.plan.files, programs: programs)
      let changes =
        plan.catalogs.sorted { $0.key < $1.key }.map { (project.plan.files[$0.key], $0.value) }
        + plan.programs.sorted { $0.key < $1.key }.map { (programs[$0.key], $0.value) }
      if let failure = changes.lazy.compactMap(\.1.failure).first { throw DeskError(failure) }
      return changes.filter { $0.1.change != nil }.map { EditedFile(path: $0.0, edits: $0.1.count) }
    }
  }

  private func project(at paths: [String]) throws -> Project {
    guard !paths.isEmpty else { throw DeskError("No path is given. Name a file or folder.") }
    let project = try Project(at: paths, Project.Wishes(settings: settings, jobs: Processors.count))
    try HouseRuleTrial.run(project.plan)
    return project
  }

  private func reviewed(_ project: Project) throws -> ProjectReport {
    var report = ProjectReport(
      files: [], summary: Summary(),
      failures: project.errors.map(\.description) + project.unknown.map { "“\($0)” is of no format with copy." })
    let review = ProjectReview(jobs: Processors.count) { settings, bases in
      var settings = settings
      settings.proposes = true
      return try FileWorker(settings: settings, bases: bases)
    }
    var known = KnownCopy()
    try review.add(project.plan, translating: project.bases, to: &report, noting: &known)
    if var programs = project.programs {
      programs.add(covered: known)
      try review.add(
        programs, translating: [String?](repeating: nil, count: programs.files.count), to: &report, noting: &known)
    }
    return report
  }
}

extension ProjectReview {
  /// Adds what is said of the files of `plan`.
  fileprivate func add(
    _ plan: SettingsPlan, translating bases: [String?], to report: inout ProjectReport, noting known: inout KnownCopy
  ) throws {
    var diagnostics: [Diagnostic] = []
    try run(plan, translating: bases, hear: { diagnostics += $0 }) { _, outcome in
      report.files.append(
        ProjectReport.File(
          path: outcome.path, report: CopyReport(diagnostics: diagnostics, proposals: outcome.proposals),
          failure: outcome.failure))
      report.summary.add(outcome.summary)
      known.add(outcome.copy)
      diagnostics = []
    }
  }
}

public import CopyKernel
public import CopyModel

/// What a desk says of files and folders.
public struct ProjectReport: Sendable {
  /// What is said of one file.
  public struct File: Sendable {
    /// The path as found: absolute where the folder was named so.
    public var path: String
    /// In the order of the file. What a translation has of its base is marked as inherited.
    public var report: CopyReport
    /// Why the file couldn’t be read, or not all of it; nil where all went well.
    public var failure: String?
  }

  /// The files with copy, in a stable order: catalogues first, then programs that have copy of their own.
  public var files: [File]
  /// What was read and found, in numbers.
  public var summary: Summary
  /// Paths that lead nowhere or hold no copy, each with what to do about it.
  public var failures: [String]

  /// All diagnostics, file by file.
  public var diagnostics: [Diagnostic] { files.flatMap(\.report.diagnostics) }

  /// The loudest level among the diagnostics that aren’t inherited; `off` where nothing is at fault.
  public var severity: Severity { diagnostics.filter { !$0.isInherited }.map(\.severity).max() ?? .off }
}

/// A file that a desk has edited.
public struct EditedFile: Sendable, Equatable {
  public var path: String
  /// How many edits were made.
  public var edits: Int
}

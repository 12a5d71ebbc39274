public import CopyKernel
public import CopyModel

/// What a desk says of one text, alert, notification, or file.
public struct CopyReport: Sendable {
  /// What is at fault, in the order of the text. Of a file each has its place; of copy that lies in no file `place` is nil, and
  /// `key` names the part: `title`, `message`, `body`, `button 1`, `action 1`.
  public var diagnostics: [Diagnostic]

  /// How whole alerts and notifications could read; empty where no better words are known.
  public var proposals: [Proposal]

  /// The loudest level among the diagnostics; `off` where nothing is at fault.
  public var severity: Severity { diagnostics.map(\.severity).max() ?? .off }

  /// The diagnostics that are as loud as `level` or louder.
  public func diagnostics(from level: Severity) -> [Diagnostic] { diagnostics.filter { $0.severity >= level } }
}

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

/// How a text fits one place where it is shown.
public struct Measure: Sendable, Equatable {
  /// How sure it is that the text has room.
  public enum Verdict: String, Sendable {
    case fits
    /// Within the error of the measure: look at it on a device.
    case borderline
    case overflows
  }

  /// The name of the surface, such as `ios-alert`; `Surface.named` knows them.
  public let surface: String
  /// How wide the whole text is on one line, in points.
  public let points: Double
  /// How wide a line may be, in points.
  public let column: Double
  /// How many lines the text takes.
  public let lines: Int
  /// How many lines are in order; nil where there is no limit.
  public let maxLines: Int?
  public let verdict: Verdict

  init(_ fit: Fit) {
    surface = fit.surface
    points = fit.points
    column = fit.column
    lines = fit.lines
    maxLines = fit.maxLines
    verdict =
      switch fit.verdict {
      case .fits: .fits
      case .borderline: .borderline
      case .overflows: .overflows
      }
  }
}

/// Why a desk couldn’t do what was asked.
public struct DeskError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What went wrong, and what to do about it, as a sentence for people.
  public let description: String

  init(_ description: String) { self.description = description }
}

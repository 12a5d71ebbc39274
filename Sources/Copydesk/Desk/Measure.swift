import CopyKernel

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

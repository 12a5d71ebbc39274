import CopyModel

/// How a string fits a surface.
package struct Fit: Sendable {
  package enum Verdict: String, Sendable, Comparable {
    case fits
    /// Within the error of the measure.
    case borderline
    case overflows

    private var rank: Int { self == .fits ? 0 : self == .borderline ? 1 : 2 }
    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  /// The surface that was asked for, and the one that is meant: of several generations the worst.
  package var surface: String
  package var edition: String
  var surfaceName: String
  var part: PartName
  /// Width of the whole text on one line, in points.
  package var points: Double
  /// Width that it wraps in.
  package var column: Double
  package var lines: Int
  /// The most lines that are in order; nil where there is no limit.
  package var maxLines: Int?
  /// Whether lines beyond the limit are cut, rather than merely too many.
  var isCut: Bool
  package var verdict: Verdict

  /// Of two, the one that is worse: by verdict, then by how much of the surface it fills.
  func isWorse(than other: Fit) -> Bool {
    if verdict != other.verdict { return verdict > other.verdict }
    return fill > other.fill
  }

  private var fill: Double { points / (column * Double(maxLines ?? max(lines, 1))) }
}

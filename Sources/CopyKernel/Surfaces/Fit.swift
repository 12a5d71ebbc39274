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

  /// Where it is shown: of several generations the worst.
  package let place: SurfacePlace
  /// The surface that was asked for.
  package var surface: String
  /// Width of the whole text on one line, in points.
  package let points: Double
  package var lines = 1
  /// Letters of the whole text.
  package var letters = 0
  package var verdict = Verdict.fits

  package init(_ place: SurfacePlace, points: Double) {
    self.place = place
    surface = place.surface
    self.points = points
  }

  /// The surface that is meant, by its name on the command line, and with its article.
  package var edition: String { place.surface }
  package var surfaceName: String { place.name }
  package var part: PartName { place.part }
  /// Width that it wraps in.
  package var column: Double { place.column }
  /// The most lines that are in order; nil where there is no limit.
  package var maxLines: Int? { place.limit }

  /// Of two, the one that is worse: by verdict, then by how much of the surface it fills.
  package func isWorse(than other: Fit) -> Bool {
    if verdict != other.verdict { return verdict > other.verdict }
    return fill > other.fill
  }

  private var fill: Double { points / (column * Double(maxLines ?? max(lines, 1))) }
}

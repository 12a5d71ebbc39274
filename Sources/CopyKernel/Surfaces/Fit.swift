package import CopyModel

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

  /// Whether more is too long than a narrow letter or a lucky break of the lines would give. Our own choice: readers called what
  /// is one letter too long debatable, and two letters right.
  package var isClearlyTooLong: Bool {
    verdict == .overflows && points > column * Double(maxLines ?? lines) * Self.margin
  }

  /// By how much an estimate may be off.
  package static let margin = 1.04

  private var fill: Double { points / (column * Double(maxLines ?? max(lines, 1))) }

  /// Writes the fields of a width object.
  package func write(to writer: inout JSONWriter) {
    writer.field("surface", surface)
    writer.field("edition", edition)
    writer.field("points", points, digits: 1)
    writer.field("column", column, digits: 1)
    writer.field("lines", lines)
    writer.field("maxLines", maxLines)
    writer.field("fit", verdict.rawValue)
  }
}

extension JSONWriter {
  /// `width`, the worst of `fits`, or null; where there are several, `widths` has all of them.
  package mutating func widths(_ fits: [Fit], _ expansions: [Expansion] = []) {
    guard let first = fits.first else { return field("width", json: nil) }
    let worst = fits.dropFirst().reduce(first) { $1.isWorse(than: $0) ? $1 : $0 }
    object("width") { writer in
      worst.write(to: &writer)
      if !expansions.isEmpty { writer.object("locales") { $0.expansions(expansions) } }
    }
    guard fits.count > 1 else { return }
    array("widths") { writer in
      for fit in fits { writer.object { fit.write(to: &$0) } }
    }
  }

  /// An object for each language, named by it.
  package mutating func expansions(_ expansions: [Expansion]) {
    for expansion in expansions { object(named: "\(expansion.locale)") { expansion.write(to: &$0) } }
  }
}

/// How wide a translation will probably be.
package struct Expansion: Sendable {
  package let locale: LocaleTag
  /// Widths in points that half of the translations and nine of ten stay within.
  package let half, most: Double
  /// Lines of the wider of the two, and of the other one.
  package let lines: Int
  package let halfLines: Int
  /// Whether nine of ten fit; borderline where half of them do.
  package let verdict: Fit.Verdict

  package init(locale: LocaleTag, half: Double, most: Double, lines: Int, halfLines: Int, verdict: Fit.Verdict) {
    self.locale = locale
    self.half = half
    self.most = most
    self.lines = lines
    self.halfLines = halfLines
    self.verdict = verdict
  }

  package func write(to writer: inout JSONWriter) {
    writer.field("p50", half, digits: 1)
    writer.field("p90", most, digits: 1)
    writer.field("lines", lines)
    writer.field("fit", verdict.rawValue)
  }
}

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

/// How widths and lines are told to people. Figures come with the surface they hold for, and with the band: whether copy
/// fits, only just fits, or overflows.
package enum FitText {
  /// “overflows an iPhone alert (iOS 26): it is about 9 letters too long”.
  package static func band(_ fit: Fit) -> String {
    switch fit.verdict {
    case .fits: "fits \(fit.surfaceName)"
    case .borderline: "only just fits \(fit.surfaceName)"
    // An alert grows with its message: nothing is cut off.
    case .overflows where fit.part == .message && !fit.place.isCut && fit.lines > 1:
      "is long for \(fit.surfaceName): it takes \(fit.lines) lines, \(excess(fit))"
    case .overflows: "overflows \(fit.surfaceName): it \(measure(fit))"
    }
  }

  /// The same behind what else is too long: “ and overflows …”; nothing where the copy fits.
  package static func besides(_ fit: Fit?) -> String {
    fit.map { $0.verdict == .overflows ? " and \(band($0))" : "" } ?? ""
  }

  /// “takes 3 lines, 1 more than it should, and is about 12 letters too long”, or “is about 9 letters too long”.
  private static func measure(_ fit: Fit) -> String {
    let length = "is about \(excess(fit.points, in: fit)) too long"
    return fit.maxLines == 1 || fit.lines == 1 ? length : "takes \(fit.lines) lines, \(excess(fit)), and \(length)"
  }

  /// What the same place holds of the base: “takes 2”, or “leaves about 6 letters”.
  package static func brief(_ fit: Fit) -> String {
    fit.maxLines == 1 ? "leaves about \(letters(fit.column - fit.points, in: fit))" : "takes \(fit.lines)"
  }

  /// “fits in 1 line, about 6 letters left”, “about 9 letters too long for 1 line”.
  package static func summary(_ fit: Fit) -> String {
    let shown = counted(fit.lines, "line")
    guard let limit = fit.maxLines else { return "\(shown), as many as it takes" }
    switch fit.verdict {
    case .overflows: return "about \(excess(fit.points, in: fit)) too long for \(counted(limit, "line"))"
    case .borderline: return "only just fits in \(shown)"
    case .fits:
      let most = limit > fit.lines ? "\(shown) of \(limit)" : shown
      return "fits in \(most), about \(letters(fit.column * Double(limit) - fit.points, in: fit)) left"
    }
  }

  /// “fits in 1 line, about 2 letters left, in an iPhone alert; German about 2 lines, Korean fits”: what is too long, or will be
  /// in half of the translations to a language. Nil where there is room.
  package static func room(_ fit: Fit, _ expansions: [(name: String, expansion: Expansion)]) -> String? {
    let isWide = expansions.contains { $0.expansion.verdict == .overflows }
    guard fit.verdict != .fits || isWide else { return nil }
    let own = fit.verdict == .overflows ? band(fit) : "\(summary(fit)) in \(fit.surfaceName)"
    // What is too long as it is will be too long in any language.
    guard isWide, fit.verdict != .overflows else { return own }
    let told = expansions.filter { $0.expansion.verdict == .overflows || $0.expansion.locale.isLanguage("ko") }
    return "\(own); \(translated(told))"
  }

  /// What languages make of it, worst first: “German about 2 lines, Korean fits”.
  package static func translated(_ expansions: [(name: String, expansion: Expansion)]) -> String {
    let sorted = expansions.enumerated().sorted { left, right in
      let (one, other) = (left.element.expansion, right.element.expansion)
      if one.verdict != other.verdict { return one.verdict > other.verdict }
      return (other.lines, other.half, left.offset) < (one.lines, one.half, right.offset)
    }
    return sorted.map { "\($0.element.name) \(translated($0.element.expansion))" }.joined(separator: ", ")
  }

  private static func translated(_ expansion: Expansion) -> String {
    switch expansion.verdict {
    case .fits: "fits"
    case .borderline: "only just fits"
    case .overflows: "about \(counted(expansion.lines, "line"))"
    }
  }

  /// The lines that there are: “1 line”.
  package static func room(of fit: Fit) -> String { counted(fit.maxLines ?? max(fit.lines, 1), "line") }

  /// How many letters of this text `width` is more than its lines hold, one at least: “9 letters”.
  package static func excess(_ width: Double, in fit: Fit) -> String {
    letters(max(width - fit.column * Double(fit.maxLines ?? max(fit.lines, 1)), 1), in: fit)
  }

  /// How many letters of this text stand in `width`, one at least where any width is left.
  package static func letters(_ width: Double, in fit: Fit) -> String {
    let each = fit.letters > 0 && fit.points > 0 ? fit.points / Double(fit.letters) : 1
    return counted(max(Int((width / each).rounded(.down)), width > 0 || fit.verdict == .overflows ? 1 : 0), "letter")
  }

  /// How many of the `count` letters that are `width` wide don’t stand in `room`: “6 letters”.
  package static func excess(_ width: Double, over room: Double, letters count: Int) -> String {
    counted(max(Int(((width - room) / width * Double(count)).rounded()), 1), "letter")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Whole points; a decimal would claim more than is known.
  package static func points(_ length: Double) -> String { "\(Int(length.rounded()))" }

  /// “1 more than fit”.
  private static func excess(_ fit: Fit) -> String {
    "\(fit.lines - (fit.maxLines ?? fit.lines)) more than \(fit.place.isCut ? "are shown" : "it should")"
  }
}

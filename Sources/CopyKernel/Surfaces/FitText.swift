/// How widths and lines are told to people. Figures come with the surface they hold for, and with the band: whether copy
/// fits, only just fits, or overflows.
package enum FitText {
  /// “overflows an iPhone alert (iOS 26): it takes 3 lines of 260 points, 1 more than it should”.
  package static func band(_ fit: Fit) -> String {
    switch fit.verdict {
    case .fits: "fits \(fit.surfaceName)"
    case .borderline: "only just fits \(fit.surfaceName)"
    case .overflows: "overflows \(fit.surfaceName): it \(measure(fit))"
    }
  }

  /// “takes 3 lines of 260 points, 1 more than it should”, or “is 262 points wide, and 238 are there”.
  private static func measure(_ fit: Fit) -> String {
    if fit.maxLines == 1 || fit.lines == 1 {
      return "is \(points(fit.points)) points wide, and \(points(fit.column)) are there"
    }
    return "takes \(fit.lines) lines of \(points(fit.column)) points, \(excess(fit))"
  }

  /// What the same place holds of the base: “takes 2”, or “is 120 points wide”.
  package static func brief(_ fit: Fit) -> String {
    fit.maxLines == 1 ? "is \(points(fit.points)) points wide" : "takes \(fit.lines)"
  }

  /// “131 points, 1 line of 238, fits”.
  package static func summary(_ fit: Fit) -> String {
    let limit = fit.maxLines.map { ", \($0) at most" } ?? ""
    let lines = fit.lines == 1 ? "1 line" : "\(fit.lines) lines"
    return "\(points(fit.points)) points, \(lines) of \(points(fit.column))\(limit): \(fit.verdict.rawValue)"
  }

  /// Whole points; a decimal would claim more than is known.
  package static func points(_ length: Double) -> String { "\(Int(length.rounded()))" }

  /// “1 more than fit”.
  private static func excess(_ fit: Fit) -> String {
    "\(fit.lines - (fit.maxLines ?? fit.lines)) more than \(fit.place.isCut ? "are shown" : "it should")"
  }
}

/// How widths and lines are told to people. Figures come with the surface they hold for.
enum FitText {
  /// “3 lines of 238 points in an iPhone alert, iOS 26”.
  static func lines(_ fit: Fit) -> String {
    "\(fit.lines) lines of \(points(fit.column)) points in \(fit.surfaceName)"
  }

  /// “262 points wide; an iPhone alert, iOS 26, has 238”.
  static func width(_ fit: Fit) -> String {
    "\(points(fit.points)) points wide; \(fit.surfaceName) has \(points(fit.column))"
  }

  /// “131 points, 1 line of 238, fits”.
  static func summary(_ fit: Fit) -> String {
    let limit = fit.maxLines.map { ", \($0) at most" } ?? ""
    let lines = fit.lines == 1 ? "1 line" : "\(fit.lines) lines"
    return "\(points(fit.points)) points, \(lines) of \(points(fit.column))\(limit): \(fit.verdict.rawValue)"
  }

  /// Whole points; a decimal would claim more than is known.
  static func points(_ length: Double) -> String { "\(Int(length.rounded()))" }

  /// “1 more than fit”.
  static func excess(_ fit: Fit) -> String {
    "\(fit.lines - (fit.maxLines ?? fit.lines)) more than \(fit.isCut ? "are shown" : "it should")"
  }
}

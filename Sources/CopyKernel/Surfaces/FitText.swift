/// How widths and lines are told to people. Figures come with the surface they hold for, and with the band: whether copy
/// fits, only just fits, or overflows.
package enum FitText {
  /// “overflows an iPhone alert (iOS 26): it is about 9 letters too long”.
  package static func band(_ fit: Fit) -> String {
    switch fit.verdict {
    case .fits: "fits \(fit.surfaceName)"
    case .borderline: "only just fits \(fit.surfaceName)"
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
